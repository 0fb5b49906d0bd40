import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { NetRateSettingsSave } from '@dragoman/sdk/operations/netRateSettings'
import { requirements } from '@dragoman/sdk/requirements'
import { useMutation, useQuery } from '@tanstack/react-query'
import { VersionedRates } from '../VersionedRates.tsx'
import { t } from '../../../i18n/t.ts'
import { describeScheme } from './describe-scheme.ts'
import { SchemeForm } from './SchemeForm.tsx'

const history = {
  entityType: 'NET_RATE_SETTINGS',
  events: ['NET_RATE_CREATED', 'NET_RATE_UPDATED'],
  describe: describeScheme,
} as const

/** A net rate scheme: its match bands and percentages, the organizational units that use it, and its versions. */
export function SchemeDetail({ netRateUuid, isReadOnly = false }: { netRateUuid: string; isReadOnly?: boolean }) {
  const path = { netRateUuid }
  const found = useQuery(query(api.netRateSettings.get, { path }))
  const update = useMutation({ ...mutation(api.netRateSettings.update), meta: { showsErrors: true } })
  return (
    <VersionedRates
      found={found}
      requirement={requirements['netRateSettings.update']}
      update={{ ...update, save: (body: NetRateSettingsSave, options) => update.mutate({ path, body }, options) }}
      history={history}
      isDefault={(scheme) => scheme.isDefault}
    >
      {(scheme, steps, form) => (
        <SchemeForm
          key={scheme.uuid}
          scheme={scheme}
          steps={steps}
          {...form}
          lock={isReadOnly ? t('rates.systemLock') : form.lock}
        />
      )}
    </VersionedRates>
  )
}
