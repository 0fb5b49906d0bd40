import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import { databaseErrorCode, isDatabaseAway } from '../database/error-code.ts'
import { jobs } from '../tables.ts'
import { loggable } from '../log/loggable.ts'
import { failedBy } from '../failure.ts'
import type { Failed } from '../failure.ts'
import { isCanceled, JobCanceled } from './job-runner.ts'
import type { JobRow, JobRun, JobRunner } from './job-runner.ts'
import type { Objects } from '../objects.ts'

/** Thrown out of a runner by `progress` when the server stops; the next start runs the job again. */
class ServerStops extends Error {
  override readonly name = 'ServerStops'
}

/** How often a job may end the process, or lose the database, before it is given up. */
const attempts = 3

interface RunOptions {
  id: string
  db: Database
  pool: Pool
  objects: Objects
  log: Logger
  runners: Readonly<Record<string, JobRunner>>
  /** Whether the server is about to stop. */
  stops: () => boolean
}

/**
 * Runs one job, unless it has ended; false when another process has it. That is said by an advisory lock, which a
 * killed process gives back by itself. Throws when the job should be tried again.
 */
export async function runJob(options: RunOptions): Promise<boolean> {
  const connection = await options.pool.connect()
  try {
    const lock = await connection.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [options.id])
    if (!lock.rows[0]?.taken) return false
    await runLocked(options)
    return true
  } finally {
    // The lock goes with the connection where it cannot be given back.
    const given = await connection.query('select pg_advisory_unlock_all()').catch((error: Error) => error)
    connection.release(given instanceof Error)
  }
}

async function runLocked({ id, db, objects, log, runners, stops }: RunOptions): Promise<void> {
  const [job] = await db
    .update(jobs)
    .set({ attempt: sql`${jobs.attempt} + 1`, startedAt: sql`coalesce(${jobs.startedAt}, now())` })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'STARTED')))
    .returning()
  if (!job) return
  const runner = runners[job.type]
  const jobLog = log.child({ job: id, type: job.type })
  try {
    if (!runner) throw new Error(`no runner for jobs of type ${job.type}`)
    if (job.cancelRequested) throw new JobCanceled()
    if (job.attempt > attempts) {
      jobLog.warn('job given up')
      await settle(db, job, runner, { status: 'FAILED', failed: brokenOff })
      return
    }
    await runner.run(jobRun(job, db, objects, jobLog, stops))
  } catch (error) {
    if (error instanceof ServerStops) {
      await db
        .update(jobs)
        .set({ attempt: job.attempt - 1 })
        .where(eq(jobs.id, id))
      return
    }
    const wasCanceled = isCanceled(error)
    // What people are told, like a file that cannot be read, is nothing for whoever runs the server.
    if (!wasCanceled) jobLog[failedBy(error) === null ? 'error' : 'info'](loggable(error), 'job failed')
    if (isPassing(error) && job.attempt < attempts) throw error
    await settle(db, job, runner, {
      status: wasCanceled ? 'CANCELLED' : 'FAILED',
      failed: wasCanceled ? canceled : (failedBy(error) ?? unexpected),
    })
  }
}

/** Whether the database was at fault, and not the job: connection lost, shut down, deadlock, or a lock that was held. */
export function isPassing(error: unknown): boolean {
  return isDatabaseAway(error) || ['40P01', '40001', '55P03'].includes(databaseErrorCode(error) ?? '')
}

const canceled: Failed = { reason: 'Canceled.', cause: { code: 'CANCELLED' } }

const brokenOff: Failed = {
  reason: 'Stopped after several interruptions. See the server log for details.',
  cause: { code: 'BROKEN_OFF' },
}

/** What we did not foresee stays in the log. */
const unexpected: Failed = {
  reason: 'Unexpected error. See the server log for details.',
  cause: { code: 'UNEXPECTED' },
}

/** Marks a job as ended, unless its work is done already and only what came after that has failed. */
async function settle(
  db: Database,
  job: JobRow,
  runner: JobRunner | undefined,
  { status, failed }: { status: string; failed: Failed },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [settled] = await transaction
      .update(jobs)
      .set({ status, error: failed.reason, errorCause: failed.cause, endedAt: sql`now()` })
      .where(and(eq(jobs.id, job.id), eq(jobs.status, 'STARTED')))
      .returning()
    if (settled) await runner?.ended?.(transaction, job, failed)
  })
}

/** Milliseconds between two notes of how far a job is. */
const noteInterval = 250

function jobRun(job: JobRow, db: Database, objects: Objects, log: Logger, stops: () => boolean): JobRun {
  let lastNote = 0
  const refuseCanceled = async (transaction: Database) => {
    const [row] = await transaction.select({ asked: jobs.cancelRequested }).from(jobs).where(eq(jobs.id, job.id))
    if (row?.asked) throw new JobCanceled()
  }
  return {
    job,
    db,
    objects,
    log,
    async progress(done, total) {
      if (stops()) throw new ServerStops()
      const time = Date.now()
      if (time - lastNote < noteInterval && done < total) return
      lastNote = time
      await db.update(jobs).set({ done, total }).where(eq(jobs.id, job.id))
      await refuseCanceled(db)
    },
    async commit(write) {
      await db.transaction(async (transaction) => {
        await refuseCanceled(transaction)
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
