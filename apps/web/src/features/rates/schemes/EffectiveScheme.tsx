import { useCan } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AccountNetRateSettings, NetRateSettingsSave } from '@dragoman/sdk/operations/netRateSettings'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { usualScheme } from './usual-scheme.ts'

export interface EffectiveSchemeProps {
  schemes: readonly AccountNetRateSettings[]
  /** Makes a default scheme of the account's own. */
  onOverride: () => void
}

/** Where the default scheme comes from, as soon as the system has one: it can be overridden, and that be taken back. */
export function EffectiveScheme({ schemes, onOverride }: EffectiveSchemeProps) {
  const client = useQueryClient()
  const mayChange = useCan(requirements['netRateSettings.update'])
  const update = useMutation(mutation(api.netRateSettings.update))
  const ofSystem = schemes.find(({ isDefaultGlobal }) => isDefaultGlobal)
  const usual = usualScheme(schemes)
  if (!ofSystem || !usual) return null
  const isInherited = usual === ofSystem
  const reset = async () => {
    const path = { netRateUuid: usual.uuid }
    const {
      uuid: _uuid,
      isSystem: _isSystem,
      ...scheme
    } = await client.fetchQuery(query(api.netRateSettings.get, { path }))
    // The answer can be sent as a request, although its kinds of bands are an open list there and a closed one here.
    await update.mutateAsync({ path, body: { ...(scheme as NetRateSettingsSave), isDefault: false } })
    showToast({ tone: 'success', title: t('rates.resetDone', { name: ofSystem.name }) })
  }
  return (
    <InlineAlert tone="info">
      <Row>
        {isInherited
          ? t('rates.inherited', { name: isolated(ofSystem.name) })
          : t('rates.overridden', { name: isolated(usual.name), system: isolated(ofSystem.name) })}
        {mayChange &&
          (isInherited ? (
            <Button size="small" icon="copy" onPress={onOverride}>
              {t('rates.override')}
            </Button>
          ) : (
            // A toast tells of a failure.
            <Button
              size="small"
              icon="undo"
              isPending={update.isPending}
              onPress={() => void reset().catch(() => undefined)}
            >
              {t('rates.reset')}
            </Button>
          ))}
      </Row>
    </InlineAlert>
  )
}
