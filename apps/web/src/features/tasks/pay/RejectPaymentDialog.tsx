import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { ifMatch } from '@dragoman/sdk/versions'
import { TextArea } from '@dragoman/ui/TextArea'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useTaskWrite } from '../use-task-write.ts'

/** Asks why a payment isn't right. */
export function RejectPaymentDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const answer = useTaskWrite(api.tasks.answerPayments, true)
  const isRight = reason.trim() !== ''
  const reject = () =>
    answer.mutate(
      {
        path: { taskUuid: task.uuid },
        headers: ifMatch(task),
        body: { status: 'REJECTED', reason: reason.trim() },
      },
      {
        onSuccess: () => {
          showToast({ tone: 'info', title: t('tasks.payment.rejectedNow') })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('tasks.payment.rejectTitle')}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={reject}
      saveLabel={t('tasks.payment.rejectVerb')}
      tone="danger"
      isPending={answer.isPending}
      error={answer.error}
      onClose={onClose}
    >
      {(isTried) => (
        <TextArea
          name="reason"
          label={t('tasks.payment.reason')}
          description={t('tasks.payment.reasonText')}
          rows={4}
          maxLength={2000}
          isRequired
          value={reason}
          onChange={setReason}
          errorMessage={isTried && !isRight ? t('tasks.payment.reasonMissing') : undefined}
        />
      )}
    </FormDialog>
  )
}
