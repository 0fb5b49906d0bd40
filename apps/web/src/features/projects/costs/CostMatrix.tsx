import type { CostMatrix as Matrix } from '@dragoman/sdk/operations/costs'
import { Card } from '@dragoman/ui/Card'
import type { KeyboardEvent } from 'react'
import { useNarrow } from '../../../display/NarrowTable.tsx'
import { formatNumber, formatPercent, formatTimestamp } from '../../../i18n/format.ts'
import { formatBareAmount } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import styles from './matrix.module.css'
import { MatrixCards } from './MatrixCards.tsx'
import { MatrixBand } from './MatrixParts.tsx'
import { MatrixRow } from './MatrixRow.tsx'

export interface CostMatrixProps {
  matrix: Matrix
  /** The line whose explanation is open. */
  line: string | undefined
  onLine: (line: string) => void
}

/** Languages by match bands: each amount opens its segments, beside what it was without matches and before. */
export function CostMatrix({ matrix, line, onLine }: CostMatrixProps) {
  const { currency, bands, rows, sum, before } = matrix
  const amount = (value: number) => formatBareAmount(value, currency)
  const hasOther = sum.otherLines > 0
  const hasPay = sum.pay !== undefined
  const largest = Math.max(...rows.flatMap(({ cells }) => cells.map(({ totalCost }) => totalCost)), 0)
  const label = t('costs.matrix')
  if (useNarrow()) return <MatrixCards matrix={matrix} onLine={onLine} />
  return (
    <Card isFlush>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.region} role="region" aria-label={label} tabIndex={0}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cells have the focus */}
        <table
          className={styles.table}
          data-explained={line !== undefined || undefined}
          aria-label={label}
          onKeyDown={(event) => moveFocus(event, line !== undefined)}
        >
          <thead>
            <tr>
              <th scope="col">
                {t('costs.language')}
                <span className={styles.below}>{currency}</span>
              </th>
              {bands.map(({ band, netRateFactor }) => (
                <th key={band} scope="col">
                  <MatrixBand band={band} factor={netRateFactor} />
                </th>
              ))}
              {hasOther && <th scope="col">{t('costs.otherShort')}</th>}
              <th scope="col" data-extra>
                {t('costs.gross')}
              </th>
              {before && (
                <th scope="col" data-extra>
                  {t('costs.before')}
                  <span className={styles.below}>{formatTimestamp(before.calculatedAt)}</span>
                </th>
              )}
              <th scope="col">
                {t('costs.now')}
                {matrix.calculatedAt !== undefined && (
                  <span className={styles.below}>{formatTimestamp(matrix.calculatedAt)}</span>
                )}
              </th>
              {hasPay && (
                <>
                  <th scope="col" data-extra>
                    {t('costs.linguists')}
                  </th>
                  <th scope="col" data-extra>
                    {t('costs.margin')}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <MatrixRow key={row.line} row={row} matrix={matrix} largest={largest} open={line} onLine={onLine} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {t('costs.all')}
                <span className={styles.below}>{t('costs.languageCount', { count: rows.length })}</span>
              </th>
              {bands.map(({ band, totalCost, words }) => (
                <td key={band}>
                  {amount(totalCost)}
                  <span className={styles.below}>{formatNumber(words)}</span>
                </td>
              ))}
              {hasOther && (
                <td>
                  {amount(sum.otherCost)}
                  <span className={styles.below}>{t('costs.lineCount', { count: sum.otherLines })}</span>
                </td>
              )}
              <td data-extra>{amount(sum.grossCost)}</td>
              {before && <td data-extra>{amount(before.totalCost)}</td>}
              <td>
                {amount(sum.totalCost)}
                <span className={styles.below}>{formatNumber(sum.words)}</span>
              </td>
              {sum.pay !== undefined && (
                <>
                  <td data-extra>{amount(sum.pay)}</td>
                  <td data-extra>{sum.margin === undefined ? '–' : formatPercent(sum.margin / 100, 1)}</td>
                </>
              )}
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  )
}

/** Arrow keys go from one amount to the next, in reading direction; an open explanation goes along. */
function moveFocus(event: KeyboardEvent<HTMLElement>, isOpen: boolean) {
  const cell = (event.target as Element).closest('td, th')
  const row = cell?.closest('tr')
  if (!cell || !row) return
  const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl'
  const sideways: Record<string, number> = { ArrowRight: isTurned ? -1 : 1, ArrowLeft: isTurned ? 1 : -1 }
  const upright: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  const rows = [...event.currentTarget.querySelectorAll('tbody tr')]
  const column = [...row.children].indexOf(cell)
  const target = (at: number, from: Element | undefined) => from?.children[at]?.querySelector('button')
  let next: HTMLButtonElement | null | undefined
  if (event.key in sideways) {
    for (
      let at = column + sideways[event.key]!;
      at >= 0 && at < row.children.length && !next;
      at += sideways[event.key]!
    )
      next = target(at, row)
  } else if (event.key in upright) {
    const step = upright[event.key]!
    for (let at = rows.indexOf(row) + step; at >= 0 && at < rows.length && !next; at += step)
      next = target(column, rows[at])
  }
  if (!next) return
  event.preventDefault()
  next.focus()
  if (isOpen) next.click()
}
