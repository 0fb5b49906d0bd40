import type { Job } from '@dragoman/sdk/operations/jobs'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translationMemories, translationUnits } from './tables.ts'
import { journal } from '../../kernel/tables.ts'
import { content, memoryCalls, tmx, tu } from '../../testing/memory-calls.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let test: TestApp
let memories: ReturnType<typeof memoryCalls>
beforeAll(async () => {
  test = await createTestApp()
  memories = memoryCalls(test)
})
afterAll(() => test.close())

interface Hit {
  sourceText: string
  targetText: string
  targetLocale: string
  ranges: { start: number; end: number }[]
}

async function concordance(uuid: string, query: Record<string, string>): Promise<{ content: Hit[]; next?: number }> {
  const answer = await memories.call('GET', content(uuid, `segment/concordance-search?${new URLSearchParams(query)}`))
  expect(answer.status).toBe(200)
  return answer.body as { content: Hit[]; next?: number }
}

describe('concordance', () => {
  let uuid: string
  beforeAll(async () => {
    uuid = (await memories.make('Concordance')).uuid
    for (const [source, target, locale] of [
      ['Press ⟦1⟧the⟦/1⟧ Save button.', 'Pulse ⟦1⟧el⟦/1⟧ botón Guardar.', 'es'],
      ['The saved file', 'El archivo guardado', 'es'],
      ['Button, save!', 'Botón, ¡guardar!', 'es'],
      ['Auto-save every file', 'ファイルを自動保存します', 'ja'],
      ['100% of e-mails (all)', 'El 100 % de los correos', 'es'],
      ['حفظ الملف', 'Guardar el archivo', 'es'],
      ['Caf\u0065\u0301 au lait', 'Café con leche', 'es'],
    ] as const) {
      await memories.add(uuid, source, target, { targetLocale: locale })
    }
  })
  const texts = async (text: string, more: Record<string, string> = {}) =>
    (await concordance(uuid, { text, ...more })).content.map(({ sourceText }) => sourceText).toSorted()

  it.each<[string, Record<string, string>, string[]]>([
    ['save', {}, ['Auto-save every file', 'Button, save!', 'Press ⟦1⟧the⟦/1⟧ Save button.', 'The saved file']],
    ['save', { wholeWords: 'true' }, ['Auto-save every file', 'Button, save!', 'Press ⟦1⟧the⟦/1⟧ Save button.']],
    ['Save', { matchCase: 'true' }, ['Press ⟦1⟧the⟦/1⟧ Save button.']],
    ['save button', {}, ['Press ⟦1⟧the⟦/1⟧ Save button.']],
    ['the save', {}, ['Press ⟦1⟧the⟦/1⟧ Save button.', 'The saved file']],
    ['the  sa* fi', {}, ['The saved file']],
    ['*tton', {}, ['Button, save!', 'Press ⟦1⟧the⟦/1⟧ Save button.']],
    ['utton', {}, []],
    ['100%', {}, ['100% of e-mails (all)']],
    ['e-mails (', {}, ['100% of e-mails (all)']],
    ['e-ma', {}, ['100% of e-mails (all)']],
    ['(', {}, ['100% of e-mails (all)']],
    ['الملف', {}, ['حفظ الملف']],
    ['保存', { side: 'TARGET' }, ['Auto-save every file']],
    ['自動保', { side: 'TARGET', targetLocale: 'ja' }, ['Auto-save every file']],
    ['自動保', { side: 'TARGET', targetLocale: 'es' }, []],
    ['BOTÓN guardar', { side: 'TARGET' }, ['Press ⟦1⟧the⟦/1⟧ Save button.']],
    ['.+', {}, []],
    ['café au', {}, ['Caf\u0065\u0301 au lait']],
    ['caf\u0065\u0301 con', { side: 'TARGET' }, ['Caf\u0065\u0301 au lait']],
    ['1', {}, ['100% of e-mails (all)']],
    ['*', { side: 'TARGET', targetLocale: 'ja' }, ['Auto-save every file']],
  ])('concordance search for %j with %j finds the expected units', async (text, more, found) => {
    expect(await texts(text, more)).toEqual(found.toSorted())
  })

  it('concordance results mark the position of the match', async () => {
    const { content: hits } = await concordance(uuid, { text: 'the save' })
    expect(hits.map(({ sourceText, ranges }) => ranges.map(({ start, end }) => sourceText.slice(start, end)))).toEqual([
      ['The save'],
      ['the⟦/1⟧ Save'],
    ])
  })

  it('concordance search continues after the last result', async () => {
    const { uuid: many } = await memories.make('Many')
    await memories.importText(
      many,
      tmx(
        Array.from({ length: 450 }, (_, at) => tu(`Open page ${at}`, { es: `Abrir ${at}`, ja: `開く${at}` })).join(
          '\n',
        ),
      ),
    )
    const seen: string[] = []
    for (let before: number | undefined; ;) {
      const page = await concordance(many, { text: 'open page', size: '99', ...(before && { before: String(before) }) })
      for (const hit of page.content) seen.push(`${hit.sourceText} ${hit.targetLocale}`)
      if (page.next === undefined) break
      before = page.next
    }
    expect(seen).toHaveLength(900)
    expect(new Set(seen).size).toBe(900)
    expect(seen.slice(0, 2)).toEqual(['Open page 449 es', 'Open page 449 ja'])
  })

  it('concordance search for many parts of a word stays fast when a word lacks them', async () => {
    const other = (await memories.make('Long words')).uuid
    const [letters, signs] = ['a'.repeat(90), '日'.repeat(20_000)]
    for (const source of [`${letters}B`, `a${' '.repeat(90)}B`, signs]) await memories.add(other, source, 'x')
    const found = async (text: string) => {
      const { content: hits } = await concordance(other, { text, matchCase: 'true' })
      return hits.map(({ sourceText, ranges }) => ranges.map(({ start, end }) => sourceText.slice(start, end)))
    }
    expect(await found('a*a*a*a*a*a*a*a*a*B')).toEqual([[`${letters}B`]])
    const nowhere = [`${'a*'.repeat(9)}b`, 'a * * * * * * b', '日*日*日*本']
    expect(await Promise.all(nowhere.map(found))).toEqual([[], [], []])
  })

  it('concordance search is refused without permission and without a text', async () => {
    const path = content(uuid, 'segment/concordance-search?text=save')
    expect((await memories.call('GET', path, undefined, test.people.stranger)).status).toBe(404)
    expect((await memories.call('GET', path, undefined, test.people.linguistA)).status).toBe(403)
    expect((await memories.call('GET', content(uuid, 'segment/concordance-search?text=%20'))).status).toBe(400)
  })
})

const replacement = (uuid: string, rest = '') => content(uuid, `replacement${rest}`)
const targets = async (uuid: string) =>
  (await memories.tmUnits(uuid)).content.flatMap((tmUnit) => tmUnit.targets.map(({ text }) => text)).toSorted()

async function replace(uuid: string, body: object) {
  const started = await memories.call('POST', replacement(uuid), body)
  expect(started).toMatchObject({ status: 202, body: { type: 'TM_REPLACEMENT' } })
  return test.jobEnd((started.body as { uuid: string }).uuid)
}

async function undo(uuid: string, jobUuid: string, body: object = {}) {
  const started = await memories.call('POST', replacement(uuid, `/${jobUuid}/undo`), body)
  if (started.status === 202) await test.jobEnd((started.body as { uuid: string }).uuid)
  return started
}

describe('replacement', () => {
  it.each<[string, object, string, string]>([
    [
      'plain text, whatever its case',
      { find: 'archivo', replacement: 'fichero' },
      'El Archivo y los archivos',
      'El fichero y los ficheros',
    ],
    [
      'text of this case only',
      { find: 'Archivo', replacement: 'Fichero', matchCase: true },
      'Archivo archivo',
      'Fichero archivo',
    ],
    ['whole words', { find: 'año', replacement: 'mes', mode: 'WHOLE_WORD' }, 'año años baño', 'mes años baño'],
    [
      'an expression',
      { find: String.raw`(\d+)\s*euros`, replacement: '$1 € ($$)', mode: 'REGEX' },
      '12 euros, 3euros',
      '12 € ($), 3 € ($)',
    ],
    ['accents, however they are written', { find: 'día', replacement: 'noche' }, 'El di\u0301a', 'El noche'],
    ['special characters as they are', { find: 'a.b', replacement: '$1' }, 'a.b axb', '$1 axb'],
  ])('replacing %s gives the expected text', async (_, body, before, after) => {
    const { uuid } = await memories.make('Replace')
    await memories.add(uuid, 'Text', before)
    await memories.add(uuid, 'Other', 'nada')
    const preview = await memories.call('POST', replacement(uuid, '/preview'), body)
    expect(preview).toMatchObject({
      status: 200,
      body: { translations: 1, isComplete: true, content: [{ sourceText: 'Text', before, after }] },
    })
    expect(await targets(uuid)).toContain(before)
    expect(await replace(uuid, body)).toMatchObject({ status: 'FINISHED', report: { translations: 1 } })
    expect(await targets(uuid)).toEqual([after, 'nada'].toSorted())
  })

  it('a replacement leaves tags, other languages and deselected translations alone and empties none', async () => {
    const { uuid } = await memories.make('Codes')
    await memories.add(uuid, 'See ⟦1⟧1⟦/1⟧', 'Ver ⟦1⟧1⟦/1⟧')
    await memories.add(uuid, 'One', '1')
    await memories.add(uuid, 'Number 1', '番号1', { targetLocale: 'ja' })
    await memories.add(uuid, 'Keep 1', 'Dejar 1')
    const body = { find: '1', replacement: '', targetLocale: 'es' }
    const preview = await memories.call('POST', replacement(uuid, '/preview'), body)
    const { content: rows } = preview.body as { content: { segmentId: number; before: string; after: string }[] }
    expect(rows.map(({ after }) => after)).toEqual(['Ver ⟦1⟧⟦/1⟧', 'Dejar '])
    await replace(uuid, { ...body, except: [rows[1]!.segmentId] })
    expect(await targets(uuid)).toEqual(['1', 'Dejar 1', 'Ver ⟦1⟧⟦/1⟧', '番号1'].toSorted())
  })

  it('a replacement is undone as a whole, with one journal entry each way', async () => {
    const { uuid } = await memories.make('Undo')
    const body = Array.from({ length: 2500 }, (_, at) => tu(`Text ${at}`, { es: `Texto viejo ${at}` })).join('\n')
    await memories.importText(uuid, tmx(body))
    const before = await memories.exportText(uuid)
    const job = await replace(uuid, { find: 'viejo', replacement: 'nuevo' })
    expect(job.report).toEqual({ translations: 2500, occurrences: 2500 })
    expect((await memories.tmUnits(uuid, '&targetText=viejo')).totalElements).toBe(0)
    expect((await undo(uuid, job.id)).status).toBe(202)
    expect(await memories.exportText(uuid)).toBe(before)
    expect((await undo(uuid, job.id)).status).toBe(409)
    const entries = await test.db.select().from(journal).where(eq(journal.entityId, uuid)).orderBy(desc(journal.id))
    const of = (event: string) => entries.filter((entry) => entry.event === event)
    expect(of('TRANSLATION_MEMORY_TEXT_REPLACED')).toMatchObject([
      { before: { text: 'viejo' }, after: { text: 'nuevo' }, detail: { translations: 2500, jobUuid: job.id } },
    ])
    expect(of('TRANSLATION_MEMORY_REPLACEMENT_UNDONE')).toMatchObject([{ detail: { jobUuid: job.id } }])
  })

  it('undoing a replacement is refused over later changes unless they are kept', async () => {
    const { uuid } = await memories.make('Changed')
    const [changed, gone] = [await memories.add(uuid, 'One', 'uno'), await memories.add(uuid, 'Two', 'un dos')]
    await memories.add(uuid, 'Three', 'un tres')
    const job = await replace(uuid, { find: 'un', replacement: 'en' })
    await memories.call('PUT', content(uuid, `translation-unit/${changed}`), { locale: 'es', text: 'primero' })
    await memories.call('DELETE', content(uuid, `translation-unit/${gone}`))
    const refused = await undo(uuid, job.id)
    expect(refused).toMatchObject({ status: 422, body: { code: 'CHANGED_SINCE' } })
    expect((refused.body as { data: { changed: object[] } }).data.changed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ unitId: changed, isDeleted: false }),
        expect.objectContaining({ isDeleted: true }),
      ]),
    )
    expect(await targets(uuid)).toEqual(['en tres', 'primero'])
    expect((await undo(uuid, job.id, { keepChanged: true })).status).toBe(202)
    expect(await targets(uuid)).toEqual(['primero', 'un tres'])
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 2, totalSegments: 2 })
  })

  it('invalid regular expressions are refused, and catastrophic ones finish at once', async () => {
    const { uuid } = await memories.make('Expressions')
    await memories.add(uuid, 'Long', 'a'.repeat(5000))
    const preview = (body: object) =>
      memories.call('POST', replacement(uuid, '/preview'), { replacement: 'x', mode: 'REGEX', ...body })
    for (const find of ['(', String.raw`(a)\1`, '(?=a)a', '[z-a]', String.raw`(\pL{500}){2}`]) {
      expect(await preview({ find })).toMatchObject({ status: 400, body: { errors: [{ field: 'body.find' }] } })
    }
    expect(await preview({ find: 'a', replacement: '$1' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.replacement' }] },
    })
    expect(await preview({ find: 'a', replacement: '⟦1/⟧' })).toMatchObject({ status: 400 })
    expect(await preview({ find: '(a+)+b' })).toMatchObject({ status: 200, body: { translations: 0 } })
    expect(
      (
        await memories.call(
          'POST',
          replacement(uuid, '/preview'),
          { find: 'a', replacement: 'b' },
          test.people.linguistA,
        )
      ).status,
    ).toBe(403)
    expect(
      (await memories.call('POST', replacement(uuid), { find: 'a', replacement: 'b' }, test.people.stranger)).status,
    ).toBe(404)
  })
})

describe('clearing', () => {
  it('a cleared memory has no units and accepts new ones', async () => {
    const { uuid } = await memories.make('Clear')
    await memories.importText(
      uuid,
      tmx(Array.from({ length: 1200 }, (_, at) => tu(`Text ${at}`, { es: `Texto ${at}` })).join('\n')),
    )
    const started = await memories.call('POST', content(uuid, 'clear'))
    expect(started).toMatchObject({ status: 202, body: { type: 'TM_CLEAR' } })
    const job = await test.jobEnd((started.body as { uuid: string }).uuid)
    expect(job).toMatchObject({ status: 'FINISHED', report: { units: 1200, translations: 1200 } })
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 0, totalSegments: 0, targetLocales: ['es', 'ja'] })
    const fuzzy = () => memories.call('GET', content(uuid, 'segment/fuzzy-search?sourceText=Text%207&targetLocale=es'))
    expect((await fuzzy()).body).toEqual([])
    await memories.add(uuid, 'Text 7', 'Texto')
    expect((await fuzzy()).body).toMatchObject([{ targetText: 'Texto' }])
    const [entry] = await test.db
      .select()
      .from(journal)
      .where(and(eq(journal.entityId, uuid), eq(journal.event, 'TRANSLATION_MEMORY_CLEARED')))
    expect(entry).toMatchObject({ before: { totalUnits: 1200 }, after: { totalUnits: 0 } })
    expect((await memories.call('POST', content(uuid, 'clear'), undefined, test.people.stranger)).status).toBe(404)
  })

  it('clearing reports its progress, and canceling it keeps all units', async () => {
    const { uuid } = await memories.make('Half cleared')
    const tmUnits = 12_000
    await test.db.execute(sql`
      insert into translation_units (memory_id, source, codes, source_hash)
      select ${uuid}::uuid, 'Text ' || at, '[]'::jsonb, at::text from generate_series(1, ${tmUnits}::int) at`)
    await test.db.update(translationMemories).set({ totalUnits: tmUnits }).where(eq(translationMemories.id, uuid))
    let jobUuid = ''
    // The job waits at its last units while someone holds one of them.
    await test.db.transaction(async (transaction) => {
      await transaction.execute(sql`
        select 1 from translation_units where memory_id = ${uuid}::uuid order by id desc limit 1 for update`)
      jobUuid = ((await memories.call('POST', content(uuid, 'clear'))).body as { uuid: string }).uuid
      const running = await test.until(async () => {
        const job = (await memories.call('GET', `/api/v3/job/${jobUuid}`)).body as Job
        return job.progress.total > 0 ? job : undefined
      })
      expect(running).toMatchObject({ status: 'STARTED', progress: { total: tmUnits, unit: 'UNITS' } })
      expect((await memories.call('POST', `/api/v3/job/${jobUuid}/cancellation`)).status).toBe(200)
    })
    expect(await test.jobEnd(jobUuid)).toMatchObject({ status: 'CANCELLED' })
    expect(await test.db.$count(translationUnits, eq(translationUnits.memoryId, uuid))).toBe(tmUnits)
  })
})

describe('tables', () => {
  const fetchFile = async (uuid: string, type: string, query = '') => {
    const started = await memories.call('GET', content(uuid, `export/${type}${query}`))
    expect(started.status).toBe(200)
    const { requestUuid } = started.body as { requestUuid: string }
    await test.jobEnd(requestUuid)
    const { body } = await memories.call('GET', content(uuid, `export/${type}/${requestUuid}/status`))
    const { downloadUrl } = body as { downloadUrl: string }
    return test.download(null, new URL(downloadUrl).pathname + new URL(downloadUrl).search)
  }

  it('an exported table has a row per unit and a column per language', async () => {
    const { uuid } = await memories.make('Table')
    await memories.add(uuid, 'Hello, "you"', '=Hola\nél', { sourceContext: { contextKey: 'greeting' } })
    await memories.add(uuid, 'Bye', 'さようなら', { targetLocale: 'ja' })
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode((await fetchFile(uuid, 'csv')).bytes)
    expect(csv.split('\r\n').map((line) => line.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '*'))).toEqual([
      '\uFEFFContext,en,es,ja,Created,Changed',
      `greeting,"Hello, ""you""","'=Hola\nél",,*,*`,
      ',Bye,,さようなら,*,*',
      '',
    ])
    const spanish = new TextDecoder().decode((await fetchFile(uuid, 'csv', '?targetLocales=es')).bytes)
    expect(spanish).not.toContain('Bye')
    const sheet = await fetchFile(uuid, 'xlsx')
    expect(sheet.headers.get('content-disposition')).toContain('Table.xlsx')
    expect(Buffer.from(sheet.bytes).subarray(0, 2).toString()).toBe('PK')
  })

  it('a canceled export writes no table', async () => {
    const { uuid } = await memories.make('Long export')
    await memories.importText(
      uuid,
      tmx(Array.from({ length: 6000 }, (_, at) => tu(`Text ${at}`, { es: `Texto ${at}` })).join('\n')),
    )
    let requestUuid = ''
    // The job cannot begin to read while someone keeps the table for themselves.
    await test.db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table translation_unit_targets in access exclusive mode`)
      const started = await memories.call('GET', content(uuid, 'export/csv'))
      requestUuid = (started.body as { requestUuid: string }).requestUuid
      expect((await memories.call('POST', `/api/v3/job/${requestUuid}/cancellation`)).status).toBe(200)
    })
    expect(await test.jobEnd(requestUuid)).toMatchObject({ status: 'CANCELLED', resultFileKey: null })
  })
})
