import { useCan } from '@dragoman/hooks/permissions'
import { createFileRoute } from '@tanstack/react-router'
import { Earnings } from '../../../../features/payables/earnings/Earnings.tsx'
import { loadFigures, payableSearch, payablesQuery } from '../../../../features/payables/payable-search.ts'
import { PayableList } from '../../../../features/payables/PayableList.tsx'
import { requestOf, useListState } from '../../../../list/list-state.ts'
import { loadList } from '../../../../load.ts'

export const Route = createFileRoute('/_app/finance/payables/')({
  staticData: {
    title: 'payables.title',
    areas: ['list', 'payouts'],
    requires: ['PAYABLES_get_payables', 'TASK_work'],
    nav: { section: 'finance', label: 'shell.nav.payables', order: 1, requires: ['PAYABLES_get_payables'] },
  },
  validateSearch: payableSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => {
    const { queryClient, session } = args.context
    return Promise.all([
      loadList(args, payablesQuery(requestOf(args.deps))),
      // The figures above the list would move it. Where one of them fails, its own region says so.
      session.can(['PAYABLES_get_payables']) && loadFigures(queryClient),
    ])
  },
  component: PayablesPage,
})

/** Of the account for those who may see them; linguists see their own. */
function PayablesPage() {
  const list = useListState(Route.useSearch())
  return useCan(['PAYABLES_get_payables']) ? <PayableList list={list} /> : <Earnings list={list} />
}
