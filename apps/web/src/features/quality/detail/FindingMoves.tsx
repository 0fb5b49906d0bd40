import type { Finding, Review } from '@dragoman/sdk/operations/quality'
import { Button } from '@dragoman/ui/Button'
import { Row } from '@dragoman/ui/Page'
import { t } from '../../../i18n/t.ts'
import type { TalkMove } from '../moves/talk-moves.ts'
import styles from '../quality.module.css'
import { missingWord } from '../review-words.ts'
import { canMove } from './can-move.ts'

export interface FindingMovesProps {
  review: Review
  finding: Finding
  onAccept: () => void
  onMove: (move: TalkMove | 'offer' | 'arbitrate') => void
}

/** The moves that are possible now; a decision that has to wait says why. */
export function FindingMoves({ review, finding, onAccept, onMove }: FindingMovesProps) {
  const can = (move: string) => canMove(finding, move)
  const decision = finding.moves.find(({ move }) => move === 'arbitrate')
  return (
    <Row>
      {can('accept') && (
        <Button size="small" icon="check" onPress={onAccept}>
          {t('quality.accept')}
        </Button>
      )}
      {can('take') && (
        <Button size="small" icon="check" onPress={onAccept}>
          {t('quality.take')}
        </Button>
      )}
      {can('decline') && (
        <Button size="small" onPress={() => onMove('decline')}>
          {t('quality.declineMore')}
        </Button>
      )}
      {can('dispute') && (
        <Button size="small" onPress={() => onMove('dispute')}>
          {t('quality.disputeMore')}
        </Button>
      )}
      {can('arbitrate') && (
        <Button size="small" onPress={() => onMove('arbitrate')}>
          {t('quality.decideMore')}
        </Button>
      )}
      {can('keep') && (
        <Button size="small" onPress={() => onMove('keep')}>
          {t('quality.keepMore')}
        </Button>
      )}
      {can('offer') && (
        <Button size="small" onPress={() => onMove('offer')}>
          {t('quality.offerMore')}
        </Button>
      )}
      {can('withdraw') && (
        <Button size="small" onPress={() => onMove('withdraw')}>
          {t('quality.withdrawMore')}
        </Button>
      )}
      {review.status !== 'OPEN' && (
        <Button size="small" variant="quiet" icon="comment" onPress={() => onMove('message')}>
          {t('quality.commentMore')}
        </Button>
      )}
      {(decision?.missing ?? []).length > 0 && (
        <span className={styles.muted}>{decision!.missing!.map(missingWord).join(' ')}</span>
      )}
    </Row>
  )
}
