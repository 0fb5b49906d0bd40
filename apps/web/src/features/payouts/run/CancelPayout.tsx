import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Payout } from '@dragoman/sdk/operations/payouts'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'

/** Cancels a run that was not sent, with the reason. */
export function CancelPayout({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const cancel = useMutation({ ...mutation(api.payouts.cancel), meta: { showsErrors: true } })
  const isRight = reason.trim() !== ''
  const save = () => {
    const onSuccess = () => {
      showToast({ tone: 'success', title: t('payouts.cancelled', { number: payout.name }) })
      onClose()
    }
    cancel.mutate({ path: { payoutUUID: payout.uuid }, body: { reason: reason.trim() } }, { onSuccess })
  }
  return (
    <FormDialog
      title={t('payouts.cancelTitle', { number: payout.name })}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t('payouts.cancelVerb')}
      tone="danger"
      isPending={cancel.isPending}
      error={cancel.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('payouts.cancelText')}</p>
          <TextArea
            name="reason"
            label={t('payouts.reasonLabel')}
            rows={3}
            maxLength={2000}
            isRequired
            value={reason}
            onChange={setReason}
            errorMessage={isTried && !isRight ? t('payouts.reasonMissing') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}
