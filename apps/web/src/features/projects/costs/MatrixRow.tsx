import type { CostMatrix, CostMatrixCell, CostMatrixRow } from '@dragoman/sdk/operations/costs'
import { t } from '../../../i18n/t.ts'
import { formatNumber, languageName } from '../../../i18n/format.ts'
import { formatBareAmount } from '../../../i18n/format-amounts.ts'
import styles from './matrix.module.css'
import { MatrixAmounts, MatrixLanguage, MatrixMargin } from './MatrixParts.tsx'
import { signedAmount } from './signed-money.ts'

export interface MatrixRowProps {
  row: CostMatrixRow
  matrix: CostMatrix
  /** The highest amount of a cell: the others are tinted by their share of it. */
  largest: number
  open: string | undefined
  onLine: (line: string) => void
}

/** One language: an amount for each band, what it was, what it is, and for managers what stays. */
export function MatrixRow({ row, matrix, largest, open, onLine }: MatrixRowProps) {
  const { currency, bands, sum, before } = matrix
  const { targetLang, line, cells, totalCost, words, pay, margin } = row
  const language = languageName(targetLang)
  const amount = (value: number) => formatBareAmount(value, currency)
  const change = row.before === undefined ? 0 : totalCost - row.before
  return (
    <tr>
      <th scope="row" data-open={line === open || undefined}>
        <MatrixLanguage row={row} currency={currency} onLine={onLine} />
      </th>
      {bands.map(({ band }) => {
        const cell = cells.find((one) => one.band === band)
        return (
          <Cell
            key={band}
            cell={cell}
            language={language}
            currency={currency}
            largest={largest}
            open={open}
            onLine={onLine}
          />
        )
      })}
      {sum.otherLines > 0 && (
        <td>
          {row.otherLines === 0 ? '–' : amount(row.otherCost)}
          {row.otherLines > 0 && (
            <span className={styles.below}>{t('costs.lineCount', { count: row.otherLines })}</span>
          )}
        </td>
      )}
      <td data-extra>{amount(row.grossCost)}</td>
      {before && (
        <td data-extra>
          {row.before === undefined ? '–' : amount(row.before)}
          <span className={styles.below} data-changed={change > 0 || undefined}>
            {change === 0 ? '\u00A0' : signedAmount(change, currency)}
          </span>
        </td>
      )}
      <td className={styles.now}>
        {amount(totalCost)}
        <span className={styles.below}>{formatNumber(words)}</span>
      </td>
      {pay !== undefined && (
        <>
          <td data-extra>{pay === 0 ? '–' : amount(pay)}</td>
          <td className={styles.margin} data-extra>
            {margin === undefined ? '–' : <MatrixMargin share={margin} language={language} />}
          </td>
        </>
      )}
    </tr>
  )
}

function Cell({
  cell,
  language,
  currency,
  largest,
  open,
  onLine,
}: { cell: CostMatrixCell | undefined; language: string; currency: string } & Pick<
  MatrixRowProps,
  'largest' | 'open' | 'onLine'
>) {
  if (!cell) return <td>–</td>
  const tint = largest > 0 ? 15 * Math.sqrt(Math.max(cell.totalCost, 0) / largest) : 0
  return (
    <td
      style={{ background: `color-mix(in srgb, var(--chart-1) ${tint.toFixed(1)}%, transparent)` }}
      data-open={cell.lines.some(({ line }) => line === open) || undefined}
    >
      <MatrixAmounts cell={cell} language={language} currency={currency} format={formatBareAmount} onLine={onLine} />
    </td>
  )
}
