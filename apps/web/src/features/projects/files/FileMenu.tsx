import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProjectResource } from '@dragoman/sdk/operations/projects'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { MenuItem, MoreMenu } from '@dragoman/ui/Menu'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { FileOptionsDialog } from './FileOptionsDialog.tsx'

/** What can be done with a file of a draft. */
export function FileMenu({ projectUuid, file }: { projectUuid: string; file: ProjectResource }) {
  const [open, setOpen] = useState<'options' | 'remove' | null>(null)
  const remove = useMutation({ ...mutation(api.projects.removeResource), meta: { showsErrors: true } })
  const close = () => setOpen(null)
  return (
    <>
      <MoreMenu label={t('projects.fileMenu', { name: file.name })}>
        <MenuItem icon="settings" onAction={() => setOpen('options')}>
          {t('projects.files.howRead')}
        </MenuItem>
        <MenuItem icon="trash" tone="danger" onAction={() => setOpen('remove')}>
          {t('projects.remove')}
        </MenuItem>
      </MoreMenu>
      {open === 'options' && <FileOptionsDialog projectUuid={projectUuid} file={file} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        onOpenChange={close}
        title={t('projects.files.remove', { name: file.name })}
        tone="danger"
        labels={{ confirm: t('projects.remove'), cancel: t('shell.cancel'), close: t('shell.close') }}
        isPending={remove.isPending}
        errorMessage={remove.error ? errorText(remove.error) : undefined}
        onConfirm={() =>
          remove.mutate({ path: { projectUUID: projectUuid, projectResourceUUID: file.uuid } }, { onSuccess: close })
        }
      >
        <p>{t('projects.files.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
