import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { xeroStatusQuery, xeroSearch, lookAgain } from '../../../features/xero/xero-query.ts'
import { XeroPage } from '../../../features/xero/XeroPage.tsx'
import { load } from '../../../load.ts'

export const Route = createFileRoute('/_app/finance/xero')({
  staticData: {
    title: 'xero.title',
    requires: ['RECEIVABLES_get_invoices', 'PAYABLES_get_payables'],
    nav: {
      section: 'finance',
      label: 'shell.nav.xero',
      order: 5,
      requires: ['RECEIVABLES_get_invoices', 'PAYABLES_get_payables'],
    },
  },
  validateSearch: xeroSearch,
  loader: (args) => load(args, xeroStatusQuery()),
  component: Xero,
})

function Xero() {
  const { data } = useSuspenseQuery({
    ...xeroStatusQuery(),
    refetchInterval: ({ state }) => lookAgain(state.data),
  })
  return <XeroPage status={data} problem={Route.useSearch().problem} />
}
