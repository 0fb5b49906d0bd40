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
  // The page shows at once, and what fails shows in it.
  loader: async ({ context, deps }) => {
    const { dashboardQuery } = await import('../../../features/quality/dashboard/dashboard-query.ts')
    void context.queryClient.prefetchQuery(dashboardQuery(deps))
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
