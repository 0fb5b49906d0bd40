import { isIP } from 'node:net'
import { and, eq, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { loginAttempts } from './tables.ts'
import { only } from '../../kernel/database/one-row.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { lowerAscii } from '../../kernel/ascii-case.ts'

/** The purpose of an attempt: to sign in, to have a password mailed, to guess a code that was mailed. */
export type AttemptPurpose = 'LOGIN' | 'RESET' | 'CODE'

/** Attempts before a user name is locked for an address (specification 9). */
export const attemptLimit = 6
/** How long it stays locked, in milliseconds; the count starts afresh after that. */
export const lockTime = 15 * 60 * 1000

export interface Attempt {
  purpose: AttemptPurpose
  username: string
  /** Network address of the caller. */
  address: string
}

/** ADDRESS: whatever the user name. NAME: wherever from. */
export type CountedAttempt = Omit<Attempt, 'purpose'> & { purpose: AttemptPurpose | 'ADDRESS' | 'NAME' }

/**
 * Counts an attempt as failed before it is made, and gives those that remain: of several at once, each waits for the
 * one before. Null when there was none left. `forgetFailures` once it has succeeded.
 */
export async function beginAttempt(db: Database, attempt: Attempt, now: Date): Promise<number | null> {
  const failed = await countFailure(db, attempt, now)
  return failed > attemptLimit ? null : attemptLimit - failed
}

/**
 * Counts a failure, and gives how many there are by now. The lock of a user name at an address begins with the last
 * failure that counted; where many are counted together, all of them count from the first on.
 */
export async function countFailure(db: Database, attempt: CountedAttempt, now: Date): Promise<number> {
  const { purpose, username, address } = attempt
  const isOver = lte(loginAttempts.lastFailedAt, new Date(now.getTime() - lockTime))
  const isTogether = purpose === 'ADDRESS' || purpose === 'NAME'
  const begins = isTogether ? isOver : sql`(${loginAttempts.failed} < ${attemptLimit} or ${isOver})`
  const { failed } = only(
    await db
      .insert(loginAttempts)
      .values({ purpose, username: lowerAscii(username), address: network(address), failed: 1, lastFailedAt: now })
      .onConflictDoUpdate({
        target: [loginAttempts.purpose, loginAttempts.username, loginAttempts.address],
        set: {
          failed: sql`case when ${isOver} then 1 else ${loginAttempts.failed} + 1 end`,
          lastFailedAt: sql`case when ${begins} then excluded.last_failed_at else ${loginAttempts.lastFailedAt} end`,
        },
      })
      .returning({ failed: loginAttempts.failed }),
  )
  return failed
}

/** The same; when no attempt was left, 429 with the wait in `Retry-After`. */
export async function spendAttempt(db: Database, attempt: Attempt, now: Date): Promise<number> {
  const remaining = await beginAttempt(db, attempt, now)
  if (remaining === null) throw tooManyAttempts(await lockSeconds(db, attempt, now))
  return remaining
}

/** 429 with the wait, in seconds, in `Retry-After`. */
export const tooManyAttempts = (wait: number) =>
  new ApiError(429, `Too many attempts. Try again in ${Math.ceil(wait / 60)} minutes.`, {
    code: 'TOO_MANY_ATTEMPTS',
    headers: { 'Retry-After': String(wait) },
  })

/** Seconds until there are attempts again, where there are none left. */
export async function lockSeconds(db: Database, attempt: CountedAttempt, now: Date): Promise<number> {
  const [row] = await db.select({ at: loginAttempts.lastFailedAt }).from(loginAttempts).where(same(attempt))
  const until = (row?.at ?? now).getTime() + lockTime
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}

/** Takes back an attempt that was right as far as it went, such as a password that a one-time password has to follow. */
export async function takeBackAttempt(db: Database, attempt: CountedAttempt): Promise<void> {
  await db
    .update(loginAttempts)
    .set({ failed: sql`greatest(${loginAttempts.failed} - 1, 0)` })
    .where(same(attempt))
}

/** Resets the count after a success. */
export async function forgetFailures(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(loginAttempts).where(same(attempt))
}

/** Lets a person try again at once, from wherever they were locked out of their user name. */
export async function unlock(db: Database, username: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.username, lowerAscii(username)))
}

/** From when on a person may try again at the addresses where they are locked; null where they are not. */
export const lockOf = async (
  db: Database,
  { email, ownsEmail }: { email: string; ownsEmail: boolean },
  now: Date,
): Promise<Date | null> => (ownsEmail ? lockedUntil(db, email, now) : null)

async function lockedUntil(db: Database, username: string, now: Date): Promise<Date | null> {
  const [row] = await db.select({ at: lastLock }).from(loginAttempts).where(locks(username))
  return lockEnd(row?.at ?? null, now)
}

const lastLock = sql<Date | null>`max(${loginAttempts.lastFailedAt})`.mapWith(loginAttempts.lastFailedAt)

const locks = (username: string) =>
  and(
    eq(loginAttempts.purpose, 'LOGIN'),
    eq(loginAttempts.username, lowerAscii(username)),
    sql`${loginAttempts.failed} >= ${attemptLimit}`,
  )

/** The failure that has locked a person last, as a value of a query, for `lockEnd`. */
export const lastLockOf = ({ email, ownsEmail }: { email: string; ownsEmail: boolean }): SQL<Date | null> =>
  (ownsEmail ? sql`(select ${lastLock} from ${loginAttempts} where ${locks(email)})` : sql`null`).mapWith(
    loginAttempts.lastFailedAt,
  ) as SQL<Date | null>

export function lockEnd(lastFailedAt: Date | null, now: Date): Date | null {
  const until = lastFailedAt ? new Date(lastFailedAt.getTime() + lockTime) : null
  return until && until > now ? until : null
}

const same = ({ purpose, username, address }: CountedAttempt) =>
  and(
    eq(loginAttempts.purpose, purpose),
    eq(loginAttempts.username, lowerAscii(username)),
    eq(loginAttempts.address, network(address)),
  )

/**
 * The key that attempts are counted by, and addresses are known by. For IPv6 it is the first half: one person has all
 * the addresses of the other.
 */
export function network(address: string): string {
  if (isIP(address) !== 6 || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
