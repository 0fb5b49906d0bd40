import { eq } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { users } from '../kernel/tables.ts'
import type { UserRow } from './find-user.ts'

/** Changes columns of a person. */
export async function changeUser(
  db: Database,
  { id }: Pick<UserRow, 'id'>,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id))
}
