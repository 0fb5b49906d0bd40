import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/database/testing.ts'
import type { TestDatabase } from '../../testing/database/testing.ts'
import { jobs as table } from '../tables.ts'
import { createAccount } from '../../features/accounts/create-account.ts'
import { createObjects } from '../objects.ts'
import { silent } from '../../testing/silent.ts'
import type { JobRow, JobRun, JobRunner } from './job-runner.ts'
import { createJobs } from './jobs.ts'
import type { Jobs } from './jobs.ts'

let database: TestDatabase
let accountId: string
let running: Jobs[] = []
/** What jobs of each type do; each test says it anew. */
let runners: Record<string, JobRunner> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  accountId = (await createAccount(database.database, { name: 'Acme', tier: 'BUSINESS', currency: 'USD' })).id
})

afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.close()))
  running = []
})

afterAll(() => database.close())

async function open(): Promise<Jobs> {
  const { database: db, pool } = database
  const jobs = await createJobs({ db, pool, objects: createObjects('/nowhere'), ...silent, runners })
  running.push(jobs)
  return jobs
}

async function start(jobs: Jobs, type = 'TEST'): Promise<JobRow> {
  const job = await database.database.transaction((db) =>
    jobs.start(db, { accountId, createdBy: null, type, params: {} }),
  )
  jobs.wake()
  return job
}

const restart = (jobs: Jobs, job: JobRow) => database.database.transaction((db) => jobs.restart(db, job))

async function rowOf({ id }: JobRow): Promise<JobRow> {
  const [row] = await database.database.select().from(table).where(eq(table.id, id))
  if (!row) throw new Error('the job is gone')
  return row
}

async function end(job: JobRow): Promise<JobRow> {
  for (;;) {
    const row = await rowOf(job)
    if (row.status !== 'STARTED') return row
  }
}

const finish = (run: JobRun) => run.commit(async () => ({ report: { attempt: run.job.attempt } }))

/** Goes on until somebody stops it. */
async function runForEver(run: JobRun): Promise<void> {
  for (;;) await run.progress(1, 2)
}

/** Something to wait for, and how to let it happen. */
function gate(): { passed: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}

describe('jobs', () => {
  it('a job can be restarted each time it fails', async () => {
    let failures = 5
    runners = {
      TEST: {
        async run(run) {
          if (failures-- > 0) throw new Error('not yet')
          await finish(run)
        },
      },
    }
    const jobs = await open()
    const job = await start(jobs)
    while ((await end(job)).status === 'FAILED') {
      await restart(jobs, await rowOf(job))
      jobs.wake()
    }
    expect(await end(job)).toMatchObject({ status: 'FINISHED', error: null })
    expect(failures).toBe(-1)
  })

  it('a completed job stays completed whatever happens afterwards', async () => {
    const ended: string[] = []
    const begun = gate()
    runners = {
      TEST: {
        async run(run) {
          await finish(run)
          begun.open()
          throw new Error('the clean-up failed')
        },
        ended: async (_, __, { reason }) => void ended.push(reason),
      },
    }
    const jobs = await open()
    const job = await start(jobs)
    await begun.passed
    await jobs.close()
    expect(await rowOf(job)).toMatchObject({ status: 'FINISHED', error: null })
    expect(ended).toEqual([])
  })

  it('short jobs do not wait for long ones', async () => {
    const freed = gate()
    const long = async (run: JobRun) => {
      await freed.passed
      await finish(run)
    }
    runners = { TEST: { run: long }, SHORT: { isShort: true, run: finish } }
    const jobs = await open()
    const many = [await start(jobs), await start(jobs), await start(jobs)]
    expect(await end(await start(jobs, 'SHORT'))).toMatchObject({ status: 'FINISHED' })
    for (const job of many) expect(await rowOf(job)).toMatchObject({ status: 'STARTED' })
    freed.open()
    for (const job of many) expect(await end(job)).toMatchObject({ status: 'FINISHED' })
  })

  it('a waiting job has one queue message however often the server restarts', async () => {
    const freed = gate()
    const held = async (run: JobRun) => {
      await freed.passed
      await finish(run)
    }
    runners = { TEST: { run: held } }
    const first = await open()
    const many: JobRow[] = []
    while (many.length < 8) many.push(await start(first))
    await open()
    await open()
    const count = sql`select count(*)::int as messages from pgboss.job where data->>'id' = ${many.at(-1)!.id}`
    expect((await database.database.execute(count)).rows).toEqual([{ messages: 1 }])
    freed.open()
    for (const job of many) expect(await end(job)).toMatchObject({ status: 'FINISHED' })
  })

  it('a job canceled before it starts never runs', async () => {
    let runs = 0
    runners = { TEST: { run: async () => void (runs += 1) } }
    const jobs = await open()
    const job = await database.database.transaction(async (db) => {
      const begun = await jobs.start(db, { accountId, createdBy: null, type: 'TEST', params: {} })
      return jobs.cancel(db, begun)
    })
    jobs.wake()
    expect(await end(job)).toMatchObject({ status: 'CANCELLED', error: 'Canceled.' })
    expect(runs).toBe(0)
  })

  it('a job interrupted by a server stop resumes at the next start', async () => {
    const begun = gate()
    runners = {
      TEST: {
        async run(run) {
          begun.open()
          await runForEver(run)
        },
      },
    }
    const first = await open()
    const job = await start(first)
    await begun.passed
    await first.close()
    expect(await rowOf(job)).toMatchObject({ status: 'STARTED' })
    runners = { TEST: { run: finish } }
    await open()
    expect(await end(job)).toMatchObject({ status: 'FINISHED' })
  })

  it('a job waits for the process that still runs it', async () => {
    runners = { TEST: { run: finish } }
    const jobs = await open()
    const other = await database.pool.connect()
    const job = await database.database.transaction(async (db) => {
      const begun = await jobs.start(db, { accountId, createdBy: null, type: 'TEST', params: {} })
      await other.query('select pg_advisory_lock(hashtextextended($1, 0))', [begun.id])
      return begun
    })
    jobs.wake()
    const probe = await start(jobs)
    await end(probe)
    expect(await rowOf(job)).toMatchObject({ status: 'STARTED', attempt: 0 })
    other.release(true)
    expect(await end(job)).toMatchObject({ status: 'FINISHED', attempt: 1 })
  })

  it('a job is retried when the database connection breaks', async () => {
    const again = gate()
    runners = {
      TEST: {
        async run(run) {
          if (run.job.attempt > 1) again.open()
          else {
            await run.db.transaction(async (transaction) => {
              await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and pid <> pg_backend_pid()`)
              await transaction.execute('select 1')
            })
          }
          await finish(run)
        },
      },
    }
    const jobs = await open()
    const job = await start(jobs)
    await again.passed
    expect(await end(job)).toMatchObject({ status: 'FINISHED', attempt: 2 })
  })

  it('a job that keeps crashing the process is given up with an explanation', async () => {
    runners = { TEST: { run: finish } }
    const [job] = await database.database
      .insert(table)
      .values({ accountId, type: 'TEST', params: {}, attempt: 3 })
      .returning()
    await open()
    expect(await end(job!)).toMatchObject({ status: 'FAILED', error: expect.stringContaining('several interruptions') })
  })

  it('what depends on a job is asked before the job is restarted', async () => {
    const prepared: string[] = []
    runners = {
      TEST: { run: () => Promise.reject(new Error('never')), restarted: async (_, { id }) => void prepared.push(id) },
    }
    const jobs = await open()
    const job = await start(jobs)
    await end(job)
    await restart(jobs, await rowOf(job))
    expect(prepared).toEqual([job.id])
  })
})
