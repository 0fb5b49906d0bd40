import { Menu, MenuItem } from '@dragoman/ui/Menu'
import { t } from '../i18n/t.ts'
import type { MenuAnchor } from '../shell/menu-button.ts'

export interface HelpListProps {
  anchor: MenuAnchor
  onShowKeys: () => void
}

export function HelpList({ anchor, onShowKeys }: HelpListProps) {
  return (
    <Menu
      anchor={anchor}
      label={t('shell.help')}
      placement="top start"
      onAction={(key) => key === 'keys' && onShowKeys()}
    >
      <MenuItem id="keys" icon="key" shortcut="?">
        {t('shell.help.keys')}
      </MenuItem>
      <MenuItem id="help" icon="external" href="/docs" target="_blank" rel="noopener">
        {t('shell.help.center')}
      </MenuItem>
      <MenuItem id="api" icon="external" href="/api/docs" target="_blank" rel="noopener">
        {t('shell.help.api')}
      </MenuItem>
      <MenuItem id="commands" icon="external" href="/docs/command-line" target="_blank" rel="noopener">
        {t('shell.help.commands')}
      </MenuItem>
      <MenuItem id="updates" icon="external" href="/docs/updates" target="_blank" rel="noopener">
        {t('shell.help.updates')}
      </MenuItem>
    </Menu>
  )
}
