import { query } from '@dragoman/hooks/query'
import { useCan } from '@dragoman/hooks/permissions'
import * as api from '@dragoman/sdk/api'
import type { CostInfo, LangPairCost } from '@dragoman/sdk/operations/costs'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { IconButton } from '@dragoman/ui/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { enumWord } from '../../i18n/enum-word.ts'
import { formatNumber, formatPercent, formatUnitPrice } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { AddCostDialog } from './AddCostDialog.tsx'
import { Amount } from './Amount.tsx'
import { bandName } from './band.ts'
import { RemoveCostDialog } from './RemoveCostDialog.tsx'

export interface OtherCostsProps {
  projectUuid: string
  currency: string
  pairs: readonly LangPairCost[]
  isLocked: boolean
  onLine: (line: string) => void
}

const rowId = ({ line }: CostInfo) => line

/** What a calculation makes for a language pair stands in the table of the pair. */
const isBesidePairs = ({ costType, targetLang }: CostInfo) => !calculated.has(costType) || targetLang === undefined

/** What a calculation makes itself cannot be taken out. */
const calculated = new Set(['MINIMUM_FEE', 'COEFFICIENT'])

/** Coefficients, minimum fees and costs that were added by hand; managers add and take out. */
export function OtherCosts({ projectUuid, currency, pairs, isLocked, onLine }: OtherCostsProps) {
  const path = { projectUUID: projectUuid }
  const { data } = useQuery(query(api.costs.getTotal, { path }))
  const mayAdd = useCan(requirements['costs.createManual'])
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<CostInfo>()
  const columns = useMemo(() => costColumns(currency, onLine), [currency, onLine])
  const actions = useMemo(
    () => ({
      label: t('shell.actions'),
      cell: (cost: CostInfo) =>
        !calculated.has(cost.costType) && (
          <IconButton
            icon="trash"
            size="small"
            label={t('costs.remove', { name: cost.description })}
            isDisabled={isLocked}
            onPress={() => setRemoved(cost)}
          />
        ),
    }),
    [isLocked],
  )
  const others = data?.costInfoDtoList.filter(isBesidePairs)
  return (
    <Card
      title={t('costs.other')}
      description={others?.length === 0 && t('costs.noOther')}
      isFlush
      actions={
        mayAdd && (
          <Button icon="plus" size="small" isDisabled={isLocked} onPress={() => setAdding(true)}>
            {t('costs.add')}
          </Button>
        )
      }
    >
      {others && others.length > 0 && (
        <DataTable
          label={t('costs.other')}
          columns={columns}
          rows={others}
          rowId={rowId}
          rowActions={mayAdd ? actions : undefined}
          maxHeight={400}
          empty={null}
        />
      )}
      {isAdding && <AddCostDialog projectUuid={projectUuid} currency={currency} pairs={pairs} onClose={() => setAdding(false)} />}
      {removed && (
        <RemoveCostDialog
          projectUuid={projectUuid}
          currency={currency}
          cost={removed}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Card>
  )
}

const costColumns = (currency: string, onLine: (line: string) => void): Column<CostInfo>[] => [
  {
    id: 'description',
    header: t('costs.description'),
    minWidth: 180,
    cell: ({ description }) => bandName(description),
  },
  { id: 'type', header: t('costs.type'), width: 130, cell: ({ costType }) => bandName(costType) },
  { id: 'reason', header: t('costs.reason'), minWidth: 160, isContent: true, cell: ({ reason }) => reason },
  {
    id: 'quantity',
    header: t('costs.quantity'),
    width: 150,
    align: 'end',
    cell: ({ amount, costUnitType }) =>
      costUnitType === 'PERCENT' ? null : `${formatNumber(amount)} · ${enumWord('costUnit', costUnitType)}`,
  },
  {
    id: 'unitPrice',
    header: t('costs.unitPrice'),
    width: 120,
    align: 'end',
    cell: ({ costValue, costUnitType }) =>
      costUnitType === 'PERCENT' ? formatPercent(costValue / 100, 2) : formatUnitPrice(costValue, currency),
  },
  {
    id: 'total',
    header: t('costs.amount'),
    width: 130,
    align: 'end',
    cell: ({ calculatedCost, line, description }) => (
      <Amount amount={calculatedCost} currency={currency} of={bandName(description)} onPress={() => onLine(line)} />
    ),
  },
]
