import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { accounts } from '../../kernel/tables.ts'

/** The account of a row that refers to it. */
export const findAccount = async (db: Database, id: string): Promise<typeof accounts.$inferSelect> =>
  only(await db.select().from(accounts).where(eq(accounts.id, id)), 'the account of a person is gone')
