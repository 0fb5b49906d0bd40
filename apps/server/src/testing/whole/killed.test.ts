import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { and, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectDatabase } from '../../kernel/database/connect.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { useDatabase as joinDatabase } from '../../kernel/database/launcher.ts'
import { translationMemories, translationUnits, translationUnitTargets } from '../../features/memories/tables.ts'
import { costLines, logfileSegments } from '../../features/costs/tables.ts'
import { projectMessages, projects } from '../../features/work/tables.ts'
import { segments, workUnits } from '../../features/work/work-unit-tables.ts'
import { jobs } from '../../kernel/tables.ts'
import { createSessions } from '../../identity/sessions.ts'
import { seedPeople } from '../people.ts'
import type { People } from '../people.ts'
import { freePort } from '../../kernel/free-port.ts'
import { startServer } from '../server-process.ts'
import { jobsEnd, until } from '../until.ts'

// The server as people start it, killed in the middle of its work and started again on the same folder.

let dataDirectory: string
let origin: string
let server: ChildProcess
let people: People

const keys = 800
const locales = ['es', 'ja', 'ar', 'de']
const tmUnits = 6000

beforeAll(async () => {
  dataDirectory = await mkdtemp(resolve(tmpdir(), 'dragoman-killed-'))
  await chmod(dataDirectory, 0o711)
  origin = `http://127.0.0.1:${await freePort()}`
  server = await start()
  people = await inDatabase((db) =>
    seedPeople(
      db,
      createSessions(db, () => new Date()),
    ),
  )
})

afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(dataDirectory, { recursive: true, force: true })
})

const start = () =>
  startServer({ DATA_DIR: dataDirectory, PORT: new URL(origin).port, WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' })

async function kill(): Promise<void> {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

async function killAndStartAgain(): Promise<void> {
  await kill()
  server = await start()
}

/** Works in the running server's database, on connections of one's own. */
async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { url } = await joinDatabase({ databaseUrl: undefined, dataDirectory })
  const connection = connectDatabase(url, { connections: 2 })
  try {
    return await work(connection.database)
  } finally {
    await connection.close()
  }
}

async function call<T>(method: string, path: string, body?: object, as = people.manager): Promise<T> {
  const headers = new Headers({ 'X-AUTH-TOKEN': as.token })
  if (body && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
  const payload = body instanceof FormData ? body : JSON.stringify(body)
  const response = await fetch(`${origin}${path}`, { method, headers, body: payload })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text === '' ? (undefined as T) : JSON.parse(text)
}

const file = (name: string, content: string) => {
  const form = new FormData()
  form.append('file', new File([content], name))
  return form
}

/** Waits until a job of each of these types is in the middle of its work, or just behind it. */
const underWay = (types: readonly string[]) =>
  inDatabase(async (db) => {
    for (const type of types) {
      await until(async () => (await db.$count(jobs, and(eq(jobs.type, type), gt(jobs.done, 0)))) > 0)
    }
  })

/** Waits until no job is left, and gives how each of some types has ended. */
const ended = (types: readonly string[]) =>
  inDatabase(async (db) => {
    await jobsEnd(db)
    const rows = await db.select().from(jobs)
    return types.map((type) => rows.find((row) => row.type === type)?.status)
  })

it('a killed server keeps what it acknowledged and finishes what it started', async () => {
  const { uuid: memory } = await call<{ uuid: string }>('POST', '/api/v1/atlas-tm', {
    name: 'Product',
    sourceLocale: 'en',
    targetLocales: ['es'],
  })
  const { uuid: project } = await call<{ uuid: string }>('POST', '/api/v3/project?inferDefaultSettings=true', {
    reference: 'Release',
    orgUnitUUID: people.place.orgUnitId,
    sourceLocale: 'en',
  })
  const base = `/api/v3/project/${project}`
  const { uuid: resource } = await call<{ uuid: string }>('POST', `${base}/resource`, { name: 'app.json' })
  const texts = Object.fromEntries(Array.from({ length: keys }, (_, key) => [`key${key}`, `Text number ${key}`]))
  await call('PUT', `${base}/resource/${resource}/content`, file('app.json', JSON.stringify(texts)))
  await call('POST', `${base}/translation-memory`, [{ tmUuid: memory, write: true }])

  const workUnit = { projectResourceUuid: resource, workflows: ['TRANSLATION'], targetLocales: locales }
  await call('POST', `${base}/work-unit?bulk=true`, [workUnit])
  await call('POST', `/api/v1/translation-memory/${memory}/import`, file('product.tmx', tmx()))
  const acknowledged: string[] = []
  const notes = (async () => {
    for (let note = 0; ; note += 1) {
      const { uuid } = await call<{ uuid: string }>('POST', `${base}/message`, { text: `Note ${note}` })
      acknowledged.push(uuid)
    }
  })().catch(() => 'killed')
  await underWay(['FILE_INGESTION', 'TM_IMPORT'])
  await killAndStartAgain()
  expect(await notes).toBe('killed')
  expect(await ended(['FILE_INGESTION', 'TM_IMPORT'])).toEqual(['FINISHED', 'FINISHED'])

  await call('POST', `${base}/status`, { newStatus: 'PENDING', calculateCosts: true })
  await underWay(['COST_CALCULATION'])
  await killAndStartAgain()
  expect(await ended(['COST_CALCULATION'])).toEqual(['FINISHED'])

  await inDatabase(async (db) => {
    const messages = await db.select({ id: projectMessages.id }).from(projectMessages)
    expect(messages.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(await db.$count(segments)).toBe(keys * locales.length)
    expect(await db.$count(workUnits, eq(workUnits.totalSegments, keys))).toBe(locales.length)
    const [kept] = await db.select().from(translationMemories)
    expect(kept?.totalUnits).toBe(tmUnits)
    expect(await db.$count(translationUnits)).toBe(tmUnits)
    expect(await db.$count(translationUnitTargets)).toBe(tmUnits)
    const [{ costsStatus, totalCost } = {}] = await db.select().from(projects)
    const lines = await db.select().from(costLines)
    expect(costsStatus).toBe('COMPLETED')
    expect(Number(totalCost)).toBeCloseTo(
      lines.reduce((total, line) => total + Number(line.total), 0),
      4,
    )
    expect(await db.$count(logfileSegments)).toBe(keys * locales.length)
  })

  await inDatabase((db) =>
    db.transaction(async (transaction) => {
      // The job waits for the last unit while someone holds it.
      await transaction.execute(sql`select 1 from translation_units order by id desc limit 1 for update`)
      await call('DELETE', `/api/v1/atlas-tm/${memory}`)
      await until(async () => (await db.$count(translationUnits)) < tmUnits)
      await kill()
    }),
  )
  server = await start()
  expect(await ended(['TM_REMOVAL'])).toEqual(['FINISHED'])
  await inDatabase(async (db) => {
    expect(await db.$count(translationUnits)).toBe(0)
    expect(await db.$count(translationUnitTargets)).toBe(0)
  })
}, 450_000)

function tmx(): string {
  const tmUnit = (_: unknown, at: number) =>
    `<tu><tuv xml:lang="en"><seg>Text number ${at}</seg></tuv><tuv xml:lang="es"><seg>Texto número ${at}</seg></tuv></tu>`
  const header = 'creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en"'
  return `<tmx version="1.4"><header ${header} datatype="plaintext"/><body>${Array.from({ length: tmUnits }, tmUnit).join('\n')}</body></tmx>`
}

it('a kill loses no event of a webhook, and what was on its way comes again with its id', async () => {
  const got: { event_id: string; name: string }[] = []
  let answers = false
  const receiver = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    const event = JSON.parse(body)
    if (event.event_type !== 'WEBHOOK_VALIDATION') got.push(event)
    if (answers || event.event_type === 'WEBHOOK_VALIDATION') response.end()
  })
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  await call('POST', '/api/v3/webhook', { url, types: ['NEW_ORGANIZATION'] }, people.accountAdmin)
  const names = Array.from({ length: 12 }, (_, at) => `Client ${at}`)
  for (const name of names) await call('POST', '/api/v2/organization', { name, country: 'US' }, people.accountAdmin)
  await until(() => got.length > 0)
  const onTheWay = got.length
  answers = true
  await killAndStartAgain()
  await until(() => new Set(got.slice(onTheWay).map(({ name }) => name)).size === names.length)
  expect(new Set(got.map(({ event_id: id }) => id)).size).toBe(names.length)
  receiver.closeAllConnections()
  receiver.close()
}, 240_000)
