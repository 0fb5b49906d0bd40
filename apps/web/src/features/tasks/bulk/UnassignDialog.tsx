import { t } from '../../../i18n/t.ts'
import { BulkDialog, type TasksDialogProps } from './BulkDialog.tsx'

const edit = { kind: 'UNASSIGN' } as const

/** Opens tasks to others again; those in progress only where that is said. */
export function UnassignDialog({ tasks, onClose, onDone }: TasksDialogProps) {
  return (
    <BulkDialog
      title={t('tasks.revoke.title', { count: tasks.length })}
      tasks={tasks}
      edit={edit}
      label={t('tasks.revoke')}
      tone="danger"
      showsChanging
      onClose={onClose}
      onDone={onDone}
    />
  )
}
