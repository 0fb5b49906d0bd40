import { sdkOf } from '@dragoman/hooks/api-query-client'
import { useCan } from '@dragoman/hooks/permissions'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { Project, ReferenceFile } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { IconButton } from '@dragoman/ui/IconButton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { formatBytes } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { saveBlob } from '../save-file.ts'
import { AddReferences } from './AddReferences.tsx'
import { RemoveReference } from './RemoveReference.tsx'

const rowId = ({ uuid }: ReferenceFile) => uuid

/** What linguists look things up in: style guides, pictures, earlier versions. */
export function ReferenceFiles({ project }: { project: Project }) {
  const mayChange = useCan(requirements['projects.uploadReferenceFile'])
  const [removed, setRemoved] = useState<ReferenceFile | null>(null)
  const columns = useMemo(referenceColumns, [])
  const actions = useMemo(
    () => ({
      label: t('shell.actions'),
      cell: (file: ReferenceFile) => (
        <IconButton
          size="small"
          icon="trash"
          label={t('projects.reference.remove', { name: file.name })}
          onPress={() => setRemoved(file)}
        />
      ),
    }),
    [],
  )
  return (
    <>
      <Card
        title={t('projects.reference.title')}
        isFlush
        actions={project.referenceFiles.length > 0 && <DownloadReferences project={project} />}
      >
        <DataTable
          label={t('projects.reference.title')}
          columns={columns}
          rows={project.referenceFiles}
          rowId={rowId}
          rowActions={mayChange ? actions : undefined}
          maxHeight={400}
          empty={
            <EmptyState kind="first-use" icon="file" headingLevel={3} title={t('projects.reference.empty')}>
              {t('projects.reference.emptyText')}
            </EmptyState>
          }
        />
      </Card>
      {mayChange && <AddReferences projectUuid={project.uuid} />}
      {removed && <RemoveReference projectUuid={project.uuid} file={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

/** Downloads all reference files of a project in one container. */
function DownloadReferences({ project: { uuid, name } }: { project: Pick<Project, 'uuid' | 'name'> }) {
  const client = sdkOf(useQueryClient())
  const download = useMutation({
    mutationFn: async () => {
      const content = await call(client, api.projects.downloadReferenceFiles, { path: { projectUUID: uuid } })
      saveBlob(content, `${name}-reference.zip`)
    },
  })
  return (
    <Button
      size="small"
      icon="download"
      isPending={download.isPending}
      pendingLabel={t('shell.loading')}
      onPress={() => download.mutate()}
    >
      {t('projects.reference.downloadAll')}
    </Button>
  )
}

const referenceColumns = (): Column<ReferenceFile>[] => [
  { id: 'name', header: t('projects.file'), minWidth: 200, cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'size', header: t('projects.size'), width: 110, align: 'end', cell: ({ size }) => formatBytes(size) },
  {
    id: 'creation',
    header: t('projects.reference.added'),
    width: 180,
    cell: ({ creation }) => <Moment value={creation} />,
  },
]
