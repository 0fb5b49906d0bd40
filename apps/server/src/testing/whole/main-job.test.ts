import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { asc, eq, gt, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import type { App } from '../../app.ts'
import { createTestDatabase } from '../database/testing.ts'
import type { TestDatabase } from '../database/testing.ts'
import { moveToPast, sortByTime } from '../../demo/past.ts'
import { createDemoPeople, demoPassword } from '../../demo/people.ts'
import { projects } from '../../features/work/tables.ts'
import { taskEvents } from '../../features/work/task-tables.ts'
import { journal } from '../../kernel/tables.ts'
import { freePort } from '../../kernel/free-port.ts'
import { listen } from '../../serve.ts'
import type { Listening } from '../../serve.ts'
import { jobsEnd } from '../until.ts'

// The main job as the SDK's example does it, against a server that listens, on a fresh database.

let database: TestDatabase
let folder: string
let app: App
let server: Listening
let origin: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'dragoman-main-job-'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  app = await createApp({
    mailTransport: { send: async () => undefined },
    connection: database,
    filesDirectory: folder,
    settings: { publicUrl: origin, secretKey: 'a key for tests only', version: '0.0.0' },
    log: pino({ level: 'fatal' }),
    verifyAnswers: true,
  })
  await createDemoPeople(database.database)
  server = await listen(app, { host: '127.0.0.1', port, trustedProxies: 0 })
})

afterAll(async () => {
  await server.close()
  await app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

it('a project goes from a memory and four files to delivered translations', async () => {
  const script = resolve(import.meta.dirname, '../../../../../packages/sdk/examples/main-job.ts')
  const { code, output } = await run([script, origin, demoPassword])
  expect(output).toContain('10  delivered to the client; 5 people in the journal')
  expect(code).toBe(0)
}, 540_000)

it('a project moved to the past keeps the order of what happened, and the journal follows time', async () => {
  const { database: db } = database
  // The last delivery goes on to teach the memory, and the journal tells of that.
  await jobsEnd(db)
  const [project] = await db.select().from(projects).where(eq(projects.status, 'DELIVERED'))
  const ofProject = eq(journal.projectId, project!.id)
  // Of two entries that are written at the same moment, either may have the smaller number. What came after the
  // delivery is moved to its moment.
  const moment = sql`least(${journal.at}, ${project!.deliveredAt!}::timestamptz)`
  const before = await db.select().from(journal).where(ofProject).orderBy(asc(moment), asc(journal.id))
  const past = { from: new Date('2026-01-05T09:00:00Z'), to: new Date('2026-01-19T15:00:00Z') }
  await moveToPast(db, project!.id, { from: project!.createdAt, to: project!.deliveredAt! }, past)
  await sortByTime(db)

  const [moved] = await db.select().from(projects).where(eq(projects.id, project!.id))
  // A row knows microseconds, which are minutes after the move.
  expect(moved!.createdAt.toISOString()).toMatch(/^2026-01-05T09/)
  expect(moved!.deliveredAt).toEqual(past.to)
  const after = await db.select().from(journal).where(ofProject).orderBy(asc(journal.id))
  expect(after.map(({ uuid }) => uuid)).toEqual(before.map(({ uuid }) => uuid))
  const [oldest] = await db.select().from(journal).orderBy(asc(journal.id)).limit(1)
  expect(oldest?.projectId).toBe(project!.id)
  const [later] = await db.select().from(taskEvents).where(gt(taskEvents.at, past.to))
  expect(later).toBeUndefined()
})

function run(parameters: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((settle, reject) => {
    const child = spawn(process.execPath, ['--conditions=@dragoman/source', ...parameters])
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => settle({ code, output }))
  })
}
