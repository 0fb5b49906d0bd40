import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { users } from '../../kernel/tables.ts'
import type { Context } from '../../identity/context.ts'
import { hasAuthenticator, redeemAppCode, redeemRecoveryCode } from './authenticators.ts'

/** What a person's second factor says to what they entered. NONE: they have no authenticator app. */
export type SecondFactor = 'NONE' | 'REQUIRED' | 'WRONG' | 'AUTHENTICATOR' | 'RECOVERY_CODE'

/** Whether a person signs in without a second factor as long as nothing requires one. */
export async function isWithoutSecondFactor(db: Database, userId: string): Promise<boolean> {
  const [user] = await db.select({ mfaEmail: users.mfaEmail }).from(users).where(eq(users.id, userId))
  return !user?.mfaEmail && !(await hasAuthenticator(db, userId))
}

/** Holds a code against a person's authenticator app or recovery codes; uses it up where it is right. */
export async function checkSecondFactor(
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
  userId: string,
  otp: string | undefined,
): Promise<SecondFactor> {
  if (!(await hasAuthenticator(db, userId))) return 'NONE'
  if (otp === undefined) return 'REQUIRED'
  const way = /[a-z]/i.test(otp) ? 'RECOVERY_CODE' : 'AUTHENTICATOR'
  const isRight =
    way === 'RECOVERY_CODE'
      ? await redeemRecoveryCode(db, userId, otp, now)
      : await redeemAppCode(db, userId, otp, settings.secretKey, now)
  return isRight ? way : 'WRONG'
}
