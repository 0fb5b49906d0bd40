import { t } from '../../../i18n/t.ts'
import { BulkDialog, type TasksDialogProps } from './BulkDialog.tsx'

const edit = { kind: 'DELIVER' } as const

/** Delivers tasks that are ready; those with tag mismatches only where that is said. */
export function DeliverDialog({ tasks, onClose, onDone }: TasksDialogProps) {
  return (
    <BulkDialog
      title={t('bulk.deliver.title', { count: tasks.length })}
      tasks={tasks}
      edit={edit}
      label={t('bulk.deliver.button')}
      showsChanging
      onClose={onClose}
      onDone={onDone}
    />
  )
}
