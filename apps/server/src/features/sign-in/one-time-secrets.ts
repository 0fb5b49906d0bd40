import { randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { oneTimeSecrets, type SecretPurpose } from './tables.ts'
import { newSecret, secretHash } from '../../identity/sessions.ts'

const minute = 60_000

/** How long each is good for, in milliseconds. */
export const secretLife: Readonly<Record<SecretPurpose, number>> = {
  RESET: 60 * minute,
  INVITATION: 7 * 24 * 60 * minute,
  ONE_TIME: 15 * minute,
  IMPERSONATION: minute,
  MFA_EMAIL: 10 * minute,
  EMAIL_CHANGE: 15 * minute,
}

/** Wrong guesses of a code until it is void. */
export const codeGuesses = 5

export interface NewOneTimeSecret {
  userId: string
  purpose: SecretPurpose
  data?: Record<string, string>
  createdBy?: string
}

export type OneTimeSecret = typeof oneTimeSecrets.$inferSelect

/** Makes the two parts of a link: the first finds it, the second is the secret, of which only a hash is kept. */
export async function makeLink(
  db: Database,
  secret: NewOneTimeSecret,
  now: Date,
): Promise<{ code: string; token: string }> {
  const token = newSecret()
  const code = await store(db, secret, token, now)
  return { code, token }
}

/** Makes a code of six digits; earlier ones of the same person and purpose are void from then on. */
export async function makeCode(db: Database, secret: NewOneTimeSecret, now: Date): Promise<string> {
  await voidSecrets(db, secret.userId, [secret.purpose])
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await store(db, secret, code, now)
  return code
}

async function store(db: Database, secret: NewOneTimeSecret, value: string, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + secretLife[secret.purpose])
  const { id } = await insertOne(db, oneTimeSecrets, { ...secret, secretHash: secretHash(value), expiresAt })
  return id
}

/** Finds a link without using it up; null if it never existed, was used, or has expired. */
export async function findLink(
  db: Database,
  { code, token }: { code: string; token: string },
  purposes: readonly SecretPurpose[],
  now: Date,
): Promise<OneTimeSecret | null> {
  const [row] = await db
    .select()
    .from(oneTimeSecrets)
    .where(isGood(code, token, purposes, now))
  return row ?? null
}

/** Uses a link up; null when it is not good, or someone else was faster. */
export async function redeemLink(
  db: Database,
  { code, token }: { code: string; token: string },
  purposes: readonly SecretPurpose[],
  now: Date,
): Promise<OneTimeSecret | null> {
  const [row] = await db
    .update(oneTimeSecrets)
    .set({ usedAt: now })
    .where(isGood(code, token, purposes, now))
    .returning()
  return row ?? null
}

function isGood(code: string, token: string, purposes: readonly SecretPurpose[], now: Date) {
  return and(
    sql`${oneTimeSecrets.id}::text = ${code}`,
    eq(oneTimeSecrets.secretHash, secretHash(token)),
    inArray(oneTimeSecrets.purpose, [...purposes]),
    isNull(oneTimeSecrets.usedAt),
    gt(oneTimeSecrets.expiresAt, now),
  )
}

/** Uses the latest code of a person up; null when it is another one. A code that was guessed too often is void. */
export async function redeemCode(
  db: Database,
  { userId, purpose, code }: { userId: string; purpose: SecretPurpose; code: string },
  now: Date,
): Promise<OneTimeSecret | null> {
  const [row] = await db
    .select()
    .from(oneTimeSecrets)
    .where(
      and(
        eq(oneTimeSecrets.userId, userId),
        eq(oneTimeSecrets.purpose, purpose),
        isNull(oneTimeSecrets.usedAt),
        gt(oneTimeSecrets.expiresAt, now),
      ),
    )
    .orderBy(desc(oneTimeSecrets.createdAt))
    .limit(1)
    .for('update')
  if (!row || row.failed >= codeGuesses) return null
  const isRight = timingSafeEqual(Buffer.from(row.secretHash), Buffer.from(secretHash(code.replaceAll(/\D/g, ''))))
  await db
    .update(oneTimeSecrets)
    .set(isRight ? { usedAt: now } : { failed: row.failed + 1 })
    .where(eq(oneTimeSecrets.id, row.id))
  return isRight ? row : null
}

/** Makes all that a person was sent for these purposes worthless. */
async function voidSecrets(db: Database, userId: string, purposes: readonly SecretPurpose[]): Promise<void> {
  await db
    .delete(oneTimeSecrets)
    .where(
      and(
        eq(oneTimeSecrets.userId, userId),
        inArray(oneTimeSecrets.purpose, [...purposes]),
        isNull(oneTimeSecrets.usedAt),
      ),
    )
}

/** Makes the links worthless that let a person in or choose a password, wherever they were mailed to. */
export const voidLinks = (db: Database, userId: string): Promise<void> =>
  voidSecrets(db, userId, ['RESET', 'INVITATION', 'ONE_TIME'])
