import { Menu, MenuItem } from '@dragoman/ui/Menu'
import { t } from '../i18n/t.ts'
import { commandKey } from '../ground/commands.ts'
import type { MenuAnchor } from '../ground/menu-button.ts'

export interface HelpListProps {
  anchor: MenuAnchor
  onShowKeys: () => void
  /** Nothing where there is none. */
  onOpenPalette: (() => void) | undefined
}

export function HelpList({ anchor, onShowKeys, onOpenPalette }: HelpListProps) {
  return (
    <Menu anchor={anchor} label={t('shell.help')} placement="top start">
      {onOpenPalette && (
        <MenuItem icon="search" shortcut={`${commandKey} K`} onAction={onOpenPalette}>
          {t('shell.palette')}
        </MenuItem>
      )}
      <MenuItem icon="key" shortcut="?" onAction={onShowKeys}>
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
