import type { Database } from '../../kernel/database/connect.ts'
import { hasAuthenticator } from './authenticators.ts'
import { allowsPassword } from './sign-in-methods.ts'

/** Whether a person can sign in with one of these methods. */
export const canSignInWith = async (db: Database, userId: string, methods: readonly string[]): Promise<boolean> =>
  allowsPassword(methods, await hasAuthenticator(db, userId))
