import type { ConnectorDescriptor } from '@dragoman/sdk/connector-kinds'
import { ConnectionPage } from './ConnectionPage.tsx'
import type { PlaceId } from './connector-places.ts'
import type { ConnectionAddress } from './connector-search.ts'
import { NewConnection } from './setup/NewConnection.tsx'

interface ConnectionPlaceProps {
  id: Exclude<PlaceId, undefined>
  kind: ConnectorDescriptor | undefined
  address: ConnectionAddress
}

/** Shows a connection, or the form of a new one, whichever the address names. */
export const ConnectionPlace = ({ id, kind, address }: ConnectionPlaceProps) =>
  id === 'create' ? <NewConnection kind={kind} /> : <ConnectionPage key={id.id} uuid={id.id} address={address} />
