import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project, ProjectResource } from '@dragoman/sdk/operations/projects'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { MenuItem, MoreMenu } from '@dragoman/ui/Menu'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { FileOptionsDialog } from './FileOptionsDialog.tsx'
import { NewVersionDialog } from './NewVersionDialog.tsx'

/** What can be done with a file: of a draft everything, later a new version of what is in work already. */
export function FileMenu({ project, file }: { project: Project; file: ProjectResource }) {
  const [open, setOpen] = useState<'options' | 'remove' | 'version' | null>(null)
  const isDraft = project.status === 'DRAFT'
  const isRead = file.hash !== undefined && file.targetLocales.length > 0
  const remove = useMutation({ ...mutation(api.projects.removeResource), meta: { showsErrors: true } })
  const close = () => setOpen(null)
  return (
    <>
      <MoreMenu label={t('projects.fileMenu', { name: file.name })}>
        {isRead && (
          <MenuItem icon="upload" onAction={() => setOpen('version')}>
            {t('projects.files.newVersion')}
          </MenuItem>
        )}
        {isDraft && (
          <MenuItem icon="settings" onAction={() => setOpen('options')}>
            {t('projects.files.howRead')}
          </MenuItem>
        )}
        {isDraft && (
          <MenuItem icon="trash" tone="danger" onAction={() => setOpen('remove')}>
            {t('projects.remove')}
          </MenuItem>
        )}
      </MoreMenu>
      {open === 'options' && <FileOptionsDialog projectUuid={project.uuid} file={file} onClose={close} />}
      {open === 'version' && <NewVersionDialog project={project} file={file} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        onOpenChange={close}
        title={t('projects.files.remove', { name: file.name })}
        tone="danger"
        labels={{ confirm: t('projects.remove'), cancel: t('shell.cancel'), close: t('shell.close') }}
        isPending={remove.isPending}
        errorMessage={remove.error ? errorText(remove.error) : undefined}
        onConfirm={() =>
          remove.mutate({ path: { projectUUID: project.uuid, projectResourceUUID: file.uuid } }, { onSuccess: close })
        }
      >
        <p>{t('projects.files.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
