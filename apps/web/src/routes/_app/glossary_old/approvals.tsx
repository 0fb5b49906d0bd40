import { createFileRoute } from '@tanstack/react-router'
import { laneQuery, lanes, requestQuery, requestSearch } from '../../../features/term-requests/request-search.ts'
import { RequestsPage } from '../../../features/term-requests/RequestsPage.tsx'

export const Route = createFileRoute('/_app/glossary_old/approvals')({
  staticData: {
    title: 'termRequests.title',
    areas: ['glossaries', 'list'],
    requires: ['GLOSSARY_list', 'TERMINOLOGY_KANBAN_list'],
    nav: {
      section: 'context',
      label: 'shell.nav.termRequests',
      order: 5,
      requires: ['TERMINOLOGY_KANBAN_list'],
    },
  },
  validateSearch: requestSearch,
  loaderDeps: ({ search }) => search,
  // A failure shows in the page.
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      ...lanes.map((lane) => queryClient.prefetchQuery(laneQuery(deps, lane))),
      deps.request && queryClient.prefetchQuery(requestQuery(deps.request)),
    ])
  },
  component: ApprovalsPage,
})

function ApprovalsPage() {
  const navigate = Route.useNavigate()
  return (
    <RequestsPage
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (present) => ({ ...present, ...change }), replace: true })}
    />
  )
}
