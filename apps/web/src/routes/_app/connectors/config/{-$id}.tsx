import { search, text } from '@dragoman/hooks/list'
import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import { createFileRoute } from '@tanstack/react-router'
import { ConnectionPlace } from '../../../../features/connectors/ConnectionPlace.tsx'
import { shownId } from '../../../../features/connectors/connector-places.ts'
import { connectorPage, loadPlace, places } from '../../../../features/connectors/connector-routes.ts'
import { connectionSearch, connectionsSearch } from '../../../../features/connectors/connector-search.ts'
import { ConnectionsPage } from '../../../../features/connectors/list/ConnectionsPage.tsx'

const kindSearch = search({ kind: text })

export const Route = createFileRoute('/_app/connectors/config/{-$id}')({
  staticData: connectorPage,
  validateSearch: (raw) => ({ ...connectionsSearch(raw), ...connectionSearch(raw), ...kindSearch(raw) }),
  loaderDeps: ({ search: address }) => connectionsSearch(address),
  loader: async (args) => {
    const { placeId } = await places()
    return loadPlace(args, placeId(args.params.id), { address: args.deps })
  },
  component: Configs,
})

function Configs() {
  const { kind, ...address } = Route.useSearch()
  const id = shownId(Route.useParams().id)
  if (id === undefined) return <ConnectionsPage address={connectionsSearch(address)} />
  const known = Object.values(connectorKinds).find((one) => one.kind === kind)
  return <ConnectionPlace id={id} kind={known} address={connectionSearch(address)} />
}
