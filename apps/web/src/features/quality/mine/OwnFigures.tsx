import type { OwnQuality } from '@dragoman/sdk/operations/qualityReports'
import { Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { helpOn } from '../../../display/help/Help.tsx'
import { formatDay } from '../../../i18n/format-days.ts'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { changeOf } from '../change-of.ts'
import { ScoreFigure } from '../ScoreFigure.tsx'
import { scoreText } from '../review-words.ts'
import styles from './mine.module.css'

/** A linguist's own score, words, replies that are due, and how disputes ended. */
export function OwnFigures({ own }: { own: OwnQuality | undefined }) {
  const { figures, before } = own ?? {}
  return (
    <section className={styles.strip} aria-label={t('quality.figures')}>
      <Tiles minimum={160}>
        <Stat
          size="small"
          label={t('quality.yourScore')}
          help={helpOn('qualityScore')}
          value={figures && <ScoreFigure figures={figures} />}
          delta={changeOf(figures?.score, before?.score, { better: 'up' })}
          meta={
            own &&
            (before?.score === undefined
              ? t('quality.passMark', { score: scoreText(own.passMark) })
              : t('quality.wasBefore', { value: scoreText(before.score) }))
          }
        />
        <Stat
          size="small"
          label={t('quality.words')}
          value={figures && formatNumber(figures.reviewedWords)}
          meta={figures && t('quality.count', { count: figures.reviews })}
        />
        <Stat
          size="small"
          label={t('quality.toReplyTo')}
          value={own && formatNumber(own.openFindings)}
          delta={
            own?.replyDate === undefined
              ? undefined
              : { icon: 'clock', tone: 'warning', text: t('quality.replyUntil', { date: formatDay(own.replyDate) }) }
          }
          meta={own && own.openFindings === 0 && t('quality.nothingToReply')}
        />
        <Stat
          size="small"
          label={t('quality.yourDisputes')}
          value={figures && formatNumber(figures.disputed)}
          meta={
            own && own.figures.disputed > 0
              ? t('quality.upheldOf', { count: own.overturned, total: own.figures.disputed })
              : '\u00A0'
          }
        />
        {own?.keptShare !== undefined && (
          <div className={styles.kept}>
            <Stat
              size="small"
              label={t('quality.kept')}
              help={helpOn('keptShare')}
              value={formatPercent(own.keptShare / 100, 1)}
              meta={t('quality.keptText')}
            />
          </div>
        )}
      </Tiles>
    </section>
  )
}
