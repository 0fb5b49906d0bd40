import type { QualityDashboard } from '@dragoman/sdk/operations/qualityReports'
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import type { CSSProperties, ReactNode } from 'react'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { Link } from '../../../ground/links.ts'
import { formatNumber, languageName, number } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { PeriodAddress } from '../period/period-search.ts'
import { useReviewsBehind } from '../review-links.ts'
import type { Categories } from '../use-categories.ts'
import styles from './dashboard.module.css'

/** Pairs beside each other: those with the most words. */
const mostPairs = 8

const tenths = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const pairName = ({ sourceLanguage, targetLanguage }: { sourceLanguage: string; targetLanguage: string }) =>
  t('quality.pairName', { source: languageName(sourceLanguage), target: languageName(targetLanguage) })

/** A figure that leads to the reviews behind it, where there are any. */
function Figure({ value, text, name, pair, filter }: FigureProps): ReactNode {
  if (value === 0) return text
  return (
    <Link
      to="/quality/reviews"
      search={{ filter }}
      variant="plain"
      aria-label={t('quality.openCell', { points: text, category: name, pair })}
    >
      {text}
    </Link>
  )
}

interface FigureProps {
  value: number
  text: string
  /** Of its row, and of its column. */
  name: string
  pair: string
  filter: string
}

/** Points per 1,000 words of each category in each language pair: the darker, the more. A cell opens its reviews. */
export function HeatTable({
  dashboard,
  categories,
  address,
}: {
  dashboard: QualityDashboard | undefined
  categories: Categories
  address: PeriodAddress
}) {
  const behind = useReviewsBehind(address)
  const pairs = dashboard?.byLanguagePair.slice(0, mostPairs) ?? []
  const isCounted = (code: string) => categories.find(code)?.affectsScore !== false
  const counted = dashboard?.byCategory.filter(({ category }) => isCounted(category)) ?? []
  const preferences = dashboard?.byCategory.filter(({ category }) => !isCounted(category)) ?? []
  const cells = dashboard?.byCategoryAndPair ?? []
  const cellOf = (category: string, { sourceLanguage, targetLanguage }: (typeof pairs)[number]) =>
    cells.find(
      (cell) =>
        cell.category === category && cell.sourceLanguage === sourceLanguage && cell.targetLanguage === targetLanguage,
    )
  const largest = Math.max(
    0,
    ...cells.filter(({ category }) => isCounted(category)).map(({ perThousand = 0 }) => perThousand),
  )
  const preferred = (count: number, { name, ...pair }: { name: string; source?: string; target?: string }) => (
    <Figure
      value={count}
      text={formatNumber(count)}
      name={t('quality.preferences')}
      pair={name}
      filter={behind({ category: preferences.map(({ category }) => category), ...pair })}
    />
  )
  return (
    <Card title={t('quality.pointsPerThousand')} description={t('quality.heatText')} isFlush>
      <div
        className={styles.scroll}
        role="region"
        aria-label={t('quality.pointsPerThousand')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by keyboard
        tabIndex={0}
        aria-busy={!dashboard}
      >
        {!dashboard ? (
          <div className={styles.waiting}>
            <Skeleton lines={8} />
          </div>
        ) : counted.length === 0 ? (
          <p className={styles.none}>{t('quality.noFindingsInPeriod')}</p>
        ) : (
          <table className={styles.heat} aria-label={t('quality.pointsPerThousand')}>
            <thead>
              <tr>
                <th scope="col">{t('quality.category')}</th>
                {pairs.map(({ sourceLanguage, targetLanguage }) => (
                  <th key={`${sourceLanguage} ${targetLanguage}`} scope="col">
                    <LanguageCodes source={sourceLanguage} target={targetLanguage} />
                  </th>
                ))}
                <th scope="col">{t('quality.allPairs')}</th>
              </tr>
            </thead>
            <tbody>
              {counted.map(({ category, perThousand = 0 }) => (
                <tr key={category}>
                  <th scope="row">{categories.nameOf(category)}</th>
                  {pairs.map((pair) => {
                    const { sourceLanguage: source, targetLanguage: target } = pair
                    const value = cellOf(category, pair)?.perThousand ?? 0
                    const heat = largest > 0 ? Math.sqrt(value / largest) : 0
                    return (
                      <td key={`${source} ${target}`} style={{ '--heat': heat } as CSSProperties}>
                        <Figure
                          value={value}
                          text={tenths(value)}
                          name={categories.nameOf(category)}
                          pair={pairName(pair)}
                          filter={behind({ category, source, target })}
                        />
                      </td>
                    )
                  })}
                  <td className={styles.all}>
                    <Figure
                      value={perThousand}
                      text={tenths(perThousand)}
                      name={categories.nameOf(category)}
                      pair={t('quality.allPairs')}
                      filter={behind({ category })}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
            {preferences.length > 0 && (
              <tfoot>
                <tr>
                  <th scope="row">{t('quality.preferences')}</th>
                  {pairs.map((pair) => {
                    const { sourceLanguage: source, targetLanguage: target } = pair
                    return (
                      <td key={`${source} ${target}`}>
                        {preferred(
                          preferences.reduce((sum, { category }) => sum + (cellOf(category, pair)?.findings ?? 0), 0),
                          { name: pairName(pair), source, target },
                        )}
                      </td>
                    )
                  })}
                  <td>
                    {preferred(
                      preferences.reduce((sum, { findings }) => sum + findings, 0),
                      { name: t('quality.allPairs') },
                    )}
                  </td>
                </tr>
              </tfoot>
            )}
          </table>
        )}
      </div>
    </Card>
  )
}
