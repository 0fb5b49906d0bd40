import { connectorKindOf } from '@dragoman/sdk/connector-kinds'
import { createFileRoute } from '@tanstack/react-router'
import { configsQuery } from '../../../../features/connectors/connector-queries.ts'
import { connectorPage, places } from '../../../../features/connectors/connector-routes.ts'
import { connectionsSearch } from '../../../../features/connectors/connector-search.ts'
import { ConnectionsPage } from '../../../../features/connectors/list/ConnectionsPage.tsx'
import { loadList } from '../../../../load.ts'

export const Route = createFileRoute('/_app/connectors/$kind/')({
  staticData: connectorPage,
  validateSearch: connectionsSearch,
  loaderDeps: ({ search }) => search,
  loader: async (args) => {
    const { kindWith } = await places()
    return loadList(args, configsQuery(args.deps, kindWith(args.params.kind, 'list').kind))
  },
  component: ConnectionsOfKind,
})

function ConnectionsOfKind() {
  const kind = connectorKindOf(Route.useParams().kind)
  const address = Route.useSearch()
  return kind && <ConnectionsPage kind={kind} address={address} />
}
