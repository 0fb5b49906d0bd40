import { connectorKindOf } from '@dragoman/sdk/connector-kinds'
import { createFileRoute } from '@tanstack/react-router'
import { ConnectionPlace } from '../../../../../features/connectors/ConnectionPlace.tsx'
import { shownId } from '../../../../../features/connectors/connector-places.ts'
import { connectorPage, loadPlace, places } from '../../../../../features/connectors/connector-routes.ts'
import { connectionSearch, connectionsSearch } from '../../../../../features/connectors/connector-search.ts'
import { ConnectionsPage } from '../../../../../features/connectors/list/ConnectionsPage.tsx'

export const Route = createFileRoute('/_app/connectors/$kind/config/{-$id}')({
  staticData: connectorPage,
  validateSearch: (raw) => ({ ...connectionsSearch(raw), ...connectionSearch(raw) }),
  loaderDeps: ({ search }) => connectionsSearch(search),
  loader: async (args) => {
    const { kindWith, placeId } = await places()
    // Kinds of which only `/connectors/config` tells have no such pages of their own.
    const { kind } = kindWith(kindWith(args.params.kind, 'list').path, 'config')
    return loadPlace(args, placeId(args.params.id, args.params.kind), { address: args.deps, kind })
  },
  component: OneConfig,
})

function OneConfig() {
  const { kind: path, id } = Route.useParams()
  const address = Route.useSearch()
  const kind = connectorKindOf(path)
  const place = shownId(id)
  if (!kind) return null
  if (place === undefined) return <ConnectionsPage kind={kind} address={connectionsSearch(address)} />
  return <ConnectionPlace id={place} kind={kind} address={connectionSearch(address)} />
}
