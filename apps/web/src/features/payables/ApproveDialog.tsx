import { mutation, query } from '@dragoman/hooks/query'
import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { PayableItem } from '@dragoman/sdk/operations/payables'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../errors/error-text.ts'
import { ActionButtons } from '../../form/ActionButtons.tsx'
import { showToast } from '../../ground/toasts.ts'
import { formatAmounts, formatMoney } from '../../i18n/format-amounts.ts'
import { t } from '../../i18n/t.ts'
import { addUp } from '../../display/money/add-up.ts'
import { missingText } from './missing-text.ts'

export interface ApproveDialogProps {
  payables: readonly PayableItem[]
  onClose: () => void
  onDone: () => void
}

/** Approves several payables; says beforehand which of them, and why the others not. */
export function ApproveDialog({ payables, onClose, onDone }: ApproveDialogProps) {
  const queryClient = useQueryClient()
  const payableUuids = payables.map(({ uuid }) => uuid)
  const plan = useQuery({
    queryKey: [...query(api.payables.list).queryKey, 'approvals', payableUuids],
    queryFn: () => call(sdkOf(queryClient), api.payables.approveMany, { body: { payableUuids, dryRun: true } }),
    meta: { showsErrors: true },
  })
  const approve = useMutation({ ...mutation(api.payables.approveMany), meta: { showsErrors: true } })
  const undo = useMutation(mutation(api.payables.undoApprovals))
  const error = plan.error ?? approve.error
  const { approved = [], skipped = [] } = plan.data ?? {}
  const takeBack = (done: readonly { uuid: string }[]) =>
    undo.mutate(
      { body: { payableUuids: done.map(({ uuid }) => uuid) } },
      {
        onSuccess: ({ undone, skipped: left }) =>
          showToast({
            tone: left.length > 0 ? 'warning' : 'success',
            title: t('payables.undone', { count: undone.length }),
          }),
      },
    )
  const submit = () =>
    approve.mutate(
      { body: { payableUuids: approved.map(({ uuid }) => uuid) } },
      {
        onSuccess: (result) => {
          showToast({
            tone: result.skipped.length > 0 ? 'warning' : 'success',
            title: t('payables.approvedMany', { count: result.approved.length }),
            ...(result.approved.length > 0 && {
              action: { label: t('payables.undo'), onAction: () => takeBack(result.approved) },
            }),
          })
          onDone()
          onClose()
        },
      },
    )
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('payables.approveTitle', { count: payables.length })}
      footer={
        <ActionButtons
          label={t('payables.approveCount', { count: approved.length })}
          onPress={submit}
          isDisabled={approved.length === 0}
          isPending={approve.isPending}
          onCancel={onClose}
        />
      }
    >
      <Stack>
        {error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(error)}
          </InlineAlert>
        )}
        {plan.isPending && <Skeleton lines={4} />}
        {approved.length > 0 && (
          <p>{t('payables.willApprove', { count: approved.length, amount: formatAmounts(addUp(approved)) })}</p>
        )}
        {skipped.length > 0 && (
          <RowList label={t('payables.notApproved')}>
            {skipped.map(({ uuid, name, amount, currency, missing = [] }) => (
              <RowListItem key={uuid} end={formatMoney(amount, currency)} below={missing.map(missingText).join(' ')}>
                {name}
              </RowListItem>
            ))}
          </RowList>
        )}
      </Stack>
    </Dialog>
  )
}
