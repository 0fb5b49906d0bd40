import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { QualityDashboard } from '@dragoman/sdk/operations/qualityReports'
import { Stat } from '@dragoman/ui/Stat'
import { useQuery } from '@tanstack/react-query'
import { helpOn } from '../../../display/help/Help.tsx'
import { Link } from '../../../ground/links.ts'
import { formatNumber, formatPercent, number } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { changeOf } from '../change-of.ts'
import type { PeriodAddress } from '../period/period-search.ts'
import { ScoreFigure } from '../ScoreFigure.tsx'
import { scoreText } from '../review-words.ts'
import { useReviewsBehind } from '../review-links.ts'
import styles from './dashboard.module.css'

const tenths = (value: number | undefined) =>
  value === undefined ? '–' : number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The figures of a period, each beside what it was before. */
export function FiguresStrip({
  dashboard,
  address,
}: {
  dashboard: QualityDashboard | undefined
  address: PeriodAddress
}) {
  const behind = useReviewsBehind(address)
  const { data: counters } = useQuery(query(api.quality.getCounters))
  const { figures, before, passMark = 0 } = dashboard ?? {}
  const was = (text: string, value: number | undefined) =>
    value === undefined ? '\u00A0' : t('quality.wasBefore', { value: text })
  return (
    <section className={styles.strip} aria-label={t('quality.figures')}>
      <div className={styles.figures}>
        <Stat
          size="small"
          label={t('quality.score')}
          help={helpOn('qualityScore')}
          value={figures && <ScoreFigure figures={figures} />}
          delta={figures && changeOf(figures.score, before?.score, { better: 'up' })}
          meta={figures && t('quality.passMark', { score: scoreText(passMark) })}
        />
        <Stat
          size="small"
          label={t('quality.pointsPerThousand')}
          help={helpOn('pointsPerThousand')}
          value={figures && tenths(figures.perThousand)}
          delta={figures && changeOf(figures.perThousand, before?.perThousand, { better: 'down', decimals: 1 })}
          meta={was(tenths(before?.perThousand), before?.perThousand)}
        />
        <Stat
          size="small"
          label={null}
          link={
            <Link to="/quality/reviews" search={{ filter: behind({}) }} variant="plain">
              {t('quality.words')}
            </Link>
          }
          value={figures && formatNumber(figures.reviewedWords)}
          meta={figures && t('quality.count', { count: figures.reviews })}
        />
        <Stat
          size="small"
          label={t('quality.changedSegments')}
          value={
            figures &&
            (figures.changesPercentage === undefined ? '–' : formatPercent(figures.changesPercentage / 100, 1))
          }
          meta={was(formatPercent((before?.changesPercentage ?? 0) / 100, 1), before?.changesPercentage)}
        />
        <Stat
          size="small"
          label={null}
          link={
            <Link to="/quality/reviews" search={{ filter: behind({ isFailed: true }) }} variant="plain">
              {t('quality.failedReviews')}
            </Link>
          }
          value={figures && t('quality.ofReviews', { count: figures.failed, total: figures.reviews })}
          delta={
            figures && figures.failed > 0
              ? { icon: 'warning', tone: 'danger', text: t('quality.belowPassMark') }
              : undefined
          }
          meta={'\u00A0'}
        />
        <Stat
          size="small"
          label={null}
          link={
            <Link
              to="/quality/reviews"
              search={{ filter: counters?.toDecide.filter ?? 'is:to_decide' }}
              variant="plain"
            >
              {t('quality.disputes')}
            </Link>
          }
          value={figures && formatNumber(figures.disputed)}
          delta={
            counters && counters.toDecide.count > 0
              ? { icon: 'clock', tone: 'warning', text: t('quality.waitToDecide', { count: counters.toDecide.count }) }
              : undefined
          }
          meta={was(formatNumber(before?.disputed ?? 0), before?.disputed)}
        />
        <Stat
          size="small"
          label={t('quality.daysToClose')}
          value={figures && tenths(figures.daysToClose)}
          delta={figures && changeOf(figures.daysToClose, before?.daysToClose, { better: 'down', decimals: 1 })}
          meta={was(tenths(before?.daysToClose), before?.daysToClose)}
        />
      </div>
    </section>
  )
}
