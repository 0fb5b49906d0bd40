import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { t } from '../../../i18n/t.ts'

/** Notes that the client objects to an invoice: reminders stop until that is settled. */
export function DisputeDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const dispute = useMutation({ ...mutation(api.receivables.dispute), meta: { showsErrors: true } })
  const isRight = reason.trim() !== ''
  const save = () =>
    dispute.mutate({ path: { receivableUUID: invoice.uuid }, body: { reason: reason.trim() } }, { onSuccess: onClose })
  return (
    <FormDialog
      title={t('receivables.dispute.title', { number: invoice.number })}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t('receivables.dispute.save')}
      isPending={dispute.isPending}
      error={dispute.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('receivables.dispute.text')}</p>
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
