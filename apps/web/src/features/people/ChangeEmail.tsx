import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UserListItem } from '@dragoman/sdk/operations/users'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'
import { isAddress } from './person-values.ts'

/** Gives a person another email address to sign in with. */
export function ChangeEmail({ user, onClose }: { user: UserListItem; onClose: () => void }) {
  const { uuid, name } = user
  const [typed, setTyped] = useState(user.email)
  const change = useMutation({ ...mutation(api.users.update), meta: { showsErrors: true } })
  const email = typed.trim()
  const save = () =>
    change.mutate(
      { path: { userUUID: uuid }, body: { email } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('users.email.changed', { name, email }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('users.email.title', { name })}
      isDirty={email !== user.email}
      isRight={isAddress(email)}
      onSave={save}
      isDisabled={email === user.email}
      isPending={change.isPending}
      error={change.error}
      onClose={onClose}
    >
      {(isTried) => (
        <TextField
          label={t('users.email')}
          description={t('users.email.text')}
          type="email"
          value={typed}
          onChange={setTyped}
          maxLength={254}
          autoComplete="off"
          errorMessage={isTried && !isAddress(email) ? t('users.emailMissing') : undefined}
        />
      )}
    </FormDialog>
  )
}
