import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../kernel/database/connect.ts'
import { authenticators, recoveryCodes } from './tables.ts'
import { secretHash } from '../../identity/sessions.ts'
import { decrypted, encrypted, type Encrypted, type SecretKey } from '../../kernel/encrypted.ts'

export const authenticatorPurpose = 'mfa'

/** Seconds that a code of the app is good for; the one before and the one after are taken, too. */
const period = 30
const recoveryCodeCount = 10

const totpOf = (secret: Secret, label: string) =>
  new TOTP({ issuer: 'Dragoman', label, secret, period, digits: 6, algorithm: 'SHA1' })

/** Begins to set up an app: a new secret that no one is asked for until a code has confirmed it. */
export async function beginAuthenticator(
  db: Database,
  user: { id: string; email: string },
  secretKey: SecretKey,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 })
  const values = { secret: encrypted(secret.base32, secretKey, authenticatorPurpose), confirmedAt: null, lastStep: 0 }
  await db
    .insert(authenticators)
    .values({ userId: user.id, ...values })
    .onConflictDoUpdate({ target: authenticators.userId, set: values, setWhere: isNull(authenticators.confirmedAt) })
  return { secret: secret.base32, uri: totpOf(secret, user.email).toString() }
}

/** Whether a person's app is asked for when they sign in. */
export async function hasAuthenticator(db: Database, userId: string): Promise<boolean> {
  const rows = await db.select({ userId: authenticators.userId }).from(authenticators).where(isAskedOf(userId))
  return rows.length > 0
}

const isAskedOf = (userId: string) => and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))

/** The same as a value of a query. */
export const authenticatorWithin = (userId: string): SQL<boolean> =>
  sql<boolean>`exists (select from ${authenticators} where ${isAskedOf(userId)})`

/** Whether a code is one that the app shows just now and that was not used before; uses it up. */
export async function redeemAppCode(
  db: Database,
  userId: string,
  code: string,
  secretKey: SecretKey,
  now: Date,
): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return false
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId))
  if (!row) return false
  const secret = secretOf(row.secret, secretKey)
  if (!secret) return false
  const delta = totpOf(secret, '').validate({ token: digits, timestamp: now.getTime(), window: 1 })
  if (delta === null) return false
  const step = Math.floor(now.getTime() / 1000 / period) + delta
  const used = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId })
  return used.length > 0
}

/** Null where the server has got another key since then: recovery codes are what remains. */
function secretOf(stored: Encrypted, secretKey: SecretKey): Secret | null {
  try {
    return Secret.fromBase32(decrypted(stored, secretKey, authenticatorPurpose))
  } catch {
    return null
  }
}

/** Whether a code is one of the person's recovery codes that was not used before; uses it up. */
export async function redeemRecoveryCode(db: Database, userId: string, code: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, secretHash(normalized(code))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

/** Turns the app on; answers recovery codes, which are shown this once. */
export async function confirmAuthenticator(db: Database, userId: string, now: Date): Promise<string[]> {
  await db.update(authenticators).set({ confirmedAt: now }).where(eq(authenticators.userId, userId))
  return newRecoveryCodes(db, userId)
}

/** Recovery codes in place of the earlier ones, such as `k3v9x-2mq7t`. */
export async function newRecoveryCodes(db: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: secretHash(normalized(code)) })))
  return codes
}

export async function removeAuthenticator(db: Database, userId: string): Promise<void> {
  await db.delete(authenticators).where(eq(authenticators.userId, userId))
}

/** Whether a person has recovery codes left. */
export async function hasRecoveryCodes(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .limit(1)
  return rows.length > 0
}

export async function removeRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Letters and digits that no one takes for another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

function newRecoveryCode(): string {
  const letters = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

const normalized = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, '')
