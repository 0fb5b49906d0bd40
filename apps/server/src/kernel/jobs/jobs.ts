import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { PgBoss, type SendOptions } from 'pg-boss'
import type { Pool } from 'pg'
import type { Database } from '../database/connect.ts'
import { jobs } from '../tables.ts'
import { conflict } from '../refusals.ts'
import type { LogFailure } from '../log/failure-log.ts'
import type { JobRow, JobRunner } from './job-runner.ts'
import { isPassing, runJob } from './run-job.ts'
import type { Objects } from '../objects.ts'
import { insertOne } from '../database/one-row.ts'
import { shownStatus } from './shown-status.ts'

export interface NewJob {
  accountId: string
  createdBy: string | null
  /** Who acts as that person. */
  impersonatorId?: string | null
  type: string
  projectId?: string | null
  params: Record<string, unknown>
}

export interface Jobs {
  /** Starts a job once the transaction commits; call `wake` after that. */
  start(transaction: Database, job: NewJob): Promise<JobRow>
  /** Looks at once for jobs to run. */
  wake(): void
  /** Asks a running job to stop; 409 when it has ended already. */
  cancel(transaction: Database, job: JobRow): Promise<JobRow>
  /** Runs a failed or canceled job again with what it was given; 409 in any other state. */
  restart(transaction: Database, job: JobRow): Promise<JobRow>
  /** Stops: jobs that run are left where they are at their next sign of progress, for the next start. */
  close(): Promise<void>
}

/** Queues, with how many of their jobs run at the same time. */
const workersOf = { 'long-jobs': 2, 'short-jobs': 1 } as const
type Queue = keyof typeof workersOf
const queues = Object.keys(workersOf) as Queue[]

/** The queue is pg-boss; what people see of a job is its row in `jobs`. */
export async function createJobs(options: {
  db: Database
  pool: Pool
  objects: Objects
  log: Logger
  logFailure: LogFailure
  runners: Readonly<Record<string, JobRunner>>
}): Promise<Jobs> {
  const { db, pool, log, logFailure, runners } = options
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schedule: false })
  // Of a worker it is a copy that is no Error any more.
  boss.on('error', (error) =>
    logFailure(log, error instanceof Error ? error : Object.assign(new Error(), error), 'job queue'),
  )
  await boss.start()
  // By this policy, no second message of a key waits beside a first one.
  const settings = { policy: 'short', retryLimit: 5, retryDelay: 1, expireInSeconds: 6 * 60 * 60 } as const
  for (const queue of queues) await boss.createQueue(queue, settings)
  const queueOf = (type: string): Queue => (runners[type]?.isShort ? 'short-jobs' : 'long-jobs')
  const put = (queue: Queue, id: string, when: SendOptions = {}) =>
    boss.send(queue, { id }, { ...when, singletonKey: id })
  let stopping = false
  const work = (queue: Queue) =>
    boss.work<{ id: string }>(queue, { pollingIntervalSeconds: 2 }, async ([message]) => {
      if (!message) return
      const { id } = message.data
      const isDone = await runJob({ ...options, id, stops: () => stopping }).catch((error: unknown) => {
        if (isPassing(error)) return false
        throw error
      })
      // Whoever has it may be about to let go of it, or about to die; and a database that was away comes back.
      if (!isDone) await sendAgain(queue, id)
    })
  // The queue's own way to try again is a row, too, which a database that is away does not take.
  const sendAgain = async (queue: Queue, id: string): Promise<void> => {
    try {
      await put(queue, id, { startAfter: 1 })
    } catch (error) {
      logFailure(log, error, 'job queue')
      await pause(1000)
      if (!stopping) await sendAgain(queue, id)
    }
  }
  const workers: string[] = []
  for (const queue of queues) {
    for (let worker = 0; worker < workersOf[queue]; worker += 1) workers.push(await work(queue))
  }
  const wake = () => {
    for (const worker of workers) boss.notifyWorker(worker)
  }

  const send = async (transaction: Database, { id, type }: JobRow) => {
    const executeSql = async (text: string, values?: unknown[]) => {
      const result = await transaction.execute(bind(text, values ?? []))
      return { rows: result.rows }
    }
    await put(queueOf(type), id, { db: { executeSql } })
  }
  // After a crash: every job that has not ended has a message that waits; whoever runs it first takes its lock.
  const unfinished = await db.select({ id: jobs.id, type: jobs.type }).from(jobs).where(eq(jobs.status, 'STARTED'))
  for (const { id, type } of unfinished) await put(queueOf(type), id)
  wake()

  return {
    wake,
    async start(transaction, job) {
      if (!runners[job.type]) throw new Error(`no runner for jobs of type ${job.type}`)
      const row = await insertOne(transaction, jobs, job)
      await send(transaction, row)
      return row
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
      await send(transaction, row)
      return row
    },
    close: async () => {
      stopping = true
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** Turns `$1`-style SQL, as pg-boss writes it, into a drizzle query on the same transaction. */
function bind(text: string, values: unknown[]) {
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)))
}
