import { createFileRoute } from '@tanstack/react-router'
import { marginSearch, marginsQuery } from '../../../features/profitability/margin-search.ts'
import { Profitability } from '../../../features/profitability/Profitability.tsx'
import { load } from '../../../load.ts'

export const Route = createFileRoute('/_app/finance/profitability')({
  staticData: {
    title: 'profitability.title',
    requires: ['RECEIVABLES_get_invoices'],
    also: ['PAYABLES_get_payables'],
    nav: { section: 'finance', label: 'shell.nav.profitability', order: 3 },
  },
  validateSearch: marginSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => load(args, marginsQuery(args.deps)),
  component: ProfitabilityPage,
})

function ProfitabilityPage() {
  const navigate = Route.useNavigate()
  return (
    <Profitability search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />
  )
}
