import { eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { conflict } from '../../../kernel/refusals.ts'
import { jobs as jobRows } from '../../../kernel/tables.ts'
import { connectorRuns } from '../tables.ts'
import type { RunRow } from '../views/show-runs.ts'

/** Stops a run: at its next item, or at once where it waits. 409 for one that has ended. */
export async function stopRun({ db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>, run: RunRow): Promise<void> {
  if (run.endedAt) throw conflict('The run has already ended.', { status: run.status })
  const [job] = run.jobId ? await db.select().from(jobRows).where(eq(jobRows.id, run.jobId)) : []
  if (job?.status === 'STARTED') await jobs.cancel(db, job)
  else
    await db
      .update(connectorRuns)
      .set({ status: 'WARN', endedAt: now, waitsUntil: null, message: 'Canceled.' })
      .where(eq(connectorRuns.id, run.id))
}
