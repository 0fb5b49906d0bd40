import { useCan, useMissing } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { NetRateSettings, NetRateSettingsSave } from '@dragoman/sdk/operations/netRateSettings'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { forbiddenReason } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../shell/links.ts'
import { UnitRates } from './UnitRates.tsx'

/** Which net rates a unit uses. What they say is set in the account's settings. */
export function UnitNetRates({ unit }: { unit: OrgUnit }) {
  const client = useQueryClient()
  const { data: schemes = [] } = useQuery(query(api.netRateSettings.list))
  const maySet = useCan(['ROLE_ACCOUNT_ADMIN'])
  const missing = useMissing(requirements['netRateSettings.update'])
  const update = useMutation({ ...mutation(api.netRateSettings.update), meta: { showsErrors: true } })
  const { netRateSettings: rates } = unit
  const setUnits = async (netRateUuid: string, change: (units: string[]) => string[]) => {
    const path = { netRateUuid }
    const { uuid: _uuid, version, ...scheme } = await client.fetchQuery(query(api.netRateSettings.get, { path }))
    await update.mutateAsync({ path, body: { ...saved(scheme), version, orgUnitUuids: change(scheme.orgUnitUuids) } })
  }
  const others = (units: string[]) => units.filter((uuid) => uuid !== unit.uuid)
  return (
    <UnitRates
      kind="netRates"
      unit={unit}
      rates={rates}
      choices={schemes}
      lock={missing.length > 0 ? forbiddenReason(missing) : null}
      isPending={update.isPending}
      error={update.error}
      onChoose={(uuid) => setUnits(uuid, (units) => [...others(units), unit.uuid])}
      onReset={() => setUnits(rates!.uuid, others)}
    >
      {maySet && rates && (
        <p>
          <Link to="/settings/translation-settings/net-rate-settings" search={{ scheme: rates.uuid }}>
            {t('rates.unit.openNetRates')}
          </Link>
        </p>
      )}
    </UnitRates>
  )
}

// What is read can be sent: the wire's answer has the kinds of bands open, its request closed.
const saved = (scheme: Omit<NetRateSettings, 'uuid' | 'version'>) => scheme as NetRateSettingsSave
