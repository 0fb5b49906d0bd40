import { useCan, useMissing } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { useMutation, useQuery } from '@tanstack/react-query'
import { forbiddenReason } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import { UnitRates } from './UnitRates.tsx'

/** The net rate scheme of a unit. Schemes are edited in the account's settings. */
export function UnitNetRates({ unit }: { unit: OrgUnit }) {
  const { data: schemes = [] } = useQuery(query(api.netRateSettings.list))
  const maySet = useCan(['ROLE_ACCOUNT_ADMIN'])
  const missing = useMissing(requirements['netRateSettings.setOrgUnit'])
  const update = useMutation({ ...mutation(api.netRateSettings.setOrgUnit), meta: { showsErrors: true } })
  const { netRateSettings: rates } = unit
  const set = async (netRateUuid: string | null) => {
    await update.mutateAsync({ path: { orgUnitUUID: unit.uuid }, body: { netRateUuid } })
  }
  return (
    <UnitRates
      kind="netRates"
      unit={unit}
      rates={rates}
      choices={schemes.map(({ uuid, name, isSystem }) => ({
        uuid,
        name: isSystem ? t('rates.isSystem', { name }) : name,
      }))}
      lock={missing.length > 0 ? forbiddenReason(missing) : null}
      isPending={update.isPending}
      error={update.error}
      onChoose={set}
      onReset={() => set(null)}
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
