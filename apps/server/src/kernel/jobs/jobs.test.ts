import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/database/testing.ts'
import type { TestDatabase } from '../../testing/database/testing.ts'
import { jobs as table } from '../tables.ts'
import { createAccount } from '../../features/accounts/create-account.ts'
import { openNotices, type Notices } from '../notices.ts'
import { folderStore } from '../object-stores/folder-store.ts'
import { createObjects } from '../objects.ts'
import { silent } from '../../testing/silent.ts'
import type { JobRow, JobRun, JobRunner } from './job-runner.ts'
import { insertOne } from '../database/one-row.ts'
import { LeaseLost } from './lease.ts'
import { createJobs } from './jobs.ts'
import type { Jobs } from './jobs.ts'

let database: TestDatabase
let accountId: string
let notices: Notices
let running: Jobs[] = []
/** The runners by type of job; each test sets them. */
let runners: Record<string, JobRunner> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  notices = await openNotices({ connection: database, ...silent })
  accountId = (await createAccount(database.database, { name: 'Acme', tier: 'BUSINESS', currency: 'USD' })).id
})

afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.close()))
  running = []
})

afterAll(async () => {
  await notices.close()
  await database.close()
})

async function open(): Promise<Jobs> {
  const objects = createObjects(folderStore('/nowhere'))
  const outbox = { write: () => Promise.resolve(), writeComposed: () => Promise.resolve(), wake: () => undefined }
  const jobs = await createJobs({ db: database.database, notices, objects, outbox, ...silent, runners })
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

/** Goes on until someone stops it. */
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

  it('a waiting job runs once, however many servers look for it', async () => {
    let runs = 0
    const count = async (run: JobRun) => {
      runs += 1
      await finish(run)
    }
    runners = { TEST: { run: count } }
    const [first] = [await open(), await open(), await open()]
    const many = await Promise.all(Array.from({ length: 8 }, () => start(first)))
    for (const job of many) expect(await end(job)).toMatchObject({ status: 'FINISHED', attempt: 1 })
    expect(runs).toBe(8)
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

  it('a job that fails once it is to be canceled has not failed', async () => {
    const [begun, canceled] = [gate(), gate()]
    runners = {
      TEST: {
        async run() {
          begun.open()
          await canceled.passed
          throw new Error('what it is about is gone')
        },
      },
    }
    const jobs = await open()
    const job = await start(jobs)
    await begun.passed
    await database.database.transaction((db) => jobs.cancel(db, job))
    canceled.open()
    expect(await end(job)).toMatchObject({ status: 'CANCELLED', error: 'Canceled.' })
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

  it('a job is taken over from a server that has said nothing for some seconds, and from no other', async () => {
    runners = { TEST: { run: finish } }
    const hold = (seconds: number) => ({
      accountId,
      type: 'TEST',
      params: {},
      attempt: 1,
      holder: randomUUID(),
      heldUntil: new Date(Date.now() + seconds * 1000),
    })
    const job = await insertOne(database.database, table, hold(60))
    const silentFor = await insertOne(database.database, table, hold(-1))
    const jobs = await open()
    expect(await end(silentFor)).toMatchObject({ status: 'FINISHED', attempt: 2, holder: null, heldUntil: null })
    await end(await start(jobs))
    expect(await rowOf(job)).toMatchObject({ status: 'STARTED', attempt: 1 })
    await database.database
      .update(table)
      .set({ heldUntil: sql`now()` })
      .where(eq(table.id, job.id))
    jobs.wake()
    expect(await end(job)).toMatchObject({ status: 'FINISHED', attempt: 2 })
  })

  it('a server that has lost a job writes nothing of it', async () => {
    const taken = gate()
    let error: unknown
    const lose = async (run: JobRun) => {
      if (run.job.attempt > 1) return finish(run)
      const { id } = run.job
      await database.database
        .update(table)
        .set({ heldUntil: sql`now()`, holder: randomUUID() })
        .where(eq(table.id, id))
      const late = run.commit(async (transaction) => {
        await transaction.update(table).set({ done: 77 }).where(eq(table.id, id))
        return { report: { late: true } }
      })
      error = await late.catch((lost: unknown) => lost)
      taken.open()
      throw error
    }
    runners = { TEST: { run: lose } }
    const jobs = await open()
    const job = await start(jobs)
    await taken.passed
    expect(error).toBeInstanceOf(LeaseLost)
    expect(await end(job)).toMatchObject({ status: 'FINISHED', report: { attempt: 2 }, done: 1 })
  })

  it('a job of a server that stops is another server’s at once', async () => {
    const begun = gate()
    const slow = async (run: JobRun) => {
      begun.open()
      await runForEver(run)
    }
    runners = { TEST: { run: slow } }
    const first = await open()
    const job = await start(first)
    await begun.passed
    runners = { TEST: { run: finish } }
    await open()
    await first.close()
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

  it('the dependents of a job are asked before it is restarted', async () => {
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
