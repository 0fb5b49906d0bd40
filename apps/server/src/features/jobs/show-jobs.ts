import { isClient, isManager } from '@dragoman/sdk/permissions'
import { and, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { JobRow } from '../../kernel/jobs/job-runner.ts'
import { notFound } from '../../kernel/refusals.ts'
import { jobs } from '../../kernel/tables.ts'
import { projects } from '../projects/tables.ts'
import { visibleProjects } from '../projects/visible.ts'

/**
 * Managers see the jobs of their account, everybody their own. A client also sees those of their projects, but not
 * what became of single uploads of linguists, nor what memories have learnt.
 */
export function visibleJobs(db: Database, session: SignedIn): SQL | undefined {
  const own = eq(jobs.accountId, session.account.id)
  if (isManager(session)) return own
  const mine = eq(jobs.createdBy, session.user.id)
  if (!isClient(session)) return and(own, mine)
  const seen = db.select({ id: projects.id }).from(projects).where(visibleProjects(db, session))
  return and(
    own,
    or(mine, and(inArray(jobs.projectId, seen), notInArray(jobs.type, ['TRANSLATION_UPLOAD', 'TM_LEARNING']))),
  )
}

/** A job that the caller may see, held until the transaction ends; 404 for every other one. */
export async function holdJob(db: Database, session: SignedIn, id: string): Promise<JobRow> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), visibleJobs(db, session)))
    .for('update')
  if (!job) throw notFound('job')
  return job
}
