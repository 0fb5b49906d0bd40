import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Database } from '../../database/connect.ts'
import { jobs } from '../../db/schema.ts'
import { ApiError } from '../../http/errors.ts'
import type { JobRow, JobRun, JobRunner } from './job-runner.ts'
import type { Objects } from '../objects/objects.ts'

/** Thrown out of a runner by `progress` when somebody has asked the job to stop. */
export class JobCancelled extends Error {
  override readonly name = 'JobCancelled'
}

const attempts = 3

interface RunOptions {
  id: string
  db: Database
  pool: Pool
  objects: Objects
  log: Logger
  runners: Readonly<Record<string, JobRunner>>
}

/**
 * Runs one job, unless it has ended or another process has it: an advisory lock, which a killed process
 * gives back by itself, says who has it.
 */
export async function runJob(options: RunOptions): Promise<void> {
  const connection = await options.pool.connect()
  try {
    const lock = await connection.query('select pg_try_advisory_lock(hashtext($1)) as taken', [options.id])
    if (!lock.rows[0]?.taken) return
    try {
      await runLocked(options)
    } finally {
      await connection.query('select pg_advisory_unlock(hashtext($1))', [options.id])
    }
  } finally {
    connection.release()
  }
}

async function runLocked({ id, db, objects, log, runners }: RunOptions): Promise<void> {
  const [job] = await db
    .update(jobs)
    .set({ attempt: sql`${jobs.attempt} + 1`, startedAt: sql`coalesce(${jobs.startedAt}, now())` })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'STARTED')))
    .returning()
  if (!job) return
  const runner = runners[job.type]
  if (!runner) throw new Error(`no runner for jobs of type ${job.type}`)
  const jobLog = log.child({ job: id, type: job.type })
  try {
    if (job.attempt > attempts) throw new Error('the job has stopped the server several times')
    await runner.run(jobRun(job, db, objects, jobLog))
  } catch (error) {
    const cancelled = error instanceof JobCancelled
    if (!cancelled) jobLog.error({ error }, 'job failed')
    const reason = cancelled ? 'Cancelled.' : (failureMessage(error) ?? 'An unexpected error; the log knows more.')
    await db.transaction(async (transaction) => {
      await transaction
        .update(jobs)
        .set({ status: cancelled ? 'CANCELLED' : 'FAILED', error: reason, endedAt: sql`now()` })
        .where(eq(jobs.id, id))
      await runner.ended?.(transaction, job, reason)
    })
  }
}

function jobRun(job: JobRow, db: Database, objects: Objects, log: Logger): JobRun {
  let lastWrite = 0
  const cancelledSince = async (transaction: Database) => {
    const [row] = await transaction.select({ asked: jobs.cancelRequested }).from(jobs).where(eq(jobs.id, job.id))
    if (row?.asked) throw new JobCancelled()
  }
  return {
    job,
    db,
    objects,
    log,
    async progress(done, total) {
      const time = Date.now()
      if (time - lastWrite < 250 && done < total) return
      lastWrite = time
      await db.update(jobs).set({ done, total }).where(eq(jobs.id, job.id))
      await cancelledSince(db)
    },
    async commit(write) {
      await db.transaction(async (transaction) => {
        await cancelledSince(transaction)
        const result = await write(transaction)
        await transaction
          .update(jobs)
          .set({
            status: result.warning ? 'FINISHED_WARNING' : 'FINISHED',
            report: result.report ?? null,
            resultFileKey: result.resultFileKey ?? null,
            done: sql`greatest(${jobs.total}, 1)`,
            total: sql`greatest(${jobs.total}, 1)`,
            endedAt: sql`now()`,
          })
          .where(eq(jobs.id, job.id))
      })
    },
  }
}

/** A sentence for people about why a job failed; what we did not foresee stays in the log. */
function failureMessage(error: unknown): string | null {
  if (error instanceof ApiError) return error.message
  if (error instanceof Error && 'reason' in error && typeof error.reason === 'string') return error.message
  return null
}
