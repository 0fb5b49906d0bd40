import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { AutoAssignResult } from '@dragoman/sdk/operations/tasks'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from './database/testing.ts'
import type { TestDatabase } from './database/testing.ts'
import {
  costLines,
  files,
  jobs,
  journal,
  logfileSegments,
  projectMessages,
  projectResources,
  projects,
  segments,
  taskEvents,
  tasks,
  translationMemories,
  translationUnits,
  translationUnitTargets,
  workUnits,
} from './db/schema.ts'
import { createObjects } from './engine/objects/objects.ts'
import { createSessions } from './http/sessions.ts'
import { seedPeople } from './testing/people.ts'
import type { People, Person } from './testing/people.ts'
import { fileForm } from './testing/projects.ts'
import { freePort, startServer } from './testing/server-process.ts'
import { acceptedBy, seedMemory, seedWork } from './testing/work.ts'

// The server, killed fifty times while several clients write, upload, import, price, deliver and place tasks. The
// database goes on, as with a database of one's own, so that a new server is there within a second. What was answered
// with 2xx has to be there at the end, and whatever a job does has to be done as a whole or not at all.

const kills = Number(process.env['KILLS'] ?? 50)
const textsInFile = 40
const unitsInImport = 400

let connection: TestDatabase
let people: People
let dataDirectory: string
let origin: string
let server: ChildProcess
/** Settled as soon as there is a server again. */
let isUp: Promise<void>
const run = { isOver: false }
/** Calls that were answered with 2xx since the server was started last. */
let answered: string[] = []
/** How many were before that. */
let answeredBefore = 0

const start = () => {
  const { port } = new URL(origin)
  return startServer({ DATA_DIR: dataDirectory, DATABASE_URL: connection.url, PORT: port })
}

beforeAll(async () => {
  connection = await createTestDatabase()
  people = await seedPeople(connection.database, createSessions(connection.database, () => new Date()))
  dataDirectory = await mkdtemp(join(tmpdir(), 'dragoman-killed-'))
  origin = `http://127.0.0.1:${await freePort()}`
  server = await start()
  isUp = Promise.resolve()
})

afterAll(async () => {
  run.isOver = true
  server.kill('SIGKILL')
  await once(server, 'exit')
  await connection.close()
  await rm(dataDirectory, { recursive: true, force: true })
})

/**
 * What the server has answered, or null when it was killed before it did: then the change may be there or not. A
 * refusal that is due to a repetition is null too.
 */
async function attempt<T>(as: Person, method: string, path: string, body?: object): Promise<T | null> {
  const headers = new Headers({ 'X-AUTH-TOKEN': as.token })
  if (body && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
  const payload = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
  let status: number
  let text: string
  try {
    const response = await fetch(`${origin}${path}`, { method, headers, body: payload ?? null })
    status = response.status
    text = await response.text()
  } catch {
    await isUp
    return null
  }
  if (status >= 500) throw new Error(`${method} ${path}: ${status} ${text}`)
  if ([409, 422, 423].includes(status)) return null
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`)
  answered.push(`${method} ${path}`)
  return text === '' ? (undefined as T) : JSON.parse(text)
}

/** The same, as often as it takes; only for what may be done twice. */
async function insist<T>(as: Person, method: string, path: string, body?: object): Promise<T> {
  for (;;) {
    const answer = await attempt<T>(as, method, path, body)
    if (answer !== null) return answer
  }
}

interface Named {
  uuid: string
}

const newProject = () => {
  const body = { reference: 'Release', orgUnitUUID: people.place.orgUnitId, sourceLocale: 'en' }
  return insist<Named>(people.manager, 'POST', '/api/v3/project?inferDefaultSettings=true', body)
}

const texts = (from: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: textsInFile }, (_, key) => [`key${key}`, `Text ${from} of ${key}`])))

// What each client has been told is done.
const notes: string[] = []
const uploads = new Map<string, string>()
const imports = new Map<string, { memory: string; job: string }>()
const priced: string[] = []
const delivered: string[] = []
const placed: string[] = []
/** By segment: what was acknowledged last, and what has been sent since. */
const written = new Map<string, { acknowledged: string | null; sent: Set<string> }>()

async function writeNotes(project: string): Promise<void> {
  for (let note = 0; !run.isOver; note += 1) {
    const made = await attempt<Named>(people.manager, 'POST', `/api/v3/project/${project}/message`, { text: `Note ${note}` })
    if (made) notes.push(made.uuid)
  }
}

async function upload(project: string): Promise<void> {
  const { manager } = people
  const base = `/api/v3/project/${project}/resource`
  for (let file = 0; !run.isOver; file += 1) {
    const name = `file${file}.json`
    const made = await attempt<Named>(manager, 'POST', base, { name })
    if (!made) continue
    const content = texts(file)
    const kept = await attempt(manager, 'PUT', `${base}/${made.uuid}/content`, fileForm(name, content))
    if (kept) uploads.set(made.uuid, createHash('sha256').update(content).digest('hex'))
  }
}

async function translate(workUnit: string, ids: readonly string[]): Promise<void> {
  const { linguistB } = people
  const base = `/api/v1/atlas/work-unit/${workUnit}/segment`
  interface Shown {
    id: string
    version: number
  }
  for (let turn = 0; !run.isOver; turn += 1) {
    const page = await insist<{ content: Shown[] }>(linguistB, 'GET', `${base}?size=${ids.length}`)
    const shown = page.content[turn % page.content.length]
    if (!shown) throw new Error('the segments are gone')
    let { version } = shown
    for (let edit = 0; edit < 10 && !run.isOver; edit += 1) {
      const target = `Texto ${turn}.${edit}`
      const known = written.get(shown.id) ?? { acknowledged: null, sent: new Set() }
      written.set(shown.id, known)
      known.sent.add(target)
      const kept = await attempt<Shown>(linguistB, 'PUT', `${base}/${shown.id}`, { target, confirmed: false, version })
      if (!kept) break
      version = kept.version
      written.set(shown.id, { acknowledged: target, sent: new Set() })
    }
  }
}

async function importMemories(): Promise<void> {
  const { manager } = people
  const unit = (_: unknown, at: number) =>
    `<tu><tuv xml:lang="en"><seg>Text ${at}</seg></tuv><tuv xml:lang="es"><seg>Texto ${at}</seg></tuv></tu>`
  const header = 'creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en"'
  const units = Array.from({ length: unitsInImport }, unit).join('\n')
  const tmx = `<tmx version="1.4"><header ${header} datatype="plaintext"/><body>${units}</body></tmx>`
  for (let number = 0; !run.isOver; number += 1) {
    const body = { name: `Product ${number}`, sourceLocale: 'en', targetLocales: ['es'] }
    const memory = await attempt<Named>(manager, 'POST', '/api/v1/atlas-tm', body)
    if (!memory) continue
    const path = `/api/v1/translation-memory/${memory.uuid}/import`
    const job = await attempt<Named>(manager, 'POST', path, fileForm('product.tmx', tmx))
    if (!job) continue
    imports.set(memory.uuid, { memory: memory.uuid, job: job.uuid })
    await jobEnd(job.uuid)
  }
}

async function price(): Promise<void> {
  const { manager } = people
  for (let number = 0; !run.isOver; number += 1) {
    const { uuid } = await newProject()
    const base = `/api/v3/project/${uuid}`
    const file = await attempt<Named>(manager, 'POST', `${base}/resource`, { name: 'app.json' })
    if (!file) continue
    if (!(await attempt(manager, 'PUT', `${base}/resource/${file.uuid}/content`, fileForm('app.json', texts(number))))) continue
    const wanted = { projectResourceUuid: file.uuid, workflows: ['TRANSLATION'], targetLocales: ['es', 'ja'] }
    const units = await attempt<{ uuid: string }[]>(manager, 'POST', `${base}/work-unit?bulk=true`, [wanted])
    if (!units) continue
    const moved = await attempt(manager, 'POST', `${base}/status`, { newStatus: 'PENDING', calculateCosts: true })
    if (moved === null) continue
    priced.push(uuid)
    await settled(eq(jobs.projectId, uuid))
  }
}

async function deliver(): Promise<void> {
  const { linguistA } = people
  const done = ['Save', 'Open'].map((source) => ({ source, target: 'Texto', confirmed: true }))
  while (!run.isOver) {
    const work = await seedWork(connection.database, people, { segments: done, task: acceptedBy(linguistA.id) })
    await seedMemory(connection.database, people, work.projectId)
    const path = `/api/v3/task/${work.taskIds[0]}/status-update`
    const answer = await attempt(linguistA, 'POST', path, { status: 'DELIVERED' })
    if (answer) delivered.push(work.taskIds[0] ?? '')
  }
}

async function placeTasks(): Promise<void> {
  while (!run.isOver) {
    const taskUuids: string[] = []
    for (let number = 0; number < 5; number += 1) {
      const { taskIds } = await seedWork(connection.database, people, { steps: ['TRANSLATION'] })
      taskUuids.push(...taskIds)
    }
    const body = { taskUuids, ignoreAutopilot: true }
    const request = await attempt<{ id: string }>(people.manager, 'POST', '/api/v3/task/assignment/auto', body)
    if (!request) continue
    placed.push(request.id)
    await jobEnd(request.id)
  }
}

const jobEnd = (id: string) => settled(eq(jobs.id, id))

async function settled(which: ReturnType<typeof eq>): Promise<void> {
  while (!run.isOver && (await connection.database.$count(jobs, and(which, eq(jobs.status, 'STARTED')))) > 0) await pause(20)
}

async function killAndStartAgain(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  isUp = promise
  server.kill('SIGKILL')
  await once(server, 'exit')
  server = await start()
  answeredBefore += answered.length
  answered = []
  resolve()
}

/** What the server gets done, in turn, before it is killed: so each kind of work comes to something now and then. */
const awaitedCalls = [/message$/, /content$/, /PUT .*segment/, /import$/, /project.*status$/, /status-update$/, /auto$/]

it('keeps what it has acknowledged and leaves nothing half made, however often it is killed', async () => {
  const db = connection.database
  const { uuid: project } = await newProject()
  const edited = await seedWork(db, people, {
    segments: Array.from({ length: 20 }, (_, at) => `Text ${at}`),
    task: acceptedBy(people.linguistB.id),
  })
  const clients = Promise.all([
    writeNotes(project),
    upload(project),
    translate(edited.workUnitId, edited.segmentIds),
    importMemories(),
    price(),
    deliver(),
    placeTasks(),
  ])
  const killing = (async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const some = 5 + ((kill * 7) % 40)
      const awaited = awaitedCalls[kill % awaitedCalls.length] ?? /./
      while (answered.length < some || !answered.some((call) => awaited.test(call))) await pause(2)
      await killAndStartAgain()
    }
    run.isOver = true
  })()
  await Promise.race([clients, killing])
  await killing
  await clients
  while ((await db.$count(jobs, eq(jobs.status, 'STARTED'))) > 0) await pause(50)

  expect(answeredBefore).toBeGreaterThan(kills)
  await expectNotes()
  await expectUploads()
  await expectTranslations()
  await expectImports()
  await expectPrices()
  await expectDeliveries()
  await expectPlacements()
}, 1_200_000)

async function expectNotes(): Promise<void> {
  const rows = await connection.database.select({ id: projectMessages.id }).from(projectMessages)
  const there = new Set(rows.map(({ id }) => id))
  expect(notes.length).toBeGreaterThan(kills)
  expect(notes.filter((id) => !there.has(id))).toEqual([])
}

async function expectUploads(): Promise<void> {
  const objects = createObjects(join(dataDirectory, 'files'))
  expect(uploads.size).toBeGreaterThan(kills / 10)
  const rows = await connection.database
    .select({ id: projectResources.id, key: projectResources.fileKey, hash: files.hash })
    .from(projectResources)
    .innerJoin(files, eq(files.key, projectResources.fileKey))
    .where(inArray(projectResources.id, [...uploads.keys()]))
  expect(rows).toHaveLength(uploads.size)
  for (const { id, key, hash } of rows) {
    const content = await objects.content(key ?? '')
    const found = createHash('sha256').update(new Uint8Array(await content.arrayBuffer())).digest('hex')
    expect([found, hash]).toEqual([uploads.get(id), uploads.get(id)])
  }
}

async function expectTranslations(): Promise<void> {
  expect(written.size).toBeGreaterThan(1)
  const rows = await connection.database
    .select({ id: segments.id, target: segments.target })
    .from(segments)
    .where(inArray(segments.id, [...written.keys()].map(Number)))
  for (const { id, target } of rows) {
    const known = written.get(String(id))
    const possible = [known?.acknowledged ?? null, ...(known?.sent ?? [])]
    expect(possible).toContain(target === '' && known?.acknowledged === null ? null : target)
  }
}

async function expectImports(): Promise<void> {
  expect(imports.size).toBeGreaterThan(0)
  for (const { memory, job } of imports.values()) {
    const db = connection.database
    const [row] = await db.select().from(jobs).where(eq(jobs.id, job))
    const whole = row?.status === 'FINISHED' ? unitsInImport : 0
    const [kept] = await db.select().from(translationMemories).where(eq(translationMemories.id, memory))
    const units = eq(translationUnits.memoryId, memory)
    const own = db.select({ id: translationUnits.id }).from(translationUnits).where(units)
    const counted = [
      kept?.totalUnits,
      await db.$count(translationUnits, units),
      await db.$count(translationUnitTargets, inArray(translationUnitTargets.unitId, own)),
    ]
    expect({ status: row?.status, counted }).toEqual({ status: row?.status, counted: [whole, whole, whole] })
  }
}

async function expectPrices(): Promise<void> {
  const db = connection.database
  expect(priced.length).toBeGreaterThan(0)
  for (const id of priced) {
    const [project] = await db.select().from(projects).where(eq(projects.id, id))
    const units = await db.select().from(workUnits).where(eq(workUnits.projectId, id))
    expect(units).toHaveLength(2)
    for (const unit of units) {
      const read = unit.genesisStatus === 'CREATED' ? textsInFile : 0
      expect(await db.$count(segments, eq(segments.workUnitId, unit.id))).toBe(read)
      expect(unit.totalSegments).toBe(read)
    }
    const lines = await db.select().from(costLines).where(eq(costLines.projectId, id))
    const isPriced = project?.costsStatus === 'COMPLETED'
    // A calculation that was killed three times is given up, and says so.
    expect(project?.costsStatus).toMatch(/^(COMPLETED|.*ERROR)$/)
    const logfileId = project?.costsLogfileId ?? null
    expect(logfileId !== null).toBe(isPriced)
    expect(lines.length > 0).toBe(isPriced)
    if (!isPriced || logfileId === null) continue
    expect(await db.$count(logfileSegments, eq(logfileSegments.logfileId, logfileId))).toBe(2 * textsInFile)
    const sum = lines.reduce((total, { total: own }) => total + Number(own), 0)
    expect(sum).toBeCloseTo(Number(project?.totalCost), 4)
  }
}

/** Acknowledged or not: a task is delivered with all that belongs to it, or not at all. */
async function expectDeliveries(): Promise<void> {
  const db = connection.database
  expect(delivered.length).toBeGreaterThan(kills / 10)
  const rows = await db
    .select({ task: tasks, unit: workUnits })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(and(eq(tasks.assigneeId, people.linguistA.id), inArray(tasks.status, ['APPROVED', 'DELIVERED'])))
  const acknowledged = new Set(delivered)
  for (const { task, unit } of rows) {
    const possible = acknowledged.has(task.id) ? ['DELIVERED'] : ['APPROVED', 'DELIVERED']
    expect(possible).toContain(task.status)
    const isDelivered = task.status === 'DELIVERED' ? 1 : 0
    const events = and(eq(taskEvents.taskId, task.id), eq(taskEvents.event, 'DELIVERED'))
    const entries = and(eq(journal.entityId, task.id), eq(journal.event, 'TASK_STATUS_CHANGED'))
    const learnt = and(eq(journal.projectId, task.projectId), eq(journal.event, 'TRANSLATION_MEMORY_LEARNT'))
    const counts = [await db.$count(taskEvents, events), await db.$count(journal, entries), await db.$count(journal, learnt)]
    expect(counts).toEqual([isDelivered, isDelivered, isDelivered])
    expect(unit.currentStep).toBe(isDelivered)
  }
}

async function expectPlacements(): Promise<void> {
  const db = connection.database
  expect(placed.length).toBeGreaterThan(0)
  for (const id of placed) {
    const [job] = await db.select().from(jobs).where(eq(jobs.id, id))
    const ids = job?.params['taskIds'] as string[]
    const rows = await db.select().from(tasks).where(inArray(tasks.id, ids))
    const report = job?.report as unknown as AutoAssignResult | null
    const given = new Set(report?.assigned.map(({ taskUuid }) => taskUuid))
    expect(rows.filter(({ assigneeId }) => assigneeId !== null).map((row) => row.id).sort()).toEqual([...given].sort())
    expect(given.size).toBe(job?.status === 'FAILED' ? 0 : ids.length)
  }
}
