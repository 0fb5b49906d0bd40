import { createFileRoute } from '@tanstack/react-router'
import {
  glossaryChoicesQuery,
  laneQuery,
  lanes,
  requestSearch,
} from '../../../features/term-requests/request-search.ts'
import { RequestsPage } from '../../../features/term-requests/RequestsPage.tsx'
import { glossariesFound } from '../../../features/terms/glossaries-found.ts'

export const Route = createFileRoute('/_app/glossary_old/add')({
  staticData: {
    title: 'termRequests.ask',
    areas: ['glossaries', 'list'],
    requires: ['GLOSSARY_list', 'TERMINOLOGY_KANBAN_list'],
  },
  validateSearch: requestSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      ...lanes.map((lane) => queryClient.prefetchQuery(laneQuery(deps, lane))),
      queryClient.prefetchQuery(glossaryChoicesQuery()),
      queryClient.prefetchQuery(glossariesFound()),
    ])
  },
  component: AddTermPage,
})

/** The board, with the form for a new term open. */
function AddTermPage() {
  const navigate = Route.useNavigate()
  return (
    <RequestsPage
      isAsking
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({ to: '/glossary_old/approvals', search: (present) => ({ ...present, ...change }) })
      }
    />
  )
}
