import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project, ProjectResource } from '@dragoman/sdk/operations/projects'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatTimestamp } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { VersionOutcome } from './VersionOutcome.tsx'

export interface VersionsDialogProps {
  project: Project
  file: ProjectResource
  onClose: () => void
}

/** The versions that a file has had, and what each of them changed. */
export function VersionsDialog({ project, file, onClose }: VersionsDialogProps) {
  const path = { projectUUID: project.uuid, projectResourceUUID: file.uuid }
  const { data, error, refetch, isFetching } = useQuery(query(api.resourceVersions.list, { path }))
  const [chosen, setChosen] = useState<string>()
  const version = data?.find(({ uuid }) => uuid === chosen) ?? data?.[0]
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('projects.versions.of', { name: file.name })}
      footer={<Button onPress={onClose}>{t('shell.close')}</Button>}
    >
      {error && !data ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : !version ? (
        <EmptyState kind="first-use" icon="file" headingLevel={3} title={t('projects.versions.none')}>
          {t('projects.versions.noneText')}
        </EmptyState>
      ) : (
        <Stack>
          <Select
            label={t('projects.versions.version')}
            options={data.map(({ uuid, creationDate, createdBy }) => ({
              id: uuid,
              label: formatTimestamp(creationDate),
              description: createdBy?.name,
            }))}
            value={version.uuid}
            onChange={setChosen}
          />
          <VersionOutcome key={version.uuid} version={version} project={project} resourceUuid={file.uuid} />
        </Stack>
      )}
    </Dialog>
  )
}
