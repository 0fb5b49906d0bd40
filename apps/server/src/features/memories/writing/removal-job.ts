import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { translationMemories } from '../tables.ts'
import { jobs } from '../../../kernel/tables.ts'
import type { Context } from '../../../identity/context.ts'
import type { JobRow, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import type { Objects } from '../../../kernel/objects.ts'
import { forgetPieces } from './change-pieces.ts'
import { deleteTmUnits } from './delete-tm-units.ts'
import { dropIndexInPieces } from '../index/drop.ts'
import { findMemory, holdMemory } from '../memories.ts'
import type { MemoryRow } from '../memories.ts'

/** Type of the job that deletes what a removed memory held. */
export const removalJob = 'TM_REMOVAL'

/**
 * Removes a memory, which no one finds any more when the transaction has ended; what it held is deleted by the job. Its
 * jobs that are under way are canceled. 409 when a write to it takes more than a few seconds.
 */
export async function removeMemory(
  { db, pool, session, startJob }: Pick<Context, 'db' | 'pool' | 'session' | 'startJob'>,
  memoryId: string,
): Promise<{ memory: MemoryRow; job: JobRow }> {
  const { id } = await findMemory(db, session, memoryId)
  // Seen by the others before this transaction ends: a job that clears the memory holds it until it is canceled.
  await pool
    .update(jobs)
    .set({ cancelRequested: true })
    .where(and(jobsOf(id), eq(jobs.status, 'STARTED')))
  const memory = await holdMemory(db, session, id)
  await db.delete(translationMemories).where(eq(translationMemories.id, id))
  return { memory, job: await startJob({ type: removalJob, params: { memoryId: id, totalUnits: memory.totalUnits } }) }
}

const jobsOf = (memoryId: string) => sql`${jobs.params} ->> 'memoryId' = ${memoryId}`

/** Deletes piece by piece what can no longer be seen; what is left when it is canceled goes at once. */
export const removalRunner: JobRunner = {
  async run({ job, db, objects, progress, commit }) {
    await progress(0, removed(job).totalUnits)
    await deleteTmUnits(db, removed(job), progress)
    await dropIndexInPieces(db, removed(job).id)
    await forgetJobs(db, job, objects)
    const { totalUnits } = removed(job)
    await commit(async () => ({ report: { units: totalUnits } }))
  },
  async ended(transaction, job) {
    await deleteTmUnits(transaction, removed(job))
    await dropIndexInPieces(transaction, removed(job).id)
  },
}

const removed = ({ params }: JobRow) => ({ id: String(params['memoryId']), totalUnits: Number(params['totalUnits']) })

/** Deletes what the other jobs of the memory have kept: what was there before, and files. */
async function forgetJobs(db: Database, { id, accountId, params }: JobRow, objects: Objects): Promise<void> {
  const own = and(
    eq(jobs.accountId, accountId),
    jobsOf(String(params['memoryId'])),
    ne(jobs.id, id),
    ne(jobs.status, 'STARTED'),
  )
  for (const job of await db.select().from(jobs).where(own)) {
    await forgetPieces(db, job.id)
    await db.update(jobs).set({ resultFileKey: null }).where(eq(jobs.id, job.id))
    for (const key of [job.params['fileKey'], job.resultFileKey])
      if (typeof key === 'string') await objects.remove(db, key)
  }
}
