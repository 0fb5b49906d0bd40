import type { ReviewItem } from '@dragoman/sdk/operations/quality'
import { Badge } from '@dragoman/ui/StatusBadge'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { t } from '../../i18n/t.ts'
import { resultWord, scoreText, statusWord } from './review-words.ts'

/** How a review stands: disputes before all else. */
export function ReviewStatus({ review: { status, openFindings, disputedFindings } }: { review: ReviewItem }) {
  if (status === 'SUBMITTED' && disputedFindings > 0)
    return (
      <Badge tone="warning" icon="comment">
        {t('quality.disputed', { count: disputedFindings })}
      </Badge>
    )
  const waits = status === 'SUBMITTED' && openFindings > 0
  return <Badge tone={tones[status]}>{waits ? t('quality.counter.toReply') : statusWord(status)}</Badge>
}

const tones = { OPEN: 'info', SUBMITTED: 'warning', CLOSED: 'success' } as const

/** Whether the text passed: known once the review is closed, and where the sample is large enough to tell. */
export function ReviewResult({ review: { status, result, sampleTooSmall } }: { review: ReviewItem }) {
  if (status !== 'CLOSED' || result === 'NONE') return '–'
  if (sampleTooSmall) return t('quality.smallSample')
  return (
    <Badge tone={result === 'PASS' ? 'success' : 'danger'} icon={result === 'PASS' ? 'check' : 'x'}>
      {resultWord(result)}
    </Badge>
  )
}

/** The score; a provisional one is marked. */
export function ReviewScore({ review }: { review: ReviewItem }) {
  const { status, score, provisionalScore } = review
  if (status === 'CLOSED') return scoreText(score)
  if (provisionalScore === undefined) return '–'
  return (
    <span title={t('quality.provisional')}>
      {scoreText(provisionalScore)} <span aria-hidden>~</span>
      <VisuallyHidden elementType="span">{t('quality.provisional')}</VisuallyHidden>
    </span>
  )
}
