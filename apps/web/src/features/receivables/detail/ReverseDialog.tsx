import { TextArea } from '@dragoman/ui/TextArea'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { t } from '../../../i18n/t.ts'

export interface ReverseDialogProps {
  title: string
  /** The consequence of the reversal. */
  text: string
  saveLabel?: string
  isPending: boolean
  error: Error | null
  onReverse: (reason: string) => void
  onClose: () => void
}

/** Asks why money that was recorded by mistake is reversed, or why it is set aside. */
export function ReverseDialog(props: ReverseDialogProps) {
  const { title, text, saveLabel = t('receivables.reverseVerb'), isPending, error, onReverse, onClose } = props
  const [reason, setReason] = useState('')
  const isRight = reason.trim() !== ''
  return (
    <FormDialog
      title={title}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={() => onReverse(reason.trim())}
      saveLabel={saveLabel}
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
