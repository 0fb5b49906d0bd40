import { redeemAccessKey } from './access-keys.ts'
import { attemptLimit, beginAttempt, forgetFailures, lockSeconds, spendAttempt } from './attempts.ts'
import { captchaChallenge } from './captcha.ts'
import { completeSignIn, failures, noteFailure } from './complete-sign-in.ts'
import { stepTitles } from '../workflows/steps.ts'
import { currentAuthentication } from './current-authentication.ts'
import { maySignIn, personOfLink, personWithEmail, personWithId, suspensionOf } from './find-person.ts'
import { findLink, redeemLink } from './one-time-secrets.ts'
import { endSession } from './end-session.ts'
import { extendSession, openSession, signInBrowser } from './open-session.ts'
import { redeemPasskey, requestOptions } from './passkeys.ts'
import { passwordMatches } from './passwords.ts'
import { beginPasskeySignIn, beginSignIn } from './sign-in-limits.ts'
import { checkSecondFactor, factorsOf, isWithoutSecondFactor } from './second-factor.ts'
import type { AccessKey } from '@dragoman/sdk/operations/auth'
import type { Context, Handlers } from '../../identity/context.ts'
import { holdUser } from '../../identity/find-user.ts'
import { accountSuspended, ApiError, conflict, unauthenticated } from '../../kernel/refusals.ts'

export const auth = {
  async login(input) {
    const { body, db } = input
    const { username, password, ...proof } = body
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
      const factor = await checkSecondFactor(context, user.id, proof)
      if (factor === 'REQUIRED') {
        await begun.takeBack(context.db)
        return failed(remaining + 1, '', await factorsOf(context, user.id))
      }
      return completeSignIn(context, present, { remaining, factor, way: 'PASSWORD', succeed: begun.succeed })
    })
  },

  createToken: (input) => tokenFor(input, input.body),

  createTokenEarlier(input) {
    const { accesskey, secretAccesskey } = input.body
    return tokenFor(input, { accessKey: accesskey, secret: secretAccesskey })
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
      const isTried = body?.otp !== undefined || body?.passkey !== undefined
      const remaining = isTried ? await beginAttempt(db, attempt, now) : attemptLimit
      if (remaining === null) return locked(await lockSeconds(db, attempt, now))
      const factor = await checkSecondFactor(input, user.id, body ?? {})
      if (factor === 'REQUIRED') return failed(remaining, '', await factorsOf(input, user.id))
      const succeed = () => forgetFailures(db, attempt)
      return completeSignIn(input, user, { remaining, factor, way: 'LINK', redeem, succeed })
    }
    if (!link.createdBy) throw new Error('a link to sign in as someone has no maker')
    await redeem()
    const { since, endsBy } = link.data ?? {}
    if (since === undefined || endsBy === undefined) throw linkGone()
    // Acting as others and returning never makes a session longer than signing in did.
    const life = { since: new Date(since), endsBy: new Date(endsBy) }
    return signInBrowser(input, user, { way: 'IMPERSONATION', impersonatorId: link.createdBy, ...life })
  },

  getPasskeyOptions: (input) => requestOptions(input),

  async loginWithPasskey(input) {
    const begun = await beginPasskeySignIn(input)
    const { say, failed, locked } = failures(input)
    if ('wait' in begun) return locked(begun.wait)
    return input.inTransaction(async (context) => {
      const used = await redeemPasskey(context, input.body.passkey)
      const user = used ? await holdUser(context.db, used.userId) : undefined
      if (!maySignIn(user)) return failed(attemptLimit, say('signIn.passkeyWrong'))
      const { succeed } = begun
      return completeSignIn(context, user, { remaining: attemptLimit, factor: 'NONE', way: 'PASSKEY', succeed })
    })
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

  logout: (input) => endSession(input),
} satisfies Handlers<'auth'>

const linkGone = () =>
  new ApiError(410, 'This link has been used or has expired. Request a new one.', { code: 'LINK_GONE' })

/** A token for an access key, which the answer carries in a header. */
async function tokenFor(input: Context, given: AccessKey): Promise<string | ApiError> {
  const { db, request, now } = input
  const attempt = { purpose: 'LOGIN', username: `key ${given.accessKey}`, address: request.address } as const
  await spendAttempt(db, attempt, now)
  const used = await redeemAccessKey(db, given, now)
  if (!used) return new ApiError(400, 'The access key or secret is wrong.', { code: 'ACCESS_KEY_WRONG' })
  await forgetFailures(db, attempt)
  const { user, key } = used
  const suspension = await suspensionOf(db, user)
  if (suspension !== null) throw accountSuspended(suspension)
  const { secret } = await openSession(input, user, { kind: 'token', way: 'ACCESS_KEY', endsBy: key.expiresAt })
  return secret
}
