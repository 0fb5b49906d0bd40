import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PayableItem } from '@dragoman/sdk/operations/payables'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'

/** Asks a linguist why a document that was issued for them isn't right. */
export function ObjectDialog({ payable, onClose }: { payable: PayableItem; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useMutation({ ...mutation(api.payables.object), meta: { showsErrors: true } })
  const isRight = reason.trim() !== ''
  const save = () =>
    mutate(
      { path: { payableUUID: payable.uuid }, body: { reason: reason.trim() } },
      {
        onSuccess: () => {
          showToast({ tone: 'info', title: t('payables.selfBill.objected', { number: payable.name }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('payables.selfBill.objectTitle', { number: payable.name })}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t('payables.selfBill.object')}
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <TextArea
          name="reason"
          label={t('payables.reason')}
          rows={4}
          maxLength={2000}
          isRequired
          value={reason}
          onChange={setReason}
          errorMessage={isTried && !isRight ? t('payables.reasonMissing') : undefined}
        />
      )}
    </FormDialog>
  )
}
