import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import type { ReactNode } from 'react'
import { Link } from '../../ground/links.ts'
import { configPlace } from './connector-places.ts'
import type { ConnectionAddress } from './connector-search.ts'

interface ConnectionLinkProps {
  kind: ConnectorKind
  id: string
  search?: ConnectionAddress
  variant?: 'plain'
  children: ReactNode
}

/** A link to the page of a connection. */
export function ConnectionLink({ kind, id, search = {}, variant, children }: ConnectionLinkProps) {
  return (
    <Link {...configPlace(kind, id)} search={search} {...(variant && { variant })}>
      {children}
    </Link>
  )
}
