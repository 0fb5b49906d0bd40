import { gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translationMemories } from './tables.ts'
import { files, jobs, journal } from '../../kernel/tables.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { content, memoryCalls, tmx, tu } from '../../testing/memory-calls.ts'

let test: TestApp
let memories: ReturnType<typeof memoryCalls>
beforeAll(async () => {
  test = await createTestApp()
  memories = memoryCalls(test)
})
afterAll(() => test.close())

describe('import and export', () => {
  it('a large memory is imported in batches, and its export reads back the same', async () => {
    const { uuid } = await memories.make('Big')
    const text = tmx(
      Array.from({ length: 2_500 }, (_, at) =>
        tu(`Press <bpt i="1">&lt;b&gt;</bpt>button ${at}<ept i="1">&lt;/b&gt;</ept> &amp; wait`, {
          es: `Pulse <bpt i="1">&lt;b&gt;</bpt>el botón ${at}<ept i="1">&lt;/b&gt;</ept> y espere`,
          ja: `ボタン${at}を押す`,
        }),
      ).join('\n'),
    )
    const job = await memories.importText(uuid, text, 'großes Gedächtnis.tmx')
    expect(job).toMatchObject({
      status: 'FINISHED',
      error: null,
      report: { units: 2_500, created: 2_500, written: 5_000, withoutSource: 0, withoutTarget: 0, skippedLines: [] },
    })
    expect(await memories.get(uuid)).toMatchObject({
      totalUnits: 2_500,
      totalSegments: 5_000,
      lastImport: { fileName: 'großes Gedächtnis.tmx' },
    })
    const found = await memories.tmUnits(uuid, '&sourceText=button%202499&targetText=2499')
    expect(found.content).toMatchObject([
      { sourceText: 'Press ⟦1⟧button 2499⟦/1⟧ & wait', targets: [{ text: 'Pulse ⟦1⟧el botón 2499⟦/1⟧ y espere' }, {}] },
    ])
    expect((await memories.tmUnits(uuid, '&page=4')).content.at(-1)?.sourceText).toContain('button 0')

    // The same file again changes nothing.
    expect((await memories.importText(uuid, text)).report).toMatchObject({ units: 2_500, created: 0 })
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 2_500, totalSegments: 5_000 })

    const exported = await memories.exportText(uuid)
    const { uuid: copy } = await memories.make('Copy')
    expect((await memories.importText(copy, exported)).report).toMatchObject({ created: 2_500, written: 5_000 })
    expect(await memories.exportText(copy)).toBe(exported)
    const spanish = await memories.exportText(uuid, '?targetLocales=es')
    expect(spanish).toContain('xml:lang="es"')
    expect(spanish).not.toContain('xml:lang="ja"')
  }, 300_000)

  it('a damaged file changes nothing, and the error names the line', async () => {
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
    expect((await memories.tmUnits(uuid)).content).toMatchObject([{ targets: [{ text: 'por mano' }] }])
  })

  it('another source language, invalid TMX and other file types are refused', async () => {
    const { uuid } = await memories.make('Strict')
    const refused = { status: 'FAILED', error: expect.stringContaining('memory.tmx') }
    expect(await memories.importText(uuid, tmx(tu('a', { es: 'b' }), 'de'))).toMatchObject(refused)
    for (const text of ['', 'hello', '<html></html>', tmx(tu('a', { es: 'b' })).slice(0, -20)]) {
      expect(await memories.importText(uuid, text)).toMatchObject(refused)
    }
    expect((await memories.upload(uuid, tmx(''), 'memory.csv')).status).toBe(400)
    expect(await memories.get(uuid)).toMatchObject({ totalUnits: 0 })
  })

  it('a gzip file is imported, and one that only claims to be is refused', async () => {
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

  it('an import reports skipped units with their lines', async () => {
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

  it('an import canceled while it waits for the memory changes nothing, and a concurrent change is refused', async () => {
    const { uuid } = await memories.make('Canceled')
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

  it('an imported language that the product does not know stays on the memory when the memory is changed', async () => {
    const { uuid } = await memories.make('Rare')
    await memories.importText(uuid, tmx(tu('Hello', { qaa: 'Yáʼátʼééh' })))
    const { targetLocales } = await memories.get(uuid)
    expect(targetLocales).toEqual(['es', 'ja', 'qaa'])
    const change = (locales: string[]) => memories.call('PUT', '/api/v1/atlas-tm', { uuid, targetLocales: locales })
    expect(await change([...targetLocales, 'ar'])).toMatchObject({
      status: 200,
      body: { targetLocales: ['es', 'ja', 'qaa', 'ar'] },
    })
    expect((await change([...targetLocales, 'qab'])).status).toBe(400)
  })

  it('an export is found only through its own memory', async () => {
    const [one, two] = [await memories.make('One'), await memories.make('Two')]
    await memories.add(one.uuid, 'a', 'b')
    const { requestUuid } = (await memories.call('GET', content(one.uuid, 'export/tmx'))).body as {
      requestUuid: string
    }
    expect((await memories.call('GET', content(two.uuid, `export/tmx/${requestUuid}/status`))).status).toBe(404)
    const status = content(one.uuid, `export/tmx/${requestUuid}/status`)
    expect((await memories.call('GET', status, undefined, test.people.stranger)).status).toBe(404)
    expect((await memories.call('GET', content(one.uuid, 'export/docx'))).status).toBe(400)
  })
})

describe('removal', () => {
  const texts = (count: number) =>
    tmx(Array.from({ length: count }, (_, at) => tu(`Text ${at}`, { es: `Texto ${at}` })).join('\n'))
  const remove = (uuid: string) => memories.call('DELETE', `/api/v1/atlas-tm/${uuid}`)
  const started = async (method: string, path: string) => {
    const { uuid, requestUuid } = (await memories.call(method, path)).body as Record<string, string>
    return (uuid ?? requestUuid)!
  }
  const jobOf = async (id: string) => (await test.db.select().from(jobs).where(eq(jobs.id, id)))[0]!
  const removalOf = async (uuid: string) => {
    const entries = await test.db.select().from(journal).where(eq(journal.entityId, uuid))
    return String(entries.find(({ event }) => event === 'TRANSLATION_MEMORY_REMOVED')?.detail?.['jobUuid'])
  }
  /** The rows that the database still has of a memory. */
  const remains = async (uuid: string) => {
    const { rows } = await test.db.execute<{ count: number }>(sql`
      select count(*)::int from (
        select memory_id from translation_units
        union all select memory_id from memory_index_runs union all select memory_id from memory_index_postings
        union all select memory_id from memory_index_changes
        union all select (params ->> 'memoryId')::uuid from jobs join memory_changes on job_id = jobs.id
        union all select (params ->> 'memoryId')::uuid from jobs join files on key in (result_file_key, params ->> 'fileKey')
      ) as held (memory_id) where memory_id = ${uuid}::uuid`)
    return rows[0]!.count
  }
  const bind = (project: string, uuid: string) =>
    memories.call('POST', `/api/v3/project/${project}/translation-memory`, [{ tmUuid: uuid, write: true }])

  it('removing a memory hides it at once and deletes its units in a job', async () => {
    const { uuid } = await memories.make('Gone')
    await memories.importText(uuid, texts(1500))
    await memories.importText(uuid, 'no TMX')
    const { body: made } = await memories.call('POST', '/api/v3/project?inferDefaultSettings=true', {
      reference: 'Goes on',
      orgUnitUUID: test.people.place.orgUnitId,
      sourceLocale: 'en',
    })
    const { uuid: project } = made as { uuid: string }
    expect((await bind(project, uuid)).status).toBeLessThan(300)
    const exported = await started('GET', content(uuid, 'export/tmx'))
    const { resultFileKey } = await test.jobEnd(exported)
    const replaced = await memories.call('POST', content(uuid, 'replacement'), { find: 'Texto', replacement: 'Frase' })
    await test.jobEnd((replaced.body as { uuid: string }).uuid)
    expect(await remains(uuid)).toBeGreaterThan(1500)

    let job = ''
    // The job waits at its first units while someone holds one of them.
    await test.db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1 from translation_units where memory_id = ${uuid}::uuid limit 1 for update`)
      expect((await remove(uuid)).status).toBe(204)
      job = await removalOf(uuid)
      const shown = await memories.call('GET', `/api/v3/job/${job}`)
      expect(shown.body).toMatchObject({
        type: 'TM_REMOVAL',
        status: 'STARTED',
        createdBy: { uuid: test.people.manager.id },
      })
      const calls: [string, string, object?][] = [
        ['GET', `/api/v1/atlas-tm/${uuid}`],
        ['DELETE', `/api/v1/atlas-tm/${uuid}`],
        ['PUT', '/api/v1/atlas-tm', { uuid, name: 'Back again' }],
        ['GET', content(uuid, 'translation-unit/search')],
        ['GET', content(uuid, 'segment/concordance-search?text=Text')],
        ['GET', content(uuid, 'segment/fuzzy-search?sourceText=Text%201&targetLocale=es')],
        ['POST', content(uuid, 'clear')],
        ['GET', content(uuid, 'export/tmx')],
        ['GET', content(uuid, `export/tmx/${exported}/status`)],
      ]
      for (const [method, path, body] of calls) {
        expect({ path, status: (await memories.call(method, path, body)).status }).toEqual({ path, status: 404 })
      }
      expect((await memories.call('GET', '/api/v1/atlas-tm?name=Gone')).body).toMatchObject({ totalElements: 0 })
      expect((await memories.call('GET', `/api/v3/project/${project}/translation-memory`)).body).toEqual([])
      expect((await bind(project, uuid)).status).toBe(404)
      const { uuid: another } = await memories.make('Gone')
      expect((await bind(project, another)).status).toBeLessThan(300)
      expect((await jobOf(job)).status).toBe('STARTED')
    })
    expect(await test.jobEnd(job)).toMatchObject({ status: 'FINISHED', report: { units: 1500 } })
    expect(await remains(uuid)).toBe(0)
    expect(await test.db.$count(files, eq(files.key, resultFileKey ?? ''))).toBe(0)
    expect((await memories.call('GET', `/api/v3/job/${exported}`)).body).not.toHaveProperty('downloadFileUrl')
  })

  it('removing a memory cancels its running jobs for good', async () => {
    const { uuid } = await memories.make('Busy')
    await memories.importText(uuid, texts(2500))
    const under: string[] = []
    let removing: ReturnType<typeof remove> | undefined
    await test.db.transaction(async (transaction) => {
      await transaction.select().from(translationMemories).where(eq(translationMemories.id, uuid)).for('update')
      under.push(((await memories.upload(uuid, texts(4000))).body as { uuid: string }).uuid)
      under.push(await started('POST', content(uuid, 'clear')))
      under.push(await started('GET', content(uuid, 'export/tmx')))
      removing = remove(uuid)
      await test.until(async () => ((await jobOf(under[2]!)).cancelRequested ? true : undefined))
    })
    expect((await removing)?.status).toBe(204)
    await test.idle()
    for (const id of under) expect(await jobOf(id)).toMatchObject({ status: 'CANCELLED', error: 'Canceled.' })
    expect(await jobOf(await removalOf(uuid))).toMatchObject({ status: 'FINISHED' })
    for (const id of under) expect((await memories.call('POST', `/api/v3/job/${id}/restart`)).status).toBe(200)
    await test.idle()
    for (const id of under) expect(await jobOf(id)).toMatchObject({ status: 'CANCELLED' })
    expect(await remains(uuid)).toBe(0)
  })

  it('removing a memory does not wait for a job that clears it', async () => {
    const { uuid } = await memories.make('Being cleared')
    await memories.importText(uuid, texts(2500))
    let clear = ''
    let removing: ReturnType<typeof remove> | undefined
    await test.db.transaction(async (transaction) => {
      await transaction.execute(sql`
        select 1 from translation_units where memory_id = ${uuid}::uuid order by id desc limit 1 for update`)
      clear = await started('POST', content(uuid, 'clear'))
      await test.until(async () => ((await jobOf(clear)).total > 0 ? true : undefined))
      removing = remove(uuid)
      await test.until(async () => ((await jobOf(clear)).cancelRequested ? true : undefined))
    })
    expect((await removing)?.status).toBe(204)
    expect(await test.jobEnd(clear)).toMatchObject({ status: 'CANCELLED' })
    await test.jobEnd(await removalOf(uuid))
    expect(await remains(uuid)).toBe(0)
  })

  it('a canceled removal still leaves no memory behind', async () => {
    const { uuid } = await memories.make('Removal canceled')
    // More than it believes to have: it asks whether it should stop after the first of two pieces.
    await test.db.execute(sql`
      insert into translation_units (memory_id, source, codes, source_hash)
      select ${uuid}::uuid, 'Text ' || at, '[]'::jsonb, at::text from generate_series(1, 6000) at`)
    let job = ''
    await test.db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1 from translation_units where memory_id = ${uuid}::uuid limit 1 for update`)
      await remove(uuid)
      job = await removalOf(uuid)
      expect((await memories.call('POST', `/api/v3/job/${job}/cancellation`)).status).toBe(200)
    })
    expect(await test.jobEnd(job)).toMatchObject({ status: 'CANCELLED' })
    expect(await remains(uuid)).toBe(0)
    expect((await memories.call('POST', `/api/v3/job/${job}/restart`)).status).toBe(200)
    expect(await test.jobEnd(job)).toMatchObject({ status: 'FINISHED' })
  })
})
