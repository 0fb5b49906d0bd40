import { useSession } from '@dragoman/hooks/session'
import { isManager } from '@dragoman/sdk/permissions'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useList } from '../../../list/use-list.ts'
import { LinguistTasks } from '../../../features/tasks/list/LinguistTasks.tsx'
import { ManagerTasks } from '../../../features/tasks/list/ManagerTasks.tsx'
import { availableQuery, groupsQuery, tasksQuery, workQuery } from '../../../features/tasks/task-query.ts'
import { taskSearch } from '../../../features/tasks/list/task-search.ts'
import { t } from '../../../i18n/t.ts'
import { loadList } from '../../../load.ts'

export const Route = createFileRoute('/_app/tasks/')({
  staticData: {
    title: 'tasks.title',
    areas: ['users'],
    requires: ['TASK_list'],
    nav: { section: 'projects', label: 'shell.nav.tasks', order: 3 },
  },
  validateSearch: taskSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => {
    const { tab = 'mine', groupBy, ...search } = args.deps
    if (isManager(args.context.session.getSnapshot().subject)) {
      return groupBy ? loadList(args, groupsQuery(groupBy, search)) : loadList(args, tasksQuery(search))
    }
    return tab === 'available' ? loadList(args, availableQuery(search)) : loadList(args, workQuery(tab, search))
  },
  component: TasksPage,
})

function TasksPage() {
  const { snapshot } = useSession()
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  const filters = useMemo(() => {
    const { tab: _tab, groupBy: _groupBy, ...search } = address
    return search
  }, [address])
  const list = useList(filters)
  if (!isManager(snapshot.subject)) {
    const change = (tab: typeof address.tab) => void navigate({ search: { tab: tab === 'mine' ? undefined : tab } })
    return <LinguistTasks tab={address.tab ?? 'mine'} onTabChange={change} list={list} />
  }
  return (
    <Page isFilling>
      <PageHeader title={t('tasks.title')} />
      <PageBody>
        <ManagerTasks
          list={list}
          groupBy={address.groupBy}
          onGroupChange={(groupBy, narrowed) =>
            void navigate({
              search: (present) => ({ ...present, ...narrowed, page: undefined, groupBy }),
              replace: !narrowed,
            })
          }
        />
      </PageBody>
    </Page>
  )
}
