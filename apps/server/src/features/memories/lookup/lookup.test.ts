import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/testing.ts'
import { loadBindings } from '../../context/bindings.ts'
import { type MemoryBinding } from './binding.ts'
import { lookupMatches, lookupSegment, type MatchQuery } from './lookup.ts'
import { lookupScores } from './lookup-scores.ts'
import { boundary, sourceHash, unknownContext } from '../../../engines/matching/normalize.ts'
import { bindMemory, createMemory, createProject, createWorld, type World } from '../../../testing/memory-data.ts'
import { translationMemories } from '../tables.ts'
import { type NewTmUnit, writeTmUnits } from '../writing/write-tm-units.ts'

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
const tmUnit = (source: string, target: string, given: Partial<NewTmUnit> = {}): NewTmUnit => ({
  source,
  codes: [],
  context: unknownContext,
  targets: [{ locale: 'es', text: target }],
  ...given,
})

async function memoryWith(tmUnits: NewTmUnit[], binding: Parameters<typeof bindMemory>[3] = {}, name = 'Memory') {
  const memory = await createMemory(test.database, world, name)
  const origin = { step: 0, projectId: null, userId: world.user.id, mode: 'override' } as const
  await writeTmUnits(test.database, memory.id, tmUnits, origin)
  await bindMemory(test.database, projectId, memory.id, binding)
  return memory
}

const bindings = (): Promise<MemoryBinding[]> => loadBindings(test.database, projectId)
const find = async (given: MatchQuery, locale = 'es') => lookupSegment(test.database, await bindings(), given, locale)

describe('lookupSegment', () => {
  it('exact matches come with their author and the parts of their score', async () => {
    const memory = await memoryWith([tmUnit('Save the file', 'Guardar el archivo'), tmUnit('Open', 'Abrir')])
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
        writtenAt: expect.any(Date),
        updatedBy: world.user.id,
      },
    ])
  })

  it.each([
    ['other text', query('Close all the windows'), 'es'],
    ['another locale', query('Save the file'), 'fr'],
  ])('lookup finds nothing for %s', async (_, given, locale) => {
    await memoryWith([tmUnit('Save the file', 'Guardar el archivo')])
    expect(await find(given, locale)).toEqual([])
  })

  it('fuzzy matches come best first, with their differences', async () => {
    await memoryWith([
      tmUnit('Save the file', 'uno'),
      tmUnit('Save the old file', 'dos'),
      tmUnit('Save the file!', 'tres'),
      tmUnit('Open the window', 'no'),
    ])
    const found = await find(query('save the file'))
    expect(found.map(({ score, target }) => [score, target])).toEqual([
      [92, 'uno'],
      [85, 'tres'],
      [70, 'dos'],
    ])
    expect(found.map(({ parts }) => parts)).toMatchObject([
      { punctuation: -8, text: 0 },
      { punctuation: -15, text: 0 },
      { punctuation: -6, text: -24, order: 0 },
    ])
  })

  it('fuzzy matches go down to the threshold of the project memory', async () => {
    await memoryWith([tmUnit('Save the file', 'uno')], { threshold: 50 })
    expect(await find(query('Save your files'))).toMatchObject([{ score: 66 }])
    await memoryWith([tmUnit('Save the file', 'dos')], { threshold: 67, position: 1 })
    expect(await find(query('Save your files'))).toHaveLength(1)
  })

  it('the penalty is subtracted from fuzzy matches too', async () => {
    await memoryWith([tmUnit('Save the file', 'uno')], { penalty: 10 })
    await memoryWith([tmUnit('Save the file', 'no')], { penalty: 23, position: 1 })
    expect(await find(query('save the file'))).toMatchObject([{ score: 82, parts: { penalty: -10 } }])
  })

  it('inline tags of fuzzy matches take the numbers of the segment', async () => {
    await memoryWith([tmUnit('Save ⟦7/⟧ the file now', 'Guardar ⟦7/⟧ el archivo')])
    expect(await find(query('Save ⟦2/⟧ the files now'))).toMatchObject([{ target: 'Guardar ⟦2/⟧ el archivo' }])
  })

  it('translated units are found among many untranslated similar ones', async () => {
    const alike = Array.from({ length: 700 }, (_, at) => tmUnit(`Save the file number ${1000 + at} now`, `${at}`))
    await memoryWith([...alike, tmUnit('Save the file number 999 here', 'aquí')])
    await memoryWith(
      [
        ...alike.map(({ source }) => tmUnit(source, '', { targets: [{ locale: 'fr', text: source }] })),
        tmUnit('Save the file number 999 here', 'ici'),
      ],
      { position: 1 },
    )
    const found = await find(query('Save the file number 1234 now'))
    expect(found.map(({ memoryName, target }) => [memoryName, target]).at(-1)).toEqual(['Memory', 'ici'])
  })

  it('fuzzy search skips memories without translations into the language', async () => {
    await memoryWith([tmUnit('Save the file', 'Guardar el archivo')])
    const asked = vi.spyOn(Client.prototype, 'query')
    const asksIndex = () => asked.mock.calls.some(([text]) => JSON.stringify(text).includes('memory_index'))
    expect(await find(query('Save the files'), 'de')).toEqual([])
    expect(asksIndex()).toBe(false)
    expect(await find(query('Save the files'))).toHaveLength(1)
    expect(asksIndex()).toBe(true)
    asked.mockRestore()
  })
  it('the translation with the same context comes first', async () => {
    const here = { contextKey: 'menu', previousHash: null, nextHash: null }
    await memoryWith([
      tmUnit('Open', 'Abierto', { context: { ...here, contextKey: 'state' } }),
      tmUnit('Open', 'Abrir', { context: here }),
    ])
    const found = await find(query('Open', { context: here }))
    expect(found.map(({ score, target }) => [score, target])).toEqual([
      [101, 'Abrir'],
      [100, 'Abierto'],
    ])
  })

  it('a context match is recognized by its neighboring segments', async () => {
    const context = { contextKey: null, previousHash: boundary, nextHash: sourceHash('Next') }
    await memoryWith([tmUnit('Open', 'Abrir', { context })])
    expect(await find(query('Open', { context }))).toMatchObject([{ score: 101 }])
    expect(await find(query('Open', { context: { ...context, nextHash: sourceHash('Other') } }))).toMatchObject([
      { score: 100 },
    ])
  })

  it('a translation is offered once, in its best context', async () => {
    const here = { contextKey: 'menu', previousHash: null, nextHash: null }
    await memoryWith([tmUnit('Open', 'Abrir'), tmUnit('Open', 'Abrir', { context: here })])
    expect(await find(query('Open', { context: here }))).toMatchObject([{ score: 101 }])
  })

  it('each project memory applies its penalty, threshold, order and maximum number of matches', async () => {
    await memoryWith([tmUnit('Open', 'uno')], { position: 0, penalty: 5 }, 'First')
    await memoryWith([tmUnit('Open', 'dos')], { position: 1 }, 'Second')
    await memoryWith([tmUnit('Open', 'tres')], { position: 2 }, 'Third')
    await memoryWith([tmUnit('Open', 'no')], { position: 3, penalty: 31 }, 'Under its threshold')
    await memoryWith([tmUnit('Open', 'no')], { position: 4, read: false }, 'Not read')
    const contexts = ['a', 'b', 'c'].map((contextKey) => ({ contextKey, previousHash: null, nextHash: null }))
    await memoryWith(
      contexts.map((context, at) => tmUnit('Open', `cuatro ${at}`, { context })),
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

  it('a step reads only the memories that are set to be read in it', async () => {
    const settings = {
      codeUomAbbreviationEnabled: false,
      workflows: [{ workflowUuid: world.review.id, read: false, write: false }],
    }
    await memoryWith([tmUnit('Open', 'Abrir')], { settings })
    const at = async (workflowId?: string) =>
      lookupSegment(test.database, await loadBindings(test.database, projectId, workflowId), query('Open'), 'es')
    expect(await at(world.review.id)).toEqual([])
    expect(await at(world.translation.id)).toHaveLength(1)
    expect(await at()).toHaveLength(1)
  })

  it('inline tags take the numbers of the segment unless the project memory says otherwise', async () => {
    await memoryWith([tmUnit('⟦3/⟧ of ⟦5/⟧', '⟦5/⟧: ⟦3/⟧')], { position: 0 })
    await memoryWith([tmUnit('⟦3/⟧ of ⟦5/⟧', '⟦5/⟧: ⟦3/⟧')], { position: 1, fixTags: false })
    const found = await find(query('⟦1/⟧ of ⟦2/⟧'))
    expect(found.map(({ target }) => target)).toEqual(['⟦2/⟧: ⟦1/⟧', '⟦5/⟧: ⟦3/⟧'])
  })

  it('a match that differs only in native tags scores 99', async () => {
    const codes = [{ id: 1, kind: 'standalone' as const, open: '%s' }]
    await memoryWith([tmUnit('⟦1/⟧ files', '⟦1/⟧ archivos', { codes })])
    expect(await find(query('⟦1/⟧ files', { codes: [{ ...codes[0]!, open: '%d' }] }))).toMatchObject([
      { score: 99, parts: { tags: -1 } },
    ])
  })
})

describe('lookupMatches', () => {
  it('lookup of a whole file keeps its order, with repetitions and segments without matches', async () => {
    const sources = Array.from({ length: 2500 }, (_, at) => `Text ${at}`)
    await memoryWith(sources.filter((_, at) => at % 2 === 0).map((source) => tmUnit(source, `t ${source}`)))
    const queries = [...sources, 'Text 0', 'Text 1'].map((source) => query(source))
    const found = await lookupMatches(test.database, await bindings(), queries, 'es', { wanted: 'exact' })
    expect(found).toHaveLength(2502)
    found.slice(0, 2500).forEach((matches, at) => {
      expect(matches.map(({ target }) => target)).toEqual(at % 2 === 0 ? [`t Text ${at}`] : [])
    })
    expect(found[2500]).toEqual(found[0])
    expect(found[2501]).toEqual([])
  })

  it('the best scores of many segments equal those of their matches', async () => {
    const tmUnits = [tmUnit('Save the file', 'a'), tmUnit('Save the files', 'b'), tmUnit('Open a folder', 'c')]
    await memoryWith(tmUnits, { penalty: 4 }, 'First')
    await memoryWith([tmUnit('Save the film', 'd'), tmUnit('Close a folder', 'e')], { threshold: 80 }, 'Second')
    const asked = ['Save the file', 'Save the film', 'Open the folder', 'Nothing of the kind', 'Save the film']
    const queries = asked.map((source) => query(source))
    const done: number[] = []
    const scores = await lookupScores(test.database, await bindings(), queries, 'es', {
      progress: async (count) => void done.push(count),
    })
    const matches = await lookupMatches(test.database, await bindings(), queries, 'es')
    expect(scores).toEqual(matches.map(([best]) => best?.score ?? 0))
    expect(scores.filter((score) => score > 0).length).toBeGreaterThan(3)
    expect(done.at(-1)).toBe(queries.length)
  })

  it('lookup can exclude units learned from a project', async () => {
    const memory = await memoryWith([])
    const learnt = { step: 0, projectId, userId: world.user.id, mode: 'override' } as const
    await writeTmUnits(test.database, memory.id, [tmUnit('Save the file', 'a'), tmUnit('Save the files', 'b')], learnt)
    const ask = async (exceptProject?: string) =>
      lookupMatches(test.database, await bindings(), [query('Save the file')], 'es', { exceptProject })
    expect((await ask())[0]).toHaveLength(2)
    expect((await ask(world.project.id))[0]).toHaveLength(2)
    expect((await ask(projectId))[0]).toEqual([])
  })

  it('lookup works without any memory', async () => {
    expect(await lookupMatches(test.database, [], [query('a'), query('b')], 'es')).toEqual([[], []])
  })
})

describe('a memory that requires context', () => {
  it('offers the same text as an exact match in the same context only, for files, too', async () => {
    const context = { ...unknownContext, contextKey: 'menu' }
    const { id } = await memoryWith([tmUnit('Open', 'Abrir', { context }), tmUnit('Close', 'Cerrar')])
    const queries = [query('Open', { context }), query('Open'), query('Close')]
    const scores = async () => lookupScores(test.database, await bindings(), queries, 'es')
    expect(await scores()).toEqual([101, 100, 100])
    await test.database.update(translationMemories).set({ requireContext: true }).where(eq(translationMemories.id, id))
    expect(await scores()).toEqual([101, 99, 99])
    expect(await find(query('Open'))).toMatchObject([{ score: 99, target: 'Abrir', parts: { context: -1 } }])
    expect(await find(query('Open', { context }))).toMatchObject([{ score: 101, parts: { context: 1 } }])
  })
})

describe('translations for other regions', () => {
  const into = (source: string, ...targets: [locale: string, text: string][]) =>
    tmUnit(source, '', { targets: targets.map(([locale, text]) => ({ locale, text })) })

  it('a translation for another region is offered at a penalty of its own, one that says the same is not', async () => {
    const { id } = await memoryWith(
      [
        into('Open', ['es', 'Abrir'], ['pl_pl', 'Otwórz'], ['zh_cn', '打开']),
        into('Open the old file', ['es', 'Abra el archivo antiguo'], ['es_mx', 'Abrir el archivo viejo']),
      ],
      { penalty: 2 },
    )
    await test.database
      .update(translationMemories)
      .set({ targetLocales: ['es', 'es_mx', 'pl_pl', 'zh_cn'] })
      .where(eq(translationMemories.id, id))
    expect(await find(query('Open'), 'es_mx')).toMatchObject([
      { score: 95, target: 'Abrir', targetLocale: 'es', parts: { penalty: -2, region: -3 } },
    ])
    expect(await find(query('Open'), 'pl')).toMatchObject([{ score: 98, target: 'Otwórz', parts: { penalty: -2 } }])
    expect((await find(query('Open'), 'pl'))[0]?.parts).not.toHaveProperty('region')
    expect(await find(query('Open'), 'zh_tw')).toEqual([])
    expect((await find(query('Open the new file'), 'es_mx')).map(({ targetLocale }) => targetLocale)).toEqual([
      'es_mx',
      'es',
    ])
  })

  it('files are scored as their segments are, whichever region a translation is for', async () => {
    const { id } = await memoryWith([
      into('Open', ['es', 'Abrir']),
      into('Open the old file', ['es', 'Abra el archivo antiguo'], ['es_mx', 'Abrir el archivo viejo']),
      into('Close all the windows', ['es', 'Cierre todas las ventanas']),
      into('Save the file', ['pl_pl', 'Zapisz plik']),
    ])
    await test.database
      .update(translationMemories)
      .set({ targetLocales: ['es', 'es_mx', 'pl_pl'] })
      .where(eq(translationMemories.id, id))
    const queries = ['Open', 'Open the new file', 'Close all the doors', 'Close all the windows'].map((text) =>
      query(text),
    )
    const own = await bindings()
    for (const locale of ['es_mx', 'es', 'es_ar', 'pl', 'fr']) {
      const matches = await lookupMatches(test.database, own, queries, locale)
      const best = matches.map(([first]) => first?.score ?? 0)
      expect({ locale, scores: await lookupScores(test.database, own, queries, locale) }).toEqual({
        locale,
        scores: best,
      })
    }
    expect(await lookupScores(test.database, await bindings(), [query('Save the file')], 'pl')).toEqual([100])
  })
})
