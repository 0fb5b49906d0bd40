import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { conceptQuery, conceptSearch, type ConceptSearch } from '../../../features/glossaries/glossary-search.ts'
import { coverageQuery } from '../../../features/glossaries/by-language/coverage-query.ts'
import { duplicatesQuery, mergesQuery } from '../../../features/glossaries/duplicates/duplicate-queries.ts'
import { candidatesQuery, latestExtractionQuery } from '../../../features/term-extraction/extraction-query.ts'
import { GlossaryDetail } from '../../../features/glossaries/GlossaryDetail.tsx'
import { useList } from '../../../list/use-list.ts'
import { load, loadList } from '../../../load.ts'

const glossaryQuery = (glossaryUuid: string) => query(api.glossaries.get, { path: { glossaryUuid } })

export const Route = createFileRoute('/_app/glossary/$id')({
  staticData: {
    title: 'glossaries.title',
    areas: ['activity', 'exchange', 'imports', 'termExtraction'],
    requires: ['GLOSSARY_list'],
  },
  validateSearch: conceptSearch,
  loaderDeps: ({ search }) => search,
  loader: async (args) => {
    const concepts = { path: { glossaryUuid: args.params.id }, query: conceptQuery(args.deps) }
    const { tab = 'terms' } = args.deps
    const { queryClient } = args.context
    await Promise.all([
      load(args, glossaryQuery(args.params.id)),
      tab === 'terms' && loadList(args, query(api.glossaries.listConceptEntries, concepts)),
      tab === 'candidates' && loadCandidates(queryClient, args.params.id, args.deps),
      tab === 'coverage' && queryClient.prefetchQuery(coverageQuery(args.params.id)),
      tab === 'duplicates' && queryClient.prefetchQuery(duplicatesQuery(args.params.id, args.deps)),
      tab === 'duplicates' && queryClient.prefetchQuery(mergesQuery(args.params.id)),
    ])
  },
  component: GlossaryPage,
})

async function loadCandidates(client: QueryClient, glossaryUuid: string, address: ConceptSearch) {
  const latest = latestExtractionQuery(glossaryUuid)
  await client.prefetchQuery(latest)
  const extraction = client.getQueryData(latest.queryKey)?.extraction
  if (extraction?.status === 'FINISHED') await client.prefetchQuery(candidatesQuery(extraction.uuid, address))
}

function GlossaryPage() {
  const { data: glossary } = useSuspenseQuery(glossaryQuery(Route.useParams().id))
  return <GlossaryDetail glossary={glossary} list={useList(Route.useSearch())} />
}
