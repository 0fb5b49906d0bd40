import type { Logfile } from '@dragoman/sdk/operations/logfiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mergeChanges } from './index/merge.ts'
import { listen } from '../../serve.ts'
import { content, memoryCalls } from '../../testing/memory-calls.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let memories: ReturnType<typeof memoryCalls>
let steps: ReturnType<typeof projectSteps>

beforeAll(async () => {
  test = await createTestApp()
  memories = memoryCalls(test)
  steps = projectSteps(test)
})
afterAll(() => test.close())

interface Match {
  match: number
  sourceText: string
  targetText: string
  parts: Record<string, number>
}
const search = async (uuid: string, sourceText: string, more = '') =>
  (
    await memories.call(
      'GET',
      content(uuid, `segment/fuzzy-search?targetLocale=es${more}&sourceText=${encodeURIComponent(sourceText)}`),
    )
  ).body as Match[]

describe('similar text in a memory', () => {
  it('a new fuzzy match is found with an explained score before and after index merges', async () => {
    const { uuid } = await memories.make('Similar')
    await memories.add(uuid, 'Save the file in folder 12.', 'Guarde el archivo en la carpeta 12.')
    await memories.add(uuid, 'Open the window', 'Abra la ventana')
    const check = async () => {
      const found = await search(uuid, 'Save the file in folder 15!')
      expect(found).toMatchObject([{ match: 92, sourceText: 'Save the file in folder 12.' }])
      expect(found[0]?.parts).toEqual({
        text: 0,
        order: 0,
        numbers: -4,
        tags: 0,
        punctuation: -4,
        context: 0,
        penalty: 0,
      })
      expect(await search(uuid, 'Save the file in folder 15!', '&threshold=93')).toEqual([])
      expect(await search(uuid, 'Save the file in folder 15!', '&overviewOnly=true')).toMatchObject([
        { match: 92, sourceText: '', targetText: '' },
      ])
    }
    await check()
    expect(await mergeChanges(test.db, uuid)).toBe(true)
    await check()
  })

  it('fuzzy matches follow changes, deletions and clearing', async () => {
    const { uuid } = await memories.make('Changing')
    const id = await memories.add(uuid, 'Save the file now', 'Guarde el archivo ahora')
    const asked = 'Save the files now'
    for (const merges of [false, true]) {
      if (merges) await mergeChanges(test.db, uuid)
      expect(await search(uuid, asked)).toMatchObject([{ match: 94 }])
    }
    await memories.call('PUT', content(uuid, `translation-unit/${id}`), { locale: 'en', text: 'Close all the windows' })
    for (const merges of [false, true]) {
      if (merges) await mergeChanges(test.db, uuid)
      expect(await search(uuid, asked)).toEqual([])
      expect(await search(uuid, 'Close all the doors')).toMatchObject([{ match: 76 }])
    }
    await memories.call('DELETE', content(uuid, `translation-unit/${id}`))
    expect(await search(uuid, 'Close all the doors')).toEqual([])
    await mergeChanges(test.db, uuid)
    expect(await search(uuid, 'Close all the doors')).toEqual([])
  })

  it('similar units come with their translations into the requested locales', async () => {
    const { uuid } = await memories.make('Units')
    await memories.add(uuid, 'Save the file', 'Guarde el archivo')
    await memories.add(uuid, 'Save the file', 'ファイルを保存', { targetLocale: 'ja' })
    await memories.add(uuid, 'Save the files', 'Guarde los archivos')
    const path = content(uuid, 'translation-unit/fuzzy-search?sourceText=Save%20the%20file')
    const tmUnits = async (query: string) => (await memories.call('GET', `${path}${query}`)).body
    expect(await tmUnits('&targetLocales=es&targetLocales=ja')).toMatchObject([
      { match: 100, unit: { sourceText: 'Save the file', targets: [{ locale: 'es' }, { locale: 'ja' }] } },
      { match: 92, parts: { text: -8 }, unit: { sourceText: 'Save the files', targets: [{ locale: 'es' }] } },
    ])
    expect(await tmUnits('&targetLocales=ja')).toMatchObject([
      { match: 100, unit: { targets: [{ text: 'ファイルを保存' }] } },
    ])
    expect(await tmUnits('&targetLocales=fr')).toEqual([])
    expect(await tmUnits('&targetLocales=es&threshold=100')).toHaveLength(1)
    expect((await memories.call('GET', path)).status).toBe(400)
    const { manager, stranger } = test.people
    expect((await test.call(stranger, 'GET', `${path}&targetLocales=es`)).status).toBe(404)
    expect((await test.call(manager, 'GET', `${path}&targetLocales=es&threshold=49`)).status).toBe(400)
  })

  it('similarity search accepts texts up to the length in the contract', async () => {
    const { uuid } = await memories.make('Long texts')
    const server = await listen(test.app, { host: '127.0.0.1', port: 0, trustedProxies: 0 })
    const status = async (length: number) => {
      const path = content(
        uuid,
        `segment/fuzzy-search?sourceText=${encodeURIComponent('あ'.repeat(length))}&targetLocale=es`,
      )
      const headers = { 'X-AUTH-TOKEN': test.people.manager.token }
      return (await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })).status
    }
    expect(await status(20_000)).toBe(200)
    expect(await status(20_001)).toBe(400)
    await server.close()
  })

  it('similar texts of a removed memory are no longer found', async () => {
    const { uuid } = await memories.make('Gone')
    await memories.add(uuid, 'Save the file', 'Guarde el archivo')
    await mergeChanges(test.db, uuid)
    expect((await memories.call('DELETE', `/api/v1/atlas-tm/${uuid}`)).status).toBe(204)
    await test.idle()
    const { rows } = await test.db.execute(`select 1 from memory_index_postings where memory_id = '${uuid}'
      union all select 1 from memory_index_runs where memory_id = '${uuid}'`)
    expect(rows).toEqual([])
  })
})

describe('an analysis', () => {
  const sentence = 'Save the documents in the folder before you close the window.'
  // Of 61 characters: 1, 4, 10 and 16 of them changed.
  const file = {
    a: 'Save the documents in the folder before you close the window!',
    b: 'Save the documents in the drawer before you close the window.',
    c: 'Save the documents in the shelves before you close the letter.',
    d: 'Keep all the papers in some folder before you close the window.',
    e: 'Nobody answers the telephone in the evening.',
  }

  async function bandsOf(binding: object) {
    const { manager } = test.people
    const memory = await memories.make('Bands')
    await memories.add(memory.uuid, sentence, 'Guarde los documentos en la carpeta antes de cerrar la ventana.')
    const { uuid } = await steps.draft(manager, [{ name: 'bands.json', content: JSON.stringify(file) }], ['es'])
    const bound = await test.call(manager, 'POST', `/api/v3/project/${uuid}/translation-memory`, [
      { tmUuid: memory.uuid, ...binding },
    ])
    expect(bound.status).toBeLessThan(300)
    const started = bodyOf<Logfile>(
      await test.call(manager, 'POST', `/api/v3/project/${uuid}/logfile?pre-analysis=true`, { name: 'Bands' }),
    )
    const path = `/api/v3/project/${uuid}/logfile/${started.id}`
    await test.until(async () =>
      bodyOf<Logfile>(await test.call(manager, 'GET', path)).status === 'COMPLETED' ? true : undefined,
    )
    const { itemsByLangPair } = bodyOf<Logfile>(
      await test.call(manager, 'GET', `${path}/breakdown-by-locale?targetLocale=es`),
    )
    const totals = itemsByLangPair?.[0]?.analysisTotals.filter(({ totalSegments }) => totalSegments > 0)
    return totals?.map(({ matchLabel, totalSegments }) => [matchLabel, totalSegments])
  }

  it('an analysis counts fuzzy matches in their match band', async () => {
    expect(await bandsOf({})).toEqual([
      ['95-99', 1],
      ['85-94', 1],
      ['75-84', 1],
      ['0-74', 2],
    ])
  })

  it('an analysis uses the match score after the penalty', async () => {
    expect(await bandsOf({ penalty: 10 })).toEqual([
      ['85-94', 1],
      ['75-84', 1],
      ['0-74', 3],
    ])
  })
})
