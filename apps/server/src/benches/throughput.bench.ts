import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSessions } from '../identity/sessions.ts'
import { freePort } from '../kernel/free-port.ts'
import { projectsWith, tasksWith } from '../testing/load/bare-selects.ts'
import { seedLargeAccount } from '../testing/load/large-account.ts'
import { loadServer, type Load, type LoadedRequest } from '../testing/load/load-client.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/testing.ts'
import { seedPeople, type People } from '../testing/people.ts'
import { startServer } from '../testing/server-process.ts'
import { seedMemory, seedWork, type Work } from '../testing/work.ts'

// Compares calls over 16 and 64 connections, in answers a second, with a bare server that runs one prepared select of
// the same rows, and with one that answers the same bytes: each a process of its own, by turns, on one database of
// 10,000 projects.

/** `BENCH_SECONDS=1` tries the same in less time. */
const milliseconds = Number(process.env['BENCH_SECONDS'] ?? 3) * 1000
const rowsInAll = 10_000
/** Connections at most. */
const most = 64
const key = 'a key of 32 characters, for benches'

let database: TestDatabase
let folder: string
let server: ChildProcess
let port: number
let people: People
let work: Work

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'dragoman-throughput-'))
  port = await freePort()
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: String(port), SECRET_KEY: key }
  server = await startServer({ ...settings, LOG_LEVEL: 'error' })
  const db = database.database
  people = await seedPeople(
    db,
    createSessions(db, () => new Date()),
  )
  await seedLargeAccount(db, people, rowsInAll)
  const segments = Array.from({ length: most }, (_, at) => ({ source: `Open the file number ${at} and save it` }))
  work = await seedWork(db, people, { segments })
  await seedMemory(db, people, work.projectId)
}, 240_000)

afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** A bare server in a process of its own. */
async function startPeer(order: object): Promise<{ port: number; end(): void }> {
  const program = resolve(import.meta.dirname, '../testing/load/bare-peer.ts')
  const peer = fork(program, { env: { ...process.env, PEER: JSON.stringify(order) }, silent: true, execArgv: [] })
  for await (const line of createInterface(peer.stdout!)) return { port: Number(line), end: () => peer.disconnect() }
  throw new Error('the bare server did not start')
}

/** Processor time of a process so far, in milliseconds; zero where the system does not tell. */
async function processorTime(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * 10
}

async function transactions(): Promise<number> {
  // A connection tells its counts a second after it has begun to rest.
  await new Promise((done) => setTimeout(done, 1200))
  const [row] = (
    await database.database.execute<{ count: string }>(
      sql`select xact_commit as count from pg_stat_database where datname = current_database()`,
    )
  ).rows
  return Number(row!.count)
}

interface Call {
  name: string
  /** The request of a connection. */
  ask: (connection: number) => Omit<LoadedRequest, 'headers'>
  /** One select of what the answer tells. */
  select?: () => SQL
}

const mine = () => sql`account_id = ${people.place.accountId}`
const newest = sql`created_at desc, id desc`
const rows = sql.raw('25')
const byId = (table: SQL, id: string) => sql`select * from ${table} where id = ${id}`
const ofUnit = () => `/api/v1/atlas/work-unit/${work.workUnitId}/segment`
const getting = (path: () => string) => () => ({ method: 'GET', path: path() })

/** How often each segment was saved: every connection has one of its own, so that none is outdated. */
const versions = Array.from({ length: most }, () => 0)

function saving(connection: number) {
  const version = versions[connection]!
  versions[connection] = version + 1
  const body = JSON.stringify({ target: `Abrir el archivo ${version}`, confirmed: false, version })
  return { method: 'PUT', path: `${ofUnit()}/${work.segmentIds[connection]}`, body }
}

const calls: Call[] = [
  { name: 'version', ask: getting(() => '/api/v3/version') },
  {
    name: 'logged user',
    ask: getting(() => '/api/v3/user/logged-user'),
    select: () => byId(sql`users`, people.manager.id),
  },
  {
    name: 'projects, 25 rows',
    ask: getting(() => '/api/v3/project?size=25'),
    select: () => projectsWith(mine(), newest, sql`projects`, rows),
  },
  {
    name: 'tasks, 25 rows',
    ask: getting(() => '/api/v3/task?size=25'),
    select: () => tasksWith(mine(), sql`created_at desc`, sql`tasks`, rows),
  },
  {
    name: 'one project',
    ask: getting(() => `/api/v3/project/${work.projectId}`),
    select: () => projectsWith(sql`${mine()} and id = ${work.projectId}`, newest),
  },
  {
    name: 'one task',
    ask: getting(() => `/api/v3/task/${work.taskIds[0]}`),
    select: () => tasksWith(sql`${mine()} and id = ${work.taskIds[0]}`, newest),
  },
  {
    name: 'match look-up',
    ask: getting(() => `${ofUnit()}/${work.segmentIds[0]}/match`),
    select: () => byId(sql`segments`, work.segmentIds[0]!),
  },
  { name: 'segment save', ask: saving, select: () => byId(sql`segments`, work.segmentIds[0]!) },
]

const figures: string[] = []
afterAll(() =>
  console.log(
    `answers a second over 16 connections, and over 64; beside one prepared select of the same rows, and the same bytes:\n${figures.join('\n')}`,
  ),
)

const told = ({ perSecond, half, most: longest }: Load) =>
  `${perSecond.toFixed(0)}/s (${half.toFixed(1)} ms, p99 ${longest.toFixed(1)})`

for (const { name, ask, select } of calls) {
  it(`measures ${name}`, { timeout: 120_000 }, async () => {
    const headers = {
      'X-AUTH-TOKEN': people.manager.token,
      // Packing is for a line that is slower than this one; neither peer packs.
      'Accept-Encoding': 'identity',
      'Content-Type': 'application/json',
    }
    const next = (connection: number): LoadedRequest => ({ ...ask(connection), headers })
    const load = (at: number, connections: number, time = milliseconds) =>
      loadServer(at, next, { connections, milliseconds: time })
    const { path, ...init } = next(0)
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const body = await answer.text()
    expect({ status: answer.status, body }).toMatchObject({ status: 200 })
    // Until the code is compiled.
    await load(port, 16, milliseconds / 2)
    const before = { transactions: await transactions(), time: await processorTime(server.pid) }
    const few = await load(port, 16)
    const used = (await processorTime(server.pid)) - before.time
    const made = (await transactions()) - before.transactions
    const many = await load(port, most)
    const bytes = await startPeer({ body })
    const same = await load(bytes.port, 16)
    bytes.end()
    let lost = few.lost + many.lost
    const beside = [`the same bytes ${same.perSecond.toFixed(0)}/s`]
    if (select) {
      const query = new PgDialect().sqlToQuery(select())
      const one = await startPeer({ select: { url: database.url, text: query.sql, values: query.params } })
      await load(one.port, 16, milliseconds / 4)
      const selected = await load(one.port, 16)
      one.end()
      lost += selected.lost
      beside.unshift(
        `one select ${selected.perSecond.toFixed(0)}/s (${(few.perSecond / selected.perSecond).toFixed(2)} of it)`,
      )
    }
    figures.push(
      `${name}: ${told(few)}, ${told(many)}; ${beside.join(', ')}; ${(used / few.answers).toFixed(2)} ms of processor and ${(made / few.answers).toFixed(1)} transactions a call`,
    )
    expect(lost).toBe(0)
  })
}
