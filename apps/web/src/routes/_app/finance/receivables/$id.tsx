import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InvoiceDetail } from '../../../../features/receivables/detail/InvoiceDetail.tsx'
import { awaitsFiles } from '../../../../features/receivables/awaits-files.ts'
import { receivableQuery } from '../../../../features/receivables/receivable-search.ts'
import { load } from '../../../../load.ts'

/** Milliseconds between two looks whether the files of a document are made. */
const look = 2000

export const Route = createFileRoute('/_app/finance/receivables/$id')({
  staticData: {
    title: 'receivables.one',
    areas: ['costs'],
    requires: ['RECEIVABLES_get_invoices', 'ROLE_CLIENT'],
  },
  loader: (args) => load(args, receivableQuery(args.params.id)),
  component: InvoicePage,
})

function InvoicePage() {
  const { data } = useSuspenseQuery({
    ...receivableQuery(Route.useParams().id),
    refetchInterval: ({ state }) => (state.data && awaitsFiles(state.data) ? look : false),
  })
  return <InvoiceDetail key={data.uuid} invoice={data} />
}
