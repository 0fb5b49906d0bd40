import { visibleTasks } from '../work/visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { tasks } from '../work/task-tables.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import type { SignedIn } from '../../identity/sessions.ts'

/** A task that the caller may see; 404 for every other one. */
export const findTask = (db: Database, session: SignedIn, id: string): Promise<typeof tasks.$inferSelect> =>
  findVisible(db, tasks, { id, visible: visibleTasks(db, session), what: 'task' })
