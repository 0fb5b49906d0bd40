import { TextArea } from '@dragoman/ui/TextArea'
import { useMemo, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { BulkDialog, type TasksDialogProps } from './BulkDialog.tsx'

const plain = { kind: 'CANCEL' } as const

/** Cancels tasks, with a reason for their logs; those in progress only where that is said. */
export function CancelDialog({ tasks, onClose, onDone }: TasksDialogProps) {
  const [typed, setReason] = useState('')
  const reason = typed.trim()
  // The plan is the same with every reason: it is not asked again while one is typed.
  const edit = useMemo(() => (reason === '' ? plain : { ...plain, reason }), [reason])
  return (
    <BulkDialog
      title={t('bulk.cancel.title', { count: tasks.length })}
      tasks={tasks}
      edit={edit}
      planned={plain}
      label={t('bulk.cancel.button')}
      tone="danger"
      showsChanging
      onClose={onClose}
      onDone={onDone}
    >
      <TextArea name="reason" label={t('bulk.cancel.reason')} value={typed} onChange={setReason} maxLength={2000} />
    </BulkDialog>
  )
}
