import { taskFields } from '@dragoman/sdk/list-fields'
import { withCondition } from '@dragoman/sdk/query-line'
import { useSession } from '@dragoman/hooks/session'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { isManager } from '@dragoman/sdk/permissions'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { useList } from '../../../list/use-list.ts'
import type { LinguistTasksProps } from '../../../features/tasks/list/LinguistTasks.tsx'
import { ManagerTasks } from '../../../features/tasks/ManagerTasks.tsx'
import { availableQuery, groupsQuery, tasksQuery, workQuery } from '../../../features/tasks/task-query.ts'
import { asQueryLine, taskSearch, withoutOlder, type TaskSearch } from '../../../features/tasks/task-search.ts'
import { useCustomColumns } from '../../../features/custom-fields/values/use-custom-columns.tsx'
import { taskListColumns } from '../../../features/tasks/list/task-list-columns.ts'
import { t } from '../../../i18n/t.ts'
import { named } from '../../../lazy.tsx'
import { ExportMenu } from '../../../list/ExportMenu.tsx'
import { requestOf, useListState, type ListAddress } from '../../../list/list-state.ts'
import { loadList } from '../../../load.ts'
import { useCommands } from '../../../ground/commands.ts'

const loadLinguistTasks = () => import('../../../features/tasks/list/LinguistTasks.tsx')
/** The view of linguists is loaded for them only. */
const LinguistTasks = named(loadLinguistTasks, 'LinguistTasks')

export const Route = createFileRoute('/_app/tasks/')({
  staticData: {
    title: 'tasks.title',
    areas: ['users', 'list'],
    requires: ['TASK_list'],
    nav: { section: 'projects', label: 'shell.nav.tasks', order: 3 },
  },
  validateSearch: taskSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => {
    const { tab = 'mine', groupBy, ...search } = requestOf(args.deps)
    if (isManager(args.context.session.getSnapshot().subject)) {
      // Board, calendar, and workload load their own rows: what they show depends on the browser's time zone.
      if (args.deps.layout) return undefined
      const asked = asQueryLine(search)
      return groupBy ? loadList(args, groupsQuery(groupBy, asked)) : loadList(args, tasksQuery(asked))
    }
    // The page itself tells when its code cannot be loaded.
    loadLinguistTasks().catch(() => undefined)
    return tab === 'available' ? loadList(args, availableQuery(search)) : loadList(args, workQuery(tab, search))
  },
  component: TasksPage,
})

function TasksPage() {
  const { snapshot } = useSession()
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  if (isManager(snapshot.subject)) return <ManagedTasks />
  const { tab = 'mine', groupBy: _groupBy, ...search } = requestOf(address)
  const change = (next: typeof address.tab) => void navigate({ search: { tab: next === 'mine' ? undefined : next } })
  return <OwnList tab={tab} onTabChange={change} search={search} />
}

function OwnList({ search, ...rest }: Omit<LinguistTasksProps, 'list'> & { search: TaskSearch }) {
  const key = JSON.stringify(search)
  // The same object as long as it says the same, so that tables are not drawn again.
  const filters = useMemo(() => JSON.parse(key) as TaskSearch, [key])
  const list = useList(filters)
  return (
    <Suspense>
      <LinguistTasks {...rest} list={list} />
    </Suspense>
  )
}

function ManagedTasks() {
  const custom = useCustomColumns<Task>('TASK')
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  const search = useMemo(() => {
    const { tab: _tab, groupBy: _groupBy, ...filters } = address
    return asQueryLine(filters)
  }, [address])
  const state = useListState(search)
  const list = {
    ...state,
    set: (change: ListAddress) => state.set({ filter: search.filter, ...withoutOlder, ...change } as ListAddress),
    clear: () => state.set({ q: undefined, filter: undefined, ...withoutOlder } as ListAddress),
  }
  const isNarrow = useMediaQuery('(width < 992px)')
  const changeLayout = (layout: typeof address.layout) =>
    void navigate({ search: (present) => ({ ...present, layout, groupBy: undefined, page: undefined }) })
  const isBoard = address.layout === 'board'
  useCommands([
    {
      keys: ['b'],
      label: isBoard ? 'tasks.layout.table' : 'tasks.layout.board',
      icon: isBoard ? 'tasks' : 'columns',
      run: () => changeLayout(isBoard ? undefined : 'board'),
    },
  ])
  return (
    <Page isFilling>
      <PageHeader
        title={t('tasks.title')}
        actions={
          <>
            <SegmentedControl
              label={t('tasks.layout')}
              isIconOnly={isNarrow}
              options={[
                { id: 'table', label: t('tasks.layout.table'), icon: 'tasks' },
                { id: 'board', label: t('tasks.layout.board'), icon: 'columns' },
                { id: 'calendar', label: t('tasks.layout.calendar'), icon: 'calendar' },
                { id: 'workload', label: t('tasks.layout.workload'), icon: 'users' },
              ]}
              value={address.layout ?? 'table'}
              onChange={(next) => changeLayout(next === 'table' ? undefined : next)}
            />
            <ExportMenu of="tasks" list={list} columns={[...taskListColumns(), ...custom]} />
          </>
        }
      />
      <PageBody>
        <ManagerTasks
          list={list}
          groupBy={address.groupBy}
          layout={address.layout}
          onGroupChange={(groupBy, condition) =>
            void navigate({
              search: (present) => ({
                ...present,
                ...withoutOlder,
                filter: condition ? withCondition(search.filter ?? '', condition, taskFields, 0) : search.filter,
                page: undefined,
                groupBy,
                ...(condition && { layout: undefined }),
              }),
              replace: condition === undefined,
            })
          }
        />
      </PageBody>
    </Page>
  )
}
