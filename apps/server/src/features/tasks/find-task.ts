import { and, eq } from 'drizzle-orm'
import { visibleTasks } from '../projects/visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { tasks } from '../projects/work-units/task-tables.ts'
import { notFound } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'

/** A task that the caller may see; 404 for every other one. */
export async function findTask(db: Database, session: SignedIn, id: string): Promise<typeof tasks.$inferSelect> {
  const [task] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), visibleTasks(db, session)))
  if (!task) throw notFound('task')
  return task
}
