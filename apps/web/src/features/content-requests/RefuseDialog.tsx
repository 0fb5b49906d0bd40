import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

/** Refuses a request, with a reason for its author. */
export function RefuseDialog({ requestUuid, onClose }: { requestUuid: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const refuse = useMutation({ ...mutation(api.connectorRequests.refuse), meta: { showsErrors: true } })
  const isRight = reason.trim() !== ''
  const save = () =>
    refuse.mutate(
      { path: { requestUuid }, body: { reason } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('requests.refused') })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('requests.refuseTitle')}
      isDirty={reason !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t('requests.refuse')}
      tone="danger"
      isPending={refuse.isPending}
      error={refuse.error}
      onClose={onClose}
    >
      {(isTried) => (
        <TextArea
          label={t('requests.reason')}
          isRequired
          value={reason}
          onChange={setReason}
          errorMessage={isTried && !isRight ? t('requests.reasonMissing') : undefined}
        />
      )}
    </FormDialog>
  )
}
