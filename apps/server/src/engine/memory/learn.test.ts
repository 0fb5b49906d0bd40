import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing.ts'
import type { Database } from '../../database/connect.ts'
import { segments, translationMemories, translationUnits, translationUnitTargets } from '../../db/schema.ts'
import { loadBindings } from './bindings.ts'
import { learnFromTask } from './learn.ts'
import { lookupSegment } from './lookup.ts'
import { contextsOf } from './normalize.ts'
import { bindMemory, createMemory, createProject, createWorkUnit, createWorld, type World } from './testing-data.ts'

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

const known = () =>
  db
    .select({ source: translationUnits.source, text: translationUnitTargets.text, step: translationUnitTargets.step })
    .from(translationUnits)
    .innerJoin(translationUnitTargets, eq(translationUnitTargets.unitId, translationUnits.id))
    .where(eq(translationUnits.memoryId, memoryId))
    .orderBy(translationUnits.source, translationUnitTargets.text)

const file = [
  { source: 'Open', target: 'Abrir', confirmed: true, context: 'menu' },
  { source: 'Close', target: 'Cerrar', confirmed: false },
  { source: 'Save', target: ' ', confirmed: true },
  { source: 'Print ⟦1/⟧', target: 'Imprimir ⟦1/⟧', confirmed: true, codes: [{ id: 1, kind: 'standalone' as const, open: '%s' }] },
]

describe('learnFromTask', () => {
  it('keeps confirmed segments, with codes and context, and counts them', async () => {
    await bind()
    const { translationTask, segments: rows } = await createWorkUnit(db, world, file)
    expect(await learnFromTask(db, translationTask.id, world.user.id)).toEqual([
      { memoryId, memoryName: 'Memory', created: 2, written: 2 },
    ])
    expect(await known()).toEqual([
      { source: 'Open', text: 'Abrir', step: 0 },
      { source: 'Print ⟦1/⟧', text: 'Imprimir ⟦1/⟧', step: 0 },
    ])
    const context = contextsOf(rows)[3]!
    const query = { source: rows[3]!.source, codes: rows[3]!.codes, context }
    const [match] = await lookupSegment(db, await loadBindings(db, world.project.id), query, 'es')
    expect(match).toMatchObject({ score: 101, target: 'Imprimir ⟦1/⟧', projectId: world.project.id })
    const [memory] = await db.select().from(translationMemories).where(eq(translationMemories.id, memoryId))
    expect(memory).toMatchObject({ totalUnits: 2, targetLocales: ['es'] })
  })

  it('learns the same once', async () => {
    await bind()
    const { translationTask } = await createWorkUnit(db, world, file)
    await learnFromTask(db, translationTask.id, world.user.id)
    expect(await learnFromTask(db, translationTask.id, world.user.id)).toMatchObject([{ created: 0, written: 2 }])
    expect(await known()).toHaveLength(2)
  })

  it('lets a later step overwrite an earlier one, and not the other way round', async () => {
    await bind()
    const { workUnit, translationTask, reviewTask } = await createWorkUnit(db, world, file)
    await learnFromTask(db, translationTask.id, world.user.id)
    const improve = (text: string) =>
      db.update(segments).set({ target: text }).where(eq(segments.key, '0'))
    await improve('Abra')
    await learnFromTask(db, reviewTask.id, world.user.id)
    expect((await known())[0]).toEqual({ source: 'Open', text: 'Abra', step: 1 })
    await improve('Abrir otra vez')
    expect(await learnFromTask(db, translationTask.id, world.user.id)).toMatchObject([{ written: 0 }])
    expect((await known())[0]).toEqual({ source: 'Open', text: 'Abra', step: 1 })
    expect(workUnit.targetLocale).toBe('es')
  })

  it('lets another project overwrite, whatever its step', async () => {
    await bind()
    const { reviewTask } = await createWorkUnit(db, world, [{ source: 'Open', target: 'Abra', confirmed: true }])
    await learnFromTask(db, reviewTask.id, world.user.id)
    const owner = { accountId: world.account.id, orgUnitId: world.orgUnit.id, userId: world.user.id }
    const other = await createProject(db, owner)
    await bindMemory(db, other.id, memoryId, { write: true })
    const given = { projectId: other.id }
    const { translationTask } = await createWorkUnit(db, world, [{ source: 'Open', target: 'Abrir', confirmed: true }], given)
    await learnFromTask(db, translationTask.id, world.user.id)
    expect(await known()).toEqual([{ source: 'Open', text: 'Abrir', step: 0 }])
  })

  it('keeps the same source apart in another context', async () => {
    await bind()
    const { translationTask } = await createWorkUnit(db, world, [
      { source: 'Open', target: 'Abrir', confirmed: true, context: 'menu' },
      { source: 'Open', target: 'Abierto', confirmed: true, context: 'state' },
    ])
    await learnFromTask(db, translationTask.id, world.user.id)
    expect(await known()).toMatchObject([{ text: 'Abierto' }, { text: 'Abrir' }])
  })

  it('adds a target locale that the memory lacked', async () => {
    await bind()
    const { translationTask } = await createWorkUnit(db, world, file, { targetLocale: 'ja' })
    await learnFromTask(db, translationTask.id, world.user.id)
    const [memory] = await db.select().from(translationMemories).where(eq(translationMemories.id, memoryId))
    expect(memory?.targetLocales).toEqual(['es', 'ja'])
  })

  it('writes nothing when the binding only reads', async () => {
    await bind({ write: false })
    const { translationTask } = await createWorkUnit(db, world, file)
    expect(await learnFromTask(db, translationTask.id, world.user.id)).toEqual([])
    expect(await known()).toEqual([])
  })

  it('obeys what the binding says of one step', async () => {
    await bind({
      write: false,
      settings: {
        codeUomAbbreviationEnabled: false,
        workflows: [{ workflowUuid: world.review.id, read: true, write: true }],
      },
    })
    const { translationTask, reviewTask } = await createWorkUnit(db, world, file)
    expect(await learnFromTask(db, translationTask.id, world.user.id)).toEqual([])
    expect(await learnFromTask(db, reviewTask.id, world.user.id)).toHaveLength(1)
  })

  it('leaves a memory in another source language alone', async () => {
    await bind()
    await db.update(translationMemories).set({ sourceLocale: 'de' }).where(eq(translationMemories.id, memoryId))
    const { translationTask } = await createWorkUnit(db, world, file)
    expect(await learnFromTask(db, translationTask.id, world.user.id)).toEqual([])
  })

  it('writes from two deliveries at once without losing or locking', async () => {
    await bind()
    const second = await createMemory(db, world, 'Second')
    await bindMemory(db, world.project.id, second.id, { write: true, position: 1 })
    const texts = Array.from({ length: 200 }, (_, at) => ({ source: `Text ${at}`, target: `t ${at}`, confirmed: true }))
    const [a, b] = await Promise.all([
      createWorkUnit(db, world, texts),
      createWorkUnit(db, world, texts.toReversed(), { targetLocale: 'ja' }),
    ])
    await Promise.all(
      [a, b].map(({ translationTask }) =>
        db.transaction((transaction) => learnFromTask(transaction, translationTask.id, world.user.id)),
      ),
    )
    expect(await known()).toHaveLength(400)
  })
})
