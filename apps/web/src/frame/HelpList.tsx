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
      <MenuItem id="api" icon="external" href="/api/docs" target="_blank" rel="noopener">
        {t('shell.help.api')}
      </MenuItem>
    </Menu>
  )
}
