import type { Review } from '@dragoman/sdk/operations/quality'
import { severities, type Severity } from '@dragoman/sdk/quality-score'
import { Card } from '@dragoman/ui/Card'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../quality.module.css'
import { severityWord } from '../review-words.ts'
import type { Categories } from '../use-categories.ts'

export interface Cell {
  category?: string | undefined
  severity?: Severity | undefined
}

export interface CategoryGridProps {
  review: Review
  categories: Categories
  chosen: Cell
  /** Called with nothing in it when the chosen cell is pressed again. */
  onChoose: (cell: Cell) => void
}

/** How many findings there are of each category and severity. A press shows these alone. */
export function CategoryGrid({ review, categories, chosen, onChoose }: CategoryGridProps) {
  const counts = review.categories
  if (counts.length === 0) return null
  const codes = [...new Set(counts.map(({ category }) => category))]
  const shown = severities.filter((severity) => counts.some((count) => count.severity === severity))
  return (
    <Card title={t('quality.byCategory')} isFlush>
      <div className={styles.scroll}>
        <table className={styles.grid} aria-label={t('quality.byCategory')}>
          <thead>
            <tr>
              <th scope="col">{t('quality.category')}</th>
              {shown.map((severity) => (
                <th key={severity} scope="col" data-align="end">
                  {severityWord(severity)}
                </th>
              ))}
              <th scope="col" data-align="end">
                {t('quality.points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {codes.map((category) => {
              const own = counts.filter((count) => count.category === category)
              return (
                <tr key={category}>
                  <th scope="row">{categories.nameOf(category)}</th>
                  {shown.map((severity) => {
                    const count = own.find((one) => one.severity === severity)?.findings ?? 0
                    const isChosen = chosen.category === category && chosen.severity === severity
                    return (
                      <td key={severity} data-align="end">
                        {count === 0 ? (
                          '–'
                        ) : (
                          <button
                            type="button"
                            className={styles.cell}
                            aria-pressed={isChosen}
                            aria-label={t('quality.showCell', {
                              count,
                              category: categories.nameOf(category),
                              severity: severityWord(severity),
                            })}
                            onClick={() => onChoose(isChosen ? {} : { category, severity })}
                          >
                            {formatNumber(count)}
                          </button>
                        )}
                      </td>
                    )
                  })}
                  <td data-align="end">{formatNumber(own.reduce((sum, { points }) => sum + points, 0))}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
