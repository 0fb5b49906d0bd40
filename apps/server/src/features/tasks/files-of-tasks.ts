import { and, eq, inArray } from 'drizzle-orm'
import type { FileAccess } from '../../identity/feature.ts'
import { mayDownload } from '../work/may-download.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { visibleProjects, visibleTasks } from '../work/visible.ts'
import { taskFiles } from './tables.ts'

/** Files that belong to tasks. */
export const filesOfTasks: FileAccess = {
  async mayFetch(db, session, id) {
    const seenProjects = db.select({ id: projects.id }).from(projects).where(visibleProjects(db, session))
    const seen = db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(visibleTasks(db, session), inArray(tasks.projectId, seenProjects)))
    const found = and(eq(taskFiles.id, id), inArray(taskFiles.taskId, seen))
    return mayDownload(session) && (await db.$count(taskFiles, found)) > 0
  },

  async isOf(db, id, accountId) {
    const own = db.select({ id: tasks.id }).from(tasks).where(eq(tasks.accountId, accountId))
    return (await db.$count(taskFiles, and(eq(taskFiles.id, id), inArray(taskFiles.taskId, own)))) > 0
  },
}
