import type { Finding, Review } from '@dragoman/sdk/operations/quality'
import { Badge } from '@dragoman/ui/StatusBadge'
import { Moment } from '../../../display/Moment.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { TalkMove } from '../moves/talk-moves.ts'
import styles from '../quality.module.css'
import { severityWord } from '../review-words.ts'
import type { Categories } from '../use-categories.ts'
import { FindingMoves } from './FindingMoves.tsx'
import { FindingThread } from './FindingThread.tsx'
import { SegmentPair } from './SegmentPair.tsx'

export interface FindingItemProps {
  review: Review
  finding: Finding
  categories: Categories
  /** The one that the keys work on. */
  isCurrent: boolean
  onMark: () => void
  onAccept: () => void
  onMove: (move: TalkMove | 'offer' | 'arbitrate') => void
}

/** A finding: the text with its correction, its points, the talk about it, and what the reader can do now. */
export function FindingItem({ review, finding, categories, isCurrent, onMark, onAccept, onMove }: FindingItemProps) {
  const { severity, category, points, state, outcome, offer, original, replyDate } = finding
  const kind = (of: { category: string; severity: string }) =>
    `${severityWord(of.severity)} · ${categories.nameOf(of.category)}`
  const place = t('quality.segmentNumber', { number: formatNumber(finding.sequence) })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of its buttons marks it
    <li
      className={styles.item}
      aria-label={`${place}, ${kind({ severity, category })}`}
      data-item={finding.uuid}
      data-current={isCurrent || undefined}
      onFocus={onMark}
    >
      <div className={styles.line}>
        <Badge tone={tones[severity]}>{kind({ severity, category })}</Badge>
        <span>{t('quality.pointCount', { count: points })}</span>
        <span className={styles.muted}>{place}</span>
        {finding.repeated && <span className={styles.muted}>{t('quality.repeated')}</span>}
        <span className={styles.grow} />
        <Badge tone={stateTones[state]}>{t(outcome ? `quality.decided.${outcome}` : `quality.state.${state}`)}</Badge>
        {replyDate !== undefined && (
          <span className={styles.muted}>
            {t('quality.until')} <Moment value={replyDate} />
          </span>
        )}
      </div>
      {original && <span className={styles.muted}>{t('quality.before', { kind: kind(original) })}</span>}
      <SegmentPair review={review} source={finding.source} before={finding.target} after={finding.suggestion} />
      {finding.quote !== undefined && (
        <q className={styles.muted} dir="auto">
          {finding.quote}
        </q>
      )}
      {finding.comment && <bdi>{finding.comment}</bdi>}
      {finding.messages.length > 0 && <FindingThread finding={finding} />}
      {offer && <p>{t('quality.offered', { kind: kind(offer) })}</p>}
      <FindingMoves review={review} finding={finding} onAccept={onAccept} onMove={onMove} />
    </li>
  )
}

const tones = { NEUTRAL: 'neutral', MINOR: 'info', MAJOR: 'warning', CRITICAL: 'danger' } as const

const stateTones = {
  OPEN: 'info',
  DISPUTED: 'warning',
  ACCEPTED: 'success',
  WITHDRAWN: 'neutral',
  ARBITRATED: 'success',
} as const
