import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { historyQuery, textsQuery, usageQuery } from '../../../features/glossaries/concept/concept-queries.ts'
import { ConceptPage } from '../../../features/glossaries/concept/ConceptPage.tsx'
import { conceptName } from '../../../features/glossaries/concepts/concept-name.ts'
import { load } from '../../../load.ts'

const glossaryQuery = (glossaryUuid: string) => query(api.glossaries.get, { path: { glossaryUuid } })
const conceptQuery = (number: string) => query(api.glossaries.getConcept, { path: { conceptId: Number(number) } })

export const Route = createFileRoute('/_app/glossary/$id_/concepts/$conceptId')({
  staticData: {
    title: 'glossaries.title',
    areas: ['activity', 'search'],
    requires: ['GLOSSARY_list'],
  },
  loader: async (args) => {
    const { id, conceptId } = args.params
    if (!/^[1-9]\d{0,14}$/.test(conceptId)) throw notFound()
    const { queryClient } = args.context
    await Promise.all([
      load(args, glossaryQuery(id)),
      load(args, conceptQuery(conceptId)),
      queryClient.prefetchQuery(usageQuery(Number(conceptId))),
      queryClient.prefetchInfiniteQuery(historyQuery(Number(conceptId))),
      queryClient.prefetchQuery(query(api.glossaryConcepts.listLinks, { path: { conceptId: Number(conceptId) } })),
    ])
    const glossary = queryClient.getQueryData(glossaryQuery(id).queryKey)
    const concept = queryClient.getQueryData(conceptQuery(conceptId).queryKey)
    if (!glossary || concept?.glossaryUuid !== id) throw notFound()
    await queryClient.prefetchQuery(textsQuery(conceptName(concept, glossary.allLanguages)))
  },
  component: ConceptRoute,
})

function ConceptRoute() {
  const { id, conceptId } = Route.useParams()
  const { data: glossary } = useSuspenseQuery(glossaryQuery(id))
  const { data: concept } = useSuspenseQuery(conceptQuery(conceptId))
  const navigate = Route.useNavigate()
  return (
    <ConceptPage
      key={concept.id}
      glossary={glossary}
      concept={concept}
      onGone={() => void navigate({ to: '/glossary/$id', params: { id }, ignoreBlocker: true })}
    />
  )
}
