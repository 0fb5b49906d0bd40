import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { and, eq, gt, isNotNull, like } from 'drizzle-orm'
import JSZip from 'jszip'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSessions } from '../../identity/sessions.ts'
import { translationMemories } from '../../features/memories/tables.ts'
import { jobs } from '../../kernel/tables.ts'
import { readEvents } from '../event-reader.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { seedPeople, type People, type Person } from '../people.ts'
import { startRoundRobin, type RoundRobin } from '../round-robin.ts'
import { runScript } from '../run-script.ts'
import { startS3Server, type S3Server } from '../s3-server.ts'
import { freePort } from '../../kernel/free-port.ts'
import { startServer } from '../server-process.ts'
import { jobsEnd, until } from '../until.ts'

// Two servers as processes of their own, on machines of their own as far as they know: they share a database, a bucket,
// and an address, and one of them is killed in the middle of its work.

interface Server {
  port: number
  process: ChildProcess
}

const units = 3000
/** How many imports a server runs at the same time. */
const atOnce = 2
const secretKey = 'a key that both of them have been given'

let database: TestDatabase
let people: People
let bucket: S3Server
let home: string
let servers: Server[] = []
let balancer: RoundRobin

beforeAll(async () => {
  database = await createTestDatabase()
  people = await seedPeople(
    database.database,
    createSessions(database.database, () => new Date()),
  )
  bucket = await startS3Server()
  home = await mkdtemp(join(tmpdir(), 'dragoman-two-servers-'))
  balancer = await startRoundRobin(() => servers.map(({ port }) => port))
  servers = await Promise.all(['one', 'two'].map(start))
}, 240_000)

afterAll(async () => {
  for (const { process } of servers) process.kill('SIGKILL')
  await balancer?.close()
  await bucket?.close()
  await database?.close()
  await rm(home, { recursive: true, force: true })
})

const settings = (name: string) => ({
  DATABASE_URL: database.url,
  DATABASE_DIRECT_URL: database.directUrl,
  DATA_DIR: join(home, name),
  SECRET_KEY: secretKey,
  PUBLIC_URL: balancer.origin,
})

async function start(name: string): Promise<Server> {
  const port = await freePort()
  return { port, process: await startServer({ ...settings(name), S3_URL: bucket.url, PORT: String(port) }) }
}

const originOf = ({ port }: Server) => `http://127.0.0.1:${port}`

async function send(origin: string, as: Person, method: string, path: string, body?: object, key?: string) {
  const headers = new Headers({ 'X-AUTH-TOKEN': as.token, ...(key && { 'Idempotency-Key': key }) })
  if (body && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
  const payload = body === undefined || body instanceof FormData ? (body ?? null) : JSON.stringify(body)
  return fetch(`${origin}${path}`, { method, headers, body: payload })
}

/** Calls the common address of both servers. */
async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await send(balancer.origin, people.manager, method, path, body)
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text === '' ? (undefined as T) : JSON.parse(text)
}

function form(field: string, name: string, content: string): FormData {
  const data = new FormData()
  data.append(field, new File([content], name))
  return data
}

/** The reference files of a project, by name, as one server gives them. */
async function filesOf(server: Server, project: string): Promise<Record<string, string>> {
  const path = `/api/v3/project/${project}/reference-files/download`
  const response = await send(originOf(server), people.manager, 'GET', path)
  const zip = await JSZip.loadAsync(await response.arrayBuffer())
  const contents = Object.values(zip.files).map(async (file) => [file.name, await file.async('string')] as const)
  return Object.fromEntries(await Promise.all(contents))
}

const createProject = async (reference: string) =>
  (
    await call<{ uuid: string }>('POST', '/api/v3/project?inferDefaultSettings=true', {
      reference,
      orgUnitUUID: people.place.orgUnitId,
      sourceLocale: 'en',
    })
  ).uuid

it('a server with other files or another key is refused by name', async () => {
  const serve = resolve(import.meta.dirname, '../../commands/serve.ts')
  const own = { ...settings('three'), DEMO: '0', PORT: String(await freePort()) }
  const [otherFiles, otherKey] = await Promise.all([
    runScript([serve], own),
    runScript([serve], { ...own, S3_URL: bucket.url, SECRET_KEY: 'a key that no other server was ever given' }),
  ])
  expect(otherFiles).toMatchObject({ output: expect.stringContaining('keeps its files elsewhere'), code: 1 })
  expect(otherKey).toMatchObject({ output: expect.stringContaining('different secret key'), code: 1 })
})

it('a session that ends on one server, and a person who is blocked there, are refused by the other', async () => {
  const [one, two] = servers
  const { accountAdmin, linguistA, otherManager } = people
  const whoAmI = (server: Server, as: Person) => send(originOf(server), as, 'GET', '/api/v3/auth/current')
  for (const server of servers) {
    for (const person of [otherManager, linguistA]) expect((await whoAmI(server, person)).status).toBe(200)
  }
  await send(originOf(one!), otherManager, 'POST', '/api/v3/auth/logout')
  const blocked = await send(originOf(one!), accountAdmin, 'POST', `/api/v3/user/${linguistA.id}/block`)
  expect(blocked.status).toBeLessThan(300)
  for (const person of [otherManager, linguistA]) {
    await until(async () => (await whoAmI(two!, person)).status !== 200)
  }
})

it('an event stream of one server tells what the other changes, and goes on there from the same id', async () => {
  const [one, two] = servers
  const project = await createProject('Followed')
  const rename = async (server: Server, reference: string) => {
    const answer = await send(originOf(server), people.manager, 'POST', `/api/v3/project/${project}/info`, {
      reference,
    })
    expect(answer.status).toBe(200)
  }
  const follow = async (server: Server, more: Record<string, string> = {}) => {
    const headers = { 'X-AUTH-TOKEN': people.accountAdmin.token, Accept: 'text/event-stream', ...more }
    return readEvents(await fetch(`${originOf(server)}/api/v3/events`, { headers }))
  }
  const first = await follow(one!)
  await first.next('beat')
  await rename(two!, 'Once')
  const seen = await first.next()
  expect(seen?.data).toMatchObject({ projectUuid: project, actorUuid: people.manager.id })
  await first.close()
  for (const reference of ['Twice', 'Three times']) await rename(one!, reference)
  const second = await follow(two!, { 'Last-Event-ID': seen!.id! })
  await rename(one!, 'Four times')
  for (let count = 0; count < 3; count += 1) expect((await second.next())?.data).toMatchObject({ projectUuid: project })
  await second.close()
})

it('the jobs of a killed server are finished by the other, and no acknowledged upload is lost', async () => {
  const [one, two] = servers
  const project = await createProject('Release')
  const acknowledged: Record<string, string> = {}
  const enough = new AbortController()
  /** Sends a file until it is acknowledged, with the same key: what a killed server has done is not done again. */
  const upload = async (name: string) => {
    const content = `Content of ${name} `.repeat(2000)
    const [path, key] = [`/api/v3/project/${project}/reference-file`, randomUUID()]
    for (;;) {
      const sent = send(balancer.origin, people.manager, 'POST', path, form('File', name, content), key)
      const status = await sent.then(
        (response) => response.status,
        () => 502,
      )
      if (status === 201) break
      if (![423, 502, 503].includes(status)) throw new Error(`${name}: ${status}`)
    }
    acknowledged[name] = content
  }
  const uploader = async (who: number) => {
    for (let file = 0; !enough.signal.aborted && file < 40; file += 1) await upload(`${who}-${file}.txt`)
  }

  // More than one server runs at once, so that each has some.
  const imports = ['a', 'b', 'c', 'd', 'e', 'f']
  const created = imports.map(async (name) => {
    const memory = { name: `Memory ${name}`, sourceLocale: 'en', targetLocales: ['es'] }
    const { uuid } = await call<{ uuid: string }>('POST', '/api/v1/atlas-tm', memory)
    return `/api/v1/translation-memory/${uuid}/import`
  })
  const paths = await Promise.all(created)
  await Promise.all(paths.map((path, at) => call('POST', path, form('file', 'a.tmx', tmx(imports[at] ?? '')))))
  const uploads = [1, 2, 3].map(uploader)
  const db = database.database
  const isImport = eq(jobs.type, 'TM_IMPORT')
  const held = and(isImport, eq(jobs.status, 'STARTED'), isNotNull(jobs.holder), gt(jobs.done, 0))
  await until(async () => (await db.$count(jobs, held)) > atOnce)

  servers = [two!]
  one!.process.kill('SIGKILL')
  await once(one!.process, 'exit')
  await jobsEnd(db)
  enough.abort()
  await Promise.all(uploads)

  const ended = await db.select().from(jobs).where(isImport)
  expect(ended.map(({ status }) => status)).toEqual(imports.map(() => 'FINISHED'))
  const takenOver = ended.filter(({ attempt }) => attempt === 2)
  expect(takenOver.length).toBeGreaterThan(0)
  expect(takenOver.length).toBeLessThanOrEqual(atOnce)
  const memories = await db.select().from(translationMemories).where(like(translationMemories.name, 'Memory _'))
  expect(memories.map(({ totalUnits }) => totalUnits)).toEqual(imports.map(() => units))
  expect(Object.keys(acknowledged).length).toBeGreaterThan(20)
  expect(await filesOf(two!, project)).toEqual(acknowledged)

  // Another that joins has all of it, too.
  const three = await start('three')
  servers = [two!, three]
  expect(await filesOf(three, project)).toEqual(acknowledged)
}, 360_000)

function tmx(name: string): string {
  const unit = (_: unknown, at: number) =>
    `<tu><tuv xml:lang="en"><seg>${name}, text number ${at}</seg></tuv><tuv xml:lang="es"><seg>${name}, texto número ${at}</seg></tuv></tu>`
  const header = 'creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en"'
  return `<tmx version="1.4"><header ${header} datatype="plaintext"/><body>${Array.from({ length: units }, unit).join('\n')}</body></tmx>`
}
