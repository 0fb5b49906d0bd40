import { and, eq, inArray } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../../kernel/database/one-row.ts'
import { decrypted, encrypted, type SecretKey } from '../../../kernel/encrypted.ts'
import type { User } from '../../sign-in/own-account.ts'
import { billingVersions, type ShownDetails } from './tables.ts'

export type BillingVersion = typeof billingVersions.$inferSelect
type Kind = BillingVersion['kind']

export const billingPurpose = 'billing'

/** The versions of a person that count now: those in force, and the one that waits. */
export interface PresentVersions {
  billing: BillingVersion | undefined
  payment: BillingVersion | undefined
  pending: BillingVersion | undefined
}

export async function presentVersions(db: Database, userId: string): Promise<PresentVersions> {
  const rows = await db
    .select()
    .from(billingVersions)
    .where(and(eq(billingVersions.userId, userId), inArray(billingVersions.status, ['IN_FORCE', 'PENDING'])))
  const find = (kind: Kind, status: BillingVersion['status']) =>
    rows.find((row) => row.kind === kind && row.status === status)
  return {
    billing: find('BILLING', 'IN_FORCE'),
    payment: find('PAYMENT', 'IN_FORCE'),
    pending: find('PAYMENT', 'PENDING'),
  }
}

/** The person behind a session, also if they are signed in as someone else. */
export const actorOf = ({ user, impersonator }: SignedIn): string => impersonator?.id ?? user.id

/** Whether both are the same details; masked numbers may hide a difference. */
export function holdsSame(version: BillingVersion | undefined, whole: object, secretKey: SecretKey): boolean {
  const content = JSON.stringify(whole)
  return version ? readWhole(version, secretKey) === content : content === '{}'
}

/** The content of a version, as JSON; undefined if the server's secret key has changed since then. */
export function readWhole({ secret }: BillingVersion, secretKey: SecretKey): string | undefined {
  try {
    return decrypted(secret, secretKey, billingPurpose)
  } catch {
    return undefined
  }
}

export interface NewVersion {
  kind: Kind
  /** Whether it comes into force at once. */
  isInForce: boolean
  shown: ShownDetails
  whole: object
}

/** Stores a version of a held person's details; it replaces one that waits, and, in force, the one that was. */
export async function storeVersion(
  db: Database,
  user: User,
  { kind, isInForce, shown, whole }: NewVersion,
  { createdBy, secretKey, now }: { createdBy: string; secretKey: SecretKey; now: Date },
): Promise<BillingVersion> {
  const { billing, payment, pending } = await presentVersions(db, user.id)
  const inForce = kind === 'BILLING' ? billing : payment
  if (kind === 'PAYMENT' && pending) await settle(db, pending, 'REPLACED', { decidedBy: createdBy, now })
  if (isInForce && inForce) await settle(db, inForce, 'REPLACED')
  return insertOne(db, billingVersions, {
    accountId: user.accountId,
    userId: user.id,
    kind,
    status: isInForce ? 'IN_FORCE' : 'PENDING',
    shown,
    before: inForce?.shown ?? {},
    secret: encrypted(JSON.stringify(whole), secretKey, billingPurpose),
    createdBy,
    createdAt: now,
  })
}

/** Says what became of a version; `decision` where someone decided it. */
export function settle(
  db: Database,
  { id }: BillingVersion,
  status: BillingVersion['status'],
  decision?: { decidedBy: string; now: Date; reason?: string | undefined },
): Promise<BillingVersion> {
  return updateOne(db, billingVersions, eq(billingVersions.id, id), {
    status,
    ...(decision && { decidedBy: decision.decidedBy, decidedAt: decision.now, reason: decision.reason || null }),
  })
}
