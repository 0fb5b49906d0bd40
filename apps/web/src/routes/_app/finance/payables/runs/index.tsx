import { createFileRoute } from '@tanstack/react-router'
import { payoutSearch, payoutsQuery } from '../../../../../features/payouts/payout-search.ts'
import { PayoutList } from '../../../../../features/payouts/PayoutList.tsx'
import { loadList } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/finance/payables/runs/')({
  staticData: {
    title: 'payouts.title',
    areas: ['payables'],
    requires: ['PAYABLES_get_payables'],
  },
  validateSearch: payoutSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, payoutsQuery(args.deps)),
  component: PayoutsPage,
})

function PayoutsPage() {
  const navigate = Route.useNavigate()
  return (
    <PayoutList
      search={Route.useSearch()}
      onPage={(page) => void navigate({ search: (present) => ({ ...present, page }) })}
    />
  )
}
