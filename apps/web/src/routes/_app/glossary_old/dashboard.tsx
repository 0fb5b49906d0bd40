import { createFileRoute } from '@tanstack/react-router'
import { TermDashboardPage } from '../../../features/term-requests/dashboard/TermDashboardPage.tsx'
import { dashboardQuery } from '../../../features/term-requests/request-search.ts'

export const Route = createFileRoute('/_app/glossary_old/dashboard')({
  staticData: {
    title: 'termRequests.dashboard',
    requires: ['TERMINOLOGY_KANBAN_list'],
    nav: { section: 'context', label: 'shell.nav.termDashboard', order: 6 },
  },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(dashboardQuery())
  },
  component: TermDashboardPage,
})
