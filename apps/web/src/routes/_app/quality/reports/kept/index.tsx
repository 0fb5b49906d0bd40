import { createFileRoute } from '@tanstack/react-router'
import { keptSearch } from '../../../../../features/quality/kept/kept-query.ts'
import { KeptPage } from '../../../../../features/quality/kept/KeptPage.tsx'
import { load, loadList } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/quality/reports/kept/')({
  staticData: { title: 'quality.keptReports', areas: ['list'], requires: ['QUALITY_report_list'] },
  validateSearch: keptSearch,
  loaderDeps: ({ search }) => search,
  loader: async (args) => {
    const { keptQuery, schedulesQuery } = await import('../../../../../features/quality/kept/kept-query.ts')
    await Promise.all([load(args, schedulesQuery()), loadList(args, keptQuery(args.deps))])
  },
  component: KeptReportsPage,
})

function KeptReportsPage() {
  return <KeptPage address={Route.useSearch()} />
}
