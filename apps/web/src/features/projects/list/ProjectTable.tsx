import { query } from '@dragoman/hooks/query'
import { useCan } from '@dragoman/hooks/permissions'
import { listQuery } from '@dragoman/hooks/list'
import * as api from '@dragoman/sdk/api'
import type { ProjectSummary, ProjectTotals } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useState } from 'react'
import { DueDay } from '../../../display/DueDay.tsx'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { StepBars, stepShare } from '../../../display/StepBars.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { formatAmounts } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import type { ListColumn } from '../../../list/list-columns.ts'
import type { ListState } from '../../../list/list-state.ts'
import { ListTable } from '../../../list/ListTable.tsx'
import { projectCard } from '../../../list/project-card.tsx'
import { LinkButton } from '../../../ground/links.ts'
import { RowLink } from '../../../ground/RowLink.tsx'
import { ProjectBulkActions, ProjectDialogs, type ProjectDoing } from '../bulk/project-dialogs.tsx'
import { ProjectCost } from '../ProjectCost.tsx'
import styles from './ProjectTable.module.css'

/** The projects that someone may see. */
export function ProjectTable({ list, columns }: { list: ListState; columns: ListColumn<ProjectSummary>[] }) {
  const mayCreate = useCan(requirements['projects.create'])
  const mayChange = useCan(requirements['projects.changeBulk'])
  const [doing, setDoing] = useState<(ProjectDoing & { onDone: () => void }) | null>(null)
  const close = () => setDoing(null)
  return (
    <>
      <ListTable
        label={t('projects.title')}
        list={list}
        query={query(api.projects.list, { query: listQuery(list.request) })}
        columns={columns}
        card={projectCard}
        bulk={
          mayChange
            ? {
                rowName: ({ reference }) => reference,
                page: (request) => query(api.projects.list, { query: request }),
                actions: (projects, clear) => (
                  <ProjectBulkActions
                    projects={projects}
                    onAction={(what) => setDoing({ what, projects, onDone: clear })}
                  />
                ),
              }
            : undefined
        }
        empty={
          <EmptyState
            kind="first-use"
            title={t('projects.empty.title')}
            action={
              mayCreate && (
                <LinkButton to="/projects/create" variant="primary" icon="plus">
                  {t('projects.new')}
                </LinkButton>
              )
            }
          >
            {t('projects.empty.text')}
          </EmptyState>
        }
      />
      <ProjectDialogs
        doing={doing}
        onClose={close}
        onDone={() => {
          doing?.onDone()
          close()
        }}
      />
    </>
  )
}

/** The columns of projects; `totals` are the sums of all pages. */
export const projectColumns = (seesCosts: boolean, totals?: ProjectTotals): ListColumn<ProjectSummary>[] => [
  {
    id: 'reference',
    header: t('projects.reference'),
    isFlexible: true,
    isSortable: true,
    isLocked: true,
    sticky: 'start',
    isContent: false,
    cell: ({ uuid, name, reference }) => (
      <span className={styles.name}>
        <span dir="auto" className={styles.reference}>
          <RowLink to="/projects/$id" id={uuid}>
            {reference}
          </RowLink>
        </span>
        <bdi className={styles.number}>{name}</bdi>
      </span>
    ),
    exported: [
      { field: 'reference', title: t('projects.reference') },
      { field: 'number', title: t('list.field.number') },
    ],
    total: totals && t('projects.totals', { count: totals.projects }),
  },
  {
    id: 'organization',
    header: t('projects.client'),
    cell: ({ organizationalUnit }) => <bdi>{organizationalUnit.organization?.name ?? organizationalUnit.name}</bdi>,
  },
  {
    id: 'client',
    header: t('projects.unit'),
    isExtra: true,
    isSortable: true,
    cell: ({ organizationalUnit }) => <bdi>{organizationalUnit.name}</bdi>,
  },
  {
    id: 'status',
    header: t('projects.status'),
    isSortable: true,
    cell: ({ status }) => <StatusWord of="projectStatus" code={status} />,
  },
  {
    id: 'languages',
    header: t('projects.languages'),
    exported: [
      { field: 'source', title: t('list.field.source') },
      { field: 'languages', title: t('list.field.target') },
    ],
    cell: ({ sourceLocale, targetLocales }) => <LanguageCodes source={sourceLocale} target={targetLocales} />,
  },
  {
    id: 'progress',
    header: t('projects.progress'),
    cell: ({ progress, progressByWorkflow = [] }) =>
      progressByWorkflow.length > 0 && <StepBars steps={progressByWorkflow.map(stepShare)} share={progress / 100} />,
  },
  {
    id: 'unassigned',
    header: t('projects.unassigned'),
    align: 'end',
    isMinor: true,
    cell: ({ unassignedTasks }) =>
      unassignedTasks > 0 && <span className={styles.open}>{formatNumber(unassignedTasks)}</span>,
    total: totals && formatNumber(totals.unassignedTasks),
  },
  {
    id: 'words',
    header: t('projects.words'),
    align: 'end',
    cell: ({ totalWords }) => formatNumber(totalWords),
    total: totals && formatNumber(totals.words),
  },
  ...(seesCosts ? [costColumn(totals)] : []),
  {
    id: 'dueDate',
    header: t('projects.due'),
    isSortable: true,
    cell: ({ dueDate, status }) => dueDate !== undefined && <DueDay value={dueDate} status={status} />,
  },
  {
    id: 'assignee',
    header: t('projects.manager'),
    isExtra: true,
    cell: ({ assignee }) => <bdi>{assignee?.name}</bdi>,
  },
  {
    id: 'contact',
    header: t('projects.contact'),
    isExtra: true,
    cell: ({ contact }) => <bdi>{contact?.name}</bdi>,
  },
  {
    id: 'tags',
    header: t('projects.tags'),
    isExtra: true,
    cell: ({ tags }) => <bdi>{tags.join(', ')}</bdi>,
  },
  {
    id: 'workUnits',
    header: t('projects.workUnits'),
    isExtra: true,
    align: 'end',
    cell: ({ totalWorkUnits }) => formatNumber(totalWorkUnits),
  },
  {
    id: 'createDate',
    header: t('projects.created'),
    isExtra: true,
    isSortable: true,
    cell: ({ createDate }) => <Moment value={createDate} as="date" />,
  },
  {
    id: 'deliveryDate',
    header: t('projects.delivered'),
    isExtra: true,
    isSortable: true,
    cell: ({ deliveryDate }) => deliveryDate !== undefined && <Moment value={deliveryDate} as="date" />,
  },
]

const costColumn = (totals?: ProjectTotals): ListColumn<ProjectSummary> => ({
  id: 'totalCost',
  header: t('projects.cost'),
  align: 'end',
  isSortable: true,
  exported: [
    { field: 'totalCost', title: t('projects.cost') },
    { field: 'currency', title: t('list.field.currency') },
  ],
  cell: (project) => <ProjectCost project={project} />,
  total: totals?.costs && <span title={formatAmounts(totals.costs)}>{formatAmounts(totals.costs)}</span>,
})
