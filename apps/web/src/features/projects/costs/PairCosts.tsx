import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CostLine, LangPairCost } from '@dragoman/sdk/operations/costs'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Languages } from '../../../display/Languages.tsx'
import { useNarrow, TwoLines } from '../../../display/NarrowTable.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatPercent, formatQuantity, formatUnitPrice, languageName } from '../../../i18n/format.ts'
import { Amount } from '../../../display/explanation/Amount.tsx'
import { bandName, bandOfStep } from '../../../display/explanation/line-names.ts'
import styles from './costs.module.css'
import { removeCost, type RemoveCosts } from './remove-cost.tsx'

export interface PairCostsProps {
  projectUuid: string
  pair: LangPairCost
  currency: string
  /** How costs that were added by hand are taken out; undefined for viewers who may not. */
  remove: RemoveCosts | undefined
  onLine: (line: string) => void
}

const rowId = ({ line }: CostLine) => line

/** The matrix of one language pair: a row for each band, with words, unit price, factor and amount. */
export function PairCosts({ projectUuid, pair, currency, remove, onLine }: PairCostsProps) {
  const { sourceLang, targetLang } = pair
  const options = query(api.costs.listByLangPair, {
    path: { projectUUID: projectUuid },
    query: { sourceLang, targetLang },
  })
  const { data, error, refetch, isFetching } = useQuery(options)
  const isNarrow = useNarrow()
  const columns = useMemo(() => lineColumns({ pair, currency, onLine }, isNarrow), [pair, currency, onLine, isNarrow])
  const hasManual = data?.some(({ isManualCost }) => isManualCost) ?? false
  const label = t('costs.pair', { source: languageName(sourceLang), target: languageName(targetLang) })
  return (
    <Card title={<Languages source={sourceLang} target={targetLang} />} isFlush>
      <DataTable
        label={label}
        columns={columns}
        rows={data}
        rowId={rowId}
        rowActions={remove && hasManual ? removeCost(remove, manualCost) : undefined}
        isEmbedded
        skeletonRows={4}
        error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        empty={<EmptyState kind="first-use" icon="wallet" headingLevel={3} title={t('costs.noLines')} />}
      />
    </Card>
  )
}

const manualCost = ({ isManualCost, line, matchType, totalCost }: CostLine) =>
  isManualCost ? { uuid: line, description: matchType, amount: totalCost } : undefined

const lineColumns = (
  { pair, currency, onLine }: Pick<PairCostsProps, 'pair' | 'currency' | 'onLine'>,
  isNarrow: boolean,
): Column<CostLine>[] => {
  const band = ({ matchType, workflow }: CostLine) => bandOfStep(matchType, workflow)
  // Of each word once, however many steps price it.
  const words = t('costs.sumWords', { count: pair.words })
  const total: Column<CostLine> = {
    id: 'total',
    header: t('costs.amount'),
    width: 136,
    align: 'end',
    cell: ({ totalCost, line, matchType }) => (
      <Amount amount={totalCost} currency={currency} of={bandName(matchType)} onPress={() => onLine(line)} />
    ),
    footer: (
      <span className={styles.total}>
        <Amount amount={pair.totalCost} currency={currency} of={t('costs.sum')} onPress={() => onLine(pair.line)} />
      </span>
    ),
  }
  if (isNarrow) {
    const cell = (line: CostLine) => <TwoLines below={quantityOf(line)}>{band(line)}</TwoLines>
    const footer = <TwoLines below={words}>{t('costs.sum')}</TwoLines>
    // Price and factor are left to the explanation.
    return [{ id: 'band', header: t('costs.band'), minWidth: 120, cell, footer }, total]
  }
  return [
    { id: 'band', header: t('costs.band'), minWidth: 180, cell: band, footer: t('costs.sum') },
    { id: 'words', header: t('costs.quantity'), width: 150, align: 'end', cell: quantityOf, footer: words },
    ...priceColumns(currency),
    total,
  ]
}

function quantityOf({ words, unit }: CostLine): string | null {
  if (unit === 'WORD') return formatQuantity(words)
  return unit === 'PERCENT' || unit === 'FIXED' ? null : `${formatQuantity(words)} · ${enumWord('costUnit', unit)}`
}

const priceColumns = (currency: string): Column<CostLine>[] => [
  {
    id: 'unitPrice',
    header: t('costs.unitPrice'),
    width: 120,
    align: 'end',
    cell: ({ unitPrice, unit, noPriceList, kind }) => {
      if (noPriceList && kind === 'MATCH') return <Badge tone="warning">{t('costs.noPrice')}</Badge>
      return unit === 'PERCENT' ? formatPercent(unitPrice / 100, 6) : formatUnitPrice(unitPrice, currency)
    },
  },
  {
    id: 'factor',
    header: t('costs.factor'),
    width: 100,
    align: 'end',
    cell: ({ netRateFactor, kind }) => (kind === 'MATCH' ? formatPercent(netRateFactor, 4) : null),
  },
]
