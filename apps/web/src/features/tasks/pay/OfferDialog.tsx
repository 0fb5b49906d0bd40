import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { NumberField } from '@dragoman/ui/NumberField'
import { TextArea } from '@dragoman/ui/TextArea'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exactScore } from '../../../display/person-score.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { taskErrorText } from '../task-problem.ts'
import { useTaskWrite } from '../use-task-write.ts'

/** Offers the assignee of a task a lower pay, which counts once they accept it. */
export function OfferDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { currency, payableAmount = 0, assignee } = task
  const { data: quality } = useQuery(query(api.tasks.getScore, { path: { taskUuid: task.uuid } }))
  const score = quality?.basis === 'FINDINGS' ? quality.score : undefined
  const [offeredTotal, setOfferedTotal] = useState(Number.NaN)
  const [reason, setReason] = useState('')
  const post = useTaskWrite(api.tasks.postStopLoss, true)
  const isDirty = !Number.isNaN(offeredTotal) || reason.trim() !== ''
  const leave = useGuardedClose(isDirty && !post.isPending, onClose)
  const send = () => {
    const body = { offeredTotal, ...(reason.trim() && { reason: reason.trim() }) }
    const onSuccess = () => {
      showToast({ tone: 'success', title: t('tasks.stopLoss.offered', { name: assignee?.name ?? '' }) })
      onClose()
    }
    post.mutate({ path: { taskUuid: task.uuid }, body }, { onSuccess })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      onDismiss={leave}
      title={t('tasks.stopLoss.offer')}
      labels={{
        confirm: t('tasks.stopLoss.send'),
      }}
      onConfirm={send}
      isPending={post.isPending}
      isDisabled={!(offeredTotal < payableAmount)}
      errorMessage={post.error ? taskErrorText(post.error) : undefined}
    >
      <p>
        {t('tasks.stopLoss.offerText', { name: assignee?.name ?? '', amount: formatMoney(payableAmount, currency) })}
      </p>
      {score !== undefined && <p>{t('tasks.stopLoss.score', { score: exactScore(score) })}</p>}
      <NumberField
        label={t('tasks.stopLoss.total', { currency })}
        minValue={0}
        formatOptions={{ maximumFractionDigits: 2 }}
        value={offeredTotal}
        onChange={setOfferedTotal}
        isRequired
      />
      <TextArea name="reason" label={t('tasks.reason')} isOptional value={reason} onChange={setReason} />
    </ConfirmDialog>
  )
}
