import { oneOf, search, text } from '@dragoman/hooks/list'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { activitySearch } from '../../../activity/activity-search.ts'
import { taskQuery, taskSummaryQuery, taskTabs } from '../../../features/tasks/task-query.ts'
import { TaskDetail } from '../../../features/tasks/TaskDetail.tsx'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'
import { Link } from '../../../ground/links.ts'

export const Route = createFileRoute('/_app/tasks/$id')({
  staticData: { title: 'tasks.title', areas: ['activity', 'costs', 'custom'], requires: ['TASK_list'] },
  validateSearch: search({ tab: oneOf(taskTabs), job: text, ...activitySearch }),
  loader: (args) =>
    Promise.all([
      load(args, taskQuery(args.params.id)),
      // The summary comes with the page: if it came later, it would move the content under someone’s finger.
      args.context.queryClient.prefetchQuery(taskSummaryQuery(args.params.id)),
    ]),
  component: TaskPage,
})

function TaskPage() {
  const { data: task } = useSuspenseQuery(taskQuery(Route.useParams().id))
  const { tab = 'overview', job } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TaskDetail
      task={task}
      tab={tab}
      onTabChange={(next) => void navigate({ search: { tab: next === 'overview' ? undefined : next }, replace: true })}
      jobUuid={job}
      onJobChange={(next) => void navigate({ search: { tab, job: next }, replace: true, resetScroll: false })}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="tasks" to="/tasks">
              {t('tasks.title')}
            </Link>,
          ]}
        </Breadcrumbs>
      }
    />
  )
}
