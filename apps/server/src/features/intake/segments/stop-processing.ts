import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { jobs as table } from '../../../kernel/tables.ts'
import { notFound } from '../../../kernel/refusals.ts'
import type { Jobs } from '../../../kernel/jobs/jobs.ts'
import { createSegmentsJob } from './create-segments-job.ts'
import type { ResourceRow } from '../../work/find-project.ts'

/**
 * Asks the job that reads a file to stop, where it reads nothing but this file; one that reads others too goes on with
 * those. 404 for anything that isn't such a job of the file's project.
 */
export async function stopProcessing(
  { db, jobs }: { db: Database; jobs: Jobs },
  resource: ResourceRow,
  jobId: string,
): Promise<void> {
  const [job] = /^[0-9a-f-]{36}$/i.test(jobId)
    ? await db
        .select()
        .from(table)
        .where(and(eq(table.id, jobId), eq(table.projectId, resource.projectId), eq(table.type, createSegmentsJob)))
    : []
  if (!job) throw notFound('processing of this file')
  const { workUnitIds } = job.params
  if (job.status !== 'STARTED' || !Array.isArray(workUnitIds)) return
  const workUnitRows = await db
    .select({ resourceId: workUnits.resourceId })
    .from(workUnits)
    .where(inArray(workUnits.id, workUnitIds.map(String)))
  if (workUnitRows.every(({ resourceId }) => resourceId === resource.id)) await jobs.cancel(db, job)
}
