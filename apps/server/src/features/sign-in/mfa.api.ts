import { changeUser } from '../../identity/change-user.ts'
import { findUser } from '../../identity/find-user.ts'
import { forgetFailures, spendAttempt } from './attempts.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  hasAuthenticator,
  newRecoveryCodes,
  redeemAppCode,
  removeAuthenticator,
} from './authenticators.ts'
import { dropIdleCodes } from './recovery-codes.ts'
import { ownFactors } from './own-methods.ts'
import { requireMethod } from './sign-in-methods.ts'
import { securityOf } from '../../identity/account-security.ts'
import { makeCode, redeemCode, secretLife } from './one-time-secrets.ts'
import { requireOutranked } from '../../identity/require-outranked.ts'
import { checkPassword, findSelf, type User } from './own-account.ts'
import type { Context, Handlers } from '../../identity/context.ts'
import { ApiError, conflict, invalid } from '../../kernel/refusals.ts'

export const mfa = {
  async requestEmailCode(input) {
    const { db, session, now, mail } = input
    const user = await findSelf(input)
    // Counted for all addresses together: with the password alone, one could try codes from many of them.
    await spendAttempt(db, { purpose: 'CODE', username: user.email, address: 'anywhere' }, now)
    const code = await makeCode(
      db,
      { userId: user.id, purpose: 'MFA_EMAIL', data: { session: session.sessionId } },
      now,
    )
    await mail(user, 'mfaCode', { code, minutes: secretLife.MFA_EMAIL / 60_000 })
    await input.journal(about(user))
  },

  async verifyEmailCode(input) {
    const { db, session, sessions, path, now, afterCommit } = input
    const found = await redeemCode(db, { userId: session.user.id, purpose: 'MFA_EMAIL', code: path.code }, now)
    if (found?.data['session'] !== session.sessionId) {
      return new ApiError(400, 'That code is wrong or has expired.', { code: 'MFA_CODE_WRONG' })
    }
    await sessions.complete(db, session.sessionId)
    afterCommit(() => sessions.forget())
    await input.journal(about(await findSelf(input)))
    return undefined
  },

  async enable(input) {
    const { db, body, now, settings } = input
    const user = await findSelf(input)
    requireMethod((await securityOf(db, user.accountId)).signInMethods, 'AUTHENTICATOR')
    if (await hasAuthenticator(db, user.id))
      throw conflict('An authenticator app is already set up. Remove it first.', null)
    if (body.otp === undefined) {
      await checkPassword(input, user, required(body.password))
      return beginAuthenticator(db, user, settings.secretKey)
    }
    await checkAppCode(input, user, body.otp)
    await input.journal(about(user))
    return { recoveryCodes: await confirmAuthenticator(db, user.id, now) }
  },

  async createRecoveryCodes(input) {
    const { db, body } = input
    const user = await findSelf(input)
    if (body.password !== undefined && (await ownFactors(db, user.id)).join('') === 'PASSKEY')
      await checkPassword(input, user, body.password)
    else await checkAppCode(input, user, body.otp ?? '')
    await input.journal(about(user))
    return { recoveryCodes: await newRecoveryCodes(db, user.id) }
  },

  async setEmail(input) {
    const { db, body } = input
    const user = await findSelf(input)
    await checkPassword(input, user, body.password)
    await changeUser(db, user, { mfaEmail: body.enabled })
    await input.journal({ ...about(user), before: { mfaEmail: user.mfaEmail }, after: { mfaEmail: body.enabled } })
  },

  async disable(input) {
    const { db, session, path, body } = input
    const user = await findUser(db, session, path.id)
    if (user.id === session.user.id) {
      await checkPassword(input, await findSelf(input), required(body?.password))
    } else requireOutranked(session, user, 'USER_save')
    await removeAuthenticator(db, user.id)
    await dropIdleCodes(db, user.id)
    await input.journal(about(user))
  },
} satisfies Handlers<'mfa'>

function required(password: string | undefined): string {
  if (password === undefined) throw invalid('body.password', 'Enter your password.')
  return password
}

const about = (user: { id: string; name: string }): Parameters<Context['journal']>[0] => ({
  entity: { type: 'USER', id: user.id, name: user.name },
})

/**
 * Makes sure that the app is at hand; guesses are limited as those of passwords are.
 * @throws ApiError 400 naming the field, 429 after too many guesses
 */
async function checkAppCode({ db, pool, request, settings, now }: Context, user: User, otp: string): Promise<void> {
  const attempt = { purpose: 'CODE', username: user.email, address: request.address } as const
  // Outside of the request's transaction, which a refusal takes back.
  await spendAttempt(pool, attempt, now)
  if (await redeemAppCode(db, user.id, otp, settings.secretKey, now)) return forgetFailures(db, attempt)
  throw new ApiError(400, "That code is wrong. Wait for the next one, and check that your phone's clock is correct.", {
    code: 'MFA_CODE_WRONG',
    errors: [{ field: 'body.otp', message: 'That code is wrong.' }],
  })
}
