import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CostLine, LangPairCost } from '@dragoman/sdk/operations/costs'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Languages } from '../../display/Languages.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { enumWord } from '../../i18n/enum-word.ts'
import { formatNumber, formatPercent, formatUnitPrice, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Amount } from './Amount.tsx'
import { bandName } from './band.ts'
import styles from './costs.module.css'

export interface PairCostsProps {
  projectUuid: string
  pair: LangPairCost
  currency: string
  onLine: (line: string) => void
}

const rowId = ({ line }: CostLine) => line

/** The matrix of one language pair: a row for each band, with words, unit price, factor and amount. */
export function PairCosts({ projectUuid, pair, currency, onLine }: PairCostsProps) {
  const { sourceLang, targetLang } = pair
  const options = query(api.costs.listByLangPair, { path: { projectUUID: projectUuid }, query: { sourceLang, targetLang } })
  const { data, error, refetch, isFetching } = useQuery(options)
  const columns = useMemo(() => lineColumns(pair, currency, onLine), [pair, currency, onLine])
  const label = t('costs.pair', { source: languageName(sourceLang), target: languageName(targetLang) })
  return (
    <Card title={<Languages source={sourceLang} target={targetLang} />} isFlush>
      <DataTable
        label={label}
        columns={columns}
        rows={data}
        rowId={rowId}
        maxHeight={480}
        skeletonRows={4}
        error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        empty={<EmptyState kind="first-use" icon="wallet" headingLevel={3} title={t('costs.noLines')} />}
      />
    </Card>
  )
}

const lineColumns = (pair: LangPairCost, currency: string, onLine: (line: string) => void): Column<CostLine>[] => [
  {
    id: 'band',
    header: t('costs.band'),
    minWidth: 180,
    cell: ({ matchType, workflow }) =>
      workflow ? `${bandName(matchType)} · ${enumWord('workflow', workflow)}` : bandName(matchType),
    footer: t('costs.sum'),
  },
  {
    id: 'words',
    header: t('costs.quantity'),
    width: 130,
    align: 'end',
    cell: ({ words, unit }) => {
      if (unit === 'WORD') return formatNumber(words)
      return unit === 'PERCENT' || unit === 'FIXED' ? null : `${formatNumber(words)} · ${enumWord('costUnit', unit)}`
    },
    footer: formatNumber(pair.words),
  },
  {
    id: 'unitPrice',
    header: t('costs.unitPrice'),
    width: 120,
    align: 'end',
    cell: ({ unitPrice, unit, noPriceList, kind }) => {
      if (noPriceList && kind === 'MATCH') return <Badge tone="warning">{t('costs.noPrice')}</Badge>
      return unit === 'PERCENT' ? formatPercent(unitPrice / 100, 2) : formatUnitPrice(unitPrice, currency)
    },
  },
  {
    id: 'factor',
    header: t('costs.factor'),
    width: 100,
    align: 'end',
    cell: ({ netRateFactor, kind }) => (kind === 'MATCH' ? formatPercent(netRateFactor, 2) : null),
  },
  {
    id: 'total',
    header: t('costs.amount'),
    width: 130,
    align: 'end',
    cell: ({ totalCost, line, matchType }) => (
      <Amount amount={totalCost} currency={currency} of={bandName(matchType)} onPress={() => onLine(line)} />
    ),
    footer: (
      <span className={styles.total}>
        <Amount amount={pair.totalCost} currency={currency} of={t('costs.sum')} onPress={() => onLine(pair.line)} />
      </span>
    ),
  },
]
