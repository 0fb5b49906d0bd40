import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context, SignInLimits } from '../../identity/context.ts'
import type { UserRow } from '../../identity/find-user.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { journal } from '../../kernel/tables.ts'
import {
  beginAttempt,
  countFailure,
  forgetFailures,
  lockSeconds,
  network,
  takeBackAttempt,
  tooManyAttempts,
  type CountedAttempt,
} from './attempts.ts'

/** The limits of failed sign-ins, unless the operator sets others. */
const defaultSignInLimits: SignInLimits = { address: 100, name: 100 }

/** How long an address counts as one of a person after they have signed in from it, in milliseconds. */
const knownFor = 90 * 24 * 60 * 60 * 1000

/** A sign-in that may be tried: it counts as failed until one of these says otherwise. */
export interface BegunSignIn {
  /** Attempts that remain if it fails. */
  remaining: number
  /** It has succeeded. */
  succeed(db: Database): Promise<void>
  /** It was right as far as it went. */
  takeBack(db: Database): Promise<void>
}

/**
 * Counts a sign-in by user name and address, by address alone, and by name alone. Who fails often enough waits: gives the
 * seconds. Counting by name locks no one out of where they have signed in before, so that no one can be locked out from
 * elsewhere (domain: Roles and accounts).
 */
export async function beginSignIn(
  { pool, now, request, settings }: Pick<Context, 'pool' | 'now' | 'request' | 'settings'>,
  username: string,
  user: UserRow | undefined,
): Promise<BegunSignIn | { wait: number }> {
  const limits = settings.signInLimits ?? defaultSignInLimits
  const { address } = request
  const attempt = { purpose: 'LOGIN', username, address } as const
  const here: CountedAttempt = { purpose: 'ADDRESS', username: '', address }
  const named: CountedAttempt = { purpose: 'NAME', username, address: '' }
  const waitFor = async (counted: CountedAttempt) => ({ wait: await lockSeconds(pool, counted, now) })
  if ((await countFailure(pool, here, now)) > limits.address) return waitFor(here)
  const remaining = await beginAttempt(pool, attempt, now)
  if (remaining === null) {
    // Nothing is guessed, so others at this address do not have to wait.
    await takeBackAttempt(pool, here)
    return waitFor(attempt)
  }
  const isGuessed = (await countFailure(pool, named, now)) > limits.name
  if (isGuessed && !(user && (await isKnown(pool, user.id, address, now)))) return waitFor(named)
  const takeBackShared = async (db: Database) => {
    await takeBackAttempt(db, here)
    await takeBackAttempt(db, named)
  }
  return {
    remaining,
    async succeed(db) {
      await forgetFailures(db, attempt)
      await takeBackShared(db)
    },
    async takeBack(db) {
      await takeBackAttempt(db, attempt)
      await takeBackShared(db)
    },
  }
}

/** Counts a sign-in with a passkey by address alone: nothing that it sends can be guessed. */
export async function beginPasskeySignIn({
  pool,
  now,
  request,
  settings,
}: Pick<Context, 'pool' | 'now' | 'request' | 'settings'>): Promise<Pick<BegunSignIn, 'succeed'> | { wait: number }> {
  const here: CountedAttempt = { purpose: 'ADDRESS', username: '', address: request.address }
  const { address: most } = settings.signInLimits ?? defaultSignInLimits
  if ((await countFailure(pool, here, now)) > most) return { wait: await lockSeconds(pool, here, now) }
  return { succeed: (db) => takeBackAttempt(db, here) }
}

/** Whether a person has signed in from the network of an address. */
async function isKnown(db: Database, userId: string, address: string, now: Date): Promise<boolean> {
  const from = sql<string | null>`${journal.detail} ->> 'address'`
  const rows = await db
    .selectDistinct({ address: from })
    .from(journal)
    .where(
      and(
        eq(journal.userId, userId),
        eq(journal.entityId, userId),
        eq(journal.event, 'LOGGED_IN'),
        gt(journal.at, new Date(now.getTime() - knownFor)),
      ),
    )
  return rows.some((known) => known.address !== null && network(known.address) === network(address))
}

/**
 * Counts mails that an address asks for, to any recipient.
 * @throws ApiError 429
 */
export async function limitMails({
  pool,
  now,
  request,
  settings,
}: Pick<Context, 'pool' | 'now' | 'request' | 'settings'>): Promise<void> {
  const asked: CountedAttempt = { purpose: 'ADDRESS', username: 'reset', address: request.address }
  const { address: most } = settings.signInLimits ?? defaultSignInLimits
  if ((await countFailure(pool, asked, now)) > most) throw tooManyAttempts(await lockSeconds(pool, asked, now))
}
