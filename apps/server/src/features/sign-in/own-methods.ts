import type { Database } from '../../kernel/database/connect.ts'
import { hasAuthenticator } from './authenticators.ts'
import { countPasskeys } from './passkeys.ts'
import { allowsPassword, type SignInMethod } from './sign-in-methods.ts'

/** The second factors that a person has set up. */
export async function ownFactors(db: Database, userId: string): Promise<SignInMethod[]> {
  const hasPasskey = (await countPasskeys(db, userId)) > 0
  return [
    ...((await hasAuthenticator(db, userId)) ? (['AUTHENTICATOR'] as const) : []),
    ...(hasPasskey ? (['PASSKEY'] as const) : []),
  ]
}

/** Whether a person can sign in with one of these methods. */
export const canSignInWith = async (db: Database, userId: string, methods: readonly string[]): Promise<boolean> =>
  allowsPassword(methods, await ownFactors(db, userId))
