import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { lockOne } from '../kernel/database/one-row.ts'
import { notFound } from '../kernel/refusals.ts'
import { users } from '../kernel/tables.ts'
import type { SignedIn } from './sessions.ts'

export type UserRow = typeof users.$inferSelect

/** A person of one's own account: managers see all of them, everyone sees themselves; 404 for any other. */
export async function findUser(db: Database, session: SignedIn, id: string): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.accountId, session.account.id), isNull(users.removedAt)))
  if (!row || (row.id !== session.user.id && !isManager(session))) throw notFound('person')
  return row
}

/** A person as they are now, held until the transaction ends. */
export const holdUser = (db: Database, id: string): Promise<UserRow> => lockOne(db, users, eq(users.id, id))
