import { eq } from 'drizzle-orm'
import { only } from '../../kernel/database/one-row.ts'
import type { JobRun } from '../../kernel/jobs/job-runner.ts'
import type { ProjectRow } from './find-project.ts'
import { projects } from './tables.ts'

/** The project that a job belongs to, as it is now. */
export async function projectOfJob({ db, job }: Pick<JobRun, 'db' | 'job'>): Promise<ProjectRow> {
  const rows = job.projectId ? await db.select().from(projects).where(eq(projects.id, job.projectId)) : []
  return only(rows, `the project of a job of type ${job.type} is gone`)
}
