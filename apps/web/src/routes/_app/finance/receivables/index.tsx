import { useCan } from '@dragoman/hooks/permissions'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ClientInvoices } from '../../../../features/receivables/own/ClientInvoices.tsx'
import { loadFigures, receivableSearch, receivablesQuery } from '../../../../features/receivables/receivable-search.ts'
import { ReceivableList } from '../../../../features/receivables/ReceivableList.tsx'
import { requestOf, useListState } from '../../../../list/list-state.ts'
import { loadList } from '../../../../load.ts'

export const Route = createFileRoute('/_app/finance/receivables/')({
  staticData: {
    title: 'receivables.title',
    areas: ['list', 'finance'],
    requires: ['RECEIVABLES_get_invoices', 'ROLE_CLIENT'],
    nav: { section: 'finance', label: 'shell.nav.receivables', order: 2, requires: ['RECEIVABLES_get_invoices'] },
  },
  validateSearch: receivableSearch,
  // Where profitability is looked for beside its own page.
  beforeLoad: ({ search }) => {
    if (search.view === 'profitability') throw redirect({ to: '/finance/profitability', replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: (args) => {
    const { queryClient, session } = args.context
    return Promise.all([
      loadList(args, receivablesQuery(requestOf(args.deps))),
      // The figures above the list would move it. Where one of them fails, its own region says so.
      session.can(['RECEIVABLES_get_invoices']) && loadFigures(queryClient, session.can(['RECEIVABLES_payment'])),
    ])
  },
  component: ReceivablesPage,
})

/** Of the account for those who may see them; clients see those of their organizational units. */
function ReceivablesPage() {
  const list = useListState(Route.useSearch())
  return useCan(['RECEIVABLES_get_invoices']) ? <ReceivableList list={list} /> : <ClientInvoices list={list} />
}
