import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { payoutQuery } from '../../../../../features/payouts/payout-search.ts'
import { PayoutDetail } from '../../../../../features/payouts/run/PayoutDetail.tsx'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/finance/payables/runs/$id')({
  staticData: {
    title: 'payouts.one',
    areas: ['payables'],
    requires: ['PAYABLES_get_payables'],
  },
  loader: (args) => load(args, payoutQuery(args.params.id)),
  component: PayoutPage,
})

function PayoutPage() {
  const { data } = useSuspenseQuery(payoutQuery(Route.useParams().id))
  return <PayoutDetail key={data.uuid} payout={data} />
}
