import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { FileAccess } from '../../identity/feature.ts'
import { jobs } from '../../kernel/tables.ts'
import { projects } from '../work/tables.ts'
import { visibleProjects } from '../work/visible.ts'
import { visibleJobs } from './find-jobs.ts'

/** Files that jobs have made. No event links to one. */
export const jobFiles: FileAccess = {
  async mayFetch(db, session, id) {
    const seen = db.select({ id: projects.id }).from(projects).where(visibleProjects(db, session))
    const ofProject = or(isNull(jobs.projectId), inArray(jobs.projectId, seen))
    return (await db.$count(jobs, and(eq(jobs.id, id), visibleJobs(db, session), ofProject))) > 0
  },
}
