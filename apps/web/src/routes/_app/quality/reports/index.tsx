import { createFileRoute } from '@tanstack/react-router'
import { reportsSearch } from '../../../../features/quality/reports/report-search.ts'
import { ReportList } from '../../../../features/quality/reports/ReportList.tsx'
import { loadList } from '../../../../load.ts'

export const Route = createFileRoute('/_app/quality/reports/')({
  staticData: {
    title: 'quality.reports',
    areas: ['list'],
    requires: ['QUALITY_report_list'],
    nav: { section: 'quality', label: 'shell.nav.qualityReports', order: 3 },
  },
  validateSearch: reportsSearch,
  loaderDeps: ({ search }) => search,
  loader: async (args) => {
    const { reportsQuery } = await import('../../../../features/quality/reports/report-query.ts')
    return loadList(args, reportsQuery(args.deps))
  },
  component: ReportsPage,
})

function ReportsPage() {
  return <ReportList address={Route.useSearch()} />
}
