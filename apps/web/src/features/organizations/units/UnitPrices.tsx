import { useMissing } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { forbiddenReason } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { priceListBody } from '../../rates/price-lists/price-list-values.ts'
import { PriceListDetails } from '../../rates/price-lists/PriceListDetails.tsx'
import { UnitNetRates } from './UnitNetRates.tsx'
import { UnitRates } from './UnitRates.tsx'

const wholePage = { query: { size: 500 } }

/** The prices of a unit's projects: its price list with all that it says, and its net rates. */
export function UnitPrices({ unit }: { unit: OrgUnit }) {
  const { session } = useSession()
  const client = useQueryClient()
  const { data: lists } = useQuery(query(api.priceLists.list, wholePage))
  const missing = useMissing(requirements['priceLists.update'])
  const update = useMutation({ ...mutation(api.priceLists.update), meta: { showsErrors: true } })
  const create = useMutation({ ...mutation(api.priceLists.create), meta: { showsErrors: true } })
  const { priceList } = unit
  // The price list below says the same of itself.
  const lock = missing.length === 0 ? null : priceList ? '' : forbiddenReason(missing)
  const read = (priceListUUID: string) => client.fetchQuery(query(api.priceLists.get, { path: { priceListUUID } }))
  const setUnits = async (uuid: string, change: (units: string[]) => string[]) => {
    const list = await read(uuid)
    await update.mutateAsync({
      path: { priceListUUID: uuid },
      body: priceListBody(list, { orgUnitUuids: change(list.orgUnitUuids) }),
    })
  }
  const others = (units: string[]) => units.filter((uuid) => uuid !== unit.uuid)
  const copy = async () => {
    const list = priceList && (await read(priceList.uuid))
    const start = {
      name: unit.name,
      defaultPriceList: false,
      orgUnitUuids: [unit.uuid],
      organizationUuid: null,
    }
    const { name } = await create.mutateAsync({
      body: list ? priceListBody(list, start) : { ...start, currency: unit.currency },
    })
    showToast({ tone: 'success', title: t('rates.created', { name }) })
  }
  const active = lists?.content.filter(({ status }) => status === 'ACTIVE') ?? []
  return (
    <>
      <UnitRates
        kind="priceList"
        unit={unit}
        rates={priceList}
        choices={active}
        lock={lock}
        isPending={update.isPending || create.isPending}
        error={update.error ?? create.error}
        onChoose={(uuid) => setUnits(uuid, (units) => [...others(units), unit.uuid])}
        onReset={() => setUnits(priceList!.uuid, others)}
        onCopy={copy}
      >
        {priceList?.source !== 'UNIT' && missing.length === 0 && <p>{t('rates.unit.shared')}</p>}
      </UnitRates>
      {session.can(requirements['netRateSettings.list']) && <UnitNetRates unit={unit} />}
      {priceList ? (
        <Suspense fallback={<Skeleton lines={12} />}>
          <PriceListDetails key={priceList.uuid} priceListUUID={priceList.uuid} />
        </Suspense>
      ) : (
        <EmptyState kind="first-use" icon="wallet" title={t('rates.noList')}>
          {t('rates.noListText')}
        </EmptyState>
      )}
    </>
  )
}
