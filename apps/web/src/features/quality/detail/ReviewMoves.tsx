import type { Review } from '@dragoman/sdk/operations/quality'
import { Button } from '@dragoman/ui/Button'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { ReviewDialog } from '../moves/ReviewDialog.tsx'
import { missingWord } from '../review-words.ts'

export interface ReviewMovesProps {
  review: Review
  /** Shows the changes that still need a category. */
  onUncategorized: () => void
}

/** Submits or reopens a review. Beside the button stands what still holds it up. */
export function ReviewMoves({ review, onUncategorized }: ReviewMovesProps) {
  const [open, setOpen] = useState<'submit' | 'reopen'>()
  const find = (name: string) => review.moves.find(({ move }) => move === name)
  const [submit, reopen] = [find('submit'), find('reopen')]
  const missing = submit?.missing ?? []
  return (
    <>
      {missing.includes('allCategorized') && (
        <Button variant="quiet" onPress={onUncategorized}>
          {t('quality.uncategorized', { count: review.uncategorizedChanges })}
        </Button>
      )}
      {missing.includes('sampleDone') && <span>{missingWord('sampleDone')}</span>}
      {submit && (
        <Button variant="primary" icon="check" isDisabled={missing.length > 0} onPress={() => setOpen('submit')}>
          {t('quality.submit')}
        </Button>
      )}
      {reopen && !reopen.missing?.length && (
        <Button icon="undo" onPress={() => setOpen('reopen')}>
          {t('quality.reopenMore')}
        </Button>
      )}
      {open && <ReviewDialog move={open} review={review} onClose={() => setOpen(undefined)} />}
    </>
  )
}
