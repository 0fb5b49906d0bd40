import type { CostMatrix, CostMatrixRow, CostMatrixSum } from '@dragoman/sdk/operations/costs'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { useMemo, type ReactNode } from 'react'
import { formatNumber, formatPercent, formatTimestamp, languageName } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import styles from './matrix.module.css'
import { MatrixAmounts, MatrixBand, MatrixLanguage, MatrixMargin } from './MatrixParts.tsx'

const rowId = ({ line }: CostMatrixRow) => line

export interface MatrixCardsProps {
  matrix: CostMatrix
  onLine: (line: string) => void
}

/** The matrix where there is no room for one: a card a language, with what it costs by match band. */
export function MatrixCards({ matrix, onLine }: MatrixCardsProps) {
  const columns = useMemo(
    () => [languageColumn(matrix, onLine), ...bandColumns(matrix, onLine), ...sumColumns(matrix)],
    [matrix, onLine],
  )
  return (
    <DataTable
      label={t('costs.matrix')}
      columns={columns}
      rows={matrix.rows}
      rowId={rowId}
      isFitting
      isEmbedded
      empty={null}
    />
  )
}

const below = (first: ReactNode, second: ReactNode) => (
  <>
    {first}
    <span className={styles.below}>{second}</span>
  </>
)

const languageColumn = ({ currency, rows }: CostMatrix, onLine: MatrixCardsProps['onLine']): Column<CostMatrixRow> => ({
  id: 'language',
  header: t('costs.language'),
  cell: (row) => <MatrixLanguage row={row} currency={currency} onLine={onLine} />,
  footer: below(t('costs.all'), t('costs.languageCount', { count: rows.length })),
})

const bandColumns = ({ currency, bands }: CostMatrix, onLine: MatrixCardsProps['onLine']): Column<CostMatrixRow>[] =>
  bands.map(({ band, netRateFactor, totalCost, words }) => ({
    id: band,
    header: <MatrixBand band={band} factor={netRateFactor} />,
    align: 'end',
    cell: ({ cells, targetLang }) => {
      const cell = cells.find((one) => one.band === band)
      return (
        cell && (
          <MatrixAmounts
            cell={cell}
            language={languageName(targetLang)}
            currency={currency}
            format={formatMoney}
            onLine={onLine}
          />
        )
      )
    },
    footer: below(formatMoney(totalCost, currency), formatNumber(words)),
  }))

function sumColumns({ currency, sum, before, calculatedAt }: CostMatrix): Column<CostMatrixRow>[] {
  const money = (amount: number) => formatMoney(amount, currency)
  const column = (id: string, header: ReactNode, said: (row: CostMatrixSum) => ReactNode): Column<CostMatrixRow> => ({
    id,
    header,
    align: 'end',
    cell: said,
    footer: said(sum),
  })
  return [
    column(
      'other',
      t('costs.otherShort'),
      ({ otherCost, otherLines }) =>
        otherLines > 0 && below(money(otherCost), t('costs.lineCount', { count: otherLines })),
    ),
    column('gross', t('costs.gross'), ({ grossCost }) => money(grossCost)),
    column(
      'before',
      below(t('costs.before'), before && formatTimestamp(before.calculatedAt)),
      (row) => row.before !== undefined && money(row.before),
    ),
    column(
      'now',
      below(t('costs.now'), calculatedAt !== undefined && formatTimestamp(calculatedAt)),
      ({ totalCost, words }) => below(<strong>{money(totalCost)}</strong>, formatNumber(words)),
    ),
    column('pay', t('costs.linguists'), ({ pay }) => pay !== undefined && pay !== 0 && money(pay)),
    {
      ...column('margin', t('costs.margin'), ({ margin }) => margin !== undefined && formatPercent(margin / 100, 1)),
      cell: ({ margin, targetLang }) =>
        margin !== undefined && <MatrixMargin share={margin} language={languageName(targetLang)} />,
    },
  ]
}
