import type { CostInfo, LangPairCost } from '@dragoman/sdk/operations/costs'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { useMemo, useState } from 'react'
import { Amount } from '../../../display/explanation/Amount.tsx'
import { bandName } from '../../../display/explanation/line-names.ts'
import { formatPercent, languageName } from '../../../i18n/format.ts'
import { formatMoney, formatQuantity, formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { AddCostDialog } from './AddCostDialog.tsx'
import styles from './costs.module.css'
import { removeCost, type RemoveCosts } from './remove-cost.tsx'

export interface OtherCostsProps {
  projectUuid: string
  currency: string
  pairs: readonly LangPairCost[]
  others: readonly CostInfo[]
  /** How costs that were added by hand are taken out; undefined for viewers who may change none. */
  remove: RemoveCosts | undefined
  onLine: (line: string) => void
}

const rowId = ({ line }: CostInfo) => line

/** Minimum fees, coefficients, and costs added by hand, of a language or the whole project; managers add and take out. */
export function OtherCosts({ projectUuid, currency, pairs, others, remove, onLine }: OtherCostsProps) {
  const [isAdding, setAdding] = useState(false)
  const sum = others.reduce((total, { calculatedCost }) => total + calculatedCost, 0)
  const columns = useMemo(() => costColumns({ currency, onLine, sum }), [currency, onLine, sum])
  return (
    <Card
      title={t('costs.other')}
      description={others.length === 0 && t('costs.noOther')}
      isFlush
      actions={
        remove && (
          <Button icon="plus" size="small" isDisabled={remove.isLocked} onPress={() => setAdding(true)}>
            {t('costs.add')}
          </Button>
        )
      }
    >
      {others.length > 0 && (
        <DataTable
          label={t('costs.other')}
          columns={columns}
          rows={others}
          rowId={rowId}
          rowActions={remove && removeCost(remove, manualCost)}
          isEmbedded
          empty={null}
        />
      )}
      {isAdding && (
        <AddCostDialog projectUuid={projectUuid} currency={currency} pairs={pairs} onClose={() => setAdding(false)} />
      )}
    </Card>
  )
}

/** Only manual costs can be removed, not those that a calculation makes. */
const manualCost = ({ costType, uuid, description, calculatedCost }: CostInfo) =>
  costType === 'MINIMUM_FEE' ? undefined : { uuid, description, amount: calculatedCost }

interface Shown {
  currency: string
  onLine: (line: string) => void
  sum: number
}

const costColumns = ({ currency, onLine, sum }: Shown): Column<CostInfo>[] => [
  {
    id: 'description',
    header: t('costs.description'),
    minWidth: 180,
    cell: ({ description }) => bandName(description),
    footer: t('costs.sum'),
  },
  { id: 'type', header: t('costs.type'), width: 130, cell: ({ costType }) => bandName(costType) },
  {
    id: 'for',
    header: t('costs.for'),
    width: 132,
    cell: ({ targetLang }) => (targetLang === undefined ? t('costs.wholeProject') : languageName(targetLang)),
  },
  { id: 'reason', header: t('costs.reason'), minWidth: 120, isContent: true, cell: ({ reason }) => reason },
  {
    id: 'quantity',
    header: t('costs.quantity'),
    width: 168,
    align: 'end',
    cell: ({ amount, costUnitType }) =>
      costUnitType === 'PERCENT' ? null : `${formatQuantity(amount)} · ${enumWord('costUnit', costUnitType)}`,
  },
  {
    id: 'unitPrice',
    header: t('costs.unitPrice'),
    width: 120,
    align: 'end',
    cell: ({ costValue, costUnitType }) =>
      costUnitType === 'PERCENT' ? formatPercent(costValue / 100, 6) : formatUnitPrice(costValue, currency),
  },
  {
    id: 'total',
    header: t('costs.amount'),
    width: 136,
    align: 'end',
    cell: ({ calculatedCost, line, description }) => (
      <Amount amount={calculatedCost} currency={currency} of={bandName(description)} onPress={() => onLine(line)} />
    ),
    footer: <span className={styles.total}>{formatMoney(sum, currency)}</span>,
  },
]
