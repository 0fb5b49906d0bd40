import type { Database } from '../../kernel/database/connect.ts'
import { removeRecoveryCodes } from './authenticators.ts'
import { ownFactors } from './own-methods.ts'

/** Removes the recovery codes of a person without a second factor. */
export async function dropIdleCodes(db: Database, userId: string): Promise<void> {
  if ((await ownFactors(db, userId)).length === 0) await removeRecoveryCodes(db, userId)
}
