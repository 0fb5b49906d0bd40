import { eq } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { newSecret, secretHash } from '../../identity/sessions.ts'
import { accountEntity, type AccountRow } from '../../identity/visit-account.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { recordChange } from '../../kernel/journal.ts'
import { countFailure, type CountedAttempt } from '../sign-in/attempts.ts'
import { SsoFailed } from './problems.ts'
import type { TrialReport } from './report.ts'
import type { SsoStateRow } from './states.ts'
import { ssoStates } from './tables.ts'

/** Sign-ins through providers that an address has begun and not completed. */
export const ssoAttempts = ({ request }: Pick<Context, 'request'>): CountedAttempt => ({
  purpose: 'ADDRESS',
  username: 'sso',
  address: request.address,
})

/** Counts a sign-in that begins as failed, until it is taken back. @throws SsoFailed where an address has begun too many */
export async function beginAttempts(input: Context): Promise<void> {
  const { address: most } = input.settings.signInLimits ?? { address: 100 }
  if ((await countFailure(input.pool, ssoAttempts(input), input.now)) > most) throw new SsoFailed('TOO_MANY')
}

/** Leads to the page that says why a sign-in failed; the account's administrators find it among its failures, too. */
export async function failed(input: Context, account: AccountRow | undefined, error: SsoFailed): Promise<void> {
  const uuid = crypto.randomUUID()
  const { problem, detail } = error
  input.log.info({ sso: uuid, account: account?.id, problem, address: input.request.address }, 'a sign-in was refused')
  if (account && problem !== 'TOO_MANY')
    await input.inTransaction(async ({ db, request }) =>
      recordChange(
        db,
        { accountId: account.id, userId: null, requestId: request.id },
        { event: 'SSO_FAILED', entity: accountEntity(account), detail: { uuid, problem, ...detail } },
      ),
    )
  failurePage(input, problem, uuid)
}

export function failurePage({ reply, now }: Context, problem: SsoFailed['problem'], id: string): void {
  const search = new URLSearchParams({ problem, id, at: String(now.getTime()) })
  reply.set('Location', `/auth/sso-error?${search}`)
}

/** Keeps the report of a trial that has begun, and gives its id. */
export async function keepReport({ pool }: Context, { id }: SsoStateRow, report: TrialReport): Promise<string> {
  await updateOne(pool, ssoStates, eq(ssoStates.id, id), { report })
  return id
}

/** Keeps the report of a trial that got no further than its beginning. */
export async function keepEndedTrial(
  { pool, now }: Context,
  { accountId, userId }: { accountId: string; userId: string },
  report: TrialReport,
): Promise<string> {
  const secrets = { stateHash: secretHash(newSecret()), browserHash: '', nonce: '', codeVerifier: '', callbackUrl: '' }
  const row = { ...secrets, accountId, trialBy: userId, report, usedAt: now, expiresAt: now }
  return (await insertOne(pool, ssoStates, row)).id
}

export function trialPage({ reply }: Context, id: string): void {
  reply.set('Location', `/settings/account-settings/sso?trial=${id}`)
}
