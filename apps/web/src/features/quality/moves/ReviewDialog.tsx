import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Review } from '@dragoman/sdk/operations/quality'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'

export interface ReviewDialogProps {
  move: 'submit' | 'reopen'
  review: Review
  onClose: () => void
}

/** Submits a review with a word about the whole text, or reopens it with a reason. */
export function ReviewDialog({ move, review, onClose }: ReviewDialogProps) {
  const first = move === 'submit' ? (review.feedback ?? '') : ''
  const [text, setText] = useState(first)
  const write = useMutation({ ...mutation(api.quality.changeStatus), meta: { showsErrors: true } })
  const trimmed = text.trim()
  const isRight = move === 'submit' || trimmed !== ''
  const { uuid: reviewUuid, version, status } = review
  const body =
    move === 'submit'
      ? // The version that the page shows may be that before the reviewer's own last save.
        { status: 'SUBMITTED' as const, feedback: trimmed }
      : { status: status === 'CLOSED' ? ('SUBMITTED' as const) : ('OPEN' as const), reason: trimmed, version }
  const save = () =>
    write.mutate(
      { path: { reviewUuid }, body },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t(`quality.done.${move}`) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t(`quality.title.${move}`)}
      isDirty={text !== first}
      isRight={isRight}
      onSave={save}
      saveLabel={t(`quality.verb.${move}`)}
      isPending={write.isPending}
      error={write.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t(`quality.text.${move}`)}</p>
          <TextArea
            name="text"
            label={t(move === 'submit' ? 'quality.feedback' : 'quality.reason')}
            rows={4}
            maxLength={move === 'submit' ? 5000 : 1000}
            {...(move === 'submit' ? { isOptional: true } : { isRequired: true })}
            value={text}
            onChange={setText}
            errorMessage={isTried && !isRight ? t('quality.reasonMissing') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}
