import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { LanguagePairPrice, LanguagePairPriceSave, PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useNarrow } from '../../../display/NarrowTable.tsx'
import { t } from '../../../i18n/t.ts'
import { withWords } from '../../../i18n/with-words.ts'
import { overlay } from '../../../lazy.tsx'
import { pairName } from '../rate-changes.ts'
import { filledAmounts, type PairPrice } from '../pair-price.ts'
import { PairPriceTable } from '../PairPriceTable.tsx'
import { ExportPrices } from './ExportPrices.tsx'
import { narrowColumns, priceColumns, stepName } from './price-columns.tsx'
import { priceListBody } from './price-list-values.ts'

const ImportPrices = overlay(
  withWords(['imports'], () => import('./ImportPrices.tsx')),
  'ImportPrices',
)

export interface PairPricesProps {
  list: PriceListDetail
  steps: readonly Workflow[]
  isLocked: boolean
}

const highest = 1_000_000

/** The prices of a list by language pair and step. */
export function PairPrices({ list, steps, isLocked }: PairPricesProps) {
  const [isAdding, setAdding] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const path = { priceListUUID: list.uuid }
  const save = useMutation({ ...mutation(api.priceLists.setPrices), meta: { showsErrors: true } })
  const restore = useMutation(mutation(api.priceLists.setPrices))
  const replace = useMutation(mutation(api.priceLists.update))
  const isNarrow = useNarrow()
  const columns = useMemo(() => (isNarrow ? narrowColumns : priceColumns)(list, steps), [isNarrow, list, steps])
  return (
    <Card
      title={t('rates.pairs')}
      description={t('rates.pairsText')}
      isFlush
      actions={
        <>
          {list.prices.length > 0 && <ExportPrices list={list} />}
          {!isLocked && (
            <>
              <Button icon="upload" size="small" onPress={() => setImporting(true)}>
                {t('rates.import')}
              </Button>
              <Button icon="plus" size="small" onPress={() => setAdding(true)}>
                {t('rates.addPrice')}
              </Button>
            </>
          )}
        </>
      }
    >
      <PairPriceTable
        label={t('rates.pairs')}
        version={list.version}
        lines={list.prices}
        columns={columns}
        empty={{ title: t('rates.noPairs'), text: t('rates.noPairsText') }}
        currency={list.currency}
        steps={steps}
        isLocked={isLocked}
        isAdding={isAdding}
        onAdded={() => setAdding(false)}
        nameOf={(price) => nameOf(price, steps)}
        valuesOf={(price) => valuesOf(price, steps)}
        fields={[
          { id: 'pricePerItem', label: t('rates.perWord'), maximum: highest, isRequired: list.chargeBy === 'WORD' },
          { id: 'pricePerHour', label: t('rates.perHour'), maximum: highest, isRequired: list.chargeBy === 'HOUR' },
          { id: 'pricePerPage', label: t('rates.perPage'), maximum: highest, isRequired: list.chargeBy === 'PAGE' },
          { id: 'minimumFee', label: t('rates.minimumFee'), maximum: highest, decimals: 4 },
        ]}
        hasAllSteps
        isTaken={(price) => list.prices.some((other) => keyOf(other) === keyOf(bodyOf(price, steps)))}
        save={{
          ...save,
          start: (price, version, options) =>
            save.mutate({ path, body: [bodyOf(price, steps)], headers: ifMatch({ version }) }, options),
        }}
        savedFor="prices"
        onRemove={({ uuid }, options) => {
          const prices = priceListBody(list).prices!.filter((_, at) => list.prices[at]!.uuid !== uuid)
          replace.mutate({ path, body: priceListBody(list, { prices }) }, options)
        }}
        onRestore={({ uuid: _uuid, ...price }, version) =>
          restore.mutate({ path, body: [price], headers: ifMatch({ version }) })
        }
      />
      {isImporting && (
        <Suspense>
          <ImportPrices list={list} steps={steps} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </Card>
  )
}

const keyOf = ({ sourceLocale, targetLocale, workflow }: LanguagePairPriceSave | LanguagePairPrice) =>
  `${sourceLocale} ${targetLocale} ${workflow}`

const valuesOf = (price: LanguagePairPrice, steps: readonly Workflow[]): PairPrice => ({
  source: price.sourceLocale,
  target: price.targetLocale,
  step: steps.find(({ code }) => code === price.workflow)?.uuid ?? null,
  amounts: {
    pricePerItem: price.pricePerItem,
    ...(price.pricePerHour !== undefined && { pricePerHour: price.pricePerHour }),
    ...(price.pricePerPage !== undefined && { pricePerPage: price.pricePerPage }),
    ...(price.minimumFee !== undefined && { minimumFee: price.minimumFee }),
  },
})

const bodyOf = ({ source, target, step, amounts }: PairPrice, steps: readonly Workflow[]): LanguagePairPriceSave => ({
  sourceLocale: source!,
  targetLocale: target!,
  workflow: steps.find(({ uuid }) => uuid === step)?.code,
  pricePerItem: 0,
  ...filledAmounts(amounts),
})

const nameOf = ({ sourceLocale, targetLocale, workflow }: LanguagePairPrice, steps: readonly Workflow[]) =>
  t('rates.pairAndStep', { pair: pairName(sourceLocale, targetLocale), step: stepName(workflow, steps) })
