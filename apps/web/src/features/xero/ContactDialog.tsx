import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { XeroOpenContact } from '@dragoman/sdk/operations/xero'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { showToast } from '../../ground/toasts.ts'
import { isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** Chooses which contact of Xero a client or a linguist is. */
export function ContactDialog({ contact, onClose }: { contact: XeroOpenContact; onClose: () => void }) {
  const [contactId, setContactId] = useState('')
  const choose = useMutation({ ...mutation(api.xero.chooseContact), meta: { showsErrors: true } })
  const save = () =>
    choose.mutate(
      { path: { partyUUID: contact.uuid }, body: { contactId } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('xero.contactChosen') })
          onClose()
        },
      },
    )
  const title = t('xero.contactOf', { name: isolated(contact.name) })
  return (
    <FormDialog
      title={title}
      isDirty={contactId !== ''}
      isRight={contactId !== ''}
      onSave={save}
      isPending={choose.isPending}
      error={choose.error}
      onClose={onClose}
    >
      {(isTried) => (
        <RadioGroup
          label={t('xero.severalContacts')}
          value={contactId}
          onChange={setContactId}
          errorMessage={isTried && contactId === '' ? t('xero.contactMissing') : undefined}
        >
          {contact.candidates.map(({ id, name, email }) => (
            <Radio key={id} value={id} description={email && <bdi>{email}</bdi>}>
              <bdi>{name}</bdi>
            </Radio>
          ))}
        </RadioGroup>
      )}
    </FormDialog>
  )
}
