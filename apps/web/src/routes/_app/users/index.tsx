import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { createFileRoute } from '@tanstack/react-router'
import { userSearch } from '../../../features/people/user-search.ts'
import { UserList } from '../../../features/people/UserList.tsx'
import { requestOf, useListState } from '../../../list/list-state.ts'
import { loadList } from '../../../load.ts'

export const Route = createFileRoute('/_app/users/')({
  staticData: {
    title: 'users.title',
    areas: ['list'],
    requires: ['USER_list'],
    nav: { section: 'people', label: 'shell.nav.users', order: 1 },
  },
  validateSearch: userSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, query(api.users.list, { query: listQuery(requestOf(args.deps)) })),
  component: UsersPage,
})

function UsersPage() {
  return <UserList list={useListState(Route.useSearch())} />
}
