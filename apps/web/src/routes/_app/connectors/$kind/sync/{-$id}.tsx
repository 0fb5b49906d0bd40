import { connectorKindOf } from '@dragoman/sdk/connector-kinds'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { runQuery, runsQuery } from '../../../../../features/connectors/connector-queries.ts'
import { connectorPage, places } from '../../../../../features/connectors/connector-routes.ts'
import { connectionSearch, connectionsSearch } from '../../../../../features/connectors/connector-search.ts'
import { ConnectionsPage } from '../../../../../features/connectors/list/ConnectionsPage.tsx'
import { RunPage } from '../../../../../features/connectors/run/RunPage.tsx'
import { load, loadList } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/connectors/$kind/sync/{-$id}')({
  staticData: connectorPage,
  validateSearch: (raw) => ({ ...connectionsSearch(raw), ...connectionSearch(raw) }),
  loaderDeps: ({ search }) => connectionsSearch(search),
  loader: async (args) => {
    const { kindWith, placeId } = await places()
    const { kind } = kindWith(args.params.kind, 'sync')
    const id = placeId(args.params.id)
    if (id === 'create') throw notFound()
    return id ? load(args, runQuery(id.id)) : loadList(args, runsQuery({ kind }, args.deps))
  },
  component: Sync,
})

function Sync() {
  const { kind: path, id } = Route.useParams()
  const address = Route.useSearch()
  if (id !== undefined) return <RunPage uuid={id} address={connectionSearch(address)} />
  const kind = connectorKindOf(path)
  return kind && <ConnectionsPage kind={kind} address={{ ...connectionsSearch(address), tab: 'runs' }} />
}
