import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'

/** Cancels an invoice that the client hasn't got yet: its number stays, and its projects can be invoiced again. */
export function CancelInvoice({ invoice: { uuid, number }, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const cancel = useMutation({ ...mutation(api.receivables.cancel), meta: { showsErrors: true } })
  const isRight = reason.trim() !== ''
  const save = () =>
    cancel.mutate(
      { body: { invoiceUuids: [uuid], reason: reason.trim() } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('receivables.cancelledNow', { number }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('receivables.cancelTitle', { number })}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t('receivables.cancelVerb')}
      tone="danger"
      isPending={cancel.isPending}
      error={cancel.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('receivables.cancelText')}</p>
          <TextArea
            name="reason"
            label={t('receivables.reason')}
            rows={3}
            maxLength={2000}
            isRequired
            value={reason}
            onChange={setReason}
            errorMessage={isTried && !isRight ? t('receivables.reasonMissing') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}
