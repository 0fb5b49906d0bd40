import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import { databaseErrorCode, isDatabaseAway } from '../database/error-code.ts'
import { recordChange } from '../journal.ts'
import { jobs } from '../tables.ts'
import { loggable } from '../log/loggable.ts'
import { failedBy } from '../failure.ts'
import type { Failed } from '../failure.ts'
import { isCanceled, JobCanceled } from './job-runner.ts'
import type { JobRun, JobRunner } from './job-runner.ts'
import type { LogFailure } from '../log/failure-log.ts'
import { StoreAway } from '../object-stores/object-store.ts'
import type { Objects } from '../objects.ts'
import { giveBack, LeaseLost, takeJob, type Lease } from './lease.ts'

/** Thrown out of a runner by `progress` when the server stops; another one, or the next start, runs the job again. */
class ServerStops extends Error {
  override readonly name = 'ServerStops'
}

/** How often a job may end the process, or lose the database, before it is given up. */
const attempts = 3

/** Before a job that the database has failed is run again, in seconds. */
const retryDelay = 1

interface RunOptions {
  lease: Lease
  db: Database
  objects: Objects
  outbox: JobRun['outbox']
  log: Logger
  logFailure: LogFailure
  runners: Readonly<Record<string, JobRunner>>
  /** Whether the server is about to stop. */
  stops: () => boolean
}

/** Runs a job that this process has taken. Never rejects: what cannot be noted is another's to take once the lease ends. */
export async function runJob(options: RunOptions): Promise<void> {
  const { lease, db, log, logFailure, runners } = options
  const { job } = lease
  const jobLog = log.child({ job: job.id, type: job.type })
  const runner = runners[job.type]
  try {
    const outcome = await outcomeOf({ ...options, log: jobLog }, runner)
    if (outcome === 'stopped') await giveBack(db, lease, { seconds: 0, counts: false })
    else if (outcome === 'again') await giveBack(db, lease, { seconds: retryDelay, counts: true })
    else if (outcome !== 'ended') await settle(db, lease, runner, outcome)
  } catch (error) {
    logFailure(jobLog, error, 'job queue')
  } finally {
    lease.stop()
  }
}

type Outcome = 'ended' | 'stopped' | 'again' | { status: 'FAILED' | 'CANCELLED'; failed: Failed }

async function outcomeOf(options: RunOptions, runner: JobRunner | undefined): Promise<Outcome> {
  const { log } = options
  const { job } = options.lease
  try {
    if (!runner) throw new Error(`no runner for jobs of type ${job.type}`)
    if (job.cancelRequested) throw new JobCanceled()
    if (job.attempt > attempts) {
      log.warn('job given up')
      return { status: 'FAILED', failed: brokenOff }
    }
    await runner.run(jobRun(options))
    return 'ended'
  } catch (error) {
    if (error instanceof ServerStops) return 'stopped'
    if (error instanceof LeaseLost) {
      log.warn('job left to another server')
      return 'ended'
    }
    // The subject of a job may be deleted before the job notices that it is canceled.
    if (isCanceled(error) || (await isCancelRequested(options))) return { status: 'CANCELLED', failed: canceled }
    // Failures that people can fix, such as an unreadable file, don't concern the operator.
    log[failedBy(error) === null ? 'error' : 'info'](loggable(error), 'job failed')
    if (isPassing(error) && job.attempt < attempts) return 'again'
    return { status: 'FAILED', failed: failedBy(error) ?? unexpected }
  }
}

async function isCancelRequested({ db, lease, log, logFailure }: RunOptions): Promise<boolean> {
  try {
    const [row] = await db.select({ asked: jobs.cancelRequested }).from(jobs).where(lease.held)
    return row?.asked === true
  } catch (error) {
    logFailure(log, error, 'job queue')
    return false
  }
}

/**
 * Whether the database or the store of files was at fault, and not the job: connection lost, shut down, deadlock, or a
 * lock that was held.
 */
function isPassing(error: unknown): boolean {
  return (
    isDatabaseAway(error) ||
    error instanceof StoreAway ||
    ['40P01', '40001', '55P03'].includes(databaseErrorCode(error) ?? '')
  )
}

const canceled: Failed = { reason: 'Canceled.', cause: { code: 'CANCELLED' } }

const brokenOff: Failed = {
  reason: 'Stopped after several interruptions. See the server log for details.',
  cause: { code: 'BROKEN_OFF' },
}

/** Unexpected failures stay in the log. */
const unexpected: Failed = {
  reason: 'Unexpected error. See the server log for details.',
  cause: { code: 'UNEXPECTED' },
}

/** Marks a job as ended, unless its work is done already and only what came after that has failed. */
async function settle(
  db: Database,
  { job, held }: Lease,
  runner: JobRunner | undefined,
  { status, failed }: { status: string; failed: Failed },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [settled] = await transaction
      .update(jobs)
      .set({ status, error: failed.reason, errorCause: failed.cause, endedAt: sql`clock_timestamp()`, ...free })
      .where(and(held, eq(jobs.status, 'STARTED')))
      .returning()
    if (settled) await runner?.ended?.(transaction, job, failed)
    if (settled && status === 'FAILED') {
      const entity = { type: 'JOB', id: job.id, name: job.type } as const
      const by = { accountId: job.accountId, userId: null, requestId: null }
      const detail = { reason: failed.reason }
      await recordChange(transaction, by, { event: 'JOB_FAILED', entity, projectId: job.projectId, detail })
    }
  })
}

/** Of a job that no server holds. */
const free = { holder: null, heldUntil: null }

/** Milliseconds between two looks at a job that another worker runs. */
const lookAgain = 200

/** Milliseconds between two notes of how far a job is. */
const noteInterval = 250

function jobRun(options: RunOptions): JobRun {
  const { lease, db, objects, outbox, log, stops } = options
  const { job, held } = lease
  let lastNote = 0
  const stopIfAsked = (row: { asked: boolean } | undefined) => {
    if (!row) throw new LeaseLost()
    if (row.asked) throw new JobCanceled()
  }
  return {
    job,
    db,
    objects,
    outbox,
    log,
    async progress(done, total) {
      if (stops()) throw new ServerStops()
      if (lease.isLost()) throw new LeaseLost()
      const time = Date.now()
      if (time - lastNote < noteInterval && done < total) return
      lastNote = time
      const [row] = await db.update(jobs).set({ done, total }).where(held).returning({ asked: jobs.cancelRequested })
      stopIfAsked(row)
    },
    async finish(jobId) {
      for (;;) {
        if (stops()) throw new ServerStops()
        if (lease.isLost()) throw new LeaseLost()
        const [own] = await db.select({ asked: jobs.cancelRequested }).from(jobs).where(held)
        if (own?.asked) {
          const running = and(eq(jobs.id, jobId), eq(jobs.status, 'STARTED'))
          await db.update(jobs).set({ cancelRequested: true }).where(running)
        }
        stopIfAsked(own)
        const taken = await takeJob(db, { id: jobId }, (error) => options.logFailure(log, error, 'job queue'))
        if (taken) await runJob({ ...options, lease: taken, stops: () => stops() || lease.isLost() })
        const [row] = await db.select().from(jobs).where(eq(jobs.id, jobId))
        if (!row) throw new JobCanceled()
        if (row.status !== 'STARTED') return row
        await pause(lookAgain)
      }
    },
    async commit(write) {
      await db.transaction(async (transaction) => {
        const [row] = await transaction.select({ asked: jobs.cancelRequested }).from(jobs).where(held)
        stopIfAsked(row)
        const result = await write(transaction)
        const finished = await transaction
          .update(jobs)
          .set({
            status: result.warning ? 'FINISHED_WARNING' : 'FINISHED',
            report: result.report ?? null,
            resultFileKey: result.resultFileKey ?? null,
            done: sql`greatest(${jobs.total}, 1)`,
            total: sql`greatest(${jobs.total}, 1)`,
            endedAt: sql`clock_timestamp()`,
            ...free,
          })
          .where(held)
          .returning({ id: jobs.id })
        // Taken by another process meanwhile, which makes the same: what this one has written is undone.
        if (finished.length === 0) throw new LeaseLost()
      })
    },
  }
}
