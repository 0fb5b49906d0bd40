import type { CostsSummary, TotalCosts } from '@dragoman/sdk/operations/costs'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { useMemo } from 'react'
import { bandName } from '../../../display/explanation/line-names.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatNumber, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

interface QuoteLine {
  id: string
  name: string
  words?: number
  amount: number
}

interface QuoteTableProps {
  /** Accessible name. */
  label: string
  summary: CostsSummary
  total: TotalCosts
}

const rowId = ({ id }: QuoteLine) => id

/** The price of a quote by language, with what belongs to no language. */
export function QuoteTable({ label, summary, total }: QuoteTableProps) {
  const { currency, totalCost } = summary
  const columns = useMemo(() => columnsOf(currency, totalCost), [currency, totalCost])
  const rows = linesOf(summary, total)
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowId={rowId}
      skeletonRows={rows.length}
      isFitting
      isEmbedded
      empty={null}
    />
  )
}

/** The amounts of the languages hold what was added to each of them; the rest is for the whole project. */
function linesOf({ langPairCosts }: CostsSummary, { costInfoDtoList }: TotalCosts): QuoteLine[] {
  return [
    ...langPairCosts.map(({ line, targetLang, words, totalCost }) => ({
      id: line,
      name: languageName(targetLang),
      words,
      amount: totalCost,
    })),
    ...costInfoDtoList
      .filter(({ targetLang }) => targetLang === undefined)
      .map(({ line, description, calculatedCost }) => ({
        id: line,
        name: bandName(description),
        amount: calculatedCost,
      })),
  ]
}

const columnsOf = (currency: string, total: number): Column<QuoteLine>[] => [
  { id: 'name', header: t('costs.description'), cell: ({ name }) => <bdi>{name}</bdi>, footer: t('costs.total') },
  {
    id: 'words',
    header: t('costs.words'),
    align: 'end',
    cell: ({ words }) => words !== undefined && formatNumber(words),
  },
  {
    id: 'amount',
    header: t('costs.amount'),
    align: 'end',
    cell: ({ amount }) => formatMoney(amount, currency),
    footer: formatMoney(total, currency),
  },
]
