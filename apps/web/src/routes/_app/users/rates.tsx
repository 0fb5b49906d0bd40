import { requirements } from '@dragoman/sdk/requirements'
import { createFileRoute } from '@tanstack/react-router'
import { userSearch } from '../../../features/people/user-search.ts'
import { rateLinesQuery, comparisonQuery } from '../../../features/rates/all-rates/rate-queries.ts'
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
  async loader(args) {
    const lines = rateLinesQuery(requestOf(args.deps))
    await loadList(args, lines)
    const { queryClient, session } = args.context
    const found = queryClient.getQueryData(lines.queryKey)
    // The column of comparisons is as wide as they are: it would move the others.
    if (args.cause === 'stay' || !found?.content.length) return
    if (session.can(requirements['userRates.createAll']))
      await queryClient.ensureQueryData(comparisonQuery(found.content)).catch(() => undefined)
  },
  component: RatesPage,
})

function RatesPage() {
  return <RateList list={useListState(Route.useSearch())} />
}
