import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AutoAssignResult } from '@dragoman/sdk/operations/tasks'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testing.ts'
import type { TestDatabase } from '../database/testing.ts'
import { translationMemories, translationUnits, translationUnitTargets } from '../../features/memories/tables.ts'
import { costLines, logfileSegments } from '../../features/costs/tables.ts'
import { projectMessages, projectResources, projects } from '../../features/work/tables.ts'
import { segments, workUnits } from '../../features/work/work-unit-tables.ts'
import { taskEvents, tasks } from '../../features/work/task-tables.ts'
import { files, jobs, journal } from '../../kernel/tables.ts'
import { folderStore } from '../../kernel/object-stores/folder-store.ts'
import { createObjects } from '../../kernel/objects.ts'
import { createSessions } from '../../identity/sessions.ts'
import { MortalServer } from '../mortal-server.ts'
import { seedPeople } from '../people.ts'
import type { People } from '../people.ts'
import { startClients, textsDelivered, textsInFile, tmUnitsInImport } from '../restless-clients.ts'
import { jobsEnd, until } from '../until.ts'

// The server, killed again and again while several clients write, upload, import, price, deliver and place tasks. The
// database goes on, as with a database of one's own, so that a new server is there within a second. What was answered
// with 2xx has to be there at the end, and whatever a job does has to be done as a whole or not at all.
// One for each call that is awaited; KILLS=50 for a longer run.
const kills = Number(process.env['KILLS'] ?? 7)

let connection: TestDatabase
let people: People
let dataDirectory: string
let server: MortalServer
let clients: ReturnType<typeof startClients>

beforeAll(async () => {
  connection = await createTestDatabase()
  people = await seedPeople(
    connection.database,
    createSessions(connection.database, () => new Date()),
  )
  dataDirectory = await mkdtemp(join(tmpdir(), 'dragoman-killed-'))
  const { url, directUrl } = connection
  server = await MortalServer.start({ DATA_DIR: dataDirectory, DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl })
})

afterAll(async () => {
  clients?.stop()
  await server?.kill()
  await connection.close()
  await rm(dataDirectory, { recursive: true, force: true })
})

/** The calls to wait for, in turn, before the server is killed, so that each kind of work is finished now and then. */
const awaitedCalls = [/message$/, /content$/, /PUT .*segment/, /import$/, /project.*status$/, /status-update$/, /auto$/]

it('a server that is killed often keeps every acknowledged write and leaves none half done', async () => {
  const db = connection.database
  clients = startClients(server, db, people)
  const killing = (async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const some = 5 + ((kill * 7) % 40)
      const awaited = awaitedCalls[kill % awaitedCalls.length] ?? /./
      await until(() => server.answered.length >= some && server.answered.some((call) => awaited.test(call)))
      await server.killAndStartAgain()
    }
    clients.stop()
  })()
  await Promise.race([clients.done, killing])
  await killing
  await clients.done
  await jobsEnd(db)

  expect(server.answeredBefore).toBeGreaterThan(kills)
  await expectNotes()
  await expectUploads()
  await expectTranslations()
  await expectImports()
  await expectPrices()
  await expectDeliveries()
  await expectPlacements()
}, 1_200_000)

async function expectNotes(): Promise<void> {
  const { notes } = clients.acknowledged
  const rows = await connection.database.select({ id: projectMessages.id }).from(projectMessages)
  const there = new Set(rows.map(({ id }) => id))
  expect(notes.length).toBeGreaterThan(kills)
  expect(notes.filter((id) => !there.has(id))).toEqual([])
}

async function expectUploads(): Promise<void> {
  const { uploads } = clients.acknowledged
  const objects = createObjects(folderStore(join(dataDirectory, 'files')))
  expect(uploads.size).toBeGreaterThan(kills / 10)
  const rows = await connection.database
    .select({ id: projectResources.id, key: projectResources.fileKey, hash: files.hash })
    .from(projectResources)
    .innerJoin(files, eq(files.key, projectResources.fileKey))
    .where(inArray(projectResources.id, [...uploads.keys()]))
  expect(rows).toHaveLength(uploads.size)
  for (const { id, key, hash } of rows) {
    const content = await objects.content(key ?? '')
    const found = createHash('sha256')
      .update(new Uint8Array(await content.arrayBuffer()))
      .digest('hex')
    expect([found, hash]).toEqual([uploads.get(id), uploads.get(id)])
  }
}

async function expectTranslations(): Promise<void> {
  const { written } = clients.acknowledged
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
  const { imports } = clients.acknowledged
  expect(imports.size).toBeGreaterThan(0)
  for (const { memory, job } of imports.values()) {
    const db = connection.database
    const [row] = await db.select().from(jobs).where(eq(jobs.id, job))
    const whole = row?.status === 'FINISHED' ? tmUnitsInImport : 0
    const [kept] = await db.select().from(translationMemories).where(eq(translationMemories.id, memory))
    const ofMemory = eq(translationUnits.memoryId, memory)
    const own = db.select({ id: translationUnits.id }).from(translationUnits).where(ofMemory)
    const counted = [
      kept?.totalUnits,
      await db.$count(translationUnits, ofMemory),
      await db.$count(translationUnitTargets, inArray(translationUnitTargets.unitId, own)),
    ]
    expect({ status: row?.status, counted }).toEqual({ status: row?.status, counted: [whole, whole, whole] })
  }
}

async function expectPrices(): Promise<void> {
  const { priced } = clients.acknowledged
  const db = connection.database
  expect(priced.length).toBeGreaterThan(0)
  for (const id of priced) {
    const [project] = await db.select().from(projects).where(eq(projects.id, id))
    const workUnitRows = await db.select().from(workUnits).where(eq(workUnits.projectId, id))
    expect(workUnitRows).toHaveLength(2)
    for (const workUnit of workUnitRows) {
      const read = workUnit.genesisStatus === 'CREATED' ? textsInFile : 0
      expect(await db.$count(segments, eq(segments.workUnitId, workUnit.id))).toBe(read)
      expect(workUnit.totalSegments).toBe(read)
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
  const { delivered } = clients.acknowledged
  const db = connection.database
  expect(delivered.length).toBeGreaterThan(kills / 10)
  const rows = await db
    .select({ task: tasks, workUnit: workUnits })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(and(eq(tasks.assigneeId, people.linguistA.id), inArray(tasks.status, ['APPROVED', 'DELIVERED'])))
  const acknowledged = new Set(delivered)
  for (const { task, workUnit } of rows) {
    const possible = acknowledged.has(task.id) ? ['DELIVERED'] : ['APPROVED', 'DELIVERED']
    expect(possible).toContain(task.status)
    const isDelivered = task.status === 'DELIVERED' ? 1 : 0
    const events = and(eq(taskEvents.taskId, task.id), eq(taskEvents.event, 'DELIVERED'))
    const entries = and(eq(journal.entityId, task.id), eq(journal.event, 'TASK_STATUS_CHANGED'))
    expect([await db.$count(taskEvents, events), await db.$count(journal, entries)]).toEqual([isDelivered, isDelivered])
    expect(workUnit.currentStep).toBe(isDelivered)
    const lessons = await db
      .select()
      .from(jobs)
      .where(and(eq(jobs.projectId, task.projectId), eq(jobs.type, 'TM_LEARNING')))
    expect(lessons).toHaveLength(isDelivered)
    // Killed three times, it is given up and says so, and nothing of it stays.
    const learnt = lessons.filter(({ status }) => status === 'FINISHED').length
    const said = and(eq(journal.projectId, task.projectId), eq(journal.event, 'TRANSLATION_MEMORY_LEARNT'))
    const targets = eq(translationUnitTargets.projectId, task.projectId)
    const counts = [await db.$count(journal, said), await db.$count(translationUnitTargets, targets)]
    expect(counts).toEqual([learnt, learnt * textsDelivered])
  }
}

async function expectPlacements(): Promise<void> {
  const { placed } = clients.acknowledged
  const db = connection.database
  expect(placed.length).toBeGreaterThan(0)
  for (const id of placed) {
    const [job] = await db.select().from(jobs).where(eq(jobs.id, id))
    const ids = job?.params['taskIds'] as string[]
    const rows = await db.select().from(tasks).where(inArray(tasks.id, ids))
    const report = job?.report as unknown as AutoAssignResult | null
    const given = new Set(report?.assigned.map(({ taskUuid }) => taskUuid))
    expect(
      rows
        .filter(({ assigneeId }) => assigneeId !== null)
        .map((row) => row.id)
        .sort(),
    ).toEqual([...given].sort())
    expect(given.size).toBe(job?.status === 'FAILED' ? 0 : ids.length)
  }
}
