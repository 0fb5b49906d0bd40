import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { useState } from 'react'
import { formatTimestamp } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { RejectPaymentDialog } from './RejectPaymentDialog.tsx'

/** Whether the payment of a task is agreed upon, and the buttons of those who can say so. */
export function PaymentState({ task }: { task: Task }) {
  const { session, snapshot } = useSession()
  const [isRejecting, setRejecting] = useState(false)
  const answer = useTaskWrite(api.tasks.answerPayments)
  const [line] = task.payments ?? []
  if (!line || !task.assignee) return null
  const isMine = task.assignee.uuid === snapshot.subject?.user.uuid
  const mayAnswer =
    (isMine || session.can(requirements['tasks.updatePayments'])) &&
    task.acceptanceDate !== undefined &&
    task.status !== 'INVOICED' &&
    task.status !== 'CANCELLED'
  const state = line.rejectDate !== undefined ? 'rejected' : line.confirmationDate !== undefined ? 'confirmed' : 'open'
  const confirm = () =>
    answer.mutate(
      { path: { taskUuid: task.uuid }, headers: ifMatch(task), body: { status: 'CONFIRMED' } },
      { onSuccess: () => showToast({ tone: 'success', title: t('tasks.payment.confirmedNow') }) },
    )
  return (
    <>
      <InlineAlert tone={tones[state]} title={titleOf(state, line)}>
        <Stack gap={8}>
          {line.rejectReason && <bdi>{line.rejectReason}</bdi>}
          {state === 'open' &&
            t(task.acceptanceDate === undefined ? 'tasks.payment.openBefore' : 'tasks.payment.openText')}
          {mayAnswer && (
            <Row>
              {state !== 'confirmed' && (
                <Button size="small" icon="check" isPending={answer.isPending} onPress={confirm}>
                  {t('tasks.payment.confirm')}
                </Button>
              )}
              {state !== 'rejected' && (
                <Button size="small" onPress={() => setRejecting(true)}>
                  {t('tasks.payment.reject')}
                </Button>
              )}
            </Row>
          )}
        </Stack>
      </InlineAlert>
      {isRejecting && <RejectPaymentDialog task={task} onClose={() => setRejecting(false)} />}
    </>
  )
}

const tones = { open: 'warning', confirmed: 'success', rejected: 'danger' } as const

function titleOf(state: keyof typeof tones, line: NonNullable<Task['payments']>[number]): string {
  if (state === 'confirmed') {
    const { confirmedBy, confirmationDate = 0 } = line
    return t('tasks.payment.confirmedBy', { name: confirmedBy?.name ?? '', time: formatTimestamp(confirmationDate) })
  }
  if (state === 'rejected') {
    const { rejectReasonBy, rejectDate = 0 } = line
    return t('tasks.payment.rejectedBy', { name: rejectReasonBy?.name ?? '', time: formatTimestamp(rejectDate) })
  }
  return t('tasks.payment.open')
}
