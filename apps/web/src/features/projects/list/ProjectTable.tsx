import { listQuery } from '@dragoman/hooks/list'
import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProjectSummary, WorkflowProgress } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import type { Column } from '@dragoman/ui/DataTable'
import { useMemo } from 'react'
import { DueDate } from '../../../display/DueDate.tsx'
import { Languages } from '../../../display/Languages.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { StepBars, type StepShare } from '../../../display/StepBars.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { ResourceTable } from '../../../list/ResourceTable.tsx'
import type { List } from '../../../list/use-list.ts'
import { Link, LinkButton } from '../../../shell/links.ts'
import { ProjectCost } from '../ProjectCost.tsx'
import type { ProjectSearch } from './project-search.ts'
import styles from './ProjectTable.module.css'

/** The projects that somebody may see. */
export function ProjectTable({ list }: { list: List<ProjectSearch> }) {
  const seesCosts = useCan(requirements['costs.getSummary'])
  const mayCreate = useCan(requirements['projects.create'])
  const columns = useMemo(() => projectColumns(seesCosts), [seesCosts])
  return (
    <ResourceTable
      query={query(api.projects.list, { query: listQuery(list.search) })}
      columns={columns}
      search={list}
      empty={{
        title: t('projects.empty.title'),
        text: t('projects.empty.text'),
        action: mayCreate && (
          <LinkButton to="/projects/create" variant="primary" icon="plus">
            {t('projects.new')}
          </LinkButton>
        ),
      }}
    />
  )
}

const projectColumns = (seesCosts: boolean): Column<ProjectSummary>[] => [
  {
    id: 'reference',
    header: t('projects.reference'),
    minWidth: 228,
    isSortable: true,
    sticky: 'start',
    isContent: false,
    cell: ({ uuid, name, reference }) => (
      <span className={styles.name}>
        <span dir="auto" className={styles.reference}>
          <Link to="/projects/$id" params={{ id: uuid }} variant="plain">
            {reference}
          </Link>
        </span>
        <bdi className={styles.number}>{name}</bdi>
      </span>
    ),
  },
  {
    id: 'status',
    header: t('projects.status'),
    width: 166,
    isSortable: true,
    cell: ({ status }) => <StatusWord of="projectStatus" code={status} />,
  },
  {
    id: 'languages',
    header: t('projects.languages'),
    minWidth: 190,
    cell: ({ sourceLocale, targetLocales }) => <Languages source={sourceLocale} target={targetLocales} />,
  },
  {
    id: 'progress',
    header: t('projects.progress'),
    width: 124,
    cell: ({ progress, progressByWorkflow = [] }) =>
      progressByWorkflow.length > 0 && <StepBars steps={progressByWorkflow.map(stepShare)} share={progress / 100} />,
  },
  {
    id: 'dueDate',
    header: t('projects.due'),
    width: 156,
    isSortable: true,
    cell: ({ dueDate, status }) => dueDate !== undefined && <DueDate value={dueDate} status={status} />,
  },
  ...(seesCosts ? [costColumn()] : []),
  {
    id: 'words',
    header: t('projects.words'),
    width: 84,
    align: 'end',
    cell: ({ totalWords }) => formatNumber(totalWords),
  },
  {
    id: 'client',
    header: t('projects.unit'),
    width: 150,
    isSortable: true,
    isContent: true,
    cell: ({ organizationalUnit }) => organizationalUnit.name,
  },
  {
    id: 'assignee',
    header: t('projects.manager'),
    width: 150,
    isContent: true,
    cell: ({ assignee }) => assignee?.name,
  },
  {
    id: 'createDate',
    header: t('projects.created'),
    width: 130,
    isSortable: true,
    cell: ({ createDate }) => <Moment value={createDate} as="date" />,
  },
]

const costColumn = (): Column<ProjectSummary> => ({
  id: 'totalCost',
  header: t('projects.cost'),
  width: 116,
  align: 'end',
  isSortable: true,
  cell: (project) => <ProjectCost project={project} />,
})

const stepShare = ({ workflow, confirmedSegments, totalSegments }: WorkflowProgress): StepShare => ({
  workflow,
  share: totalSegments === 0 ? 0 : confirmedSegments / totalSegments,
})
