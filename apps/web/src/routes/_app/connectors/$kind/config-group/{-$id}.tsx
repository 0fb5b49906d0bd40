import { connectorKindOf } from '@dragoman/sdk/connector-kinds'
import { createFileRoute } from '@tanstack/react-router'
import { shownId } from '../../../../../features/connectors/connector-places.ts'
import { groupQuery, groupsQuery } from '../../../../../features/connectors/connector-queries.ts'
import { connectorPage, places } from '../../../../../features/connectors/connector-routes.ts'
import { GroupPage } from '../../../../../features/connectors/groups/GroupPage.tsx'
import { NewGroup } from '../../../../../features/connectors/groups/NewGroup.tsx'
import { ConnectionsPage } from '../../../../../features/connectors/list/ConnectionsPage.tsx'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/connectors/$kind/config-group/{-$id}')({
  staticData: connectorPage,
  loader: async (args) => {
    const { kindWith, placeId } = await places()
    const { kind } = kindWith(args.params.kind, 'config-group')
    const id = placeId(args.params.id, args.params.kind)
    if (id === undefined) await load(args, groupsQuery(kind))
    else if (id !== 'create') await load(args, groupQuery(id.id))
  },
  component: OneGroup,
})

function OneGroup() {
  const { kind: path, id } = Route.useParams()
  const kind = connectorKindOf(path)
  const place = shownId(id)
  if (!kind) return null
  if (place === undefined) return <ConnectionsPage kind={kind} address={{ tab: 'groups' }} />
  return place === 'create' ? <NewGroup kind={kind} /> : <GroupPage key={place.id} uuid={place.id} />
}
