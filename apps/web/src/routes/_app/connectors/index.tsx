import { createFileRoute } from '@tanstack/react-router'
import { configsQuery } from '../../../features/connectors/connector-queries.ts'
import { connectorPage } from '../../../features/connectors/connector-routes.ts'
import { connectionsSearch } from '../../../features/connectors/connector-search.ts'
import { ConnectionsPage } from '../../../features/connectors/list/ConnectionsPage.tsx'
import { loadList } from '../../../load.ts'

export const Route = createFileRoute('/_app/connectors/')({
  staticData: { ...connectorPage, nav: { section: 'integrations', label: 'shell.nav.connectors', order: 2 } },
  validateSearch: connectionsSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, configsQuery(args.deps)),
  component: AllConnections,
})

function AllConnections() {
  return <ConnectionsPage address={Route.useSearch()} />
}
