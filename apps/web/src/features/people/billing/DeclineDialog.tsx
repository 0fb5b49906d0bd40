import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

interface DeclineDialogProps {
  path: { userUUID: string; paymentUUID: string }
  /** Whether the change is one's own. */
  isWithdrawal: boolean
  onClose: () => void
}

/** Ends a change of a payout method that waits, with a reason. */
export function DeclineDialog({ path, isWithdrawal, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState('')
  // The dialog goes with the change: a callback of `mutate` would not run.
  const decline = useMutation({
    ...mutation(api.users.declinePayment),
    meta: { showsErrors: true },
    onSuccess: () => showToast({ tone: 'success', title: t(isWithdrawal ? 'billing.withdrawn' : 'billing.declined') }),
  })
  const save = () =>
    decline.mutate({ path, body: { ...(reason.trim() && { reason: reason.trim() }) } }, { onSuccess: onClose })
  return (
    <FormDialog
      title={t(isWithdrawal ? 'billing.withdraw' : 'billing.decline')}
      isDirty={reason.trim() !== ''}
      isRight
      onSave={save}
      saveLabel={t(isWithdrawal ? 'billing.withdraw' : 'billing.decline')}
      tone="danger"
      isPending={decline.isPending}
      error={decline.error}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{t('billing.declineText')}</p>
          <TextArea label={t('billing.reason')} value={reason} onChange={setReason} maxLength={500} isOptional />
        </>
      )}
    </FormDialog>
  )
}
