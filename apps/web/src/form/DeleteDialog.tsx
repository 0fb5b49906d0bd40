import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorText } from '../errors/error-text.ts'
import { t } from '../i18n/t.ts'
import { closeDeletion, type Deletion } from './confirm-delete.ts'

/** Asks before something is deleted: opened by `confirmDelete`, and shown once, above the pages of people who are signed in. */
export function DeleteDialog({ deletion: { title, text, verb, tone = 'danger', run } }: { deletion: Deletion }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
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
      errorMessage={error ? errorText(error) : undefined}
      labels={{ confirm: verb ?? t('shell.delete') }}
    >
      {typeof text === 'string' ? <p>{text}</p> : text}
    </ConfirmDialog>
  )
}
