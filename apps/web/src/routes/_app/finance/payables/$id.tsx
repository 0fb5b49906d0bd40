import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PayableDetail } from '../../../../features/payables/detail/PayableDetail.tsx'
import { payableQuery } from '../../../../features/payables/payable-search.ts'
import { load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/finance/payables/$id')({
  staticData: {
    title: 'payables.one',
    areas: ['costs', 'activity', 'payouts'],
    requires: ['PAYABLES_get_payables', 'TASK_work'],
  },
  loader: (args) => load(args, payableQuery(args.params.id)),
  component: PayablePage,
})

function PayablePage() {
  const { data } = useSuspenseQuery(payableQuery(Route.useParams().id))
  return <PayableDetail key={data.uuid} payable={data} />
}
