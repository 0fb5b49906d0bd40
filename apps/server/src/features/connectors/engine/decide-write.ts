import type { Present } from '../peer/adapter.ts'
import type { connectorTargets } from '../tables.ts'
import { hashOf } from './hash-of.ts'

type TargetState = Pick<
  typeof connectorTargets.$inferSelect,
  'sentHash' | 'remoteHash' | 'intendedHash' | 'learnedHash' | 'overwrites' | 'keepsTheirs'
>

/**
 * Whether a translation is written: not where it stands there already, and not over what someone else has written there,
 * before us or since, unless a memory has taken that, or a person has decided so for that very version.
 */
export function decideWrite(
  target: TargetState,
  bytes: Uint8Array,
  before: Present,
): 'WRITE' | 'SAME' | 'TARGET_CHANGED' {
  if (before.isUnfinished) return 'WRITE'
  const ours = hashOf(bytes)
  const theirs = before.bytes && hashOf(before.bytes)
  // Some systems keep a text in another form than it was sent in.
  const isKeptOtherwise = target.sentHash === ours && theirs !== null && target.remoteHash === theirs
  if (theirs === ours || isKeptOtherwise || target.keepsTheirs === ours) return 'SAME'
  if (target.overwrites !== null && target.overwrites === before.version) return 'WRITE'
  // Deleted there: put back where it was never ours; else someone decides.
  if (theirs === null) return target.sentHash !== null ? 'TARGET_CHANGED' : 'WRITE'
  const isOurs = (target.sentHash !== null && theirs === target.remoteHash) || theirs === target.intendedHash
  return isOurs || theirs === target.learnedHash ? 'WRITE' : 'TARGET_CHANGED'
}
