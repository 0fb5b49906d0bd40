import { planIncludes } from '@dragoman/sdk/tiers'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { secretHash } from '../../identity/sessions.ts'
import { isAllowedAddress } from '../../identity/allowed-addresses.ts'
import { securityOf } from '../../identity/account-security.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { accounts } from '../../kernel/tables.ts'
import { countFailure, lockSeconds, takeBackAttempt, type CountedAttempt } from '../sign-in/attempts.ts'
import type { Directory } from './scim-context.ts'
import { ScimError } from './scim-error.ts'
import { provisioning } from './tables.ts'

/** Wrong tokens from one address in 15 minutes. */
const wrongTokens = 100
/** Requests of one directory in a minute, at each server. */
const requestsPerMinute = 1200
/** After how much silence the next request begins another sync, in milliseconds. */
const syncPause = 10 * 60_000

const minutes = new Map<string, { began: number; count: number }>()

/** Identifies the directory of a token. @throws ScimError 401, 403, 429 */
export async function identifyDirectory(
  db: Database,
  authorization: string | null,
  { address, accountId, now }: { address: string; accountId: string | undefined; now: Date },
): Promise<Directory> {
  const attempt: CountedAttempt = { purpose: 'ADDRESS', username: 'provisioning', address }
  if ((await countFailure(db, attempt, now)) > wrongTokens) {
    const wait = await lockSeconds(db, attempt, now)
    throw new ScimError(429, 'Too many requests with a wrong token.', undefined, { 'Retry-After': String(wait) })
  }
  const [, token] = /^Bearer\s+(\S+)$/i.exec(authorization ?? '') ?? []
  const [found] = token
    ? await db
        .select({ account: accounts, settings: provisioning })
        .from(provisioning)
        .innerJoin(accounts, eq(accounts.id, provisioning.accountId))
        .where(
          and(
            eq(provisioning.tokenHash, secretHash(token)),
            or(isNull(provisioning.tokenExpiresAt), gt(provisioning.tokenExpiresAt, now)),
          ),
        )
    : []
  if (!found || (accountId !== undefined && accountId !== found.account.id))
    throw new ScimError(401, 'The token is missing, wrong, has expired, or was replaced.', undefined, {
      'WWW-Authenticate': 'Bearer realm="provisioning"',
    })
  await takeBackAttempt(db, attempt)
  const { account, settings } = found
  if (account.suspendedAt !== null) throw new ScimError(403, 'The account is suspended.')
  if (!settings.enabled) throw new ScimError(403, 'Provisioning is turned off in the settings of the account.')
  if (!planIncludes({ authorities: [], permissions: [], user: { accountType: account.tier } }, 'SINGLE_SIGN_ON'))
    throw new ScimError(403, "The plan of the account doesn't include provisioning.")
  if (!isAllowedAddress((await securityOf(db, account.id)).allowedAddresses, address))
    throw new ScimError(403, "The account doesn't allow requests from this network address.")
  limitRequests(account.id, now.getTime())
  await noteRequest(db, account.id, now)
  return { account, settings }
}

function limitRequests(accountId: string, now: number): void {
  const present = minutes.get(accountId)
  const window = present && now - present.began < 60_000 ? present : { began: now, count: 0 }
  window.count += 1
  minutes.set(accountId, window)
  if (window.count <= requestsPerMinute) return
  const wait = Math.max(1, Math.ceil((window.began + 60_000 - now) / 1000))
  throw new ScimError(429, `Send up to ${requestsPerMinute} requests a minute.`, undefined, {
    'Retry-After': String(wait),
  })
}

/** Notes that the directory was here; a sync begins after some silence. */
async function noteRequest(db: Database, accountId: string, now: Date): Promise<void> {
  const time = now.toISOString()
  const silent = sql`${provisioning.lastRequestAt} is null or ${provisioning.lastRequestAt} < ${new Date(now.getTime() - syncPause).toISOString()}::timestamptz`
  await db
    .update(provisioning)
    .set({
      lastRequestAt: now,
      syncStartedAt: sql`case when ${silent} then ${time}::timestamptz else ${provisioning.syncStartedAt} end`,
    })
    .where(
      and(
        eq(provisioning.accountId, accountId),
        or(isNull(provisioning.lastRequestAt), lt(provisioning.lastRequestAt, new Date(now.getTime() - 5000))),
      ),
    )
}
