import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { FiscalPeriod } from '@dragoman/sdk/operations/finance'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors } from '../../errors/error-text.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { showToast } from '../../ground/toasts.ts'
import { formatMonth } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'

export interface UnlockDialogProps {
  accountUUID: string
  period: FiscalPeriod
  onClose: () => void
}

/** Opens a month again; the reason stays with it. */
export function UnlockDialog({ accountUUID, period: { month, status }, onClose }: UnlockDialogProps) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.finance.unlockPeriod),
    meta: { showsErrors: true },
  })
  const name = formatMonth(month, 'long')
  const refused = fieldErrors(error)
  const isRight = reason.trim() !== ''
  const save = () =>
    mutate(
      { path: { accountUUID, month }, body: { reason: reason.trim() } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('finance.unlocked', { month: name }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('finance.unlockTitle', { month: name })}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t('finance.unlock')}
      isPending={isPending}
      error={Object.keys(refused).length > 0 ? null : error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {status === 'LOCKED' && <p>{t('finance.unlockText')}</p>}
          <TextArea
            name="reason"
            label={t('finance.reason')}
            rows={3}
            maxLength={2000}
            isRequired
            value={reason}
            onChange={setReason}
            errorMessage={isTried && !isRight ? t('finance.reasonMissing') : refused['reason']}
          />
        </>
      )}
    </FormDialog>
  )
}
