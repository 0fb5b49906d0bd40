import { NumberField } from '@dragoman/ui/NumberField'
import { useMemo, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { BulkDialog, type TasksDialogProps } from './BulkDialog.tsx'

/** Sets which score auto-assign requires of linguists for some tasks. */
export function ScoreDialog({ tasks, onClose, onDone }: TasksDialogProps) {
  const [score, setScore] = useState<number | null>(() => tasks[0]?.minimumScoreRequired ?? 0)
  const edit = useMemo(
    () => (score === null ? null : ({ kind: 'MINIMUM_SCORE', minimumScore: score } as const)),
    [score],
  )
  return (
    <BulkDialog
      title={t('bulk.score.title', { count: tasks.length })}
      tasks={tasks}
      edit={edit}
      label={t('bulk.score.button')}
      onClose={onClose}
      onDone={onDone}
    >
      <NumberField
        label={t('bulk.score.label')}
        description={t('bulk.score.text')}
        value={score ?? Number.NaN}
        onChange={(value) => setScore(Number.isNaN(value) ? null : value)}
        minValue={0}
        maxValue={100}
      />
    </BulkDialog>
  )
}
