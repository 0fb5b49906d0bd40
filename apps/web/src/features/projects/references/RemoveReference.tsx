import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ReferenceFile } from '@dragoman/sdk/operations/projects'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'

export interface RemoveReferenceProps {
  projectUuid: string
  file: ReferenceFile
  onClose: () => void
}

/** Asks before a reference file is taken out. */
export function RemoveReference({ projectUuid, file, onClose }: RemoveReferenceProps) {
  const remove = useMutation({ ...mutation(api.projects.removeReferenceFile), meta: { showsErrors: true } })
  const path = { projectUUID: projectUuid, referenceFileUUID: file.uuid }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('projects.reference.remove', { name: file.name })}
      tone="danger"
      labels={{ confirm: t('projects.remove'), cancel: t('shell.cancel'), close: t('shell.close') }}
      isPending={remove.isPending}
      errorMessage={remove.error ? errorText(remove.error) : undefined}
      onConfirm={() => remove.mutate({ path }, { onSuccess: onClose })}
    >
      <p>{t('projects.reference.removeText')}</p>
    </ConfirmDialog>
  )
}
