import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ChangePage } from '../../../../bulk/ChangePage.tsx'
import { t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'
import { Link } from '../../../../ground/links.ts'

const changeQuery = (changeUuid: string) => query(api.bulkChanges.get, { path: { changeUuid } })

export const Route = createFileRoute('/_app/tasks/changes/$id')({
  staticData: { title: 'bulk.title', areas: ['tasks'], requires: ['TASK_assign'] },
  loader: (args) => load(args, changeQuery(args.params.id)),
  component: TasksChangePage,
})

function TasksChangePage() {
  const { data: change } = useSuspenseQuery(changeQuery(Route.useParams().id))
  const parent = (
    <Link key="tasks" to="/tasks">
      {t('tasks.title')}
    </Link>
  )
  return <ChangePage change={change} parent={parent} />
}
