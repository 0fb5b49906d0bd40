import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { LanguagePairPrice, LanguagePairPriceSave, PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useNarrow } from '../../../display/NarrowTable.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../shell/toasts.ts'
import { pairName } from '../rate-changes.ts'
import { filledAmounts, type PairPrice } from '../pair-price.ts'
import { PairPriceDialog } from '../PairPriceDialog.tsx'
import { priceActions } from '../price-actions.tsx'
import { tellSaved } from '../use-edited.ts'
import { narrowColumns, priceColumns, stepName } from './price-columns.tsx'
import { priceListBody } from './price-list-values.ts'

export interface PairPricesProps {
  list: PriceListDetail
  steps: readonly Workflow[]
  isLocked: boolean
}

const rowId = ({ uuid }: LanguagePairPrice) => uuid
const highest = 1_000_000
const nothing: PairPrice = { source: null, target: null, step: null, amounts: {} }

/** The prices of a list by language pair and step. Each is saved by itself, as a new version of the list. */
export function PairPrices({ list, steps, isLocked }: PairPricesProps) {
  const [edited, setEdited] = useState<LanguagePairPrice | 'new'>()
  const path = { priceListUUID: list.uuid }
  const save = useMutation({ ...mutation(api.priceLists.setPrices), meta: { showsErrors: true } })
  const restore = useMutation(mutation(api.priceLists.setPrices))
  const { mutate: replace } = useMutation(mutation(api.priceLists.update))
  const isNarrow = useNarrow()
  const columns = useMemo(() => (isNarrow ? narrowColumns : priceColumns)(list, steps), [isNarrow, list, steps])
  const actions = useMemo(
    () => ({
      label: t('rates.actions'),
      width: 96,
      cell: priceActions<LanguagePairPrice>({
        nameOf: (price) => nameOf(price, steps),
        onEdit: setEdited,
        onRemove: (removed) =>
          replace(
            {
              path,
              body: priceListBody(list, {
                prices: priceListBody(list).prices!.filter((_, at) => list.prices[at]!.uuid !== removed.uuid),
              }),
            },
            {
              onSuccess: () =>
                showToast({
                  tone: 'success',
                  title: t('rates.priceRemoved', { name: nameOf(removed, steps) }),
                  action: { label: t('rates.undo'), onAction: () => restore.mutate({ path, body: [saved(removed)] }) },
                }),
            },
          ),
      }),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list changes with each of its versions
    [list, steps],
  )
  const start = edited === 'new' || !edited ? nothing : valuesOf(edited, steps)
  const close = () => {
    setEdited(undefined)
    save.reset()
  }
  const submit = (price: PairPrice) =>
    save.mutate(
      { path, body: [bodyOf(price, steps)] },
      {
        onSuccess: (saved) => {
          close()
          tellSaved(saved)
        },
      },
    )
  return (
    <Card
      title={t('rates.pairs')}
      description={t('rates.pairsText')}
      isFlush
      actions={
        !isLocked && (
          <Button icon="plus" size="small" onPress={() => setEdited('new')}>
            {t('rates.addPrice')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('rates.pairs')}
        columns={columns}
        rows={list.prices}
        rowId={rowId}
        rowActions={isLocked ? undefined : actions}
        maxHeight={400}
        empty={
          <EmptyState kind="first-use" icon="translate" headingLevel={3} title={t('rates.noPairs')}>
            {t('rates.noPairsText')}
          </EmptyState>
        }
      />
      {edited && (
        <Suspense>
          <PairPriceDialog
            title={edited === 'new' ? t('rates.addPrice') : t('rates.changePrice')}
            currency={list.currency}
            price={start}
            isChange={edited !== 'new'}
            hasAllSteps
            steps={steps}
            fields={[
              { id: 'pricePerItem', label: t('rates.perWord'), maximum: highest, isRequired: list.chargeBy === 'WORD' },
              { id: 'pricePerHour', label: t('rates.perHour'), maximum: highest, isRequired: list.chargeBy === 'HOUR' },
              { id: 'pricePerPage', label: t('rates.perPage'), maximum: highest, isRequired: list.chargeBy === 'PAGE' },
              { id: 'minimumFee', label: t('rates.minimumFee'), maximum: highest, decimals: 4 },
            ]}
            isTaken={(price) => list.prices.some((other) => keyOf(other) === keyOf(bodyOf(price, steps)))}
            isPending={save.isPending}
            error={save.error}
            onSave={submit}
            onClose={close}
          />
        </Suspense>
      )}
    </Card>
  )
}

const keyOf = ({ sourceLocale, targetLocale, workflow }: LanguagePairPriceSave | LanguagePairPrice) =>
  `${sourceLocale} ${targetLocale} ${workflow}`

const saved = ({ uuid: _uuid, ...price }: LanguagePairPrice): LanguagePairPriceSave => price

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
