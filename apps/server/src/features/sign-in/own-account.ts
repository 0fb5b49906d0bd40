import { eq } from 'drizzle-orm'
import { users } from '../../kernel/tables.ts'
import { only } from '../../kernel/database/one-row.ts'
import type { Context } from '../../identity/context.ts'
import { ApiError, forbidden, invalid } from '../../kernel/refusals.ts'
import { forgetFailures, spendAttempt } from './attempts.ts'
import { passwordMatches } from './passwords.ts'
import { hasAuthenticator } from './authenticators.ts'
import { checkSecondFactor, isWithoutSecondFactor } from './second-factor.ts'

export type User = typeof users.$inferSelect

/** The person who is signed in, for what only they may do, and no one who acts as them. */
export async function findSelf({ db, session }: Pick<Context, 'db' | 'session'>): Promise<User> {
  if (session.impersonator) throw forbidden("You can't do this while signed in as someone else.")
  return only(await db.select().from(users).where(eq(users.id, session.user.id)))
}

/**
 * The person who is signed in, once their password is right: for what decides who can get into an account, or what is
 * known of it. No one does that while acting as someone else.
 */
export async function confirmedSelf(
  context: Pick<Context, 'db' | 'pool' | 'request' | 'now' | 'session'>,
  password: string,
): Promise<User> {
  const user = await findSelf(context)
  await checkPassword(context, user, password)
  return user
}

/** The same before an undo, whose password is optional in the contract. */
export async function confirmUndo(context: Context, password: string | undefined): Promise<void> {
  if (password === undefined) throw invalid('body.password', 'Enter your password to undo this change.')
  await confirmedSelf(context, password)
}

/**
 * Makes sure that the second factor is at hand, where one is on: the authenticator app or a recovery code. A code by mail
 * was entered, and a passkey was used, when the browser signed in. Guesses are limited.
 * @throws ApiError 400 naming the field, 403 for a token of a person without an app, 429 after too many guesses
 */
export async function checkOtp(
  context: Pick<Context, 'db' | 'pool' | 'request' | 'now' | 'settings' | 'session'>,
  user: User,
  otp: string | undefined,
): Promise<void> {
  const { pool, request, now, session } = context
  const attempt = { purpose: 'CODE', username: user.email, address: request.address } as const
  // Outside of the request's transaction, which a refusal takes back.
  if (otp !== undefined) await spendAttempt(pool, attempt, now)
  const hasApp = await hasAuthenticator(context.db, user.id)
  if (!hasApp && session.kind === 'token' && !(await isWithoutSecondFactor(context.db, user.id)))
    throw forbidden('Sign in with a browser to do this: a second factor is required.')
  const factor = hasApp ? await checkSecondFactor(context, user.id, { ...(otp !== undefined && { otp }) }) : 'NONE'
  if (factor === 'REQUIRED' || factor === 'WRONG') {
    const message = factor === 'WRONG' ? 'That code is wrong.' : 'Enter the code of your authenticator app.'
    throw new ApiError(400, message, { code: 'MFA_CODE_WRONG', errors: [{ field: 'body.otp', message }] })
  }
  if (otp !== undefined) await forgetFailures(context.db, attempt)
}

/**
 * Makes sure that it is oneself, before something that a stranger at an open screen must not do. Guesses are limited
 * like those at the login.
 * @throws ApiError 400 naming the field, 429 after too many guesses
 */
export async function checkPassword(
  { pool, request, now }: Pick<Context, 'pool' | 'request' | 'now'>,
  user: User,
  password: string,
): Promise<void> {
  const attempt = { purpose: 'LOGIN', username: user.email, address: request.address } as const
  // Outside of the request's transaction, which a refusal takes back: a wrong guess has to stay counted, and a right one not.
  await spendAttempt(pool, attempt, now)
  if (!(await passwordMatches(user.passwordHash, password))) {
    const message = 'Wrong password.'
    throw new ApiError(400, message, { code: 'PASSWORD_WRONG', errors: [{ field: 'body.password', message }] })
  }
  await forgetFailures(pool, attempt)
}
