import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { createFileRoute } from '@tanstack/react-router'
import { userSearch } from '../../../features/people/user-search.ts'
import { RateList } from '../../../features/rates/all-rates/RateList.tsx'
import { requestOf, useListState } from '../../../list/list-state.ts'
import { loadList } from '../../../load.ts'

export const Route = createFileRoute('/_app/users/rates')({
  staticData: {
    title: 'rates.all',
    areas: ['list', 'rates', 'users'],
    requires: ['USER_rates'],
    nav: { section: 'people', label: 'shell.nav.rates', order: 2 },
  },
  validateSearch: userSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, query(api.userRates.listLines, { query: listQuery(requestOf(args.deps)) })),
  component: RatesPage,
})

function RatesPage() {
  return <RateList list={useListState(Route.useSearch())} />
}
