import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'

/** Sends a document by email, to the addresses of the client unless others are entered. */
export function SendInvoice({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const start = (invoice.recipients ?? []).join(', ')
  const [addresses, setAddresses] = useState(start)
  const send = useMutation({ ...mutation(api.receivables.send), meta: { showsErrors: true } })
  const recipients = [...new Set(addresses.split(/[\s,;]+/).filter(Boolean))]
  const isRight = recipients.length > 0 && recipients.every((address) => /^\S+@\S+\.\S+$/.test(address))
  const save = () =>
    send.mutate(
      { path: { receivableUUID: invoice.uuid }, body: { recipients } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('receivables.mail.sending', { number: invoice.number }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('receivables.mail.title', { number: invoice.number })}
      isDirty={addresses !== start}
      isRight={isRight}
      onSave={save}
      saveLabel={t('receivables.mail.send')}
      isPending={send.isPending}
      error={send.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('receivables.mail.text')}</p>
          <TextField
            name="recipients"
            label={t('receivables.mail.recipients')}
            description={t('receivables.mail.recipientsText')}
            isRequired
            value={addresses}
            onChange={setAddresses}
            errorMessage={isTried && !isRight ? t('receivables.mail.recipientsMissing') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}
