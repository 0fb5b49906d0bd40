import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { PgBoss } from 'pg-boss'
import type { Pool } from 'pg'
import type { Database } from '../../database/connect.ts'
import { jobs } from '../../db/schema.ts'
import { conflict } from '../../http/errors.ts'
import { loggable } from '../../http/loggable.ts'
import type { JobRow, JobRunner } from './job-runner.ts'
import { runJob } from './run-job.ts'
import type { Objects } from '../objects/objects.ts'

export interface NewJob {
  accountId: string
  createdBy: string | null
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
  /** Runs a failed or cancelled job again with what it was given; 409 in any other state. */
  restart(transaction: Database, job: JobRow): Promise<JobRow>
  /** Stops: jobs that run are left where they are at their next sign of progress, for the next start. */
  close(): Promise<void>
}

const queue = 'jobs'

/** Jobs that run at the same time. */
const workersAtOnce = 2

/** The queue is pg-boss; what people see of a job is its row in `jobs`. */
export async function createJobs(options: {
  db: Database
  pool: Pool
  objects: Objects
  log: Logger
  runners: Readonly<Record<string, JobRunner>>
}): Promise<Jobs> {
  const { db, pool, log, runners } = options
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schedule: false })
  boss.on('error', (error) => log.error(loggable(error), 'job queue'))
  await boss.start()
  await boss.createQueue(queue, { retryLimit: 5, retryDelay: 1, expireInSeconds: 6 * 60 * 60 })
  let stopping = false
  const work = () =>
    boss.work<{ id: string }>(queue, { pollingIntervalSeconds: 2 }, async ([message]) => {
      if (!message) return
      const { id } = message.data
      const isOurs = await runJob({ ...options, id, stops: () => stopping })
      // Whoever has it may be about to let go of it, or about to die.
      if (!isOurs) await boss.send(queue, { id }, { startAfter: 1 })
    })
  const workers: string[] = []
  while (workers.length < workersAtOnce) workers.push(await work())
  const wake = () => {
    for (const worker of workers) boss.notifyWorker(worker)
  }

  const send = async (transaction: Database, id: string) => {
    const executeSql = async (text: string, values?: unknown[]) => {
      const result = await transaction.execute(bind(text, values ?? []))
      return { rows: result.rows }
    }
    await boss.send(queue, { id }, { db: { executeSql } })
  }
  await resume(db, boss)
  wake()

  return {
    wake,
    async start(transaction, job) {
      const [row] = await transaction.insert(jobs).values(job).returning()
      if (!row) throw new Error('the job was not stored')
      await send(transaction, row.id)
      return row
    },
    async cancel(transaction, job) {
      const [row] = await transaction
        .update(jobs)
        .set({ cancelRequested: true })
        .where(and(eq(jobs.id, job.id), eq(jobs.status, 'STARTED')))
        .returning()
      if (!row) throw conflict('The job has ended already.', { status: job.status })
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
          report: null,
          cancelRequested: false,
          startedAt: null,
          endedAt: null,
        })
        .where(and(eq(jobs.id, job.id), inArray(jobs.status, ['FAILED', 'CANCELLED'])))
        .returning()
      if (!row) throw conflict('Only a failed or cancelled job can be started again.', { status: job.status })
      await runners[row.type]?.restarted?.(transaction, row)
      await send(transaction, row.id)
      return row
    },
    close: async () => {
      stopping = true
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** After a crash: every job that has not ended gets a new message; whoever runs it first takes its lock. */
async function resume(db: Database, boss: PgBoss): Promise<void> {
  const unfinished = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.status, 'STARTED'))
  for (const { id } of unfinished) await boss.send(queue, { id })
}

/** Turns `$1`-style SQL, as pg-boss writes it, into a drizzle query on the same transaction. */
function bind(text: string, values: unknown[]) {
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)))
}
