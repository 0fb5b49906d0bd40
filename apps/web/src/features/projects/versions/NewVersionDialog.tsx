import { mutation, query } from '@dragoman/hooks/query'
import { refresh } from '@dragoman/hooks/query-client'
import { useUpload, type Sending } from '@dragoman/hooks/upload'
import * as api from '@dragoman/sdk/api'
import type { Project, ProjectResource } from '@dragoman/sdk/operations/projects'
import type { ResourceVersion } from '@dragoman/sdk/operations/resourceVersions'
import { isHttpError } from '@dragoman/sdk/errors'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { FileDrop, type FileDropItem } from '@dragoman/ui/FileDrop'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { dropLabels } from '../../../files/drop-labels.ts'
import { problemOf, problemText } from '../../../files/send-file.ts'
import { VersionPreview } from './VersionPreview.tsx'
import { VersionOutcome } from './VersionOutcome.tsx'

export interface NewVersionDialogProps {
  project: Project
  file: ProjectResource
  onClose: () => void
}

/** Milliseconds between two looks at a version that is being compared. */
const pollInterval = 1000

/** Takes a new version of a file, shows before what would be translated and what it means for work that is under way, and after what it changed. */
export function NewVersionDialog({ project, file, onClose }: NewVersionDialogProps) {
  const queryClient = useQueryClient()
  const path = { projectUUID: project.uuid, projectResourceUUID: file.uuid }
  const create = useMutation({ ...mutation(api.resourceVersions.create), meta: { showsErrors: true } })
  const send = (uploadUuid: string) => create.mutate({ path, body: { uploadUuid } })
  const [uploadUuid, setUploadUuid] = useState<string>()
  const upload = useUpload(api.uploads.create, {
    paramsOf: (chosen) => ({ body: { file: new File([chosen], file.name) } }),
    accept: 'any',
    meta: { showsErrors: true },
    // The very content that the file has needs no look: the server says that nothing changes.
    onSent: ({ uuid, hash }) => (hash === file.hash ? send(uuid) : setUploadUuid(uuid)),
  })
  const { data } = create
  const versions = useQuery({
    ...query(api.resourceVersions.list, { path }),
    enabled: data !== undefined,
    refetchInterval: ({ state }) => (findVersion(state.data, data)?.status === 'READING' ? pollInterval : false),
  })
  const version = findVersion(versions.data, data) ?? data
  // The very content that the file has: nothing is wrong, and nothing was done.
  const isSame = isHttpError<'resourceVersions.create'>(create.error) && create.error.code === 'SAME_CONTENT'
  const isOver = version !== undefined && version.status !== 'READING'
  useEffect(() => {
    if (isOver) void refresh(queryClient, ['projects', 'workUnits', 'tasks', 'costs', 'activity'])
  }, [isOver, queryClient])
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      size={isOver || uploadUuid !== undefined ? 'large' : 'medium'}
      title={t('projects.files.newVersionOf', { name: file.name })}
      footer={<Button onPress={onClose}>{isOver ? t('shell.close') : t('shell.cancel')}</Button>}
    >
      <Stack gap={16}>
        {version === undefined && (
          <>
            <p>{t('projects.files.versionText')}</p>
            {project.status !== 'DRAFT' && (
              <InlineAlert tone="warning" title={t('projects.files.versionWarning')}>
                {t('projects.files.versionWarningText')}
              </InlineAlert>
            )}
            {isSame && (
              <InlineAlert tone="info" isAnnounced title={t('projects.versions.same')}>
                {t('projects.versions.sameFile', { name: file.name })}
              </InlineAlert>
            )}
            <FileDrop
              label={t('projects.files.versionDrop')}
              extensions={[file.type]}
              isSingle
              isDisabled={upload.isSending || create.isPending}
              files={upload.sending ? [rowOf(upload.sending)] : []}
              onFiles={([chosen]) => {
                if (!chosen) return
                setUploadUuid(undefined)
                create.reset()
                upload.send(chosen)
              }}
              labels={dropLabels({ drop: t('projects.files.versionDrop'), browse: t('projects.files.browseOne') })}
            />
            {uploadUuid !== undefined && (
              <VersionPreview project={project} file={file} uploadUuid={uploadUuid}>
                <Button variant="primary" isPending={create.isPending} onPress={() => send(uploadUuid)}>
                  {t('projects.files.useVersion')}
                </Button>
              </VersionPreview>
            )}
            {create.error && !isSame && (
              <InlineAlert tone="danger" isAnnounced>
                {problemText(problemOf(create.error))}
              </InlineAlert>
            )}
          </>
        )}
        {version?.status === 'READING' && <p role="status">{t('projects.files.versionReading')}</p>}
        {isOver && <VersionOutcome version={version} project={project} resourceUuid={file.uuid} />}
      </Stack>
    </Dialog>
  )
}

const findVersion = (versions: readonly ResourceVersion[] | undefined, sent: ResourceVersion | undefined) =>
  versions?.find(({ uuid }) => uuid === sent?.uuid)

function rowOf({ name, percent, error }: Sending): FileDropItem {
  if (error) return { id: name, name, state: 'error', detail: problemText(problemOf(error)) }
  return { id: name, name, state: 'uploading', ...(percent !== undefined && { progress: percent }) }
}
