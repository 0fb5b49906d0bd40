import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/testing.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { memoryChanges, translationMemories, translationUnits, translationUnitTargets } from '../memories/tables.ts'
import { segments } from '../work/work-unit-tables.ts'
import { jobs, journal } from '../../kernel/tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { JobCanceled } from '../../kernel/jobs/job-runner.ts'
import type { JobRow } from '../../kernel/jobs/job-runner.ts'
import { folderStore } from '../../kernel/object-stores/folder-store.ts'
import { createObjects } from '../../kernel/objects.ts'
import { loadBindings } from '../context/bindings.ts'
import type { HeldTask } from '../work/held-task.ts'
import { learnRunner, startLearning } from './learn-job.ts'
import { lookupSegment } from '../memories/lookup/lookup.ts'
import { contextHash, contextsOf } from '../../engines/matching/normalize.ts'
import {
  bindMemory,
  createMemory,
  createProject,
  createWorkUnit,
  createWorld,
  type World,
} from '../../testing/memory-data.ts'
import { writeTmUnits } from '../memories/writing/write-tm-units.ts'

let test: TestDatabase
let db: Database
let world: World
let memoryId: string

beforeAll(async () => {
  test = await createTestDatabase()
  db = test.database
})
afterAll(() => test.close())
beforeEach(async () => {
  world = await createWorld(db)
  memoryId = (await createMemory(db, world)).id
})

const bind = (values: Parameters<typeof bindMemory>[3] = {}) =>
  bindMemory(db, world.project.id, memoryId, { write: true, ...values })

type Unit = Awaited<ReturnType<typeof createWorkUnit>>

/** Delivers the present text of a work unit as a step's; gives the jobs that learn it. */
const deliver = ({ workUnit, translationTask, reviewTask }: Unit, step: 'translation' | 'review' = 'translation') =>
  db.transaction(async (transaction) => {
    await transaction
      .update(segments)
      .set({ deliveredTarget: sql`target` })
      .where(eq(segments.workUnitId, workUnit.id))
    const started: JobRow[] = []
    const startJob = async (job: Pick<JobRow, 'type' | 'params'>) => {
      const [row] = await transaction
        .insert(jobs)
        .values({ ...job, accountId: world.account.id, projectId: workUnit.projectId })
        .returning()
      started.push(row!)
      return row!
    }
    const task = { ...(step === 'review' ? reviewTask : translationTask), status: 'DELIVERED' }
    const session = { user: world.user } as unknown as SignedIn
    const workflow = { title: 'Translation' }
    const held = { task, workUnit, workflow, steps: [task], fileName: 'file.po' } as HeldTask
    await startLearning({ db: transaction, session, startJob }, { held, reason: undefined })
    return started
  })

const log = pino({ level: 'fatal' })
const objects = createObjects(folderStore('/nowhere'))
const outbox = { write: () => Promise.resolve(), writeComposed: () => Promise.resolve(), wake: () => undefined }

/** Runs a job; gives what it reports. */
async function run(job: JobRow, progress: (done: number, total: number) => Promise<void> = async () => undefined) {
  let report: Record<string, unknown> | undefined
  const commit: Parameters<typeof learnRunner.run>[0]['commit'] = async (write) => {
    report = (await db.transaction(write)).report
  }
  const finish = () => Promise.reject(new Error('it starts no other job'))
  await learnRunner.run({ job, db, objects, outbox, log, progress, finish, commit })
  return report
}

async function learn(unit: Unit, step: 'translation' | 'review' = 'translation') {
  const reports = []
  for (const job of await deliver(unit, step)) reports.push(await run(job))
  return reports
}

const known = () =>
  db
    .select({ source: translationUnits.source, text: translationUnitTargets.text, step: translationUnitTargets.step })
    .from(translationUnits)
    .innerJoin(translationUnitTargets, eq(translationUnitTargets.unitId, translationUnits.id))
    .where(eq(translationUnits.memoryId, memoryId))
    .orderBy(translationUnits.source, translationUnitTargets.text)

const memory = async () => (await db.select().from(translationMemories).where(eq(translationMemories.id, memoryId)))[0]

const file = [
  { source: 'Open', target: 'Abrir', confirmed: true, context: 'menu' },
  { source: 'Close', target: 'Cerrar', confirmed: false, locked: true },
  { source: 'Save', target: ' ', confirmed: true },
  {
    source: 'Print ⟦1/⟧',
    target: 'Imprimir ⟦1/⟧',
    confirmed: true,
    codes: [{ id: 1, kind: 'standalone' as const, open: '%s' }],
  },
]
const one = (target: string) => [{ source: 'Open', target, confirmed: true }]
const many = Array.from({ length: 2500 }, (_, at) => ({ source: `Text ${at}`, target: `t ${at}`, confirmed: true }))

describe('what a memory learns', () => {
  it('a delivery writes the translations that were worked on to the memory, with tags and context', async () => {
    await bind()
    const unit = await createWorkUnit(db, world, file)
    expect(await learn(unit)).toEqual([{ created: 2, written: 2 }])
    expect(await known()).toEqual([
      { source: 'Open', text: 'Abrir', step: 0 },
      { source: 'Print ⟦1/⟧', text: 'Imprimir ⟦1/⟧', step: 0 },
    ])
    const { source, codes } = unit.segments[3]!
    const query = { source, codes, context: contextsOf(unit.segments)[3]! }
    const [match] = await lookupSegment(db, await loadBindings(db, world.project.id), query, 'es')
    expect(match).toMatchObject({ score: 101, target: 'Imprimir ⟦1/⟧', projectId: world.project.id })
    expect(await memory()).toMatchObject({ totalUnits: 2, targetLocales: ['es'] })
    const [entry] = await db.select().from(journal).where(eq(journal.entityId, memoryId))
    expect(entry).toMatchObject({
      userId: world.user.id,
      detail: { created: 2, written: 2, task: 'file.po · es · Translation' },
    })
  })

  it('a learned translation has the context that a lookup of the same file finds, whatever its characters', async () => {
    await bind()
    const contexts = ['menu "file"\\', 'línea\n\t\u0001\u007F', '', null, '\u2028</script>😀']
    const unit = await createWorkUnit(
      db,
      world,
      contexts.map((context, at) => ({ ...one(`t${at}`)[0]!, source: `S${at}`, context })),
    )
    await learn(unit)
    const rows = await db
      .select()
      .from(translationUnits)
      .where(eq(translationUnits.memoryId, memoryId))
      .orderBy(translationUnits.source)
    expect(rows.map((row) => row.contextHash)).toEqual(contextsOf(unit.segments).map(contextHash))
    expect(rows.map((row) => row.contextKey)).toEqual(contexts.map((context) => context || null))
  })

  it('the memory keeps the last translation of a text that occurs twice in the same context', async () => {
    await bind()
    const twice = ['A', 'B', 'A', 'B', 'A'].map((source, at) => ({ source, target: `${source}${at}`, confirmed: true }))
    expect(await learn(await createWorkUnit(db, world, twice))).toEqual([{ created: 4, written: 4 }])
    expect((await known()).map(({ text }) => text)).toEqual(['A0', 'A2', 'A4', 'B3'])
  })

  it('an equal translation is learned once', async () => {
    await bind()
    const unit = await createWorkUnit(db, world, file)
    await learn(unit)
    expect(await learn(unit)).toMatchObject([{ created: 0, written: 2 }])
    expect(await known()).toHaveLength(2)
  })

  it('the translation of a later step wins, whichever job runs first', async () => {
    await bind()
    const unit = await createWorkUnit(db, world, one('Abrir'))
    const [first] = await deliver(unit)
    await db.update(segments).set({ target: 'Abra' }).where(eq(segments.workUnitId, unit.workUnit.id))
    await learn(unit, 'review')
    expect(await run(first!)).toEqual({ created: 0, written: 0 })
    expect(await known()).toEqual([{ source: 'Open', text: 'Abra', step: 1 }])
    await db.update(segments).set({ target: 'Abrir otra vez' }).where(eq(segments.workUnitId, unit.workUnit.id))
    expect(await learn(unit)).toMatchObject([{ written: 0 }])
  })

  it('the delivered text is learned, and newer translations are not overwritten', async () => {
    await bind()
    const unit = await createWorkUnit(db, world, one('Abrir'))
    const [job] = await deliver(unit)
    await db.update(segments).set({ target: 'Abra', source: 'Opened' }).where(eq(segments.workUnitId, unit.workUnit.id))
    await run(job!)
    expect(await known()).toEqual([{ source: 'Open', text: 'Abrir', step: 0 }])
    const [again] = await deliver(await createWorkUnit(db, world, one('Abrir sin más'), { name: 'other.po' }))
    const byHand = {
      ...unit.segments[0]!,
      context: contextsOf(unit.segments)[0]!,
      targets: [{ locale: 'es', text: 'A mano' }],
    }
    await db.transaction((transaction) =>
      writeTmUnits(transaction, memoryId, [byHand], { step: 0, projectId: null, userId: null, mode: 'override' }),
    )
    expect(await run(again!)).toEqual({ created: 0, written: 0 })
    expect(await known()).toEqual([{ source: 'Open', text: 'A mano', step: 0 }])
  })

  it('the translation of another project wins, whatever its step', async () => {
    await bind()
    await learn(await createWorkUnit(db, world, one('Abra')), 'review')
    const owner = { accountId: world.account.id, orgUnitId: world.orgUnit.id, userId: world.user.id }
    const other = await createProject(db, owner)
    await bindMemory(db, other.id, memoryId, { write: true })
    await learn(await createWorkUnit(db, world, one('Abrir'), { projectId: other.id }))
    expect(await known()).toEqual([{ source: 'Open', text: 'Abrir', step: 0 }])
  })

  it('the same source in another context is a separate translation unit', async () => {
    await bind()
    const [open] = one('Abrir')
    const texts = [
      { ...open!, context: 'menu' },
      { ...open!, target: 'Abierto', context: 'state' },
    ]
    await learn(await createWorkUnit(db, world, texts))
    expect(await known()).toMatchObject([{ text: 'Abierto' }, { text: 'Abrir' }])
  })

  it('a delivery adds a target locale that the memory lacked', async () => {
    await bind()
    await learn(await createWorkUnit(db, world, file, { targetLocale: 'ja' }))
    expect(await memory()).toMatchObject({ targetLocales: ['es', 'ja'] })
  })
})

describe('which memory learns', () => {
  it('a read-only memory learns nothing', async () => {
    await bind({ write: false })
    expect(await learn(await createWorkUnit(db, world, file))).toEqual([])
  })

  it('a memory bound for one step learns only from that step', async () => {
    await bind({
      write: false,
      settings: {
        codeUomAbbreviationEnabled: false,
        workflows: [{ workflowUuid: world.review.id, read: true, write: true }],
      },
    })
    const unit = await createWorkUnit(db, world, file)
    expect(await learn(unit)).toEqual([])
    expect(await learn(unit, 'review')).toHaveLength(1)
  })

  it('a memory in another source language learns nothing', async () => {
    await bind()
    await db.update(translationMemories).set({ sourceLocale: 'de' }).where(eq(translationMemories.id, memoryId))
    expect(await learn(await createWorkUnit(db, world, file))).toEqual([])
  })
})

describe('learning', () => {
  it('two deliveries at once lose nothing and do not deadlock', async () => {
    await bind()
    const second = await createMemory(db, world, 'Second')
    await bindMemory(db, world.project.id, second.id, { write: true, position: 1 })
    const texts = many.slice(0, 200)
    const [a, b] = await Promise.all([
      createWorkUnit(db, world, texts),
      createWorkUnit(db, world, texts.toReversed(), { targetLocale: 'ja' }),
    ])
    await Promise.all([learn(a), learn(b)])
    expect(await known()).toHaveLength(400)
  })

  it('learning resumes where it was when the server was killed', async () => {
    await bind()
    const [job] = await deliver(await createWorkUnit(db, world, many))
    const told: number[] = []
    const die = async (done: number) => {
      told.push(done)
      if (done > 0) throw new Error('killed')
    }
    await expect(run(job!, die)).rejects.toThrow('killed')
    expect(await memory()).toMatchObject({ totalUnits: 1000 })
    expect(await run(job!)).toEqual({ created: 2500, written: 2500 })
    expect(told).toEqual([0, 833])
    expect(await memory()).toMatchObject({ totalUnits: 2500, totalSegments: 2500 })
    expect(await db.$count(memoryChanges, eq(memoryChanges.jobId, job!.id))).toBe(0)
  })

  it('canceled learning leaves the memory as it was and can be restarted', async () => {
    await bind()
    await learn(await createWorkUnit(db, world, many.slice(0, 3)))
    const before = await known()
    const changed = many.map((text, at) => (at === 0 ? { ...text, target: 'otro' } : text))
    const [job] = await deliver(await createWorkUnit(db, world, changed, { name: 'second.po' }))
    const stop = (done: number) => (done > 1000 ? Promise.reject(new JobCanceled()) : Promise.resolve())
    await expect(run(job!, stop)).rejects.toThrow(JobCanceled)
    await db.transaction((transaction) =>
      learnRunner.ended!(transaction, job!, { reason: 'Canceled.', cause: { code: 'CANCELLED' } }),
    )
    expect(await known()).toEqual(before)
    expect(await memory()).toMatchObject({ totalUnits: 3, totalSegments: 3 })
    await db.transaction((transaction) => learnRunner.restarted!(transaction, job!))
    await run(job!)
    expect((await known())[0]).toMatchObject({ source: 'Text 0', text: 'otro' })
    expect(await memory()).toMatchObject({ totalUnits: 2500 + 1 })
  })
})
