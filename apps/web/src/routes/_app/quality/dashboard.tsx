import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '../../../features/quality/dashboard/Dashboard.tsx'
import { dashboardSearch } from '../../../features/quality/dashboard/dashboard-search.ts'

export const Route = createFileRoute('/_app/quality/dashboard')({
  staticData: {
    title: 'quality.dashboard',
    areas: ['list'],
    requires: ['QUALITY_dashboard'],
    nav: { section: 'quality', label: 'shell.nav.qualityDashboard', order: 1 },
  },
  validateSearch: dashboardSearch,
  loaderDeps: ({ search }) => search,
  // Where there are no reviews, another page stands there than the one that loads. A failure shows in the page.
  loader: async ({ context, deps }) => {
    const { dashboardQuery } = await import('../../../features/quality/dashboard/dashboard-query.ts')
    await context.queryClient.prefetchQuery(dashboardQuery(deps))
  },
  component: DashboardPage,
})

function DashboardPage() {
  const navigate = Route.useNavigate()
  return (
    <Dashboard
      address={Route.useSearch()}
      onMove={(change) => void navigate({ search: (present) => ({ ...present, ...change }), replace: true })}
    />
  )
}
