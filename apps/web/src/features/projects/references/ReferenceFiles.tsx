import { useCan } from '@dragoman/hooks/permissions'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { Project, ReferenceFile } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { IconButton } from '@dragoman/ui/IconButton'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { AddReferences } from '../../../files/AddReferences.tsx'
import { dropLabels } from '../../../files/drop-labels.ts'
import { DownloadReferences } from '../../../files/DownloadReferences.tsx'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { formatBytes } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'

const rowId = ({ uuid }: ReferenceFile) => uuid

/** The reference files for linguists: style guides, pictures, earlier versions. */
export function ReferenceFiles({ project }: { project: Project }) {
  const mayChange = useCan(requirements['projects.uploadReferenceFile'])
  const { mutateAsync } = useMutation({ ...mutation(api.projects.removeReferenceFile), meta: { showsErrors: true } })
  const columns = useMemo(referenceColumns, [])
  const actions = useMemo(
    () => ({
      cell: (file: ReferenceFile) => (
        <IconButton
          size="small"
          icon="trash"
          label={t('projects.reference.remove', { name: file.name })}
          onPress={() =>
            confirmDelete({
              title: t('projects.reference.remove', { name: file.name }),
              text: t('projects.reference.removeText'),
              verb: t('projects.remove'),
              run: () => mutateAsync({ path: { projectUUID: project.uuid, referenceFileUUID: file.uuid } }),
            })
          }
        />
      ),
    }),
    [mutateAsync, project.uuid],
  )
  return (
    <>
      <Card
        title={t('projects.reference.title')}
        isFlush
        actions={
          project.referenceFiles.length > 0 && (
            <DownloadReferences
              name={project.name}
              load={(client) =>
                call(client, api.projects.downloadReferenceFiles, { path: { projectUUID: project.uuid } })
              }
            >
              {t('projects.reference.downloadAll')}
            </DownloadReferences>
          )
        }
      >
        <DataTable
          label={t('projects.reference.title')}
          columns={columns}
          rows={project.referenceFiles}
          rowId={rowId}
          rowActions={mayChange ? actions : undefined}
          isEmbedded
          empty={
            <EmptyState kind="first-use" icon="file" headingLevel={3} title={t('projects.reference.empty')}>
              {t('projects.reference.emptyText')}
            </EmptyState>
          }
        />
      </Card>
      {mayChange && (
        <AddReferences
          title={t('projects.reference.add')}
          labels={dropLabels({ allowed: t('projects.reference.any') })}
          send={(client, File) =>
            call(client, api.projects.uploadReferenceFile, { path: { projectUUID: project.uuid }, body: { File } })
          }
          changes={['projects', 'tasks', 'activity']}
        />
      )}
    </>
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
