import { createFileRoute } from '@tanstack/react-router'
import { KeptReportPage } from '../../../../../features/quality/kept/KeptReportPage.tsx'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/quality/reports/kept/$id')({
  staticData: { title: 'quality.report', areas: ['list'], requires: ['QUALITY_report_list'] },
  loader: async (args) => {
    const { keptReportQuery } = await import('../../../../../features/quality/kept/kept-query.ts')
    return load(args, keptReportQuery(args.params.id))
  },
  component: OneKeptReport,
})

function OneKeptReport() {
  return <KeptReportPage id={Route.useParams().id} />
}
