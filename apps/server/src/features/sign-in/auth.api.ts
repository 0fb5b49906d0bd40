import type { LoginResult } from '@dragoman/sdk/operations/auth'
import { redeemAccessKey } from './access-keys.ts'
import { attemptLimit, beginAttempt, forgetFailures, lockSeconds, lockTime, spendAttempt } from './attempts.ts'
import { captchaChallenge } from './captcha.ts'
import { stepTitles } from '../workflows/steps.ts'
import { currentAuthentication } from './current-authentication.ts'
import { maySignIn, personOfLink, personWithEmail, personWithId, suspensionOf } from './find-person.ts'
import { loginWords } from './login-words.ts'
import { findLink, redeemLink } from './one-time-secrets.ts'
import { extendSession, isElsewhere, isOutside, openSession, signInBrowser } from './open-session.ts'
import { passwordMatches } from './passwords.ts'
import { allowsPassword } from './sign-in-methods.ts'
import { beginSignIn } from './sign-in-limits.ts'
import { checkSecondFactor, isWithoutSecondFactor, type SecondFactor } from './second-factor.ts'
import type { Context, Handlers } from '../../identity/context.ts'
import { sessionCookies } from '../../identity/session-cookies.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { securityOf } from '../../identity/account-security.ts'
import { holdUser } from '../../identity/find-user.ts'
import { accountSuspended, ApiError, conflict, unauthenticated } from '../../kernel/refusals.ts'
import type { UserRow } from '../../identity/find-user.ts'

export const auth = {
  async login(input) {
    const { body, db } = input
    const { username, password, otp } = body
    const { say, failed, locked } = failures(input)
    const user = await personWithEmail(db, username)
    const begun = await beginSignIn(input, username, user)
    if ('wait' in begun) return locked(begun.wait)
    const { remaining } = begun
    const wrong = () => failed(remaining, say('signIn.wrongPassword'))
    // Not in a transaction: it waits for its turn, and must not keep a connection from others meanwhile.
    const matches = await passwordMatches(user?.passwordHash ?? null, password).catch(async (error: unknown) => {
      await begun.takeBack(db)
      throw error
    })
    if (!matches || !maySignIn(user)) {
      if (user) await noteFailure(input, user, 'PASSWORD')
      return wrong()
    }
    return input.inTransaction(async (context) => {
      const present = await holdUser(context.db, user.id)
      if (present.passwordHash !== user.passwordHash || !maySignIn(present)) return wrong()
      const factor = await checkSecondFactor(context, user.id, otp)
      if (factor === 'REQUIRED') {
        await begun.takeBack(context.db)
        return failed(remaining + 1, '', 'MFA')
      }
      return afterFactors(context, present, { remaining, factor, way: 'PASSWORD', succeed: begun.succeed })
    })
  },

  async createToken(input) {
    const { body, db, request, now } = input
    const attempt = { purpose: 'LOGIN', username: `key ${body.accessKey}`, address: request.address } as const
    await spendAttempt(db, attempt, now)
    const used = await redeemAccessKey(db, body, now)
    if (!used) return new ApiError(400, 'The access key or secret is wrong.', { code: 'ACCESS_KEY_WRONG' })
    await forgetFailures(db, attempt)
    const { user, key } = used
    const suspension = await suspensionOf(db, user)
    if (suspension !== null) throw accountSuspended(suspension)
    const { secret } = await openSession(input, user, { kind: 'token', way: 'ACCESS_KEY', endsBy: key.expiresAt })
    return secret
  },

  async go(input) {
    const { db, path, now, body, request } = input
    const link = await findLink(db, path, ['ONE_TIME', 'IMPERSONATION'], now)
    const user = await personOfLink(db, link)
    if (!link || !maySignIn(user)) throw linkGone()
    const redeem = async () => {
      if (!(await redeemLink(db, path, [link.purpose], now))) throw linkGone()
    }
    if (link.purpose === 'ONE_TIME') {
      // Not the attempts of the login: a link is what helps a person who has none left.
      const attempt = { purpose: 'CODE', username: user.email, address: request.address } as const
      const { failed, locked } = failures(input)
      const remaining = body?.otp === undefined ? attemptLimit : await beginAttempt(db, attempt, now)
      if (remaining === null) return locked(await lockSeconds(db, attempt, now))
      const factor = await checkSecondFactor(input, user.id, body?.otp)
      if (factor === 'REQUIRED') return failed(remaining, '', 'MFA')
      const succeed = async () => {
        await redeem()
        await forgetFailures(db, attempt)
      }
      return afterFactors(input, user, { remaining, factor, way: 'LINK', succeed })
    }
    if (!link.createdBy) throw new Error('a link to sign in as someone has no maker')
    await redeem()
    const { since, endsBy } = link.data ?? {}
    if (since === undefined || endsBy === undefined) throw linkGone()
    // Acting as others and returning never makes a session longer than signing in did.
    const life = { since: new Date(since), endsBy: new Date(endsBy) }
    return signInBrowser(input, user, { way: 'IMPERSONATION', impersonatorId: link.createdBy, ...life })
  },

  async extendSession(input) {
    const { user } = input.session
    const end = await extendSession(input)
    await input.journal({
      entity: { type: 'USER', id: user.id, name: user.name },
      detail: { address: input.request.address },
    })
    return end
  },

  async endImpersonation(input) {
    const { db, session, sessions, afterCommit } = input
    const { impersonator } = session
    if (!impersonator) throw conflict("You aren't signed in as someone else.", null)
    const user = await personWithId(db, impersonator.id)
    if (!maySignIn(user)) {
      await sessions.end(db, session.sessionId)
      afterCommit(() => sessions.forget())
      return unauthenticated()
    }
    return signInBrowser(input, user, { way: 'RETURN', since: session.createdAt, endsBy: session.expiresAt })
  },

  getCaptcha: ({ settings, now }) => captchaChallenge(settings.secretKey, now),

  async current({ db, session }) {
    const titles = await stepTitles(db, session.account.id)
    const { secondFactorFrom: from, impersonator, user } = session
    const isTold = from !== null && !impersonator && (await isWithoutSecondFactor(db, user.id))
    return {
      ...currentAuthentication(session),
      ...(Object.keys(titles).length > 0 && { stepTitles: titles }),
      ...(isTold && { secondFactorFrom: from.getTime() }),
    }
  },

  checkToken() {},

  async logout({ caller, db, sessions, journal, reply, settings, now, afterCommit }) {
    for (const cookie of sessionCookies(settings.publicUrl, null, now)) reply.append('Set-Cookie', cookie)
    if (!caller) return
    await sessions.end(db, caller.sessionId)
    afterCommit(() => sessions.forget())
    await journal({ entity: { type: 'USER', id: caller.user.id, name: caller.user.name } })
  },
} satisfies Handlers<'auth'>

/** How a sign-in is refused: with the attempts that are left, or with the wait in `Retry-After`. */
function failures({ request, reply }: Context) {
  const say = loginWords(request.headers)
  const locked = (wait: number): LoginResult => {
    reply.set('Retry-After', String(wait))
    return {
      state: 'FAILURE',
      properties: { text: say('signIn.locked', { minutes: Math.ceil(wait / 60) }), remainingAttempts: 0 },
    }
  }
  const failed = (left: number, text: string, result?: 'MFA'): LoginResult => {
    // The lock begins with this very failure.
    if (left === 0) return locked(lockTime / 1000)
    return {
      state: result ? 'MFA_REQUIRED' : 'FAILURE',
      properties: { ...(result && { result }), text, remainingAttempts: left },
    }
  }
  return { say, failed, locked }
}

/** What follows a right password or a good link: no session where the second factor is wrong. */
async function afterFactors(
  input: Context,
  user: UserRow,
  first: {
    remaining: number
    factor: SecondFactor
    way: 'PASSWORD' | 'LINK'
    /** Forgets that the attempt was counted, and uses a link up. */
    succeed: (db: Database) => Promise<void>
  },
): Promise<LoginResult> {
  const { remaining, factor, way, succeed } = first
  if (factor === 'WRONG') {
    const { say, failed } = failures(input)
    await noteFailure(input, user, 'AUTHENTICATOR')
    return failed(remaining, say('signIn.wrongCode'), 'MFA')
  }
  const suspension = await suspensionOf(input.db, user)
  const isAtOthers = isElsewhere(input.request, user)
  const hasApp = factor === 'AUTHENTICATOR' || factor === 'RECOVERY_CODE'
  const { signInMethods, secondFactorFrom } = await securityOf(input.db, user.accountId)
  // Links are sent by administrators to those who can't sign in otherwise.
  const isMethodOff = way === 'PASSWORD' && !allowsPassword(signInMethods, hasApp)
  const isElsewhereInNetwork = await isOutside(input.db, input.request, user)
  if (isAtOthers || suspension !== null || isMethodOff || isElsewhereInNetwork) {
    // The password and the code were right, so this doesn't count as a failed attempt.
    if (!isAtOthers || way === 'PASSWORD') await succeed(input.db)
    const { say } = failures(input)
    const text = isAtOthers
      ? say('signIn.wrongAddress')
      : suspension !== null
        ? say('signIn.suspended', { reason: suspension })
        : isElsewhereInNetwork
          ? say('signIn.addressNotAllowed')
          : say('signIn.methodOff')
    if (suspension === null && !isAtOthers) await noteFailure(input, user, isMethodOff ? 'METHOD_OFF' : 'ADDRESS')
    return { state: 'FAILURE', properties: { text, remainingAttempts: attemptLimit } }
  }
  await succeed(input.db)
  const isRequired = secondFactorFrom !== null && secondFactorFrom <= input.now
  return signInBrowser(input, user, {
    way: hasApp && way === 'PASSWORD' ? factor : way,
    awaitsMfaEmail: (user.mfaEmail || isRequired) && !hasApp,
  })
}

const linkGone = () =>
  new ApiError(410, 'This link has been used or has expired. Request a new one.', { code: 'LINK_GONE' })

/** A failed sign-in of somebody who exists, for their own list and the audit. */
async function noteFailure({ journal, request }: Context, user: UserRow, way: string): Promise<void> {
  await journal({
    event: 'LOGIN_FAILED',
    entity: { type: 'USER', id: user.id, name: user.name },
    author: { accountId: user.accountId, userId: user.id },
    detail: { address: request.address, way },
  })
}
