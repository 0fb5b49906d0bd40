import { useCan } from '@dragoman/hooks/permissions'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorConfig } from '@dragoman/sdk/operations/connectors'
import { requirements } from '@dragoman/sdk/requirements'
import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { Button } from '@dragoman/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { useCommands } from '../../../ground/commands.ts'
import { HeaderMenu } from '../../../ground/HeaderMenu.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { kindHref } from '../connector-places.ts'
import { useStartRun } from '../run/use-start-run.ts'

/** Trying a connection, running it, turning it on or off, and deleting it. */
export function ConnectionActions({ config }: { config: ConnectorConfig }) {
  const { uuid, kind, name, active } = config
  const mayRun = useCan(requirements['connectors.startRun'])
  const mayChange = useCan(requirements['connectors.updateConfig'])
  const mayRemove = useCan(requirements['connectors.removeConfig'])
  const navigate = useNavigate()
  const { start, isPending } = useStartRun(uuid, kind)
  const update = useMutation(mutation(api.connectors.updateConfig))
  const remove = useMutation({ ...mutation(api.connectors.removeConfig), meta: { showsErrors: true } })
  const { push } = connectorKinds[kind].capabilities
  const path = { configUuid: uuid }
  const tryOut = () => start({ direction: 'PULL', isDryRun: true })
  useCommands(mayRun ? [{ keys: ['t'], label: 'connectors.dryRun', icon: 'play', run: tryOut }] : [])
  const askRemove = () =>
    confirmDelete({
      title: t('connectors.removeTitle', { name }),
      text: t('connectors.removeText'),
      run: async () => {
        await remove.mutateAsync({ path })
        showToast({ tone: 'success', title: t('connectors.removed', { name }) })
        await navigate({ to: kindHref(kind) as '/connectors' })
      },
    })
  const turn = () =>
    update.mutate(
      { path, body: { active: !active } },
      {
        onSuccess: () =>
          showToast({ tone: 'success', title: t(active ? 'connectors.turnedOff' : 'connectors.turnedOn') }),
      },
    )
  return (
    <>
      {mayRun && (
        <>
          <Button icon="eye" isPending={isPending} onPress={tryOut}>
            {t('connectors.dryRun')}
          </Button>
          <MenuButton variant="primary" icon="refresh" label={t('connectors.syncNow')} isPending={isPending}>
            <MenuItem icon="download" onAction={() => start({ direction: 'PULL' })}>
              {t('connectors.pullNow')}
            </MenuItem>
            {push && (
              <MenuItem icon="upload" onAction={() => start({ direction: 'PUSH' })}>
                {t('connectors.pushNow')}
              </MenuItem>
            )}
            {push && (
              <MenuItem icon="eye" onAction={() => start({ direction: 'PUSH', isDryRun: true })}>
                {t('connectors.pushDry')}
              </MenuItem>
            )}
          </MenuButton>
        </>
      )}
      {(mayChange || mayRemove) && (
        <HeaderMenu label={t('connectors.actionsOf', { name })}>
          {mayChange && (
            <MenuItem icon={active ? 'pause' : 'play'} onAction={turn}>
              {t(active ? 'connectors.turnOff' : 'connectors.turnOn')}
            </MenuItem>
          )}
          {mayRemove && (
            <MenuItem icon="trash" tone="danger" onAction={askRemove}>
              {t('connectors.remove')}
            </MenuItem>
          )}
        </HeaderMenu>
      )}
    </>
  )
}
