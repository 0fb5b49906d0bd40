import { can } from '@dragoman/sdk/permissions'
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { FileOwner } from '../../kernel/download.ts'
import { jobs } from '../../kernel/tables.ts'
import { visibleJobs } from '../jobs/find-jobs.ts'
import { referenceFiles } from '../work/file-tables.ts'
import { projects } from '../work/tables.ts'
import { visibleProjects, visibleTasks, visibleWorkUnits } from '../work/visible.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { taskFiles } from '../tasks/tables.ts'

/** Whether a person may still see what a link's file belongs to: a link does not outlive the access of who made it. */
export async function mayFetch(db: Database, session: SignedIn, owner: FileOwner): Promise<boolean> {
  const [kind, id] = [owner.slice(0, owner.indexOf('-')), owner.slice(owner.indexOf('-') + 1)]
  const seenProjects = db.select({ id: projects.id }).from(projects).where(visibleProjects(db, session))
  const isThere = async (table: PgTable, where: SQL | undefined) => (await db.$count(table, where)) > 0
  if (kind === 'job') {
    const ofProject = or(isNull(jobs.projectId), inArray(jobs.projectId, seenProjects))
    return isThere(jobs, and(eq(jobs.id, id), visibleJobs(db, session), ofProject))
  }
  if (!can(session, ['PROJECT_download', 'TASK_work'])) return false
  if (kind === 'taskFile') {
    const seenTasks = db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(visibleTasks(db, session), inArray(tasks.projectId, seenProjects)))
    return isThere(taskFiles, and(eq(taskFiles.id, id), inArray(taskFiles.taskId, seenTasks)))
  }
  return kind === 'reference'
    ? isThere(referenceFiles, and(eq(referenceFiles.id, id), inArray(referenceFiles.projectId, seenProjects)))
    : isThere(workUnits, and(eq(workUnits.id, id), visibleWorkUnits(db, session)))
}
