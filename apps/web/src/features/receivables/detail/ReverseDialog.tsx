import { TextArea } from '@dragoman/ui/TextArea'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { t } from '../../../i18n/t.ts'

export interface ReverseDialogProps {
  title: string
  /** The consequence of the reversal. */
  text: string
  isPending: boolean
  error: Error | null
  onReverse: (reason: string) => void
  onClose: () => void
}

/** Asks why money that was recorded by mistake is reversed. */
export function ReverseDialog({ title, text, isPending, error, onReverse, onClose }: ReverseDialogProps) {
  const [reason, setReason] = useState('')
  const isRight = reason.trim() !== ''
  return (
    <FormDialog
      title={title}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={() => onReverse(reason.trim())}
      saveLabel={t('receivables.reverseVerb')}
      tone="danger"
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{text}</p>
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
