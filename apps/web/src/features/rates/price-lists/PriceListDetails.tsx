import { useMissing } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { forbiddenReason } from '../../../errors/error-text.ts'
import { RatesFooter } from '../RatesFooter.tsx'
import { tellSaved } from '../use-edited.ts'
import { Coefficients } from './Coefficients.tsx'
import { describePriceList } from './describe-price-list.ts'
import { PairPrices } from './PairPrices.tsx'
import { PriceListForm } from './PriceListForm.tsx'

/** A price list: usual prices, prices by pair and step, discounts and surcharges, who uses it, and its versions. */
export function PriceListDetails({ priceListUUID }: { priceListUUID: string }) {
  const path = { priceListUUID }
  const { data: list, error, refetch } = useQuery(query(api.priceLists.get, { path }))
  const { data: steps, error: unread, refetch: readSteps } = useQuery(query(api.workflows.list))
  const missing = useMissing(requirements['priceLists.update'])
  const update = useMutation({ ...mutation(api.priceLists.update), meta: { showsErrors: true } })
  if (error ?? unread)
    return <RegionError error={(error ?? unread)!} onRetry={() => void (error ? refetch() : readSteps())} />
  if (!list || !steps) return <Skeleton lines={12} />
  const lock = missing.length > 0 ? forbiddenReason(missing) : null
  return (
    <Stack>
      <PriceListForm
        key={list.uuid}
        list={list}
        lock={lock}
        isSaving={update.isPending}
        error={update.error}
        onSave={(body, done) =>
          update.mutate(
            { path, body },
            {
              onSuccess: (saved) => {
                done(saved)
                tellSaved(saved)
              },
              // Somebody else may have been faster; the form says so once it knows.
              onError: () => void refetch(),
            },
          )
        }
      />
      <PairPrices list={list} steps={steps} isLocked={lock !== null} />
      <Coefficients list={list} isLocked={lock !== null} />
      <RatesFooter
        rates={list}
        isDefault={list.defaultPriceList}
        entityType="PRICE_LIST"
        events={['PRICE_LIST_CREATED', 'PRICE_LIST_UPDATED']}
        describe={describePriceList}
      />
    </Stack>
  )
}
