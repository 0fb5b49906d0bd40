import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Project, ProjectResource, ResourceIngestion } from '@dragoman/sdk/operations/projects'
import { isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { formatBytes } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { loadWords } from '../../../i18n/words.ts'
import { named } from '../../../lazy.tsx'
import { ListCard } from '../../../list/ListCard.tsx'
import styles from '../projects.module.css'
import { costsRun } from '../use-project.ts'
import { AddFiles } from './AddFiles.tsx'
import { useMayAddFiles } from './use-may-add-files.ts'
import { AddLanguages } from './AddLanguages.tsx'
import { FileMenu } from './FileMenu.tsx'
import { IngestionState } from './IngestionState.tsx'

const ContinuousCard = named(async () => {
  await loadWords(['continuous'])
  return import('../continuous/ContinuousCard.tsx')
}, 'ContinuousCard')

const NotTakenFiles = named(async () => {
  await loadWords(['intake'])
  return import('./NotTakenFiles.tsx')
}, 'NotTakenFiles')

const rowId = ({ uuid }: ProjectResource) => uuid
const isRead = ({ hash, targetLocales }: ProjectResource) => hash !== undefined && targetLocales.length > 0

/** Milliseconds between two looks at files that are being read. */
const interval = 1_000

/** The source files of a project; while it is a draft they can still come, change and go, later have new versions. */
export function ProjectFiles({ project }: { project: Project }) {
  const mayUpload = useCan(requirements['projects.createResource'])
  const isOpen = mayUpload && project.status === 'DRAFT' && !costsRun(project)
  const [isAdding, setAdding] = useState(false)
  const { snapshot } = useSession()
  const mayAdd = useMayAddFiles(project)
  const isInWork = project.status === 'APPROVED' || project.status === 'DELIVERED'
  const takesVersions =
    mayUpload && !costsRun(project) && (project.status === 'PENDING' || (isInWork && isManager(snapshot.subject)))
  const mayChange = isOpen || takesVersions
  const { data: ingestion } = useQuery({
    ...query(api.projects.getIngestionStatus, { path: { projectUUID: project.uuid } }),
    refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? interval : false),
  })
  const resources = ingestion?.resources
  const columns = useMemo(() => fileColumns(project, resources), [project, resources])
  const card = useCallback(
    (file: ProjectResource) => (
      <ListCard
        name={nameOf(file)}
        due={file.size !== undefined && formatBytes(file.size)}
        place={file.totalWords !== undefined && t('projects.counter.words', { count: file.totalWords })}
        state={<FileState projectUuid={project.uuid} file={file} ingestion={resources} />}
        languages={<FileLanguages source={project.sourceLocale} file={file} />}
        end={null}
      />
    ),
    [project, resources],
  )
  const actions = useMemo(
    () => ({
      cell: (file: ProjectResource) => <FileMenu project={project} file={file} mayChange={mayChange} />,
    }),
    [project, mayChange],
  )
  return (
    <>
      {project.isContinuous && (
        <Suspense fallback={<Skeleton height={240} />}>
          <ContinuousCard project={project} />
        </Suspense>
      )}
      <Card
        title={t('projects.tab.files')}
        isFlush
        actions={
          isOpen &&
          project.targetLocales.length > 0 && (
            <Button size="small" icon="plus" onPress={() => setAdding(true)}>
              {t('projects.languages.add')}
            </Button>
          )
        }
      >
        <DataTable
          label={t('projects.tab.files')}
          columns={columns}
          rows={project.resources}
          rowId={rowId}
          rowActions={
            mayChange || project.resources.some((file) => isRead(file) || file.previewUrl !== undefined)
              ? actions
              : undefined
          }
          isEmbedded
          card={card}
          empty={
            <EmptyState kind="first-use" icon="file" headingLevel={3} title={t('projects.grid.empty')}>
              {t('projects.grid.emptyText')}
            </EmptyState>
          }
        />
      </Card>
      {ingestion?.archives?.map(({ uuid, name, notTaken }) => (
        <Suspense key={uuid} fallback={<Skeleton height={96} />}>
          <NotTakenFiles archive={name} notTaken={notTaken} />
        </Suspense>
      ))}
      {mayAdd && <AddFiles project={project} />}
      {isAdding && <AddLanguages project={project} onClose={() => setAdding(false)} />}
    </>
  )
}

const nameOf = ({ path, name, notes }: ProjectResource) => (
  <>
    <bdi>{path ? `${path}/${name}` : name}</bdi> {notes && <bdi className={styles.notes}>{notes}</bdi>}
  </>
)

interface FileStateProps {
  projectUuid: string
  file: ProjectResource
  ingestion: readonly ResourceIngestion[] | undefined
}

const FileState = ({ projectUuid, file, ingestion }: FileStateProps) => (
  <IngestionState projectUuid={projectUuid} file={file} found={ingestion?.find(({ uuid }) => uuid === file.uuid)} />
)

const FileLanguages = ({ source, file }: { source: string; file: ProjectResource }) =>
  file.targetLocales.length > 0 && <LanguageCodes source={source} target={file.targetLocales} />

const fileColumns = (
  { uuid: projectUuid, sourceLocale }: Project,
  ingestion: readonly ResourceIngestion[] | undefined,
): Column<ProjectResource>[] => [
  {
    id: 'name',
    header: t('projects.file'),
    minWidth: 200,
    cell: nameOf,
  },
  { id: 'type', header: t('projects.kind'), width: 72, cell: ({ type }) => <bdi>{type}</bdi> },
  {
    id: 'state',
    header: t('projects.status'),
    width: 150,
    cell: (file) => <FileState projectUuid={projectUuid} file={file} ingestion={ingestion} />,
  },
  {
    id: 'size',
    header: t('projects.size'),
    width: 100,
    align: 'end',
    cell: ({ size }) => size !== undefined && formatBytes(size),
  },
  {
    id: 'segments',
    header: t('projects.segments'),
    width: 100,
    align: 'end',
    cell: ({ totalSegments }) => totalSegments !== undefined && formatNumber(totalSegments),
  },
  {
    id: 'words',
    header: t('projects.words'),
    width: 90,
    align: 'end',
    cell: ({ totalWords }) => totalWords !== undefined && formatNumber(totalWords),
  },
  {
    id: 'targets',
    header: t('projects.languages'),
    width: 180,
    cell: (file) => <FileLanguages source={sourceLocale} file={file} />,
  },
]
