import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Segment } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { mayEdit, type Editing } from '../drafts/editing.ts'
import styles from './MatchList.module.css'

/** Has a language model review what is in the field, by a button: each review counts for the budget of its engine. */
export function AiReview({ segment, editing }: { segment: Segment; editing: Editing }) {
  const { data, mutate, isPending } = useMutation({
    ...mutation(api.editor.reviewSegments),
    onSuccess: ({ segments }) => editing.store.put(segments),
  })
  const { aiChecks = [], workUnit } = editing.item
  if (aiChecks.length === 0 || !mayEdit(editing, segment) || segment.target === '') return null
  const review = async () => {
    await editing.drafts.flush(segment.id)
    mutate({ path: { id: workUnit.uuid }, body: { segmentIds: [segment.id] } })
  }
  const findings = segment.issues.filter(({ finding }) => finding).length
  const says = data && (data.problem ? t('editor.review.failed') : t('editor.review.found', { count: findings }))
  return (
    <div className={styles.review}>
      <Button size="small" isPending={isPending} onPress={() => void review()}>
        {aiChecks.includes('REVIEW') ? t('editor.review.ask') : t('editor.review.askSpelling')}
      </Button>
      <p className={styles.none} role="status">
        {!isPending && says}
      </p>
    </div>
  )
}
