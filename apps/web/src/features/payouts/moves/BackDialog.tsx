import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import { TextArea } from '@dragoman/ui/TextArea'
import { useState } from 'react'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import type { Payable } from './SettleDialog.tsx'

export interface BackDialogProps {
  /** Whether a payment came back, or only its record is wrong. */
  move: 'fail' | 'reverse'
  payable: Payable
  onClose: () => void
}

/** Records that a payment came back, or takes back the record of one; both need a reason. */
export function BackDialog({ move, payable, onClose }: BackDialogProps) {
  const [reason, setReason] = useState('')
  const options = { meta: { showsErrors: true } }
  const fail = useVersionedMutation(api.payouts.fail, payable, options)
  const reverse = useVersionedMutation(api.payouts.reverse, payable, options)
  const write = { fail, reverse }[move]
  const isRight = reason.trim() !== ''
  const save = () => {
    const onSuccess = () => {
      showToast({ tone: 'success', title: t(`payouts.done.${move}`, { number: payable.name }) })
      onClose()
    }
    write.mutate({ path: { payableUUID: payable.uuid }, body: { reason: reason.trim() } }, { onSuccess })
  }
  return (
    <FormDialog
      title={t(`payouts.title.${move}`, { number: payable.name })}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t(`payouts.verb.${move}`)}
      tone="danger"
      isPending={write.isPending}
      error={write.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <ConflictNotice conflict={write.conflict} isPending={write.isPending} />
          <p>{t(`payouts.text.${move}`)}</p>
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
