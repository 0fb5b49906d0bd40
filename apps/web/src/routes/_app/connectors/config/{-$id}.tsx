import { oneOf, search } from '@dragoman/hooks/list'
import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { createFileRoute } from '@tanstack/react-router'
import { ConnectionPlace } from '../../../../features/connectors/ConnectionPlace.tsx'
import { placeId, shownId } from '../../../../features/connectors/connector-places.ts'
import { connectorPage, loadPlace } from '../../../../features/connectors/connector-routes.ts'
import { connectionSearch, connectionsSearch } from '../../../../features/connectors/connector-search.ts'
import { ConnectionsPage } from '../../../../features/connectors/list/ConnectionsPage.tsx'

const kindSearch = search({ kind: oneOf(Object.keys(connectorKinds) as ConnectorKind[]) })

export const Route = createFileRoute('/_app/connectors/config/{-$id}')({
  staticData: connectorPage,
  validateSearch: (raw) => ({ ...connectionsSearch(raw), ...connectionSearch(raw), ...kindSearch(raw) }),
  loaderDeps: ({ search: address }) => connectionsSearch(address),
  loader: (args) => loadPlace(args, placeId(args.params.id), { address: args.deps }),
  component: Configs,
})

function Configs() {
  const { kind, ...address } = Route.useSearch()
  const id = shownId(Route.useParams().id)
  if (id === undefined) return <ConnectionsPage address={connectionsSearch(address)} />
  return <ConnectionPlace id={id} kind={kind && connectorKinds[kind]} address={connectionSearch(address)} />
}
