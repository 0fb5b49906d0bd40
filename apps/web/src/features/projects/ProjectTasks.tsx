import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Languages } from '../../display/Languages.tsx'
import { StatusWord } from '../../display/StatusWord.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { enumWord } from '../../i18n/enum-word.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { DueDate } from '../../display/DueDate.tsx'

/** More tasks than a project can show at once; whoever has more looks at the list of tasks. */
const mostTasks = 500

const rowId = ({ uuid }: Task) => uuid

/** The tasks of a project: each step of each work unit, and who does it. */
export function ProjectTasks({ project: { uuid } }: { project: Project }) {
  const options = query(api.tasks.list, { query: { projectUuid: uuid, size: mostTasks } })
  const { data, error, refetch, isFetching } = useQuery(options)
  const columns = useMemo(taskColumns, [])
  return (
    <Card title={t('projects.tab.tasks')} isFlush>
      <DataTable
        label={t('projects.tab.tasks')}
        columns={columns}
        rows={data?.content}
        rowId={rowId}
        maxHeight={640}
        error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        empty={
          <EmptyState kind="first-use" icon="tasks" headingLevel={3} title={t('projects.tasks.empty')}>
            {t('projects.tasks.emptyText')}
          </EmptyState>
        }
      />
    </Card>
  )
}

const taskColumns = (): Column<Task>[] => [
  { id: 'file', header: t('projects.file'), minWidth: 180, cell: ({ workUnit }) => <bdi>{workUnit.filename}</bdi> },
  {
    id: 'pair',
    header: t('projects.languages'),
    minWidth: 180,
    cell: ({ workUnit }) => <Languages source={workUnit.sourceLanguage} target={workUnit.targetLanguage} />,
  },
  { id: 'step', header: t('projects.step'), minWidth: 120, cell: ({ workflow }) => enumWord('workflow', workflow.code, workflow.title) },
  { id: 'status', header: t('projects.status'), width: 140, cell: ({ status }) => <StatusWord of="taskStatus" code={status} /> },
  { id: 'assignment', header: t('projects.assignment'), width: 140, cell: ({ assignment }) => <StatusWord of="assignment" code={assignment} /> },
  { id: 'assignee', header: t('projects.assignee'), minWidth: 140, isContent: true, cell: ({ assignee }) => assignee?.name ?? t('projects.nobody') },
  { id: 'words', header: t('projects.words'), width: 90, align: 'end', cell: ({ workUnit }) => formatNumber(workUnit.words) },
  {
    id: 'due',
    header: t('projects.due'),
    width: 150,
    cell: ({ dueDate, status }) => dueDate !== undefined && <DueDate value={dueDate} status={status} />,
  },
]
