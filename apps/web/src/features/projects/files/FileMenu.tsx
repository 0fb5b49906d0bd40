import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useCan } from '@dragoman/hooks/permissions'
import type { Project, ProjectResource } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { t } from '../../../i18n/t.ts'
import { withWords } from '../../../i18n/with-words.ts'
import { overlay } from '../../../lazy.tsx'

const FileOptionsDialog = overlay(() => import('./FileOptionsDialog.tsx'), 'FileOptionsDialog')
const FilePreviewDialog = overlay(
  withWords(['preview'], () => import('./FilePreviewDialog.tsx')),
  'FilePreviewDialog',
)
const NewVersionDialog = overlay(() => import('../versions/NewVersionDialog.tsx'), 'NewVersionDialog')
const VersionsDialog = overlay(() => import('../versions/VersionsDialog.tsx'), 'VersionsDialog')

export interface FileMenuProps {
  project: Project
  file: ProjectResource
  /** Whether the person may change files now: of a draft everything, later new versions. */
  mayChange: boolean
}

/** The actions on a file: all of them in a draft, later a new version; and the changes of its versions. */
export function FileMenu({ project, file, mayChange }: FileMenuProps) {
  const [open, setOpen] = useState<'options' | 'version' | 'changes' | 'preview' | null>(null)
  const isDraft = mayChange && project.status === 'DRAFT'
  const isRead = file.hash !== undefined && file.targetLocales.length > 0
  const { mutateAsync } = useMutation({ ...mutation(api.projects.removeResource), meta: { showsErrors: true } })
  const mayPreview = useCan(requirements['workUnits.getPreview'])
  const shown = project.workUnits.filter(
    ({ projectResourceUuid, genesisCreationStatus }) =>
      projectResourceUuid === file.uuid && genesisCreationStatus === 'CREATED',
  )
  const close = () => setOpen(null)
  const remove = () =>
    confirmDelete({
      title: t('projects.files.remove', { name: file.name }),
      text: t('projects.files.removeText'),
      verb: t('projects.remove'),
      run: () => mutateAsync({ path: { projectUUID: project.uuid, projectResourceUUID: file.uuid } }),
    })
  return (
    <>
      <MoreMenu label={t('projects.fileMenu', { name: file.name })}>
        {mayPreview && shown.length > 0 && (
          <MenuItem icon="eye" onAction={() => setOpen('preview')}>
            {t('projects.files.previewText')}
          </MenuItem>
        )}
        {isRead && mayChange && (
          <MenuItem icon="upload" onAction={() => setOpen('version')}>
            {t('projects.files.newVersion')}
          </MenuItem>
        )}
        {isRead && (
          <MenuItem icon="clock" onAction={() => setOpen('changes')}>
            {t('projects.versions.menu')}
          </MenuItem>
        )}
        {file.previewUrl !== undefined && (
          <MenuItem icon="external" href={file.previewUrl} target="_blank" rel="noopener noreferrer">
            {t('projects.files.preview')}
          </MenuItem>
        )}
        {isDraft && (
          <MenuItem icon="settings" onAction={() => setOpen('options')}>
            {t('projects.files.howRead')}
          </MenuItem>
        )}
        {isDraft && (
          <MenuItem icon="trash" tone="danger" onAction={remove}>
            {t('projects.remove')}
          </MenuItem>
        )}
      </MoreMenu>
      <Suspense>
        {open === 'options' && <FileOptionsDialog projectUuid={project.uuid} file={file} onClose={close} />}
        {open === 'preview' && <FilePreviewDialog file={file} workUnits={shown} onClose={close} />}
        {open === 'version' && <NewVersionDialog project={project} file={file} onClose={close} />}
        {open === 'changes' && <VersionsDialog project={project} file={file} onClose={close} />}
      </Suspense>
    </>
  )
}
