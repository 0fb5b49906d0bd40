import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { journal, translationMemories } from '../db/schema.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { content, memoryCalls, tmx, tu } from '../testing/memory-calls.ts'

let test: TestApp
let memories: ReturnType<typeof memoryCalls>
beforeAll(async () => {
  test = await createTestApp()
  memories = memoryCalls(test)
})
afterAll(() => test.close())

describe('import and export', () => {
  it('takes 10,000 units in a few seconds; the export is read back as the same', async () => {
    const { uuid } = await memories.make('Big')
    const text = tmx(
      Array.from({ length: 10_000 }, (_, at) =>
        tu(`Press <bpt i="1">&lt;b&gt;</bpt>button ${at}<ept i="1">&lt;/b&gt;</ept> &amp; wait`, {
          es: `Pulse <bpt i="1">&lt;b&gt;</bpt>el botón ${at}<ept i="1">&lt;/b&gt;</ept> y espere`,
          ja: `ボタン${at}を押す`,
        }),
      ).join('\n'),
    )
    const started = performance.now()
    const job = await memories.importText(uuid, text, 'großes Gedächtnis.tmx')
    expect(performance.now() - started).toBeLessThan(15_000)
    expect(job).toMatchObject({
      status: 'FINISHED',
      error: null,
      report: { units: 10_000, created: 10_000, written: 20_000, withoutSource: 0, withoutTarget: 0, skippedLines: [] },
    })
    expect(await memories.get(uuid)).toMatchObject({
      totalUnits: 10_000,
      totalSegments: 20_000,
      lastImport: { fileName: 'großes Gedächtnis.tmx' },
    })
    const searched = performance.now()
    const found = await memories.units(uuid, '&sourceText=button%209999&targetText=9999')
    expect(performance.now() - searched).toBeLessThan(2_000)
    expect(found.content).toMatchObject([
      { sourceText: 'Press ⟦1⟧button 9999⟦/1⟧ & wait', targets: [{ text: 'Pulse ⟦1⟧el botón 9999⟦/1⟧ y espere' }, {}] },
    ])
    expect((await memories.units(uuid, '&page=19')).content.at(-1)?.sourceText).toContain('button 0')

    // The same file again changes nothing.
    expect((await memories.importText(uuid, text)).report).toMatchObject({ units: 10_000, created: 0 })
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 10_000, totalSegments: 20_000 })

    const exported = await memories.exportText(uuid)
    const { uuid: copy } = await memories.make('Copy')
    expect((await memories.importText(copy, exported)).report).toMatchObject({ created: 10_000, written: 20_000 })
    const withoutDates = (tmxText: string) => tmxText.replace(/ (creation|change)date="[^"]*"/g, '')
    expect(withoutDates(await memories.exportText(copy))).toBe(withoutDates(exported))
    const spanish = await memories.exportText(uuid, '?targetLocales=es')
    expect(spanish).toContain('xml:lang="es"')
    expect(spanish).not.toContain('xml:lang="ja"')
  }, 90_000)

  it('leaves everything as it was when the file is damaged, and says where', async () => {
    const { uuid } = await memories.make('Damaged')
    await memories.add(uuid, 'Text 1', 'por mano')
    const lines = Array.from({ length: 3000 }, (_, at) => tu(`Text ${at}`, { es: `Texto ${at}` }))
    lines[2500] = '<tu><tuv xml:lang="en"><seg>broken</tuv></tu>'
    const job = await memories.importText(uuid, tmx(lines.join('\n')), 'broken.tmx')
    expect(job.status).toBe('FAILED')
    // Four lines come before the first unit.
    expect(job.error).toMatch(/broken\.tmx.*2505/)
    const after = await memories.get(uuid)
    expect(after).toMatchObject({ totalUnits: 1, totalSegments: 1 })
    expect(after).not.toHaveProperty('lastImport')
    expect((await memories.units(uuid)).content).toMatchObject([{ targets: [{ text: 'por mano' }] }])
  })

  it('refuses another source language, what is no TMX and other kinds of files', async () => {
    const { uuid } = await memories.make('Strict')
    const refused = { status: 'FAILED', error: expect.stringContaining('memory.tmx') }
    expect(await memories.importText(uuid, tmx(tu('a', { es: 'b' }), 'de'))).toMatchObject(refused)
    for (const text of ['', 'hello', '<html></html>', tmx(tu('a', { es: 'b' })).slice(0, -20)]) {
      expect(await memories.importText(uuid, text)).toMatchObject(refused)
    }
    expect((await memories.upload(uuid, tmx(''), 'memory.csv')).status).toBe(400)
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 0 })
  })

  it('takes a packed file, and refuses one that only claims to be', async () => {
    const { uuid } = await memories.make('Packed')
    const form = (bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData()
      body.append('file', new File([bytes], 'memory.tmx.gz'))
      return body
    }
    const sent = async (bytes: Uint8Array<ArrayBuffer>) => {
      const { body } = await memories.call('POST', content(uuid, 'import'), form(bytes))
      return test.jobEnd((body as { uuid: string }).uuid)
    }
    const text = new TextEncoder().encode(tmx(tu('a', { es: 'b' })))
    expect(await sent(new Uint8Array(gzipSync(text)))).toMatchObject({ status: 'FINISHED', report: { created: 1 } })
    const refused = { status: 'FAILED', error: expect.stringContaining('gzip') }
    expect(await sent(text)).toMatchObject(refused)
    expect(await sent(new Uint8Array(gzipSync(text).subarray(0, 60)))).toMatchObject(refused)
  })

  it('says what it left out, with the lines', async () => {
    const { uuid } = await memories.make('Partly')
    const lonely = (locale: string) => `<tu><tuv xml:lang="${locale}"><seg>Alone</seg></tuv></tu>`
    const body = [tu('One', { es: 'Uno' }), lonely('en'), lonely('es')]
    const job = await memories.importText(uuid, tmx(body.join('\n')))
    expect(job).toMatchObject({
      status: 'FINISHED_WARNING',
      report: { units: 1, withoutSource: 1, withoutTarget: 1, skippedLines: [6, 7] },
    })
    const entries = await test.db.select().from(journal).where(eq(journal.entityId, uuid)).orderBy(journal.id)
    const [last] = entries.toReversed()
    expect(last).toMatchObject({ event: 'TRANSLATION_MEMORY_IMPORTED', detail: { fileName: 'memory.tmx', units: 1 } })
  })

  it('can be cancelled while it waits for the memory, and leaves it as it was; a change then waits in vain', async () => {
    const { uuid } = await memories.make('Cancelled')
    const lines = Array.from({ length: 4000 }, (_, at) => tu(`Text ${at}`, { es: `Texto ${at}` }))
    let jobUuid = ''
    await test.db.transaction(async (transaction) => {
      await transaction.select().from(translationMemories).where(eq(translationMemories.id, uuid)).for('update')
      const started = await memories.upload(uuid, tmx(lines.join('\n')))
      jobUuid = (started.body as { uuid: string }).uuid
      expect(await memories.write(uuid, 'Text', 'Texto')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
      expect((await memories.call('POST', `/api/v3/job/${jobUuid}/cancellation`)).status).toBe(200)
    })
    expect(await test.jobEnd(jobUuid)).toMatchObject({ status: 'CANCELLED' })
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 0 })
    expect((await memories.call('POST', `/api/v3/job/${jobUuid}/cancellation`)).status).toBe(409)
    // It can be run again with the file that was sent.
    expect((await memories.call('POST', `/api/v3/job/${jobUuid}/restart`)).status).toBe(200)
    expect(await test.jobEnd(jobUuid)).toMatchObject({ status: 'FINISHED' })
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 4000 })
  })

  it('an export is its memory’s alone', async () => {
    const [one, two] = [await memories.make('One'), await memories.make('Two')]
    await memories.add(one.uuid, 'a', 'b')
    const { requestUuid } = (await memories.call('GET', content(one.uuid, 'export/tmx'))).body as { requestUuid: string }
    expect((await memories.call('GET', content(two.uuid, `export/tmx/${requestUuid}/status`))).status).toBe(404)
    const status = content(one.uuid, `export/tmx/${requestUuid}/status`)
    expect((await memories.call('GET', status, undefined, test.people.stranger)).status).toBe(404)
    expect((await memories.call('GET', content(one.uuid, 'export/docx'))).status).toBe(400)
  })
})
