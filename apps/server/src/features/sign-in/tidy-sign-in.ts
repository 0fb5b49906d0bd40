import { lt } from 'drizzle-orm'
import type { TidyTimes } from '../../identity/feature.ts'
import { sessions } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { linkLife } from '../../kernel/download.ts'
import { loginAttempts, oneTimeSecrets } from './tables.ts'

/** Sessions and links that have run out, and old attempts to sign in. */
export async function tidySignIn(db: Database, { now, yesterday }: TidyTimes): Promise<void> {
  // The links that they have made work for as long.
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - linkLife)))
  await db.delete(loginAttempts).where(lt(loginAttempts.lastFailedAt, yesterday))
  await db.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, yesterday))
}
