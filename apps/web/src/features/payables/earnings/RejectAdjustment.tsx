import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PayableAdjustment } from '@dragoman/sdk/operations/payables'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'

/** Asks a linguist why an adjustment isn't right. */
export function RejectAdjustment({ adjustment, onClose }: { adjustment: PayableAdjustment; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const answer = useMutation({ ...mutation(api.payables.answerAdjustment), meta: { showsErrors: true } })
  const isRight = reason.trim() !== ''
  const save = () =>
    answer.mutate(
      { path: { adjustmentUUID: adjustment.uuid }, body: { status: 'REJECTED', reason: reason.trim() } },
      {
        onSuccess: () => {
          showToast({ tone: 'info', title: t('payables.objected') })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('payables.objectTitle')}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t('payables.object')}
      isPending={answer.isPending}
      error={answer.error}
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
