import { createFileRoute } from '@tanstack/react-router'
import { searchParams } from '../../features/search/search-params.ts'
import { SearchPage } from '../../features/search/SearchPage.tsx'
import { lastTerm } from '../../features/search/search-term.ts'
import { useList } from '../../list/use-list.ts'

export const Route = createFileRoute('/_app/search')({
  staticData: { title: 'shell.search', areas: ['search', 'settings', 'list'], requires: ['SEARCH_global'] },
  // The search field leaves its term in the browser (rule shell.search).
  validateSearch: (raw: Record<string, unknown>) => searchParams('q' in raw ? raw : { ...raw, q: lastTerm() }),
  component: SearchRoute,
})

function SearchRoute() {
  return <SearchPage list={useList(Route.useSearch())} />
}
