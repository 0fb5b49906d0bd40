import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PriceListSave } from '@dragoman/sdk/operations/priceLists'
import { requirements } from '@dragoman/sdk/requirements'
import { useMutation, useQuery } from '@tanstack/react-query'
import { VersionedRates } from '../VersionedRates.tsx'
import { Coefficients } from './Coefficients.tsx'
import { describePriceList } from './describe-price-list.ts'
import { PairPrices } from './PairPrices.tsx'
import { PriceListForm } from './PriceListForm.tsx'
import { RemovePriceList } from './RemovePriceList.tsx'

const history = {
  entityType: 'PRICE_LIST',
  events: ['PRICE_LIST_CREATED', 'PRICE_LIST_UPDATED'],
  describe: describePriceList,
} as const

/** A price list: default prices, prices by language pair and step, discounts and surcharges, its users and versions. */
export function PriceListDetails({ priceListUUID, onRemoved }: { priceListUUID: string; onRemoved?: () => void }) {
  const path = { priceListUUID }
  const found = useQuery(query(api.priceLists.get, { path }))
  const update = useMutation({ ...mutation(api.priceLists.update), meta: { showsErrors: true } })
  return (
    <VersionedRates
      found={found}
      requirement={requirements['priceLists.update']}
      update={{ ...update, save: (body: PriceListSave, options) => update.mutate({ path, body }, options) }}
      history={history}
      isDefault={(list) => list.defaultPriceList}
    >
      {(list, steps, form) => (
        <>
          <PriceListForm key={list.uuid} list={list} {...form} />
          <PairPrices list={list} steps={steps} isLocked={form.lock !== null} />
          <Coefficients list={list} isLocked={form.lock !== null} />
          <RemovePriceList list={list} onRemoved={onRemoved} />
        </>
      )}
    </VersionedRates>
  )
}
