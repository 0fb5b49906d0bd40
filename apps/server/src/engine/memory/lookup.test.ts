import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing.ts'
import { loadBindings, type MemoryBinding } from './bindings.ts'
import { lookupMatches, lookupSegment, type MatchQuery, renumberCodes } from './lookup.ts'
import { boundary, sourceHash, unknownContext } from './normalize.ts'
import { bindMemory, createMemory, createProject, createWorld, type World } from './testing-data.ts'
import { type NewUnit, writeUnits } from './write-units.ts'

let test: TestDatabase
let world: World
let projectId: string

beforeAll(async () => {
  test = await createTestDatabase()
  world = await createWorld(test.database)
})
afterAll(() => test.close())
beforeEach(async () => {
  const owner = { accountId: world.account.id, orgUnitId: world.orgUnit.id, userId: world.user.id }
  projectId = (await createProject(test.database, owner)).id
})

const query = (source: string, given: Partial<MatchQuery> = {}): MatchQuery => ({
  source,
  codes: [],
  context: unknownContext,
  ...given,
})
const unit = (source: string, target: string, given: Partial<NewUnit> = {}): NewUnit => ({
  source,
  codes: [],
  context: unknownContext,
  targets: [{ locale: 'es', text: target }],
  ...given,
})

async function memoryWith(units: NewUnit[], binding: Parameters<typeof bindMemory>[3] = {}, name = 'Memory') {
  const memory = await createMemory(test.database, world, name)
  const origin = { step: 0, projectId: null, userId: world.user.id, mode: 'override' } as const
  await writeUnits(test.database, memory.id, units, origin)
  await bindMemory(test.database, projectId, memory.id, binding)
  return memory
}

const bindings = (): Promise<MemoryBinding[]> => loadBindings(test.database, projectId)
const find = async (given: MatchQuery, locale = 'es') => lookupSegment(test.database, await bindings(), given, locale)

describe('lookupSegment', () => {
  it('finds exact matches with who wrote them and what makes the score', async () => {
    const memory = await memoryWith([unit('Save the file', 'Guardar el archivo'), unit('Open', 'Abrir')])
    expect(await find(query('Save  the file '))).toEqual([
      {
        score: 100,
        parts: { text: 0, order: 0, numbers: 0, tags: 0, punctuation: 0, context: 0, penalty: 0 },
        memoryId: memory.id,
        memoryName: 'Memory',
        unitId: expect.any(Number),
        targetId: expect.any(Number),
        source: 'Save the file',
        targetLocale: 'es',
        target: 'Guardar el archivo',
        projectId: null,
        updatedAt: expect.any(Date),
        updatedBy: world.user.id,
      },
    ])
  })

  it.each([
    ['other text', query('Save the files'), 'es'],
    ['another letter case', query('save the file'), 'es'],
    ['another locale', query('Save the file'), 'fr'],
  ])('finds nothing for %s', async (_, given, locale) => {
    await memoryWith([unit('Save the file', 'Guardar el archivo')])
    expect(await find(given, locale)).toEqual([])
  })

  it('puts the translation of the same context first', async () => {
    const here = { contextKey: 'menu', previousHash: null, nextHash: null }
    await memoryWith([
      unit('Open', 'Abierto', { context: { ...here, contextKey: 'state' } }),
      unit('Open', 'Abrir', { context: here }),
    ])
    const found = await find(query('Open', { context: here }))
    expect(found.map(({ score, target }) => [score, target])).toEqual([
      [101, 'Abrir'],
      [100, 'Abierto'],
    ])
  })

  it('knows a context by its neighbours', async () => {
    const context = { contextKey: null, previousHash: boundary, nextHash: sourceHash('Next') }
    await memoryWith([unit('Open', 'Abrir', { context })])
    expect(await find(query('Open', { context }))).toMatchObject([{ score: 101 }])
    expect(await find(query('Open', { context: { ...context, nextHash: sourceHash('Other') } }))).toMatchObject([
      { score: 100 },
    ])
  })

  it('offers the same translation once, in its best context', async () => {
    const here = { contextKey: 'menu', previousHash: null, nextHash: null }
    await memoryWith([unit('Open', 'Abrir'), unit('Open', 'Abrir', { context: here })])
    expect(await find(query('Open', { context: here }))).toMatchObject([{ score: 101 }])
  })

  it('takes the penalty off and keeps to threshold, order and most hits of each binding', async () => {
    await memoryWith([unit('Open', 'uno')], { position: 0, penalty: 5 }, 'First')
    await memoryWith([unit('Open', 'dos')], { position: 1 }, 'Second')
    await memoryWith([unit('Open', 'tres')], { position: 2 }, 'Third')
    await memoryWith([unit('Open', 'no')], { position: 3, penalty: 31 }, 'Under its threshold')
    await memoryWith([unit('Open', 'no')], { position: 4, read: false }, 'Not read')
    const contexts = ['a', 'b', 'c'].map((contextKey) => ({ contextKey, previousHash: null, nextHash: null }))
    await memoryWith(
      contexts.map((context, at) => unit('Open', `cuatro ${at}`, { context })),
      { position: 5, maxHits: 2 },
      'Two hits',
    )
    const found = await find(query('Open'))
    expect(found.map(({ memoryName, score }) => [memoryName, score])).toEqual([
      ['Second', 100],
      ['Third', 100],
      ['Two hits', 100],
      ['Two hits', 100],
      ['First', 95],
    ])
  })

  it('reads only what the binding lets this step read', async () => {
    const settings = {
      codeUomAbbreviationEnabled: false,
      workflows: [{ workflowUuid: world.review.id, read: false, write: false }],
    }
    await memoryWith([unit('Open', 'Abrir')], { settings })
    const at = async (workflowId?: string) =>
      lookupSegment(test.database, await loadBindings(test.database, projectId, workflowId), query('Open'), 'es')
    expect(await at(world.review.id)).toEqual([])
    expect(await at(world.translation.id)).toHaveLength(1)
    expect(await at()).toHaveLength(1)
  })

  it('gives codes the numbers of the segment, unless the binding says not to', async () => {
    await memoryWith([unit('⟦3/⟧ of ⟦5/⟧', '⟦5/⟧: ⟦3/⟧')], { position: 0 })
    await memoryWith([unit('⟦3/⟧ of ⟦5/⟧', '⟦5/⟧: ⟦3/⟧')], { position: 1, fixTags: false })
    const found = await find(query('⟦1/⟧ of ⟦2/⟧'))
    expect(found.map(({ target }) => target)).toEqual(['⟦2/⟧: ⟦1/⟧', '⟦5/⟧: ⟦3/⟧'])
  })

  it('says 99 where only the native codes differ', async () => {
    const codes = [{ id: 1, kind: 'standalone' as const, open: '%s' }]
    await memoryWith([unit('⟦1/⟧ files', '⟦1/⟧ archivos', { codes })])
    expect(await find(query('⟦1/⟧ files', { codes: [{ ...codes[0]!, open: '%d' }] }))).toMatchObject([
      { score: 99, parts: { tags: -1 } },
    ])
  })
})

describe('lookupMatches', () => {
  it('answers a whole file in its order, repetitions and misses included', async () => {
    const sources = Array.from({ length: 2500 }, (_, at) => `Text ${at}`)
    await memoryWith(sources.filter((_, at) => at % 2 === 0).map((source) => unit(source, `t ${source}`)))
    const queries = [...sources, 'Text 0', 'Text 1'].map((source) => query(source))
    const found = await lookupMatches(test.database, await bindings(), queries, 'es')
    expect(found).toHaveLength(2502)
    found.slice(0, 2500).forEach((matches, at) => {
      expect(matches.map(({ target }) => target)).toEqual(at % 2 === 0 ? [`t Text ${at}`] : [])
    })
    expect(found[2500]).toEqual(found[0])
    expect(found[2501]).toEqual([])
  })

  it('needs no memory', async () => {
    expect(await lookupMatches(test.database, [], [query('a'), query('b')], 'es')).toEqual([[], []])
  })
})

describe('renumberCodes', () => {
  it.each([
    ['⟦1/⟧', '⟦1/⟧', '⟦1/⟧', '⟦1/⟧'],
    ['⟦1⟧a⟦/1⟧⟦2/⟧', '⟦4⟧a⟦/4⟧⟦2/⟧', '⟦2/⟧⟦4⟧x⟦/4⟧', '⟦2/⟧⟦1⟧x⟦/1⟧'],
    ['⟦1/⟧', '⟦2/⟧', '⟦2/⟧⟦1/⟧⟦1/⟧', '⟦1/⟧⟦2/⟧⟦2/⟧'],
    ['a', 'a', '⟦9/⟧', '⟦1/⟧'],
    ['a', 'a', 'b', 'b'],
  ])('%s for %s: %s becomes %s', (querySource, unitSource, target, expected) => {
    expect(renumberCodes(querySource, unitSource, target)).toBe(expected)
  })
})
