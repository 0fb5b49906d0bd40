import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { journal, translationMemories } from '../db/schema.ts'
import { createTestApp, testOrigin } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { Person } from '../testing/people.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

interface Memory {
  uuid: string
  name: string
  targetLocales: string[]
  totalUnits: number
  totalSegments: number
  lastImport?: { fileName: string }
}
interface Unit {
  id: number
  sourceText: string
  sourceContext?: object
  targets: { locale: string; text: string; segmentId: number; lastModifiedBy: string }[]
}
interface Page<T> {
  content: T[]
  totalElements: number
}

const call = (method: string, path: string, body?: object, as: Person = test.people.manager) => test.call(as, method, path, body)

async function make(name: string, more: object = {}): Promise<Memory> {
  const made = await call('POST', '/api/v1/atlas-tm', { name, sourceLocale: 'en', targetLocales: ['es', 'ja'], ...more })
  expect(made.status).toBe(201)
  return made.body as Memory
}
const get = async (uuid: string) => (await call('GET', `/api/v1/atlas-tm/${uuid}`)).body as Memory
const content = (uuid: string, rest: string) => `/api/v1/translation-memory/${uuid}/${rest}`

async function units(uuid: string, query = ''): Promise<Page<Unit>> {
  const answer = await call('GET', content(uuid, `translation-unit/search?pageSize=500${query}`))
  expect(answer.status).toBe(200)
  return answer.body as Page<Unit>
}
const write = (uuid: string, sourceText: string, targetText: string, more: object = {}) =>
  call('POST', content(uuid, 'translation-unit'), {
    sourceLocale: 'en',
    sourceText,
    targetLocale: 'es',
    targetText,
    ...more,
  })
const add = async (...given: Parameters<typeof write>) => {
  const answer = await write(...given)
  expect(answer.status).toBe(201)
  return (answer.body as { id: number }).id
}

const tmx = (body: string, language = 'en') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n<header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="${language}" datatype="plaintext"/>\n<body>\n${body}\n</body>\n</tmx>\n`
const tu = (source: string, targets: Record<string, string>) =>
  `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv>${Object.entries(targets)
    .map(([locale, text]) => `<tuv xml:lang="${locale}"><seg>${text}</seg></tuv>`)
    .join('')}</tu>`

function upload(uuid: string, text: string, name = 'memory.tmx', as?: Person) {
  const form = new FormData()
  form.append('file', new File([text], name))
  return call('POST', content(uuid, 'import'), form, as)
}
async function importText(uuid: string, text: string, name?: string) {
  const started = await upload(uuid, text, name)
  expect(started).toMatchObject({ status: 202, body: { type: 'TM_IMPORT', status: 'STARTED' } })
  return test.jobEnd((started.body as { uuid: string }).uuid)
}
async function exportText(uuid: string, query = ''): Promise<string> {
  const started = await call('GET', content(uuid, `export/tmx${query}`))
  expect(started.status).toBe(200)
  const { requestUuid } = started.body as { requestUuid: string }
  await test.jobEnd(requestUuid)
  const status = await call('GET', content(uuid, `export/tmx/${requestUuid}/status`))
  expect(status).toMatchObject({ status: 200, body: { requestUuid, status: 'COMPLETED', progress: 100 } })
  const { downloadUrl } = status.body as { downloadUrl: string }
  // The link is signed: it works without a session.
  const file = await test.download(null, downloadUrl.slice(testOrigin.length))
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toContain('.tmx')
  return new TextDecoder().decode(file.bytes)
}

describe('memories', () => {
  it('are made for an organization and its units, changed and listed', async () => {
    const { organizationId, orgUnitId } = test.people.place
    const owners = { organization: { uuid: organizationId }, orgUnits: [{ uuid: orgUnitId }] }
    const made = await make('Interface', { ...owners, note: 'Buttons', domain: 'Software' })
    expect(made).toMatchObject({
      organization: { uuid: organizationId },
      orgUnits: [{ uuid: orgUnitId, name: 'Acme Localization unit' }],
      creator: { name: 'Mia Manager' },
      totalUnits: 0,
      totalSegments: 0,
    })
    const changed = await call('PUT', '/api/v1/atlas-tm', { uuid: made.uuid, name: 'Interface texts', targetLocales: ['es', 'ja', 'ar'], orgUnits: [] })
    expect(changed.body).toMatchObject({ name: 'Interface texts', note: 'Buttons', targetLocales: ['es', 'ja', 'ar'], orgUnits: [] })
    expect(await get(made.uuid)).toEqual(changed.body)
    const entries = await test.db.select().from(journal).where(eq(journal.entityId, made.uuid))
    expect(entries.map(({ event }) => event)).toEqual(['TRANSLATION_MEMORY_CREATED', 'TRANSLATION_MEMORY_UPDATED'])
  })

  it('are found by name, languages and unit, in the order asked for', async () => {
    const { orgUnitId } = test.people.place
    const one = await make('Sort B', { sourceLocale: 'de', targetLocales: ['fr'] })
    const two = await make('Sort A', { sourceLocale: 'de', targetLocales: ['fr', 'it'], orgUnits: [{ uuid: orgUnitId }] })
    const find = async (query: string) =>
      ((await call('GET', `/api/v1/atlas-tm?sourceLocales=de&${query}`)).body as Page<Memory>).content.map(({ uuid }) => uuid)
    expect(await find('')).toEqual([two.uuid, one.uuid])
    expect(await find('sort=name,desc')).toEqual([one.uuid, two.uuid])
    expect(await find('name=sORT a')).toEqual([two.uuid])
    expect(await find('name=S%25')).toEqual([])
    expect(await find('targetLocales=it&targetLocales=ja')).toEqual([two.uuid])
    expect(await find(`orgUnitUuid=${orgUnitId}`)).toEqual([two.uuid])
    expect(await find('sort=name,asc&pageSize=1&page=1')).toEqual([one.uuid])
    const short = (await call('GET', '/api/v1/atlas-tm?sourceLocales=de&idsOnly=true')).body as Page<Memory>
    expect(short.content[0]).not.toHaveProperty('totalSegments')
  })

  it('refuse what makes no sense', async () => {
    const { elsewhere, place } = test.people
    const base = { name: 'X', sourceLocale: 'en', targetLocales: ['es'] }
    const statuses = async (bodies: object[]) => {
      const answers = []
      for (const body of bodies) answers.push((await call('POST', '/api/v1/atlas-tm', { ...base, ...body })).status)
      return answers
    }
    expect(await statuses([{ targetLocales: ['en'] }, { targetLocales: ['qq'] }, { sourceLocale: 'qq' }, { name: '' }])).toEqual([400, 400, 400, 400])
    expect(await statuses([{ organization: { uuid: elsewhere.organizationId } }, { orgUnits: [{ uuid: elsewhere.orgUnitId }] }])).toEqual([404, 404])
    const other = await test.call(test.people.accountAdmin, 'POST', '/api/v2/organization', { name: 'Second', country: 'DE' })
    const { uuid } = other.body as { uuid: string }
    expect(await statuses([{ organization: { uuid }, orgUnits: [{ uuid: place.orgUnitId }] }])).toEqual([400])
  })

  it('of another account do not exist, and clients and linguists see none', async () => {
    const { stranger, client, linguistA } = test.people
    const { uuid } = await make('Ours')
    const id = await add(uuid, 'Hello', 'Hola')
    const body = { sourceLocale: 'en', sourceText: 'x', targetLocale: 'es', targetText: 'y' }
    const calls: [string, string, object?][] = [
      ['GET', `/api/v1/atlas-tm/${uuid}`],
      ['DELETE', `/api/v1/atlas-tm/${uuid}`],
      ['PUT', '/api/v1/atlas-tm', { uuid, name: 'Theirs' }],
      ['GET', content(uuid, 'translation-unit/search')],
      ['GET', content(uuid, 'segment/fuzzy-search?sourceText=Hello&targetLocale=es')],
      ['POST', content(uuid, 'translation-unit'), body],
      ['PUT', content(uuid, `translation-unit/${id}`), { locale: 'es', text: 'z' }],
      ['DELETE', content(uuid, `translation-unit/${id}`)],
      ['DELETE', content(uuid, `${id}/segment?locale=es`)],
      ['GET', content(uuid, 'export/tmx')],
    ]
    for (const [as, status] of [[stranger, 404], [client, 403], [linguistA, 403]] as const) {
      for (const [method, path, sent] of calls) {
        expect({ path, status: (await call(method, path, sent, as)).status }).toEqual({ path, status })
      }
      expect((await upload(uuid, tmx(''), 'a.tmx', as)).status).toBe(status)
    }
    const theirs = (await call('GET', '/api/v1/atlas-tm', undefined, stranger)).body as Page<Memory>
    expect(theirs.totalElements).toBe(0)
    expect(await get(uuid)).toMatchObject({ name: 'Ours', totalUnits: 1 })
    // A unit is not reached through another memory either.
    const { uuid: neighbour } = await make('Neighbour')
    expect((await call('DELETE', content(neighbour, `translation-unit/${id}`))).status).toBe(404)
  })

  it('go with their units', async () => {
    const { uuid } = await make('Short-lived')
    await add(uuid, 'Hello', 'Hola')
    expect((await call('DELETE', `/api/v1/atlas-tm/${uuid}`)).status).toBe(204)
    expect((await call('GET', content(uuid, 'translation-unit/search'))).status).toBe(404)
  })
})

describe('units', () => {
  it('are written, replaced, changed and removed, and the memory keeps count', async () => {
    const { uuid } = await make('Units')
    const id = await add(uuid, 'Save', 'Guardar')
    expect(await add(uuid, 'Save', 'Grabar')).toBe(id)
    expect(await add(uuid, 'Save', '保存', { targetLocale: 'ja' })).toBe(id)
    expect(await get(uuid)).toMatchObject({ totalUnits: 1, totalSegments: 2 })
    const kept = await call('POST', content(uuid, 'translation-unit?override=false'), {
      sourceLocale: 'en',
      sourceText: 'Save',
      targetLocale: 'es',
      targetText: 'Salvar',
    })
    expect(kept).toMatchObject({ status: 409, body: { data: { id, targetText: 'Grabar' } } })
    expect((await call('PUT', content(uuid, `translation-unit/${id}`), { locale: 'es', text: 'Guardar' })).status).toBe(200)
    expect((await call('PUT', content(uuid, `translation-unit/${id}`), { locale: 'ar', text: 'حفظ' })).status).toBe(200)
    expect((await get(uuid)).targetLocales).toEqual(['es', 'ja', 'ar'])
    expect((await units(uuid)).content).toMatchObject([
      { id, sourceText: 'Save', targets: [{ locale: 'ar', text: 'حفظ' }, { locale: 'es', text: 'Guardar', lastModifiedBy: 'Mia Manager' }, { locale: 'ja' }] },
    ])
    const refused = await call('PUT', '/api/v1/atlas-tm', { uuid, targetLocales: ['es', 'ja'] })
    expect(refused).toMatchObject({ status: 422, body: { data: { locale: 'ar' } } })
    for (const locale of ['ar', 'es']) {
      expect((await call('DELETE', content(uuid, `${id}/segment?locale=${locale}`))).status).toBe(204)
    }
    expect((await call('DELETE', content(uuid, `${id}/segment?locale=es`))).status).toBe(404)
    expect(await get(uuid)).toMatchObject({ totalUnits: 1, totalSegments: 1 })
    // The last translation takes its unit along.
    expect((await call('DELETE', content(uuid, `${id}/segment?locale=ja`))).status).toBe(204)
    const other = await add(uuid, 'Open', 'Abrir')
    expect(await get(uuid)).toMatchObject({ totalUnits: 1, totalSegments: 1 })
    expect((await call('DELETE', content(uuid, `translation-unit/${other}`))).status).toBe(204)
    expect(await get(uuid)).toMatchObject({ totalUnits: 0, totalSegments: 0 })
  })

  it('are found by parts of the source, of a translation and by language, newest first', async () => {
    const { uuid } = await make('Search')
    await add(uuid, 'Delete the file', 'Borrar el archivo')
    await add(uuid, 'Delete 100% of it', 'Borrar todo')
    await add(uuid, 'Rename', '名前', { targetLocale: 'ja' })
    const sources = async (query: string) => (await units(uuid, query)).content.map(({ sourceText }) => sourceText)
    expect(await sources('')).toEqual(['Rename', 'Delete 100% of it', 'Delete the file'])
    expect(await sources('&sourceText=dELETE')).toEqual(['Delete 100% of it', 'Delete the file'])
    expect(await sources('&sourceText=0%25')).toEqual(['Delete 100% of it'])
    expect(await sources('&sourceText=_')).toEqual([])
    expect(await sources('&targetText=archivo')).toEqual(['Delete the file'])
    expect(await sources('&targetText=archivo&targetLocale=ja')).toEqual([])
    expect(await sources('&targetLocale=ja')).toEqual(['Rename'])
    const page = (await call('GET', content(uuid, 'translation-unit/search?page=1&pageSize=2'))).body as Page<Unit>
    expect(page).toMatchObject({ totalElements: 3, content: [{ sourceText: 'Delete the file' }] })
  })

  it('of the same source in another context are others, and match at 101 in theirs', async () => {
    const { uuid } = await make('Contexts')
    await add(uuid, 'Open', 'Abrir')
    await add(uuid, 'Open', 'Abierto', { sourceContext: { contextKey: 'state.open' } })
    await add(uuid, 'Open', 'Apertura', { sourceContext: { previousText: 'Hours', nextText: '' } })
    await add(uuid, 'Hours', 'Horario')
    const stored = (await units(uuid, '&sourceText=Open')).content
    expect(stored.map(({ sourceContext }) => sourceContext)).toEqual([
      { previousText: 'Hours', nextText: '' },
      { contextKey: 'state.open' },
      undefined,
    ])
    const matches = async (query: string) =>
      (await call('GET', content(uuid, `segment/fuzzy-search?sourceText=Open&targetLocale=es${query}`))).body as {
        match: number
        targetText: string
        parts: { context: number }
      }[]
    expect((await matches('')).map(({ match }) => match)).toEqual([100, 100, 100])
    expect((await matches('&contextKey=state.open'))[0]).toMatchObject({ match: 101, targetText: 'Abierto', parts: { context: 1 } })
    expect((await matches('&previousText=Hours&nextText='))[0]).toMatchObject({ match: 101, targetText: 'Apertura' })
    expect(await matches('&threshold=101')).toEqual([])
    expect((await matches('&overviewOnly=true'))[0]).toMatchObject({ match: 100, targetText: '' })
  })

  it('refuse codes that don’t fit, another source language and a taken source', async () => {
    const { uuid } = await make('Codes')
    const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
    expect(await statusOf(write(uuid, 'Press ⟦1⟧here', 'Pulse'))).toBe(400)
    expect(await statusOf(write(uuid, 'Press ⟦1⟧here⟦/1⟧', '⟦1⟧Pulse'))).toBe(400)
    expect(await statusOf(write(uuid, 'Press here', 'Pulse ⟦1/⟧'))).toBe(400)
    expect(await statusOf(write(uuid, 'Press', 'Pulse', { sourceLocale: 'de' }))).toBe(422)
    expect(await statusOf(write(uuid, 'Press', 'Press', { targetLocale: 'en' }))).toBe(400)
    expect(await statusOf(write(uuid, 'Press', 'Press', { targetLocale: 'qq' }))).toBe(400)
    expect((await get(uuid)).totalUnits).toBe(0)
    const id = await add(uuid, 'Press ⟦1⟧here⟦/1⟧', 'Pulse ⟦1⟧aquí⟦/1⟧')
    const change = (locale: string, text: string) => statusOf(call('PUT', content(uuid, `translation-unit/${id}`), { locale, text }))
    expect(await change('es', 'Pulse aquí')).toBe(200)
    expect(await change('es', 'Pulse ⟦2/⟧')).toBe(400)
    expect(await change('en', 'Press here')).toBe(400)
    expect(await change('en', 'Click ⟦1⟧here⟦/1⟧')).toBe(200)
    await add(uuid, 'Tap ⟦1⟧here⟦/1⟧', 'Toque ⟦1⟧aquí⟦/1⟧')
    expect(await change('en', 'Tap ⟦1⟧here⟦/1⟧')).toBe(409)
    expect((await units(uuid)).content.map(({ sourceText }) => sourceText)).toEqual(['Tap ⟦1⟧here⟦/1⟧', 'Click ⟦1⟧here⟦/1⟧'])
  })

  it('written for a narrower locale go to the only one of that language', async () => {
    const { uuid } = await make('Locales')
    await add(uuid, 'Hi', 'Hola', { targetLocale: 'es_mx' })
    expect(await get(uuid)).toMatchObject({ targetLocales: ['es', 'ja'], totalSegments: 1 })
    expect((await units(uuid)).content[0]?.targets).toMatchObject([{ locale: 'es' }])
  })
})

describe('import and export', () => {
  it('takes 10,000 units in a few seconds; the export is read back as the same', async () => {
    const { uuid } = await make('Big')
    const text = tmx(
      Array.from({ length: 10_000 }, (_, at) =>
        tu(`Press <bpt i="1">&lt;b&gt;</bpt>button ${at}<ept i="1">&lt;/b&gt;</ept> &amp; wait`, {
          es: `Pulse <bpt i="1">&lt;b&gt;</bpt>el botón ${at}<ept i="1">&lt;/b&gt;</ept> y espere`,
          ja: `ボタン${at}を押す`,
        }),
      ).join('\n'),
    )
    const started = performance.now()
    const job = await importText(uuid, text, 'großes Gedächtnis.tmx')
    expect(performance.now() - started).toBeLessThan(15_000)
    expect(job).toMatchObject({
      status: 'FINISHED',
      error: null,
      report: { units: 10_000, created: 10_000, written: 20_000, withoutSource: 0, withoutTarget: 0, skippedLines: [] },
    })
    expect(await get(uuid)).toMatchObject({
      totalUnits: 10_000,
      totalSegments: 20_000,
      lastImport: { fileName: 'großes Gedächtnis.tmx' },
    })
    const searched = performance.now()
    const found = await units(uuid, '&sourceText=button%209999&targetText=9999')
    expect(performance.now() - searched).toBeLessThan(2_000)
    expect(found.content).toMatchObject([{ sourceText: 'Press ⟦1⟧button 9999⟦/1⟧ & wait', targets: [{ text: 'Pulse ⟦1⟧el botón 9999⟦/1⟧ y espere' }, {}] }])
    expect((await units(uuid, '&page=19')).content.at(-1)?.sourceText).toContain('button 0')

    // The same file again changes nothing.
    expect((await importText(uuid, text)).report).toMatchObject({ units: 10_000, created: 0 })
    expect(await get(uuid)).toMatchObject({ totalUnits: 10_000, totalSegments: 20_000 })

    const exported = await exportText(uuid)
    const { uuid: copy } = await make('Copy')
    expect((await importText(copy, exported)).report).toMatchObject({ created: 10_000, written: 20_000 })
    const withoutDates = (tmxText: string) => tmxText.replace(/ (creation|change)date="[^"]*"/g, '')
    expect(withoutDates(await exportText(copy))).toBe(withoutDates(exported))
    const spanish = await exportText(uuid, '?targetLocales=es')
    expect(spanish).toContain('xml:lang="es"')
    expect(spanish).not.toContain('xml:lang="ja"')
  }, 90_000)

  it('leaves everything as it was when the file is damaged, and says where', async () => {
    const { uuid } = await make('Damaged')
    await add(uuid, 'Text 1', 'por mano')
    const lines = Array.from({ length: 3000 }, (_, at) => tu(`Text ${at}`, { es: `Texto ${at}` }))
    lines[2500] = '<tu><tuv xml:lang="en"><seg>broken</tuv></tu>'
    const job = await importText(uuid, tmx(lines.join('\n')), 'broken.tmx')
    expect(job.status).toBe('FAILED')
    // Four lines come before the first unit.
    expect(job.error).toMatch(/broken\.tmx.*2505/)
    const after = await get(uuid)
    expect(after).toMatchObject({ totalUnits: 1, totalSegments: 1 })
    expect(after).not.toHaveProperty('lastImport')
    expect((await units(uuid)).content).toMatchObject([{ targets: [{ text: 'por mano' }] }])
  })

  it('refuses another source language, what is no TMX and other kinds of files', async () => {
    const { uuid } = await make('Strict')
    expect(await importText(uuid, tmx(tu('a', { es: 'b' }), 'de'))).toMatchObject({ status: 'FAILED', error: expect.stringContaining('memory.tmx') })
    for (const text of ['', 'hello', '<html></html>', tmx(tu('a', { es: 'b' })).slice(0, -20)]) {
      expect(await importText(uuid, text)).toMatchObject({ status: 'FAILED', error: expect.stringContaining('memory.tmx') })
    }
    expect((await upload(uuid, tmx(''), 'memory.csv')).status).toBe(400)
    expect(await get(uuid)).toMatchObject({ totalUnits: 0 })
  })

  it('says what it left out, with the lines', async () => {
    const { uuid } = await make('Partly')
    const body = [tu('One', { es: 'Uno' }), '<tu><tuv xml:lang="en"><seg>Two</seg></tuv></tu>', '<tu><tuv xml:lang="es"><seg>Tres</seg></tuv></tu>']
    const job = await importText(uuid, tmx(body.join('\n')))
    expect(job).toMatchObject({
      status: 'FINISHED_WARNING',
      report: { units: 1, withoutSource: 1, withoutTarget: 1, skippedLines: [6, 7] },
    })
    const [entry] = await test.db.select().from(journal).where(eq(journal.event, 'TRANSLATION_MEMORY_IMPORTED')).orderBy(journal.id).limit(1)
    expect(entry).toMatchObject({ entityType: 'translation_memory' })
  })

  it('can be cancelled while it waits for the memory, and leaves it as it was; a change then waits in vain', async () => {
    const { uuid } = await make('Cancelled')
    const lines = Array.from({ length: 4000 }, (_, at) => tu(`Text ${at}`, { es: `Texto ${at}` }))
    let jobUuid = ''
    await test.db.transaction(async (transaction) => {
      await transaction.select().from(translationMemories).where(eq(translationMemories.id, uuid)).for('update')
      const started = await upload(uuid, tmx(lines.join('\n')))
      jobUuid = (started.body as { uuid: string }).uuid
      expect(await write(uuid, 'Text', 'Texto')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
      expect((await call('POST', `/api/v3/job/${jobUuid}/cancellation`)).status).toBe(200)
    })
    expect(await test.jobEnd(jobUuid)).toMatchObject({ status: 'CANCELLED' })
    expect(await get(uuid)).toMatchObject({ totalUnits: 0 })
    expect((await call('POST', `/api/v3/job/${jobUuid}/cancellation`)).status).toBe(409)
    // It can be run again with the file that was sent.
    expect((await call('POST', `/api/v3/job/${jobUuid}/restart`)).status).toBe(200)
    expect(await test.jobEnd(jobUuid)).toMatchObject({ status: 'FINISHED' })
    expect(await get(uuid)).toMatchObject({ totalUnits: 4000 })
  })

  it('an export is its memory’s alone', async () => {
    const [one, two] = [await make('One'), await make('Two')]
    await add(one.uuid, 'a', 'b')
    const { requestUuid } = (await call('GET', content(one.uuid, 'export/tmx'))).body as { requestUuid: string }
    expect((await call('GET', content(two.uuid, `export/tmx/${requestUuid}/status`))).status).toBe(404)
    expect((await call('GET', content(one.uuid, `export/tmx/${requestUuid}/status`), undefined, test.people.stranger)).status).toBe(404)
    expect((await call('GET', content(one.uuid, 'export/csv'))).status).toBe(400)
  })
})
