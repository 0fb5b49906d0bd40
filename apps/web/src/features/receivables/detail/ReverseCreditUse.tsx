import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { InvoiceCreditUse } from '@dragoman/sdk/operations/receivables'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'

export interface ReverseCreditUseProps {
  use: InvoiceCreditUse
  currency: string
  onClose: () => void
}

/** Takes back a use of credit that was recorded by mistake. */
export function ReverseCreditUse({ use, currency, onClose }: ReverseCreditUseProps) {
  const [reason, setReason] = useState('')
  const reverse = useMutation({ ...mutation(api.receivables.reverseCreditUse), meta: { showsErrors: true } })
  const isRight = reason.trim() !== ''
  const save = () =>
    reverse.mutate(
      { path: { creditUseUUID: use.uuid }, body: { reason: reason.trim() } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('receivables.useReversed') })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('receivables.reverseUseTitle')}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t('receivables.reverseVerb')}
      tone="danger"
      isPending={reverse.isPending}
      error={reverse.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('receivables.reverseUseText', { amount: formatMoney(use.amount, currency) })}</p>
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
