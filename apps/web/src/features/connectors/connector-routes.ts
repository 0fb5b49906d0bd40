import type { StaticDataRouteOption } from '@tanstack/react-router'
import { load, loadList, type LoaderArguments } from '../../load.ts'
import { languagesQuery } from '../locales/locale-queries.ts'
import type { PlaceId } from './connector-places.ts'
import { configQuery, configsQuery, overviewQuery } from './connector-queries.ts'
import type { ConnectionsAddress } from './connector-search.ts'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'

/** Pages of connectors are for those who may list them, in accounts whose plan includes them. */
export const connectorPage = {
  title: 'connectors.title',
  areas: ['list', 'requests', 'toolbox'],
  requires: ['CONNECTORS_list_config', 'CONNECTORS_list'],
  feature: 'INTEGRATIONS',
} as const satisfies StaticDataRouteOption

/** The addresses of connectors: they know every kind, which no other page needs. */
export const places = () => import('./connector-places.ts')

/** Gets what the page of a connection needs: the connection, or the kinds for a new one; the list without an id. */
export async function loadPlace(
  args: LoaderArguments,
  id: PlaceId,
  list: { address: ConnectionsAddress; kind?: ConnectorKind | undefined },
): Promise<void> {
  if (id === undefined) return loadList(args, configsQuery(list.address, list.kind))
  await Promise.all([
    load(args, languagesQuery()),
    load(args, overviewQuery()),
    id === 'create' ? undefined : load(args, configQuery(id.id)),
  ])
}
