import { connectorKindOf } from '@dragoman/sdk/connector-kinds'
import { createFileRoute } from '@tanstack/react-router'
import { ConnectionPlace } from '../../../../features/connectors/ConnectionPlace.tsx'
import { shownId } from '../../../../features/connectors/connector-places.ts'
import { connectorPage, loadPlace, places } from '../../../../features/connectors/connector-routes.ts'
import { connectionSearch } from '../../../../features/connectors/connector-search.ts'

export const Route = createFileRoute('/_app/connectors/$kind/$id')({
  staticData: connectorPage,
  validateSearch: connectionSearch,
  loader: async (args) => {
    const { kindWith, placeId } = await places()
    const { kind } = kindWith(args.params.kind, 'create')
    return loadPlace(args, placeId(args.params.id), { address: {}, kind })
  },
  component: OneConnection,
})

function OneConnection() {
  const { kind: path, id } = Route.useParams()
  const address = Route.useSearch()
  const place = shownId(id)
  const kind = connectorKindOf(path)
  return place && kind && <ConnectionPlace id={place} kind={kind} address={address} />
}
