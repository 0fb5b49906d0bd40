import { ApiQueryClient, sdkOf } from '@dragoman/hooks/api-query-client'
import { query } from '@dragoman/hooks/query'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import type { Project, ProjectResource } from '@dragoman/sdk/operations/projects'
import type { ResourceVersion } from '@dragoman/sdk/operations/resourceVersions'
import { isHttpError } from '@dragoman/sdk/errors'
import { upload } from '@dragoman/sdk/upload'
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
  const [progress, setProgress] = useState<number>()
  const path = { projectUUID: project.uuid, projectResourceUUID: file.uuid }
  const send = useMutation({
    mutationFn: (chosen: File) => {
      setProgress(0)
      const onProgress = ({ sent, total }: { sent: number; total?: number }) =>
        setProgress(total && (100 * sent) / total)
      const params = { path, body: { file: chosen } }
      return upload(sdkOf(queryClient), api.resourceVersions.create, params, { onProgress, accept: 'any' })
    },
    meta: { showsErrors: true },
  })
  const versions = useQuery({
    ...query(api.resourceVersions.list, { path }),
    enabled: send.data !== undefined,
    refetchInterval: ({ state }) => (findVersion(state.data, send.data)?.status === 'READING' ? pollInterval : false),
  })
  const version = findVersion(versions.data, send.data) ?? send.data
  // The very content that the file has: nothing is wrong, and nothing was done.
  const isSame = isHttpError<'resourceVersions.create'>(send.error) && send.error.code === 'SAME_CONTENT'
  const isOver = version !== undefined && version.status !== 'READING'
  useEffect(() => {
    if (isOver && queryClient instanceof ApiQueryClient)
      void refresh(queryClient, ['projects', 'workUnits', 'tasks', 'costs', 'activity'])
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
                {t('projects.versions.sameFile', { name: send.variables?.name ?? file.name })}
              </InlineAlert>
            )}
            <FileDrop
              label={t('projects.files.versionDrop')}
              extensions={[file.type]}
              isSingle
              isDisabled={send.isPending}
              files={send.variables && !isSame ? [rowOf(send.variables, progress, send.error)] : []}
              onFiles={([chosen]) => chosen && send.mutate(chosen)}
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

function rowOf({ name }: File, progress: number | undefined, error: Error | null): FileDropItem {
  if (error) return { id: name, name, state: 'error', detail: problemText(problemOf(error)) }
  return { id: name, name, state: 'uploading', ...(progress !== undefined && { progress }) }
}
