import { createFileRoute } from '@tanstack/react-router'
import { languagesQuery } from '../../../features/locales/locale-queries.ts'
import { findSearch } from '../../../features/term-requests/find/find-search.ts'
import { FindTerms } from '../../../features/term-requests/find/FindTerms.tsx'
import { load } from '../../../load.ts'

export const Route = createFileRoute('/_app/glossary_old/search')({
  staticData: { title: 'termRequests.find', areas: ['glossaries'], requires: ['GLOSSARY_list'] },
  validateSearch: findSearch,
  loader: (args) => load(args, languagesQuery()),
  component: SearchTermsPage,
})

function SearchTermsPage() {
  const navigate = Route.useNavigate()
  return (
    <FindTerms
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (present) => ({ ...present, ...change }), replace: true })}
    />
  )
}
