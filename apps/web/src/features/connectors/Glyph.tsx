import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import styles from './connectors.module.css'

const kinds = Object.keys(connectorKinds)

/** Two letters on a tint stand for a system: marks of others are theirs. */
export function Glyph({ kind }: { kind: ConnectorKind }) {
  const { name } = connectorKinds[kind]
  const capitals = name.replaceAll(/[^A-Z]/g, '')
  const letters = capitals.length > 1 ? capitals.slice(0, 2) : name.slice(0, 2)
  return (
    <span aria-hidden className={styles.glyph} data-tint={(kinds.indexOf(kind) % 6) + 1}>
      {letters}
    </span>
  )
}
