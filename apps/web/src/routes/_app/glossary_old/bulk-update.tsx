import { createFileRoute } from '@tanstack/react-router'
import { languagesQuery } from '../../../features/locales/locale-queries.ts'
import { findSearch } from '../../../features/term-requests/find/find-search.ts'
import { FindTerms } from '../../../features/term-requests/find/FindTerms.tsx'
import { load } from '../../../load.ts'

export const Route = createFileRoute('/_app/glossary_old/bulk-update')({
  staticData: { title: 'termRequests.bulk', areas: ['glossaries'], requires: ['TERMINOLOGY_KANBAN_list'] },
  validateSearch: findSearch,
  loader: (args) => load(args, languagesQuery()),
  component: BulkUpdatePage,
})

function BulkUpdatePage() {
  const navigate = Route.useNavigate()
  return (
    <FindTerms
      isBulk
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (present) => ({ ...present, ...change }), replace: true })}
    />
  )
}
