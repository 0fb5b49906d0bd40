import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('what was written elsewhere', () => {
  const old = tmx(
    '<tu creationdate="20120102T030405Z" creationid="tim"><tuv xml:lang="en"><seg>Save</seg></tuv>' +
      '<tuv xml:lang="es" changedate="20150203T040506Z" changeid="Ana &amp; Bo"><seg>Guardar</seg></tuv>' +
      '<tuv xml:lang="ja" changedate="29990203T040506Z"><seg>保存</seg></tuv></tu>',
  )
  const ana = { lastModifiedBy: 'Ana & Bo', lastModifiedAt: Date.UTC(2015, 1, 3, 4, 5, 6) }
  const written = async (uuid: string) => (await memories.tmUnits(uuid)).content[0]!
  const done = async (path: string, body: object) => {
    const started = await memories.call('POST', path, body)
    expect(started.status).toBe(202)
    return test.jobEnd((started.body as { uuid: string }).uuid)
  }

  it('author and time from another system are kept, shown and exported', async () => {
    const { uuid } = await memories.make('Elsewhere')
    await memories.importText(uuid, old)
    expect(await written(uuid)).toMatchObject({
      createdAt: Date.UTC(2012, 0, 2, 3, 4, 5),
      targets: [ana, { lastModifiedBy: 'tim', lastModifiedAt: Date.UTC(2012, 0, 2, 3, 4, 5) }],
    })
    const hits = await memories.call('GET', content(uuid, 'segment/concordance-search?text=save&targetLocale=es'))
    expect(hits.body).toMatchObject({ content: [{ lastModifiedAt: ana.lastModifiedAt }] })
    const exported = await memories.exportText(uuid)
    expect(exported).toContain('<tu creationdate="20120102T030405Z">')
    expect(exported).toContain('<tuv xml:lang="es" changedate="20150203T040506Z" changeid="Ana &amp; Bo">')
    const { uuid: copy } = await memories.make('Elsewhere, again')
    await memories.importText(copy, exported)
    expect(await memories.exportText(copy)).toBe(exported)
  })

  it('a local change shows its own author until it is undone', async () => {
    const { uuid } = await memories.make('Changed here')
    await memories.importText(uuid, old)
    const before = await memories.exportText(uuid)
    const started = Date.now()
    const replaced = await done(content(uuid, 'replacement'), { find: 'Guardar', replacement: 'Grabar' })
    const [spanish] = (await written(uuid)).targets
    expect(spanish).toMatchObject({ text: 'Grabar', lastModifiedBy: test.people.manager.name })
    expect(spanish!.lastModifiedAt).toBeGreaterThanOrEqual(started)
    await done(content(uuid, `replacement/${replaced.id}/undo`), {})
    expect(await written(uuid)).toMatchObject({ targets: [ana, {}] })
    expect(await memories.exportText(uuid)).toBe(before)
  })

  it.each<[string, (uuid: string, id: number) => Promise<{ status: number }>]>([
    [
      'by hand',
      (uuid, id) => memories.call('PUT', content(uuid, `translation-unit/${id}`), { locale: 'es', text: 'Grabar' }),
    ],
    [
      'by writing over it',
      (uuid) =>
        memories.call('POST', content(uuid, 'translation-unit?override=true'), {
          sourceLocale: 'en',
          sourceText: 'Save',
          targetLocale: 'es',
          targetText: 'Grabar',
        }),
    ],
  ])('the original author is dropped once the translation is changed %s', async (_, change) => {
    const { uuid } = await memories.make('By hand')
    await memories.importText(uuid, old)
    const started = Date.now()
    expect((await change(uuid, (await written(uuid)).id)).status).toBeLessThan(300)
    const [spanish] = (await written(uuid)).targets
    expect(spanish).toMatchObject({ text: 'Grabar', lastModifiedBy: test.people.manager.name })
    expect(spanish!.lastModifiedAt).toBeGreaterThanOrEqual(started)
  })

  it('canceling an import restores the original author', async () => {
    const { uuid } = await memories.make('Import taken back')
    await memories.importText(uuid, old)
    const lines = Array.from({ length: 1500 }, (_, at) => tu(at === 0 ? 'Save' : `Text ${at}`, { es: `Texto ${at}` }))
    let jobUuid = ''
    // It has written its first piece when it comes to the unit that someone holds.
    await memories.importText(uuid, tmx(tu('Text 1200', { es: 'Texto' })))
    const before = await memories.exportText(uuid)
    await test.db.transaction(async (transaction) => {
      await transaction.execute(sql`
        select 1 from translation_units where memory_id = ${uuid}::uuid and source = 'Text 1200' for update`)
      jobUuid = ((await memories.upload(uuid, tmx(lines.join('\n')))).body as { uuid: string }).uuid
      await test.until(async () => ((await memories.get(uuid)).totalUnits > 2 ? true : undefined))
      expect((await memories.call('POST', `/api/v3/job/${jobUuid}/cancellation`)).status).toBe(200)
    })
    expect(await test.jobEnd(jobUuid)).toMatchObject({ status: 'CANCELLED' })
    expect(await memories.exportText(uuid)).toBe(before)
  })

  it('among equal matches the newest comes first', async () => {
    const { uuid } = await memories.make('Newest')
    const tmUnit = (key: string, year: number) =>
      `<tu><prop type="x-context-key">${key}</prop><tuv xml:lang="en"><seg>Open the file</seg></tuv>` +
      `<tuv xml:lang="es" changedate="${year}0101T000000Z"><seg>Abrir ${year}</seg></tuv></tu>`
    await memories.importText(uuid, tmx([tmUnit('a', 2012), tmUnit('b', 2019), tmUnit('c', 2015)].join('\n')))
    const found = await memories.call(
      'GET',
      content(uuid, 'segment/fuzzy-search?sourceText=Open%20the%20file&targetLocale=es'),
    )
    expect((found.body as { targetText: string }[]).map(({ targetText }) => targetText)).toEqual([
      'Abrir 2019',
      'Abrir 2015',
      'Abrir 2012',
    ])
  })
})
