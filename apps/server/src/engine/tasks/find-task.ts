import { and, eq } from 'drizzle-orm'
import { visibleTasks } from '../../access/visible.ts'
import type { Database } from '../../database/connect.ts'
import { tasks } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import type { SignedIn } from '../../http/sessions.ts'

/** A task that the caller may see; 404 for every other one. */
export async function findTask(db: Database, session: SignedIn, id: string): Promise<typeof tasks.$inferSelect> {
  const [task] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), visibleTasks(db, session)))
  if (!task) throw notFound('task')
  return task
}
