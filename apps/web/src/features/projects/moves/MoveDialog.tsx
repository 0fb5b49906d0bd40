import { useCan } from '@dragoman/hooks/permissions'
import { useSession } from '@dragoman/hooks/session'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { Project } from '@dragoman/sdk/operations/projects'
import { isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { noReason, sentReason } from '../../../cancellation/cancellation.ts'
import { LazyReasonFields } from '../../../cancellation/LazyReasonFields.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { projectQuery } from '../project-query.ts'
import { MoveProblem } from './MoveProblem.tsx'
import type { Move } from './use-moves.ts'

export interface MoveDialogProps {
  project: Project
  move: Move
  onClose: () => void
}

/**
 * Asks before a project moves on: for the reason where one is needed, for the purchase order that invoices need, and
 * whether its costs are calculated along.
 */
export function MoveDialog({ project, move: { move, to, needsReason }, onClose }: MoveDialogProps) {
  const queryClient = useQueryClient()
  const mayCalculate = useCan(requirements['costs.calculate'])
  const [reason, setReason] = useState('')
  const [why, setWhy] = useState(noReason)
  const [order, setOrder] = useState('')
  const isOffice = isManager(useSession().snapshot.subject)
  const [calculatesCosts, setCalculatesCosts] = useState(true)
  const change = useMutation({
    ...mutation(api.projects.changeStatus),
    meta: { showsErrors: true },
    // Not with each call: a page that shows the project's new state has no dialog for this move any more.
    onSuccess: () => {
      const status = enumWord('projectStatus', to)
      showToast({ tone: 'success', title: t('projects.moved', { name: project.reference, status }) })
      onClose()
    },
    onError: () => void queryClient.invalidateQueries(projectQuery(project.uuid)),
  })
  const offersCosts = move === 'submit' && mayCalculate
  // Someone was faster: this move is no longer there.
  const isOver = isHttpError(change.error, 409)
  const cancels = move === 'cancel'
  const asksForOrder = move === 'approve' && project.needsPurchaseOrder
  const misses = needsReason && !cancels ? reason.trim() === '' : asksForOrder && !isOffice && order.trim() === ''
  const isTyped = reason.trim() !== '' || order.trim() !== '' || why.reason.trim() !== ''
  const leave = useGuardedClose(isTyped && !change.isPending && !isOver, onClose)
  const send = () =>
    change.mutate({
      path: { projectUUID: project.uuid },
      body: {
        newStatus: to,
        ...(cancels ? sentReason(why) : needsReason && { reason: reason.trim() }),
        ...(asksForOrder && order.trim() !== '' && { purchaseOrder: order.trim() }),
        ...(offersCosts && { calculateCosts: calculatesCosts }),
      },
    })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      onDismiss={leave}
      title={t(`projects.move.${move}`)}
      tone={cancels ? 'danger' : 'accent'}
      labels={{
        confirm: t(`projects.move.${move}`),
        // Beside a button that cancels something, "Cancel" would say both.
        cancel: isOver || cancels ? t('shell.close') : t('shell.cancel'),
        pending: t('projects.moving'),
      }}
      onConfirm={send}
      isPending={change.isPending}
      isDisabled={isOver || (cancels ? !why.isComplete : misses)}
    >
      <p>{t(`projects.moveText.${move}`)}</p>
      {offersCosts && (
        <Checkbox isSelected={calculatesCosts} onChange={setCalculatesCosts} description={t('projects.move.costsText')}>
          {t('projects.move.costs')}
        </Checkbox>
      )}
      {cancels && (
        <LazyReasonFields
          projectUuid={project.uuid}
          subject="PROJECT"
          label={t('projects.reason')}
          description={t('projects.reasonText')}
          value={why}
          onChange={setWhy}
          isDisabled={isOver}
        />
      )}
      {needsReason && !cancels && (
        <TextArea
          name="reason"
          label={t('projects.reason')}
          description={t('projects.reasonText')}
          value={reason}
          onChange={setReason}
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the dialog asks for
          autoFocus
          isDisabled={isOver}
        />
      )}
      {asksForOrder && (
        <TextField
          name="purchaseOrder"
          label={t('projects.purchaseOrder')}
          description={t('projects.approval.order')}
          value={order}
          onChange={setOrder}
          maxLength={100}
          isRequired={!isOffice}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the dialog asks for
          autoFocus
          isDisabled={isOver}
        />
      )}
      {change.error && <MoveProblem error={change.error} />}
    </ConfirmDialog>
  )
}
