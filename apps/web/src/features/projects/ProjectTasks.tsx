import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { projectTaskColumns, TaskTable } from '../tasks/list/TaskTable.tsx'

/** More tasks than a project can show at once; the list of tasks has them all. */
const mostTasks = 500

/** The tasks of a project: each step of each work unit, and who does it. */
export function ProjectTasks({ project: { uuid } }: { project: Project }) {
  const options = query(api.tasks.list, { query: { projectUuid: uuid, size: mostTasks } })
  const { data, error, refetch, isFetching } = useQuery(options)
  return (
    <Card title={t('projects.tab.tasks')} isFlush>
      <TaskTable
        label={t('projects.tab.tasks')}
        columns={projectTaskColumns}
        tasks={data?.content}
        isEmbedded
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
