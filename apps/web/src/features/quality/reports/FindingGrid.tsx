import type { QualityReport } from '@dragoman/sdk/operations/qualityReports'
import { severities } from '@dragoman/sdk/quality-score'
import { formatNumber, formatPercent, number } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { severityWord } from '../review-words.ts'
import { Link } from '../../../ground/links.ts'
import type { Categories } from '../use-categories.ts'
import styles from './report.module.css'

const shown = severities.filter((severity) => severity !== 'NEUTRAL')

/** Findings by category and severity with their points; those that don't count are told below. */
export function FindingGrid({
  report,
  categories,
  filterOf,
}: {
  report: QualityReport
  categories: Categories
  /** The query line of the reviews with findings of a category. */
  filterOf: (category: string) => string
}) {
  const isCounted = (code: string) => categories.find(code)?.affectsScore !== false
  const counted = report.categoryTotals.filter(({ category }) => isCounted(category))
  const preferences = report.categoryTotals
    .filter(({ category }) => !isCounted(category))
    .reduce((sum, { findings }) => sum + findings, 0)
  const countOf = ({ severities: own = [] }: (typeof counted)[number], wanted: string) =>
    own.find(({ severity }) => severity === wanted)?.findings ?? 0
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const points = sum(counted.map((row) => row.points))
  const tenths = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.grid} aria-label={t('quality.byCategory')}>
          <thead>
            <tr>
              <th scope="col">{t('quality.category')}</th>
              {shown.map((severity) => (
                <th key={severity} scope="col">
                  {severityWord(severity)}
                </th>
              ))}
              <th scope="col">{t('quality.points')}</th>
              <th scope="col">{t('quality.shortPerThousand')}</th>
              <th scope="col">{t('quality.share')}</th>
            </tr>
          </thead>
          <tbody>
            {counted.map((row) => (
              <tr key={row.category}>
                <th scope="row">
                  <Link to="/quality/reviews" search={{ filter: filterOf(row.category) }} variant="plain">
                    {categories.nameOf(row.category)}
                  </Link>
                </th>
                {shown.map((severity) => (
                  <td key={severity}>{formatNumber(countOf(row, severity))}</td>
                ))}
                <td>
                  <strong>{formatNumber(row.points)}</strong>
                </td>
                <td>{row.perThousand === undefined ? '–' : tenths(row.perThousand)}</td>
                <td>{points > 0 ? formatPercent(row.points / points, 1) : '–'}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('quality.allPairs')}</th>
              {shown.map((severity) => (
                <td key={severity}>{formatNumber(sum(counted.map((row) => countOf(row, severity))))}</td>
              ))}
              <td>{formatNumber(points)}</td>
              <td>{report.perThousand === undefined ? '–' : tenths(report.perThousand)}</td>
              <td>{points > 0 ? formatPercent(1) : '–'}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {preferences > 0 && <p className={styles.small}>{t('quality.preferencesNote', { count: preferences })}</p>}
    </>
  )
}
