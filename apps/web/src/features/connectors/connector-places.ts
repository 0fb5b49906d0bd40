import {
  connectorKindOf,
  connectorKinds,
  type ConnectorDescriptor,
  type ConnectorPage,
} from '@dragoman/sdk/connector-kinds'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { notFound } from '@tanstack/react-router'
import { uuid } from '../../list/list-state.ts'

/** The kind of an address below `/connectors`, where it has such a page. @throws the 404 page for any other */
export function kindWith(path: string, page: ConnectorPage): ConnectorDescriptor {
  const kind = connectorKindOf(path)
  if (!kind?.pages.includes(page)) throw notFound()
  return kind
}

/** The id in an address: of what is there, of a new one, or none where the page of a kind does without. */
export type PlaceId = { id: string } | 'create' | undefined

/** Reads the id of an address. @throws the 404 page for anything but an id, and for WordPress without one */
export function placeId(id: string | undefined, path?: string): PlaceId {
  if (id === 'create') return id
  if (id === undefined ? path === connectorKinds.WORDPRESS.path : uuid(id) === undefined) throw notFound()
  return shownId(id)
}

/** The same for a page that shows: its loader has refused what is not there. */
export const shownId = (id: string | undefined): PlaceId => (id === undefined || id === 'create' ? id : { id })

interface Place {
  to: '/connectors/$kind/$id'
  params: { kind: string; id: string }
}

/** The page of a connection, or of a new one (`create`): the others take the same search parameters. */
export function configPlace(kind: ConnectorKind, id: string): Place {
  const { pages, path } = connectorKinds[kind]
  const to = pages.includes('create')
    ? '/connectors/$kind/$id'
    : pages.includes('list')
      ? '/connectors/$kind/config/{-$id}'
      : '/connectors/config/{-$id}'
  return { to, params: { kind: path, id } } as Place
}

/** The address of a connection's page. */
export const configHref = (kind: ConnectorKind, id: string): string => {
  const { to, params } = configPlace(kind, id)
  return to.replace('$kind', params.kind).replace(/\{-\$id\}|\$id/, encodeURIComponent(id))
}

/** Where the connections of a kind are listed. */
export const kindHref = (kind: ConnectorKind): string => {
  const { pages, path } = connectorKinds[kind]
  return pages.includes('list') ? `/connectors/${path}` : `/connectors?filter=system:${kind.toLowerCase()}`
}

/** Where a connection of a kind is set up. */
export const createHref = (kind: ConnectorKind): string => {
  const href = configHref(kind, 'create')
  return href === '/connectors/config/create' ? `${href}?kind=${kind}` : href
}
