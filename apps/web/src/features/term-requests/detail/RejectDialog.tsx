import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TermRequest } from '@dragoman/sdk/operations/termRequests'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { laneWord, requestName } from '../request-words.ts'

/** Rejects a request, with a reason that its asker reads. */
export function RejectDialog({ request, onClose }: { request: TermRequest; onClose: () => void }) {
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useMutation({ ...mutation(api.termRequests.move), meta: { showsErrors: true } })
  const reason = text.trim()
  const name = requestName(request)
  const save = () =>
    mutate(
      { path: { termRequestUuid: request.uuid }, body: { lane: 'REJECTED', reason, version: request.version } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('termRequests.moved', { name, lane: laneWord('REJECTED') }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('termRequests.reject.title', { name })}
      isDirty={text !== ''}
      isRight={reason !== ''}
      onSave={save}
      saveLabel={t('termRequests.reject.verb')}
      tone="danger"
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <TextArea
          name="reason"
          label={t('termRequests.reason')}
          description={t('termRequests.reason.text')}
          rows={4}
          maxLength={2000}
          isRequired
          dir="auto"
          value={text}
          onChange={setText}
          errorMessage={isTried && reason === '' ? t('termRequests.reason.missing') : undefined}
        />
      )}
    </FormDialog>
  )
}
