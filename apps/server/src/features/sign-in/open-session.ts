import type { LoginResult, SessionEnd } from '@dragoman/sdk/operations/auth'
import type { users } from '../../kernel/tables.ts'
import type { Context } from '../../identity/context.ts'
import { entryPointOf } from '../../identity/entry-point.ts'
import { sessionCookies, sessionSecret } from '../../identity/session-cookies.ts'
import { addressNotAllowed, conflict, wrongAddress } from '../../kernel/refusals.ts'
import { extendedEnd, securityOf } from '../../identity/account-security.ts'
import { isAllowedAddress } from '../../identity/allowed-addresses.ts'
import type { ProviderSession } from '../../identity/provider-session.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { attemptLimit } from './attempts.ts'

type User = typeof users.$inferSelect

/** How someone came in: what the journal says of it. */
export interface SignIn {
  kind: 'browser' | 'token'
  way:
    | 'PASSWORD'
    | 'AUTHENTICATOR'
    | 'PASSKEY'
    | 'RECOVERY_CODE'
    | 'ACCESS_KEY'
    | 'LINK'
    | 'SSO'
    | 'IMPERSONATION'
    | 'RETURN'
  impersonatorId?: string
  awaitsMfaEmail?: boolean
  /** The session at a provider that is to end with it. */
  provider?: ProviderSession
  /** When the first session began that this one goes on. */
  since?: Date
  endsBy?: Date | null
}

/** Whether a person asks at the address of another account. */
export const isElsewhere = ({ accountId }: Context['request'], user: Pick<User, 'accountId'>): boolean =>
  accountId !== undefined && accountId !== user.accountId

/** Whether a person asks from an address that their account does not allow. */
export const isOutside = async (
  db: Database,
  { address }: Context['request'],
  { accountId }: Pick<User, 'accountId'>,
) => !isAllowedAddress((await securityOf(db, accountId)).allowedAddresses, address)

/** Opens a session with its entry in the journal, and gives its secret. @throws ApiError 403 at the address of another account, and from one that the account does not allow */
export async function openSession(
  { sessions, db, request, journal }: Context,
  user: User,
  { way, ...session }: SignIn,
): Promise<{ secret: string; expiresAt: Date }> {
  if (isElsewhere(request, user)) throw wrongAddress()
  if (await isOutside(db, request, user)) throw addressNotAllowed()
  await journal({
    entity: { type: 'USER', id: user.id, name: user.name },
    author: { accountId: user.accountId, userId: session.impersonatorId ?? user.id },
    detail: { address: request.address, way },
  })
  return sessions.open(db, {
    ...session,
    userId: user.id,
    address: request.address,
    userAgent: request.headers.get('user-agent'),
  })
}

/**
 * Opens a session of a browser: its secret goes into a cookie, and the answer says where to begin. The session that the
 * cookie held until now ends.
 */
export async function signInBrowser(input: Context, user: User, how: Omit<SignIn, 'kind'>): Promise<LoginResult> {
  const { secret, expiresAt } = await openSession(input, user, { ...how, kind: 'browser' })
  const { caller, sessions, db, afterCommit } = input
  if (caller?.kind === 'browser') {
    await sessions.end(db, caller.sessionId)
    afterCommit(() => sessions.forget())
  }
  for (const value of sessionCookies(input.settings.publicUrl, secret, expiresAt))
    input.reply.append('Set-Cookie', value)
  const entryPoint = await entryPointOf(db, user)
  return { state: 'SUCCESS', properties: { remainingAttempts: attemptLimit }, data: { entryPoint } }
}

/**
 * Gives the caller's session a whole life from now on, as far as its limit lets it; never less than it has.
 * @throws ApiError 409 for a token, and while someone acts as someone else
 */
export async function extendSession({
  db,
  session,
  sessions,
  now,
  request,
  reply,
  settings,
  afterCommit,
}: Context): Promise<SessionEnd> {
  const secret = sessionSecret(request.headers, settings.publicUrl)
  if (session.kind !== 'browser' || session.impersonator || !secret) {
    throw conflict("This session can't be extended. Sign in again when it ends.", null)
  }
  const expiresAt = extendedEnd(session, now)
  await sessions.extend(db, session.sessionId, expiresAt)
  afterCommit(() => sessions.forget())
  for (const value of sessionCookies(settings.publicUrl, secret, expiresAt)) reply.append('Set-Cookie', value)
  return { expiresAt: expiresAt.getTime(), limit: session.createdAt.getTime() + session.limits.absolute }
}
