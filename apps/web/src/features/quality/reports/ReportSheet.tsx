import type { QualityReportDetail } from '@dragoman/sdk/operations/qualityReports'
import { Chart } from '@dragoman/ui/Chart'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatNumber, languageName, number } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { changeOf } from '../change-of.ts'
import { monthCategories, scoresBy } from '../month-scores.ts'
import { monthsOf } from '../period/months.ts'
import { spanText } from '../period/span-text.ts'
import type { Behind } from '../review-links.ts'
import { scoreText } from '../review-words.ts'
import { scoreRange } from '../score-range.ts'
import type { Categories } from '../use-categories.ts'
import { FindingGrid } from './FindingGrid.tsx'
import styles from './report.module.css'

const tenths = (value: number | undefined) =>
  value === undefined ? '–' : number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A report as it is printed: figures, months, findings by category, and how the score comes about. */
export function ReportSheet({
  report,
  categories,
  behind,
  children,
}: {
  report: QualityReportDetail
  categories: Categories
  /** The query line of the reviews behind a figure. */
  behind: (figures: Behind) => string
  /** The findings. */
  children: ReactNode
}) {
  const { vendor, sourceLanguage, targetLanguage, workflow, startDate, endDate, before, passMark, trend } = report
  const months = monthsOf({ from: startDate.slice(0, 7), to: endDate.slice(0, 7) })
  const navigate = useNavigate()
  const change = changeOf(report.score, before.score, { better: 'up' })
  return (
    <article className={styles.sheet} aria-label={t('quality.report')}>
      <header className={styles.head}>
        <span className={styles.kind}>{t('quality.report')}</span>
        <h2 className={styles.name}>
          <bdi>{vendor.name}</bdi>
        </h2>
        <p>
          {[
            t('quality.pairName', { source: languageName(sourceLanguage), target: languageName(targetLanguage) }),
            enumWord('workflow', workflow),
            spanText(startDate, endDate),
          ].join(' · ')}
        </p>
      </header>
      <dl className={styles.figures}>
        <Figure
          name={t('quality.score')}
          text={
            report.score !== undefined &&
            t(report.score < passMark ? 'quality.underPassMark' : 'quality.overPassMark', {
              score: scoreText(passMark),
            })
          }
        >
          {scoreText(report.score)}
          {report.band !== undefined && <small> ± {scoreText(report.band)}</small>}
        </Figure>
        <Figure
          name={t('quality.scoreBefore')}
          text={
            change &&
            t(change.icon === 'arrow-up' ? 'quality.changedUp' : 'quality.changedDown', { change: change.text })
          }
        >
          {scoreText(before.score)}
        </Figure>
        <Figure
          name={t('quality.pointsPerThousand')}
          text={t('quality.pointsAndFindings', { count: report.findings, points: formatNumber(report.points) })}
        >
          {tenths(report.perThousand)}
        </Figure>
        <Figure name={t('quality.words')} text={t('quality.count', { count: report.reviews })}>
          {formatNumber(report.reviewedWords)}
        </Figure>
      </dl>
      <section className={styles.part}>
        <h3>{t('quality.byMonth')}</h3>
        <Chart
          label={t('quality.byMonth')}
          categoryLabel={t('quality.month')}
          categories={monthCategories(months)}
          series={[{ id: 'score', label: t('quality.score'), values: scoresBy(months, trend), kind: 'line' }]}
          limit={{ value: passMark, label: t('quality.passMark', { score: scoreText(passMark) }) }}
          range={scoreRange(
            trend.map(({ score }) => score),
            passMark,
          )}
          isJoined
          onOpen={(month) =>
            void navigate({
              to: '/quality/reviews',
              search: { filter: behind({ months: { from: month, to: month } }) },
            })
          }
          formatValue={(score) => scoreText(score)}
          fileName="score-by-month"
          empty={t('quality.noReviewsInPeriod')}
        />
      </section>
      <section className={styles.part}>
        <h3>{t('quality.byCategory')}</h3>
        <FindingGrid report={report} categories={categories} filterOf={(category) => behind({ category })} />
      </section>
      {children}
      <footer className={styles.note}>
        <p>{t('quality.scoreNote')}</p>
        {report.disputed > 0 && <p>{t('quality.disputedNote', { count: report.disputed })}</p>}
      </footer>
    </article>
  )
}

function Figure({ name, text, children }: { name: string; text?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{children}</span>
        <span className={styles.small}>{text}</span>
      </dd>
    </div>
  )
}
