import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { createFileRoute } from '@tanstack/react-router'
import { memorySearch, pageQuery } from '../../../features/memories/memory-search.ts'
import { MemoryList } from '../../../features/memories/MemoryList.tsx'
import { requestOf, useListState } from '../../../list/list-state.ts'
import { loadList } from '../../../load.ts'

export const Route = createFileRoute('/_app/tm/')({
  staticData: {
    title: 'tm.title',
    areas: ['list'],
    requires: ['TM_list'],
    nav: { section: 'context', label: 'shell.nav.memories', order: 1 },
  },
  validateSearch: memorySearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, query(api.translationMemories.list, { query: pageQuery(requestOf(args.deps)) })),
  component: MemoriesPage,
})

function MemoriesPage() {
  return <MemoryList list={useListState(Route.useSearch())} />
}
