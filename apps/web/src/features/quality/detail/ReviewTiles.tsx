import type { Review, ReviewScore } from '@dragoman/sdk/operations/quality'
import { Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { helpOn } from '../../../display/help/Help.tsx'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { resultWord, scoreText } from '../review-words.ts'

/** The figures of a review: its score and what it is made from. */
export function ReviewTiles({ review, score }: { review: Review; score: ReviewScore | undefined }) {
  const isFinal = review.status === 'CLOSED'
  const { keptShare, reviewedWords } = review
  const result = isFinal && !review.sampleTooSmall ? review.result : 'NONE'
  const points = score && (isFinal ? score.points : score.provisionalPoints)
  return (
    <Tiles minimum={150}>
      <Stat
        size="small"
        label={t(isFinal ? 'quality.score' : 'quality.provisionalScore')}
        help={helpOn('qualityScore')}
        value={isFinal ? scoreText(review.score, review.band) : scoreText(review.provisionalScore)}
        {...(result !== 'NONE' && {
          delta:
            result === 'PASS'
              ? { icon: 'check' as const, tone: 'success' as const, text: resultWord(result) }
              : { icon: 'x' as const, tone: 'danger' as const, text: resultWord(result) },
        })}
        meta={score && t('quality.passMark', { score: formatNumber(score.passMark) })}
      />
      {points !== undefined && (
        <Stat
          size="small"
          label={t('quality.points')}
          value={formatNumber(points)}
          meta={
            reviewedWords > 0 && t('quality.perThousand', { points: formatNumber((1000 * points) / reviewedWords) })
          }
        />
      )}
      <Stat
        size="small"
        label={t('quality.words')}
        value={formatNumber(reviewedWords)}
        meta={review.sampleTooSmall && t('quality.smallSample')}
      />
      <Stat
        size="small"
        label={t('quality.findings')}
        value={formatNumber(review.findings)}
        meta={review.disputedFindings > 0 && t('quality.disputed', { count: review.disputedFindings })}
      />
      {keptShare !== undefined && (
        <Stat
          size="small"
          label={t('quality.kept')}
          help={helpOn('keptShare')}
          value={formatPercent(keptShare / 100, 1)}
          meta={t('quality.notScored')}
        />
      )}
    </Tiles>
  )
}
