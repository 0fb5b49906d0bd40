import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { journal } from '../../kernel/tables.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { content, memoryCalls, tmx } from '../../testing/memory-calls.ts'
import { bodyOf } from '../../testing/projects.ts'
import type { Memory, Page, TmUnit } from '../../testing/memory-calls.ts'

let test: TestApp
let memories: ReturnType<typeof memoryCalls>
beforeAll(async () => {
  test = await createTestApp()
  memories = memoryCalls(test)
})
afterAll(() => test.close())

describe('memories', () => {
  it('a memory is created for an organization and its units, changed and listed', async () => {
    const { organizationId, orgUnitId } = test.people.place
    const owners = { organization: { uuid: organizationId }, orgUnits: [{ uuid: orgUnitId }] }
    const made = await memories.make('Interface', { ...owners, note: 'Buttons', domain: 'Software' })
    expect(made).toMatchObject({
      organization: { uuid: organizationId },
      orgUnits: [{ uuid: orgUnitId, name: 'Acme Localization unit' }],
      creator: { name: 'Mia Manager' },
      totalUnits: 0,
      totalSegments: 0,
    })
    const change = { name: 'Interface texts', targetLocales: ['es', 'ja', 'ar'], orgUnits: [] }
    const changed = await memories.call('PUT', '/api/v1/atlas-tm', { uuid: made.uuid, ...change })
    expect(changed.body).toMatchObject({ ...change, note: 'Buttons' })
    expect(await memories.get(made.uuid)).toEqual(changed.body)
    const entries = await test.db.select().from(journal).where(eq(journal.entityId, made.uuid))
    expect(entries.map(({ event }) => event)).toEqual(['TRANSLATION_MEMORY_CREATED', 'TRANSLATION_MEMORY_UPDATED'])
    expect(entries[1]).toMatchObject({
      before: { name: 'Interface', targetLocales: made.targetLocales, orgUnitIds: [orgUnitId] },
      after: { name: 'Interface texts', targetLocales: change.targetLocales, orgUnitIds: [] },
    })
    expect(Object.keys(entries[1]?.after ?? {})).not.toContain('note')
  })

  it('memories are found by name, languages and organizational unit in the requested order', async () => {
    const { orgUnitId } = test.people.place
    const one = await memories.make('Sort B', { sourceLocale: 'de', targetLocales: ['fr'] })
    const two = await memories.make('Sort A', {
      sourceLocale: 'de',
      targetLocales: ['fr', 'it'],
      orgUnits: [{ uuid: orgUnitId }],
    })
    const find = async (query: string) =>
      ((await memories.call('GET', `/api/v1/atlas-tm?sourceLocales=de&${query}`)).body as Page<Memory>).content.map(
        ({ uuid }) => uuid,
      )
    expect(await find('')).toEqual([two.uuid, one.uuid])
    expect(await find('sort=name,desc')).toEqual([one.uuid, two.uuid])
    expect(await find('name=sORT a')).toEqual([two.uuid])
    expect(await find('name=S%25')).toEqual([])
    expect(await find('targetLocales=it&targetLocales=ja')).toEqual([two.uuid])
    expect(await find(`orgUnitUuid=${orgUnitId}`)).toEqual([two.uuid])
    expect(await find('sort=name,asc&pageSize=1&page=1')).toEqual([one.uuid])
    const short = (await memories.call('GET', '/api/v1/atlas-tm?sourceLocales=de&idsOnly=true')).body as Page<Memory>
    expect(short.content[0]).not.toHaveProperty('totalSegments')
  })

  it('invalid languages and owners of a memory are refused', async () => {
    const { elsewhere, place } = test.people
    const base = { name: 'X', sourceLocale: 'en', targetLocales: ['es'] }
    const statuses = async (bodies: object[]) => {
      const answers = []
      for (const body of bodies)
        answers.push((await memories.call('POST', '/api/v1/atlas-tm', { ...base, ...body })).status)
      return answers
    }
    const nonsense = [
      { targetLocales: ['en'] },
      { targetLocales: ['qq'] },
      { sourceLocale: 'qq' },
      { name: '' },
      { name: ' ' },
    ]
    expect(await statuses(nonsense)).toEqual([400, 400, 400, 400, 400])
    const foreign = [
      { organization: { uuid: elsewhere.organizationId } },
      { orgUnits: [{ uuid: elsewhere.orgUnitId }] },
    ]
    expect(await statuses(foreign)).toEqual([404, 404])
    const other = await test.call(test.people.accountAdmin, 'POST', '/api/v2/organization', {
      name: 'Second',
      country: 'DE',
    })
    const { uuid } = other.body as { uuid: string }
    expect(await statuses([{ organization: { uuid }, orgUnits: [{ uuid: place.orgUnitId }] }])).toEqual([400])
  })

  it('memories of another account are not found, and clients and linguists see none', async () => {
    const { stranger, client, linguistA } = test.people
    const { uuid } = await memories.make('Ours')
    const id = await memories.add(uuid, 'Hello', 'Hola')
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
    for (const [as, status] of [
      [stranger, 404],
      [client, 403],
      [linguistA, 403],
    ] as const) {
      for (const [method, path, sent] of calls) {
        expect({ path, status: (await memories.call(method, path, sent, as)).status }).toEqual({ path, status })
      }
      expect((await memories.upload(uuid, tmx(''), 'a.tmx', as)).status).toBe(status)
    }
    const theirs = (await memories.call('GET', '/api/v1/atlas-tm', undefined, stranger)).body as Page<Memory>
    expect(theirs.totalElements).toBe(0)
    expect(await memories.get(uuid)).toMatchObject({ name: 'Ours', totalUnits: 1 })
    // A unit is not reached through another memory either.
    const { uuid: neighbour } = await memories.make('Neighbour')
    expect((await memories.call('DELETE', content(neighbour, `translation-unit/${id}`))).status).toBe(404)
  })

  it('deleting a memory deletes its units', async () => {
    const { uuid } = await memories.make('Short-lived')
    await memories.add(uuid, 'Hello', 'Hola')
    expect((await memories.call('DELETE', `/api/v1/atlas-tm/${uuid}`)).status).toBe(204)
    expect((await memories.call('GET', content(uuid, 'translation-unit/search'))).status).toBe(404)
  })
})

describe('units', () => {
  it('the totals of a memory follow created, replaced, changed and removed units', async () => {
    const { uuid } = await memories.make('Units')
    const id = await memories.add(uuid, 'Save', 'Guardar')
    expect(await memories.add(uuid, 'Save', 'Grabar')).toBe(id)
    expect(await memories.add(uuid, 'Save', '保存', { targetLocale: 'ja' })).toBe(id)
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 1, totalSegments: 2 })
    const kept = await memories.call('POST', content(uuid, 'translation-unit?override=false'), {
      sourceLocale: 'en',
      sourceText: 'Save',
      targetLocale: 'es',
      targetText: 'Salvar',
    })
    expect(kept).toMatchObject({ status: 409, body: { data: { id, targetText: 'Grabar' } } })
    expect(
      (await memories.call('PUT', content(uuid, `translation-unit/${id}`), { locale: 'es', text: 'Guardar' })).status,
    ).toBe(200)
    expect(
      (await memories.call('PUT', content(uuid, `translation-unit/${id}`), { locale: 'ar', text: 'حفظ' })).status,
    ).toBe(200)
    expect((await memories.get(uuid)).targetLocales).toEqual(['es', 'ja', 'ar'])
    expect((await memories.tmUnits(uuid)).content).toMatchObject([
      {
        id,
        sourceText: 'Save',
        targets: [
          { locale: 'ar', text: 'حفظ' },
          { locale: 'es', text: 'Guardar', lastModifiedBy: 'Mia Manager' },
          { locale: 'ja' },
        ],
      },
    ])
    const refused = await memories.call('PUT', '/api/v1/atlas-tm', { uuid, targetLocales: ['es', 'ja'] })
    expect(refused).toMatchObject({ status: 422, body: { data: { locale: 'ar' } } })
    for (const locale of ['ar', 'es']) {
      expect((await memories.call('DELETE', content(uuid, `${id}/segment?locale=${locale}`))).status).toBe(204)
    }
    expect((await memories.call('DELETE', content(uuid, `${id}/segment?locale=es`))).status).toBe(404)
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 1, totalSegments: 1 })
    // The last translation takes its unit along.
    expect((await memories.call('DELETE', content(uuid, `${id}/segment?locale=ja`))).status).toBe(204)
    const other = await memories.add(uuid, 'Open', 'Abrir')
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 1, totalSegments: 1 })
    expect((await memories.call('DELETE', content(uuid, `translation-unit/${other}`))).status).toBe(204)
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 0, totalSegments: 0 })
  })

  it('units are found by source, translation and language, newest first', async () => {
    const { uuid } = await memories.make('Search')
    await memories.add(uuid, 'Delete the file', 'Borrar el archivo')
    await memories.add(uuid, 'Delete 100% of it', 'Borrar todo')
    await memories.add(uuid, 'Rename', '名前ガ', { targetLocale: 'ja' })
    const sources = async (query: string) =>
      (await memories.tmUnits(uuid, query)).content.map(({ sourceText }) => sourceText)
    expect(await sources('')).toEqual(['Rename', 'Delete 100% of it', 'Delete the file'])
    expect(await sources('&sourceText=dELETE')).toEqual(['Delete 100% of it', 'Delete the file'])
    expect(await sources('&sourceText=0%25')).toEqual(['Delete 100% of it'])
    expect(await sources('&sourceText=_')).toEqual([])
    expect(await sources('&targetText=archivo')).toEqual(['Delete the file'])
    expect(await sources('&targetText=archivo&targetLocale=ja')).toEqual([])
    expect(await sources('&targetLocale=ja')).toEqual(['Rename'])
    expect(await sources(`&targetText=${encodeURIComponent('カ\u3099')}`)).toEqual(['Rename'])
    const page = (await memories.call('GET', content(uuid, 'translation-unit/search?page=1&pageSize=2')))
      .body as Page<TmUnit>
    expect(page).toMatchObject({ totalElements: 3, content: [{ sourceText: 'Delete the file' }] })
  })

  it('the same source in another context is another unit that matches at 101 in its own context', async () => {
    const { uuid } = await memories.make('Contexts')
    await memories.add(uuid, 'Open', 'Abrir')
    await memories.add(uuid, 'Open', 'Abierto', { sourceContext: { contextKey: 'state.open' } })
    await memories.add(uuid, 'Open', 'Apertura', { sourceContext: { previousText: 'Hours', nextText: '' } })
    await memories.add(uuid, 'Hours', 'Horario')
    const stored = (await memories.tmUnits(uuid, '&sourceText=Open')).content
    expect(stored.map(({ sourceContext }) => sourceContext)).toEqual([
      { previousText: 'Hours', nextText: '' },
      { contextKey: 'state.open' },
      undefined,
    ])
    const matches = async (query: string) =>
      (await memories.call('GET', content(uuid, `segment/fuzzy-search?sourceText=Open&targetLocale=es${query}`)))
        .body as {
        match: number
        targetText: string
        parts: { context: number }
      }[]
    expect((await matches('')).map(({ match }) => match)).toEqual([100, 100, 100])
    expect((await matches('&contextKey=state.open'))[0]).toMatchObject({
      match: 101,
      targetText: 'Abierto',
      parts: { context: 1 },
    })
    expect((await matches('&previousText=Hours&nextText='))[0]).toMatchObject({ match: 101, targetText: 'Apertura' })
    expect(await matches('&threshold=101')).toEqual([])
    expect((await matches('&overviewOnly=true'))[0]).toMatchObject({ match: 100, targetText: '' })
  })

  it('a person who changes a translation learns who has written another one since', async () => {
    const { uuid } = await memories.make('Written twice')
    const id = await memories.add(uuid, 'Open the file', 'Abrir')
    const { manager, accountAdmin } = test.people
    const unit = { sourceLocale: 'en', sourceText: 'Open the file', targetLocale: 'es', targetText: 'Abra' }
    bodyOf(await memories.call('POST', `${content(uuid, 'translation-unit')}?override=true`, unit, accountAdmin), 201)
    const body = { locale: 'es', text: 'Abre' }
    const stale = { 'If-Match': '"stale"' }
    const refused = await test.call(manager, 'PUT', content(uuid, `translation-unit/${id}`), body, stale)
    expect(refused).toMatchObject({ status: 409, body: { data: { changedBy: { uuid: accountAdmin.id } } } })
  })

  it('a unit with mismatched tags, another source language or an existing source is refused', async () => {
    const { uuid } = await memories.make('Codes')
    const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
    expect(await statusOf(memories.write(uuid, 'Press ⟦1⟧here', 'Pulse'))).toBe(400)
    expect(await statusOf(memories.write(uuid, 'Press ⟦1⟧here⟦/1⟧', '⟦1⟧Pulse'))).toBe(400)
    expect(await statusOf(memories.write(uuid, 'Press here', 'Pulse ⟦1/⟧'))).toBe(400)
    expect(await statusOf(memories.write(uuid, 'Press', 'Pulse', { sourceLocale: 'de' }))).toBe(422)
    expect(await statusOf(memories.write(uuid, 'Press', 'Press', { targetLocale: 'en' }))).toBe(400)
    expect(await memories.write(uuid, ' ', 'Pulse')).toMatchObject({
      status: 400,
      body: { message: "body.sourceText can't be blank." },
    })
    expect(await statusOf(memories.write(uuid, 'Press', '\u3000'))).toBe(400)
    expect(await statusOf(memories.write(uuid, 'Press', 'Press', { targetLocale: 'qq' }))).toBe(400)
    expect((await memories.get(uuid)).totalUnits).toBe(0)
    const id = await memories.add(uuid, 'Press ⟦1⟧here⟦/1⟧', 'Pulse ⟦1⟧aquí⟦/1⟧')
    const change = (locale: string, text: string) =>
      statusOf(memories.call('PUT', content(uuid, `translation-unit/${id}`), { locale, text }))
    expect(await change('es', 'Pulse aquí')).toBe(200)
    expect(await change('es', 'Pulse ⟦2/⟧')).toBe(400)
    expect(await change('es', ' ')).toBe(400)
    expect(await change('en', 'Press here')).toBe(400)
    expect(await change('en', 'Click ⟦1⟧here⟦/1⟧')).toBe(200)
    await memories.add(uuid, 'Tap ⟦1⟧here⟦/1⟧', 'Toque ⟦1⟧aquí⟦/1⟧')
    expect(await change('en', 'Tap ⟦1⟧here⟦/1⟧')).toBe(409)
    expect((await memories.tmUnits(uuid)).content.map(({ sourceText }) => sourceText)).toEqual([
      'Tap ⟦1⟧here⟦/1⟧',
      'Click ⟦1⟧here⟦/1⟧',
    ])
  })

  it('a unit for a regional locale is stored under the only locale of that language', async () => {
    const { uuid } = await memories.make('Locales')
    await memories.add(uuid, 'Hi', 'Hola', { targetLocale: 'es_mx' })
    expect(await memories.get(uuid)).toMatchObject({ targetLocales: ['es', 'ja'], totalSegments: 1 })
    expect((await memories.tmUnits(uuid)).content[0]?.targets).toMatchObject([{ locale: 'es' }])
  })
})
