import { createFileRoute } from '@tanstack/react-router'
import { languagesQuery } from '../../../features/locales/locale-queries.ts'
import { findSearch } from '../../../features/term-requests/find/find-search.ts'
import { DuplicateSearch } from '../../../features/term-requests/find/DuplicateSearch.tsx'
import { load } from '../../../load.ts'

export const Route = createFileRoute('/_app/glossary_old/search-duplicated-terms')({
  staticData: { title: 'termRequests.duplicates', areas: ['glossaries'], requires: ['GLOSSARY_list'] },
  validateSearch: findSearch,
  loader: (args) => load(args, languagesQuery()),
  component: DuplicatedTermsPage,
})

function DuplicatedTermsPage() {
  const navigate = Route.useNavigate()
  return (
    <DuplicateSearch
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (present) => ({ ...present, ...change }), replace: true })}
    />
  )
}
