import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Payable } from '@dragoman/sdk/operations/payables'
import { TextArea } from '@dragoman/ui/TextArea'
import { useState } from 'react'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'

export type ReasonedMove = 'reject' | 'withdraw' | 'cancel'

export interface ReasonDialogProps {
  move: ReasonedMove
  payable: Payable
  onClose: () => void
}

/** Moves a payable back, or cancels it; the reason is kept with it, and the linguist reads it. */
export function ReasonDialog({ move, payable, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const options = { meta: { showsErrors: true } }
  const reject = useVersionedMutation(api.payables.reject, payable, options)
  const withdraw = useVersionedMutation(api.payables.withdraw, payable, options)
  const cancel = useVersionedMutation(api.payables.cancel, payable, options)
  const { isPending, error, conflict } = { reject, withdraw, cancel }[move]
  const isRight = reason.trim() !== ''
  const save = () => {
    const body = { reason: reason.trim() }
    const onSuccess = () => {
      showToast({ tone: 'success', title: t(`payables.done.${move}`, { number: payable.name }) })
      onClose()
    }
    if (move === 'cancel') cancel.mutate({ path: { payableUuid: payable.uuid }, body }, { onSuccess })
    else {
      const write = move === 'reject' ? reject : withdraw
      write.mutate({ path: { payableUUID: payable.uuid }, body }, { onSuccess })
    }
  }
  return (
    <FormDialog
      title={t(`payables.title.${move}`, { number: payable.name })}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t(`payables.verb.${move}`)}
      tone="danger"
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <ConflictNotice conflict={conflict} isPending={isPending} />
          <p>{t(`payables.text.${move}`)}</p>
          <TextArea
            name="reason"
            label={t('payables.reason')}
            rows={3}
            maxLength={2000}
            isRequired
            value={reason}
            onChange={setReason}
            errorMessage={isTried && !isRight ? t('payables.reasonMissing') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}
