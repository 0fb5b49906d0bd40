import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import { insertOne } from '../database/one-row.ts'
import type { LogFailure } from '../log/failure-log.ts'
import type { Notices } from '../notices.ts'
import type { Objects } from '../objects.ts'
import { conflict } from '../refusals.ts'
import { jobs } from '../tables.ts'
import type { JobRow, JobRun, JobRunner } from './job-runner.ts'
import { takeJob } from './lease.ts'
import { runJob } from './run-job.ts'
import { shownStatus } from './shown-status.ts'

export interface NewJob {
  accountId: string
  createdBy: string | null
  /** The person who is signed in as the author. */
  impersonatorId?: string | null
  /** Network address that the request came from. */
  address?: string | null
  type: string
  projectId?: string | null
  params: Record<string, unknown>
}

export interface Jobs {
  /** Starts a job once the transaction commits; call `wake` after that. */
  start(transaction: Database, job: NewJob): Promise<JobRow>
  /** Looks at once for jobs to run, on every server. */
  wake(): void
  /** Asks a running job to stop; 409 when it has ended already. */
  cancel(transaction: Database, job: JobRow): Promise<JobRow>
  /** Runs a failed or canceled job again with what it was given; 409 in any other state. */
  restart(transaction: Database, job: JobRow): Promise<JobRow>
  /** Stops: jobs that run are given back at their next sign of progress, for another server or the next start. */
  close(): Promise<void>
}

/** How many jobs run at the same time in this process: of those that take minutes, and of those that end within seconds. */
const workers = { long: 2, short: 1 }
/** How often a worker looks for jobs without being told, in milliseconds. */
const pollInterval = 2000
/** How long `close` waits for jobs that give no sign of progress, in milliseconds. */
const patience = 10_000

const topic = 'jobs'

/** A job is its row in `jobs`, which also queues it: the server that runs it holds a lease on the row. */
export async function createJobs(options: {
  db: Database
  notices: Notices
  objects: Objects
  outbox: JobRun['outbox']
  log: Logger
  logFailure: LogFailure
  runners: Readonly<Record<string, JobRunner>>
}): Promise<Jobs> {
  const { db, notices, log, logFailure, runners } = options
  const shortTypes = Object.keys(runners).filter((type) => runners[type]?.isShort)
  const stopping = new AbortController()
  let woken = Promise.withResolvers<void>()
  const wakeHere = () => {
    woken.resolve()
    woken = Promise.withResolvers()
  }
  const wake = () => {
    wakeHere()
    notices.tell(topic).catch((error: unknown) => logFailure(log, error, 'job queue'))
  }
  const work = async (types: Parameters<typeof takeJob>[1]): Promise<void> => {
    while (!stopping.signal.aborted) {
      // Before it looks: a job that comes while it does is not missed.
      const told = woken.promise
      const lease = await takeJob(db, types, (error) => logFailure(log, error, 'job queue')).catch((error: unknown) => {
        logFailure(log, error, 'job queue')
        return null
      })
      if (lease) await runJob({ ...options, lease, stops: () => stopping.signal.aborted })
      else await Promise.race([told, pause(pollInterval, undefined, { ref: false })])
    }
  }
  notices.on(topic, wakeHere)
  const running = [
    ...Array.from({ length: workers.long }, () => work({ but: shortTypes })),
    ...Array.from({ length: workers.short }, () => work({ only: shortTypes })),
  ]

  return {
    wake,
    async start(transaction, job) {
      if (!runners[job.type]) throw new Error(`no runner for jobs of type ${job.type}`)
      return insertOne(transaction, jobs, job)
    },
    async cancel(transaction, job) {
      const [row] = await transaction
        .update(jobs)
        .set({ cancelRequested: true })
        .where(and(eq(jobs.id, job.id), eq(jobs.status, 'STARTED')))
        .returning()
      if (!row) throw conflict('The job has already ended.', { status: shownStatus(job.status) })
      return row
    },
    async restart(transaction, job) {
      const [row] = await transaction
        .update(jobs)
        .set({
          status: 'STARTED',
          attempt: 0,
          holder: null,
          heldUntil: null,
          done: 0,
          error: null,
          errorCause: null,
          report: null,
          cancelRequested: false,
          startedAt: null,
          endedAt: null,
        })
        .where(and(eq(jobs.id, job.id), inArray(jobs.status, ['FAILED', 'CANCELLED'])))
        .returning()
      if (!row) throw conflict('Only failed or canceled jobs can be restarted.', { status: shownStatus(job.status) })
      await runners[row.type]?.restarted?.(transaction, row)
      return row
    },
    async close() {
      stopping.abort()
      wakeHere()
      await Promise.race([Promise.all(running), pause(patience, undefined, { ref: false })])
      // Other servers can take the returned jobs.
      await notices.tell(topic).catch(() => undefined)
    },
  }
}
