import type { PasskeyRequest, PasskeyResponse } from '@dragoman/sdk/operations/passkeys'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { users } from '../../kernel/tables.ts'
import type { Context } from '../../identity/context.ts'
import { hasAuthenticator, redeemAppCode, redeemRecoveryCode } from './authenticators.ts'
import { countPasskeys, hostOf, listPasskeys, redeemPasskey, requestOptions } from './passkeys.ts'

/** The result of checking a second factor. NONE: the person has none. */
export type SecondFactor = 'NONE' | 'REQUIRED' | 'WRONG' | 'AUTHENTICATOR' | 'RECOVERY_CODE' | 'PASSKEY'

/** The proof after the password: a code, or the response of a passkey. */
export interface Proof {
  otp?: string
  passkey?: PasskeyResponse
}

/** Whether a person signs in without a second factor as long as nothing requires one. */
export async function isWithoutSecondFactor(db: Database, userId: string): Promise<boolean> {
  const [user] = await db.select({ mfaEmail: users.mfaEmail }).from(users).where(eq(users.id, userId))
  return !user?.mfaEmail && !(await hasFactor(db, userId))
}

/** Whether a person has an authenticator app or a passkey. */
const hasFactor = async (db: Database, userId: string): Promise<boolean> =>
  (await hasAuthenticator(db, userId)) || (await countPasskeys(db, userId)) > 0

/** Holds a proof against what a person has set up, and recovery codes; uses it up where it is right. */
export async function checkSecondFactor(
  context: Pick<Context, 'db' | 'pool' | 'settings' | 'now' | 'request'>,
  userId: string,
  { otp, passkey }: Proof,
): Promise<SecondFactor> {
  const { db, settings, now } = context
  if (!(await hasFactor(db, userId))) return 'NONE'
  if (passkey) return (await redeemPasskey(context, passkey, userId)) ? 'PASSKEY' : 'WRONG'
  if (otp === undefined) return 'REQUIRED'
  const way = /[a-z]/i.test(otp) ? 'RECOVERY_CODE' : 'AUTHENTICATOR'
  const isRight =
    way === 'RECOVERY_CODE'
      ? await redeemRecoveryCode(db, userId, otp, now)
      : (await hasAuthenticator(db, userId)) && (await redeemAppCode(db, userId, otp, settings.secretKey, now))
  return isRight ? way : 'WRONG'
}

/** The second factors of a person, with the data that the browser needs for them. */
export interface Factors {
  factors: ('AUTHENTICATOR' | 'PASSKEY')[]
  passkey?: PasskeyRequest
  passkeyHosts?: string[]
}

/** The second factors that a person can answer with, after the password was right. */
export async function factorsOf(
  context: Pick<Context, 'db' | 'settings' | 'now' | 'request'>,
  userId: string,
): Promise<Factors> {
  const rows = await listPasskeys(context.db, userId)
  const isHere = rows.some(({ host }) => host === hostOf(context))
  return {
    factors: [
      ...((await hasAuthenticator(context.db, userId)) ? (['AUTHENTICATOR'] as const) : []),
      ...(rows.length > 0 ? (['PASSKEY'] as const) : []),
    ],
    ...(isHere && { passkey: await requestOptions(context, { userId, rows }) }),
    ...(!isHere && rows.length > 0 && { passkeyHosts: [...new Set(rows.map(({ host }) => host))].sort() }),
  }
}
