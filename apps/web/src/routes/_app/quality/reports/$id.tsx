import { createFileRoute } from '@tanstack/react-router'
import { periodSearch } from '../../../../features/quality/period/period-search.ts'
import { ReportPage } from '../../../../features/quality/reports/ReportPage.tsx'
import { load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/quality/reports/$id')({
  staticData: { title: 'quality.report', areas: ['list'], requires: ['QUALITY_report_list'] },
  validateSearch: periodSearch,
  loaderDeps: ({ search }) => search,
  loader: async (args) => {
    const { reportQuery } = await import('../../../../features/quality/reports/report-query.ts')
    return load(args, reportQuery(args.params.id, args.deps))
  },
  component: OneReportPage,
})

function OneReportPage() {
  return <ReportPage id={Route.useParams().id} address={Route.useSearch()} />
}
