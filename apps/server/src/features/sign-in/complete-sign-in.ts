import type { LoginResult } from '@dragoman/sdk/operations/auth'
import { securityOf } from '../../identity/account-security.ts'
import type { Context } from '../../identity/context.ts'
import type { UserRow } from '../../identity/find-user.ts'
import { requiresProvider } from '../../identity/single-sign-on.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { attemptLimit, lockTime } from './attempts.ts'
import { suspensionOf } from './find-person.ts'
import { loginWords } from './login-words.ts'
import { isElsewhere, isOutside, signInBrowser } from './open-session.ts'
import { ownFactors } from './own-methods.ts'
import { factorsOf, type Factors, type SecondFactor } from './second-factor.ts'
import { allowsMethod, allowsPassword } from './sign-in-methods.ts'

/** How a sign-in is refused: with the attempts that are left, or with the wait in `Retry-After`. */
export function failures({ request, reply }: Pick<Context, 'request' | 'reply'>) {
  const say = loginWords(request.headers)
  const locked = (wait: number): LoginResult => {
    reply.set('Retry-After', String(wait))
    return {
      state: 'FAILURE',
      properties: { text: say('signIn.locked', { minutes: Math.ceil(wait / 60) }), remainingAttempts: 0 },
    }
  }
  const failed = (left: number, text: string, factors?: Factors): LoginResult => {
    // The lock begins with this very failure.
    if (left === 0) return locked(lockTime / 1000)
    return {
      state: factors ? 'MFA_REQUIRED' : 'FAILURE',
      properties: { ...(factors && { result: 'MFA' as const, ...factors }), text, remainingAttempts: left },
    }
  }
  return { say, failed, locked }
}

/** The first step of a sign-in: a right password, a good link, or a passkey that stands for both factors. */
interface First {
  remaining: number
  factor: SecondFactor
  way: 'PASSWORD' | 'LINK' | 'PASSKEY'
  /** Uses a link up. */
  redeem?: () => Promise<void>
  /** Forgets that the attempt was counted. Last, as everyone at its address waits for their count until the transaction ends. */
  succeed: (db: Database) => Promise<void>
}

/** Opens the session, where the second factor is right and the account lets the person in this way. */
export async function completeSignIn(input: Context, user: UserRow, first: First): Promise<LoginResult> {
  const { remaining, factor, way, redeem, succeed } = first
  if (factor === 'WRONG') {
    const { say, failed } = failures(input)
    await noteFailure(input, user, 'AUTHENTICATOR')
    return failed(remaining, say('signIn.wrongCode'), await factorsOf(input, user.id))
  }
  const suspension = await suspensionOf(input.db, user)
  const isAtOthers = isElsewhere(input.request, user)
  const hasSecond = factor !== 'NONE' && factor !== 'REQUIRED'
  const { signInMethods, secondFactorFrom } = await securityOf(input.db, user.accountId)
  const isMethodOff = !(await allows(input.db, user, signInMethods, first))
  const isOfProvider = way !== 'LINK' && (await requiresProvider(input.db, user))
  const isElsewhereInNetwork = await isOutside(input.db, input.request, user)
  if (isAtOthers || suspension !== null || isMethodOff || isOfProvider || isElsewhereInNetwork) {
    // The password and the code were right, so this doesn't count as a failed attempt.
    if (!isAtOthers || way !== 'LINK') {
      await redeem?.()
      await succeed(input.db)
    }
    const { say } = failures(input)
    const text = isAtOthers
      ? say('signIn.wrongAddress')
      : suspension !== null
        ? say('signIn.suspended', { reason: suspension })
        : isElsewhereInNetwork
          ? say('signIn.addressNotAllowed')
          : say(isMethodOff ? 'signIn.methodOff' : 'signIn.providerRequired')
    if (suspension === null && !isAtOthers)
      await noteFailure(input, user, isMethodOff || isOfProvider ? 'METHOD_OFF' : 'ADDRESS')
    return { state: 'FAILURE', properties: { text, remainingAttempts: attemptLimit } }
  }
  await redeem?.()
  const isRequired = secondFactorFrom !== null && secondFactorFrom <= input.now
  const result = await signInBrowser(input, user, {
    way: hasSecond && way === 'PASSWORD' ? factor : way,
    awaitsMfaEmail: (user.mfaEmail || isRequired) && !hasSecond && way !== 'PASSKEY',
  })
  await succeed(input.db)
  return result
}

/** Whether the account allows a person's way to sign in. */
async function allows(
  db: Database,
  user: UserRow,
  methods: readonly string[] | null,
  { way, factor }: First,
): Promise<boolean> {
  // Links are sent by administrators to those who can't sign in otherwise.
  if (way === 'LINK') return true
  if (way === 'PASSKEY') return allowsMethod(methods, 'PASSKEY')
  if (factor === 'RECOVERY_CODE') return allowsPassword(methods, await ownFactors(db, user.id))
  return allowsPassword(methods, factor === 'AUTHENTICATOR' || factor === 'PASSKEY' ? [factor] : [])
}

/** A failed sign-in of someone who exists, for their own list and the audit. */
export async function noteFailure(
  { journal, request }: Pick<Context, 'journal' | 'request'>,
  user: UserRow,
  way: string,
): Promise<void> {
  await journal({
    event: 'LOGIN_FAILED',
    entity: { type: 'USER', id: user.id, name: user.name },
    author: { accountId: user.accountId, userId: user.id },
    detail: { address: request.address, way },
  })
}
