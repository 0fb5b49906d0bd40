import { query } from '@dragoman/hooks/query'
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
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { t } from '../../../i18n/t.ts'
import { dropLabels } from '../../../files/drop-labels.ts'
import { problemOf, problemText } from '../../../files/send-file.ts'
import { VersionOutcome } from './VersionOutcome.tsx'

export interface NewVersionDialogProps {
  project: Project
  file: ProjectResource
  onClose: () => void
}

/** Milliseconds between two looks at a version that is being compared. */
const pollInterval = 1000

/** Takes a new version of a file, says before what it means for work that is under way, and after what it changed. */
export function NewVersionDialog({ project, file, onClose }: NewVersionDialogProps) {
  const queryClient = useQueryClient()
  const path = { projectUUID: project.uuid, projectResourceUUID: file.uuid }
  const { sending, isSending, data, send } = useUpload(api.resourceVersions.create, {
    paramsOf: (chosen) => ({ path, body: { file: chosen } }),
    accept: 'any',
    meta: { showsErrors: true },
  })
  const versions = useQuery({
    ...query(api.resourceVersions.list, { path }),
    enabled: data !== undefined,
    refetchInterval: ({ state }) => (findVersion(state.data, data)?.status === 'READING' ? pollInterval : false),
  })
  const version = findVersion(versions.data, data) ?? data
  // The very content that the file has: nothing is wrong, and nothing was done.
  const isSame = isHttpError<'resourceVersions.create'>(sending?.error) && sending.error.code === 'SAME_CONTENT'
  const isOver = version !== undefined && version.status !== 'READING'
  useEffect(() => {
    if (isOver) void refresh(queryClient, ['projects', 'workUnits', 'tasks', 'costs', 'activity'])
  }, [isOver, queryClient])
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      size={isOver ? 'large' : 'medium'}
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
                {t('projects.versions.sameFile', { name: sending?.name ?? file.name })}
              </InlineAlert>
            )}
            <FileDrop
              label={t('projects.files.versionDrop')}
              extensions={[file.type]}
              isSingle
              isDisabled={isSending}
              files={sending && !isSame ? [rowOf(sending)] : []}
              onFiles={([chosen]) => chosen && send(chosen)}
              labels={dropLabels({ drop: t('projects.files.versionDrop'), browse: t('projects.files.browseOne') })}
            />
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
