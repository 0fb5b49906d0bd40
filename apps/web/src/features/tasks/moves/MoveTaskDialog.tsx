import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { TaskMove } from '@dragoman/sdk/lifecycles'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { TextArea } from '@dragoman/ui/TextArea'
import { useState } from 'react'
import { noReason, sentReason } from '../../../cancellation/cancellation.ts'
import { LazyReasonFields } from '../../../cancellation/LazyReasonFields.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { DeliveryProblems } from '../delivery/DeliveryProblems.tsx'
import { taskName } from '../task-name.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { moveRefusal, taskErrorText } from '../task-problem.ts'

/** Moves that ask first. */
export type AskedMove = Extract<TaskMove, 'deliver' | 'reject' | 'reopen' | 'cancel'>

const targets = { deliver: 'DELIVERED', reopen: 'APPROVED', cancel: 'CANCELLED' } as const
const needsReason: Record<AskedMove, boolean> = { deliver: false, reject: true, reopen: true, cancel: false }

export interface MoveTaskDialogProps {
  task: Task
  move: AskedMove
  onClose: () => void
  onMoved?: () => void
}

/** Asks before a task is delivered, given back, reopened or called off, and says what stands against it. */
export function MoveTaskDialog({ task, move, onClose, onMoved }: MoveTaskDialogProps) {
  const [reason, setReason] = useState('')
  const [returned, setReturned] = useState(noReason)
  const [isOnPurpose, setOnPurpose] = useState(false)
  const changeStatus = useTaskWrite(api.tasks.changeStatus, true)
  const reject = useTaskWrite(api.tasks.reject, true)
  const error = changeStatus.error ?? reject.error
  const refusal = moveRefusal(error)
  // Someone was faster: this move is no longer there.
  const isOver = isHttpError(error, 404, 409)
  const isPending = changeStatus.isPending || reject.isPending
  const isReturn = move === 'reject'
  const isTyped = reason.trim() !== '' || returned.reason.trim() !== ''
  const leave = useGuardedClose(isTyped && !isPending && !isOver, onClose)
  const onSuccess = () => {
    showToast({ tone: 'success', title: t(`tasks.moved.${move}`, { name: taskName(task) }) })
    onClose()
    onMoved?.()
  }
  const send = () => {
    const path = { taskUuid: task.uuid }
    if (move === 'reject') return reject.mutate({ path, body: sentReason(returned) }, { onSuccess })
    const why = reason.trim()
    const body = { status: targets[move], ...(why && { reason: why }), ...(isOnPurpose && { hasTagMismatch: true }) }
    changeStatus.mutate({ path, body }, { onSuccess })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      onDismiss={leave}
      title={t(`tasks.move.${move}`)}
      tone={move === 'cancel' || move === 'reject' ? 'danger' : 'accent'}
      labels={{
        confirm: t(`tasks.move.${move}`),
        // Beside a button that cancels something, "Cancel" would say both.
        cancel: isOver || move === 'cancel' ? t('shell.close') : t('shell.cancel'),
      }}
      onConfirm={send}
      isPending={isPending}
      isDisabled={isOver || (isReturn ? !returned.isComplete : needsReason[move] && reason.trim() === '')}
      errorMessage={error && !refusal ? taskErrorText(error) : undefined}
    >
      <p>{t(`tasks.moveText.${move}`, { name: taskName(task) })}</p>
      {isReturn && (
        <LazyReasonFields
          projectUuid={task.project.uuid}
          subject="TASK"
          label={t('tasks.reason')}
          description={t('tasks.reasonText.reject')}
          value={returned}
          onChange={setReturned}
          isDisabled={isOver}
        />
      )}
      {needsReason[move] && !isReturn && (
        <TextArea
          name="reason"
          label={t('tasks.reason')}
          description={t('tasks.reasonText.reopen')}
          value={reason}
          onChange={setReason}
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the dialog asks for
          autoFocus
          isDisabled={isOver}
        />
      )}
      {refusal && <DeliveryProblems task={task} refusal={refusal} />}
      {refusal?.codeIssues && refusal.codeIssues.count > 0 && (
        <Checkbox isSelected={isOnPurpose} onChange={setOnPurpose} description={t('tasks.onPurposeText')}>
          {t('tasks.onPurpose')}
        </Checkbox>
      )}
    </ConfirmDialog>
  )
}
