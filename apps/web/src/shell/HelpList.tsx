import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Menu, MenuItem } from '@dragoman/ui/Menu'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { t } from '../i18n/t.ts'
import { commandKey } from '../ground/commands.ts'
import { showFirstSteps } from '../ground/first-steps.ts'
import type { MenuAnchor } from '../ground/menu-button.ts'
import { noteSeen, presentVersion } from '../ground/news.ts'

export interface HelpListProps {
  anchor: MenuAnchor
  onShowKeys: () => void
  /** Nothing where there is none. */
  onOpenPalette: (() => void) | undefined
}

export function HelpList({ anchor, onShowKeys, onOpenPalette }: HelpListProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate: save } = useMutation(mutation(api.users.updatePreferenceSettings))
  const goToFirstSteps = async () => {
    if (await showFirstSteps(queryClient, true)) await navigate({ to: '/' })
  }
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
      <MenuItem icon="check" onAction={() => void goToFirstSteps()}>
        {t('shell.help.firstSteps')}
      </MenuItem>
      <MenuItem
        id="updates"
        icon="external"
        href="/docs/updates"
        target="_blank"
        rel="noopener"
        onAction={() => {
          noteSeen(presentVersion)
          save({ body: { seenVersion: presentVersion } })
        }}
      >
        {t('shell.help.updates')}
      </MenuItem>
    </Menu>
  )
}
