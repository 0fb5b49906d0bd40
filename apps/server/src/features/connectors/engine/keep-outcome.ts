import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import type { Present, Written } from '../peer/adapter.ts'
import { connectorTargets } from '../tables.ts'
import { hashOf } from './hash-of.ts'

interface Sent {
  target: typeof connectorTargets.$inferSelect
  bytes: Uint8Array
  before: Present
}

/** Keeps what became of a translation. */
export async function keepOutcome(db: Database, sent: Sent, outcome: Written): Promise<void> {
  const change = changeOf(sent, outcome)
  if (change) await db.update(connectorTargets).set(change).where(eq(connectorTargets.id, sent.target.id))
}

function changeOf({ target, bytes, before }: Sent, outcome: Written): Partial<Sent['target']> | undefined {
  const ours = hashOf(bytes)
  const settled = { intendedHash: null, heldVersion: null, overwrites: null }
  switch (outcome.reason) {
    case 'WRITTEN':
      return {
        ...settled,
        keepsTheirs: null,
        sentHash: ours,
        remoteHash: hashOf(outcome.bytes ?? bytes),
        remoteKey: outcome.remoteKey ?? before.remoteKey ?? target.remoteKey,
        url: outcome.url ?? before.url ?? target.url,
        deliveredAt: new Date(),
      }
    case 'SAME': {
      // Nothing is written while nothing changes, here as there.
      const isKnown = target.sentHash === ours && target.heldVersion === null && target.intendedHash === null
      if (isKnown || target.keepsTheirs === ours || before.bytes === null) return undefined
      const remoteKey = before.remoteKey ?? target.remoteKey
      const deliveredAt = new Date()
      return { ...settled, sentHash: ours, remoteHash: hashOf(before.bytes), remoteKey, deliveredAt }
    }
    case 'TARGET_CHANGED':
      return { intendedHash: null, overwrites: null, heldVersion: before.version || 'gone' }
    default:
      return { intendedHash: null }
  }
}
