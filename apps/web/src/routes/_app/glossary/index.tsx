import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { createFileRoute } from '@tanstack/react-router'
import { glossarySearch } from '../../../features/glossaries/glossary-search.ts'
import { GlossaryList } from '../../../features/glossaries/GlossaryList.tsx'
import { requestOf, useListState } from '../../../list/list-state.ts'
import { loadList } from '../../../load.ts'

export const Route = createFileRoute('/_app/glossary/')({
  staticData: {
    title: 'glossaries.title',
    areas: ['list'],
    requires: ['GLOSSARY_list'],
    nav: { section: 'context', label: 'shell.nav.glossaries', order: 3 },
  },
  validateSearch: glossarySearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, query(api.glossaries.list, { query: requestOf(args.deps) })),
  component: GlossariesPage,
})

function GlossariesPage() {
  return <GlossaryList list={useListState(Route.useSearch())} />
}
