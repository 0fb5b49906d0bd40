import type { ConnectorDescriptor } from '@dragoman/sdk/connector-kinds'
import type { ConnectionDraft } from './connection-draft.ts'

/** The props of a part of the form. */
export interface SectionProps {
  kind: ConnectorDescriptor
  draft: ConnectionDraft
  onChange: (change: Partial<ConnectionDraft>) => void
  /** The connection, once it is saved: its choices are asked of the other system. */
  configUuid: string | undefined
  /** Someone has tried to save: what is missing says so. */
  isTried: boolean
}
