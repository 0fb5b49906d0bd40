import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '../errors/error-text.ts'
import { t } from '../i18n/t.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { closeDeletion, type Deletion } from './confirm-delete.ts'

/** Asks before something is deleted: opened by `confirmDelete`, and shown once, above the pages of people who are signed in. */
export function DeleteDialog({ deletion }: { deletion: Deletion }) {
  const { title, text, verb, tone = 'danger', asksPassword = false, run } = deletion
  const [password, setPassword] = useState('')
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => run(password),
    onSuccess: closeDeletion,
    meta: { showsErrors: true },
  })
  // A person who leaves with the dialog open, as when a session ends, does not find it again.
  useEffect(() => closeDeletion, [])
  return (
    <ConfirmDialog
      title={title}
      tone={tone}
      isOpen
      onOpenChange={closeDeletion}
      onConfirm={() => mutate()}
      isPending={isPending}
      isDisabled={asksPassword && password === ''}
      errorMessage={error ? errorText(error) : undefined}
      labels={{ confirm: verb ?? t('shell.delete') }}
    >
      {typeof text === 'string' ? <p>{text}</p> : text}
      {asksPassword && (
        <OwnPassword
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            reset()
          }}
        />
      )}
    </ConfirmDialog>
  )
}
