import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PriceCoefficient, PriceCoefficientSave, PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNarrow, TwoLines } from '../../../display/NarrowTable.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { showToast } from '../../../ground/toasts.ts'
import { priceActions } from '../price-actions.tsx'
import { tellSaved } from '../use-edited.ts'
import { CoefficientDialog } from './CoefficientDialog.tsx'
import { priceListBody } from './price-list-values.ts'

const rowId = ({ uuid }: PriceCoefficient) => uuid

/** Discounts and surcharges of a list, in their order. Each change is a new version of the list. */
export function Coefficients({ list, isLocked }: { list: PriceListDetail; isLocked: boolean }) {
  const [edited, setEdited] = useState<PriceCoefficient | 'new'>()
  const path = { priceListUUID: list.uuid }
  const save = useMutation({ ...mutation(api.priceLists.update), meta: { showsErrors: true } })
  const { mutate: replace } = useMutation(mutation(api.priceLists.update))
  const isNarrow = useNarrow()
  const columns = useMemo(() => coefficientColumns(list.currency, isNarrow), [list.currency, isNarrow])
  const present = priceListBody(list).coefficients!
  const actions = useMemo(
    () => ({
      label: t('rates.actions'),
      width: 96,
      cell: priceActions<PriceCoefficient>({
        nameOf: ({ description }) => description,
        onEdit: setEdited,
        onRemove: (removed) =>
          replace(
            {
              path,
              body: priceListBody(list, {
                coefficients: present.filter((_, at) => list.coefficients[at]!.uuid !== removed.uuid),
              }),
            },
            {
              onSuccess: (changed) =>
                showToast({
                  tone: 'success',
                  title: t('rates.priceRemoved', { name: removed.description }),
                  action: {
                    label: t('rates.undo'),
                    onAction: () => replace({ path, body: priceListBody(changed, { coefficients: present }) }),
                  },
                }),
            },
          ),
      }),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list changes with each of its versions
    [list],
  )
  const close = () => {
    setEdited(undefined)
    save.reset()
  }
  const submit = (coefficient: PriceCoefficientSave) => {
    const at = list.coefficients.findIndex((other) => other === edited)
    const coefficients = at < 0 ? [...present, coefficient] : present.with(at, coefficient)
    save.mutate(
      { path, body: priceListBody(list, { coefficients }) },
      {
        onSuccess: (saved) => {
          close()
          tellSaved(saved)
        },
      },
    )
  }
  return (
    <>
      <Card
        title={t('rates.coefficients')}
        description={t('rates.coefficientsText')}
        isFlush
        actions={
          !isLocked && (
            <Button icon="plus" size="small" onPress={() => setEdited('new')}>
              {t('rates.addCoefficient')}
            </Button>
          )
        }
      >
        {list.coefficients.length > 0 && (
          <DataTable
            label={t('rates.coefficients')}
            columns={columns}
            rows={list.coefficients}
            rowId={rowId}
            rowActions={isLocked ? undefined : actions}
            isEmbedded
            empty={<EmptyState kind="first-use" title={t('rates.coefficients')} />}
          />
        )}
      </Card>
      {edited && (
        <CoefficientDialog
          coefficient={edited === 'new' ? undefined : edited}
          currency={list.currency}
          chargeBy={list.chargeBy}
          isPending={save.isPending}
          error={save.error}
          onSave={submit}
          onClose={close}
        />
      )}
    </>
  )
}

const coefficientColumns = (currency: string, isNarrow: boolean): Column<PriceCoefficient>[] => {
  const factor: Column<PriceCoefficient> = {
    id: 'factor',
    header: t('rates.coefficient.amount'),
    width: isNarrow ? 112 : 160,
    align: 'end',
    cell: (one) =>
      one.calcType === 'percentage' ? formatPercent(one.factor / 100, 6) : formatUnitPrice(one.factor, currency),
  }
  const description = { id: 'description', header: t('rates.coefficient.description') }
  if (isNarrow) {
    const cell = (one: PriceCoefficient) => (
      <TwoLines below={`${enumWord('costUnit', one.unit)} · ${whenOf(one)}`}>
        <bdi>{one.description}</bdi>
      </TwoLines>
    )
    return [{ ...description, minWidth: 120, cell }, factor]
  }
  return [
    { ...description, minWidth: 200, cell: (one) => one.description },
    factor,
    { id: 'unit', header: t('rates.coefficient.unit'), width: 120, cell: ({ unit }) => enumWord('costUnit', unit) },
    { id: 'default', header: t('rates.coefficient.always'), width: 180, cell: whenOf },
  ]
}

const whenOf = ({ default: always }: PriceCoefficient) =>
  always ? t('rates.coefficient.everyTime') : t('rates.coefficient.byHand')
