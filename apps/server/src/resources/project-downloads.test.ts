import type { DownloadRequest } from '@dragoman/sdk/operations/shared'
import type { LocKitJob, TranslationKitJob } from '@dragoman/sdk/operations/projects'
import type { TranslationUploadJob, WorkUnitTranslation } from '@dragoman/sdk/operations/workUnits'
import { asc, eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { journal, segments, tasks, workUnits } from '../db/schema.ts'
import { fixtureText, pseudo } from '../engine/files/fixtures/fixture.ts'
import { readKit } from '../engine/files/xliff-kit.ts'
import type { Person } from '../testing/people.ts'
import { bodyOf, fileForm, projectSteps } from '../testing/projects.ts'
import { createTestApp, testOrigin } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let test: TestApp
let steps: ReturnType<typeof projectSteps>
beforeAll(async () => {
  test = await createTestApp()
  steps = projectSteps(test)
})
afterAll(() => test.close())

const names = ['desktop.pot', 'nested.json', 'guide.md', 'catalog-1.2.xlf', 'catalog-2.1.xlf']
const fixtures = names.map((name) => ({ name, content: fixtureText(name) }))
const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** Puts a target into every segment of a project, as a translator would. */
async function translateAll(projectId: string): Promise<void> {
  const rows = await test.db
    .select({ segment: segments })
    .from(segments)
    .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
    .where(eq(workUnits.projectId, projectId))
  for (const { segment } of rows) {
    await test.db
      .update(segments)
      .set({ target: pseudo(segment), confirmed: true, origin: 'HUMAN', version: 1 })
      .where(eq(segments.id, segment.id))
  }
}

/** Fetches the file behind a signed address. */
async function fetchUrl(address: string | undefined) {
  if (!address?.startsWith(testOrigin)) throw new Error(`no address: ${address}`)
  return test.download(null, address.slice(testOrigin.length))
}

describe('downloads', () => {
  it('of untranslated files are the files, byte for byte, in a folder for each locale', async () => {
    const { manager } = test.people
    const files = [...fixtures.slice(0, 3), { name: 'nested.json', path: 'web/strings', content: fixtureText('nested.json') }]
    const { uuid } = await steps.draft(manager, files, ['es', 'ja'])
    const { status, bytes, headers } = await test.download(manager, url(uuid, '/download'))
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/D-\d+-\d+\.zip/)
    const entries = unzipSync(bytes)
    expect(Object.keys(entries).toSorted()).toEqual(
      ['es', 'ja'].flatMap((locale) =>
        ['desktop.pot', 'guide.md', 'nested.json', 'web/strings/nested.json'].map((name) => `${locale}/${name}`),
      ),
    )
    for (const [name, content] of Object.entries(entries)) {
      expect(text(content), name).toBe(fixtureText(name.split('/').at(-1) ?? ''))
    }
    const one = unzipSync((await test.download(manager, url(uuid, '/download?locales=ja'))).bytes)
    expect(Object.keys(one).every((name) => name.startsWith('ja/'))).toBe(true)
    expect((await test.call(manager, 'GET', url(uuid, '/download?locales=de'))).status).toBe(422)
  })

  it('of translated files hold every translation, in the background too', async () => {
    const { manager, client, stranger, linguistA } = test.people
    const { uuid, workUnits: units } = await steps.draft(manager, fixtures, ['es'])
    await translateAll(uuid)
    const started = bodyOf<DownloadRequest>(await test.call(client, 'POST', url(uuid, '/download'), {}))
    expect(started).toMatchObject({ status: 'STARTED' })
    await test.jobEnd(started.requestUuid)
    const address = url(uuid, `/download/${started.requestUuid}/status`)
    const done = bodyOf<DownloadRequest>(await test.call(client, 'GET', address))
    expect(done).toMatchObject({ status: 'COMPLETED', progress: 100 })
    expect((await test.call(stranger, 'GET', address)).status).toBe(404)
    expect((await test.call(linguistA, 'GET', address)).status).toBe(403)
    const { bytes } = await fetchUrl(done.downloadUrl)
    const entries = unzipSync(bytes)
    expect(Object.keys(entries).toSorted()).toEqual(names.map((name) => `es/${name}`).toSorted())
    expect(text(entries['es/nested.json'])).not.toBe(fixtureText('nested.json'))
    for (const unit of units) {
      const single = await test.download(client, url(uuid, `/translated-file/download?workUnitUUID=${unit.uuid}`))
      expect(text(single.bytes)).toBe(text(entries[`es/${unit.filename}`]))
      const rest = `?resourceUUID=${unit.projectResourceUuid}&targetLanguage=es`
      expect((await test.download(client, url(uuid, `/translated-file/download${rest}`))).bytes).toEqual(single.bytes)
    }
    expect((await fetchUrl(`${done.downloadUrl}x`)).status).toBe(403)
  })

  it('of one work unit are built and kept: as it is, and as the last step left it', async () => {
    const { manager } = test.people
    const { uuid, workUnits: units } = await steps.inWork(manager, fixtures.slice(1, 2), ['es'])
    const unit = units[0]?.uuid
    await translateAll(uuid)
    await test.db.update(segments).set({ deliveredTarget: 'Entregado' }).where(eq(segments.workUnitId, unit ?? ''))
    const address = url(uuid, `/work-unit/${unit}/translation`)
    expect(bodyOf(await test.call(manager, 'GET', address))).toMatchObject({ translationStatus: 'NOT_TRANSLATED' })
    expect(bodyOf(await test.call(manager, 'POST', address))).toMatchObject({ translationStatus: 'PREPARING' })
    const built = await test.until(async () => {
      const now = bodyOf<WorkUnitTranslation>(await test.call(manager, 'GET', address))
      return now.translationStatus === 'PREPARING' ? undefined : now
    })
    expect(built).toMatchObject({ translationStatus: 'TRANSLATED', fileName: 'nested.json' })
    const present = await test.download(manager, url(uuid, `/translated-file/download?workUnitUUID=${unit}`))
    expect((await fetchUrl(built.translatedFileUrl)).bytes).toEqual(present.bytes)
    expect(text((await fetchUrl(built.deliverableFileUrl)).bytes)).toContain('Entregado')
    expect(text((await fetchUrl(built.originalFileUrl)).bytes)).toBe(fixtureText('nested.json'))
    const xliff = bodyOf<WorkUnitTranslation>(await test.call(manager, 'GET', `${address}?isXliff=true`))
    expect(xliff.fileName).toBe('nested.json.xlf')
    expect(readKit((await fetchUrl(xliff.translatedFileUrl)).bytes, 'x.xlf').workUnitUuid).toBe(unit)
  })
})

describe('translation elsewhere', () => {
  /** A project of which linguist A has accepted the first step. */
  async function accepted(as: Person, files = fixtures.slice(1, 2)) {
    const made = await steps.inWork(test.people.manager, files, ['es', 'ja'])
    const [unit, other] = made.workUnits
    if (!unit || !other) throw new Error('nothing was made')
    const [task] = await test.db.select().from(tasks).where(eq(tasks.workUnitId, unit.uuid)).orderBy(asc(tasks.step))
    if (!task) throw new Error('no task')
    await test.db
      .update(tasks)
      .set({ status: 'APPROVED', assigneeId: as.id, acceptedAt: new Date() })
      .where(eq(tasks.id, task.id))
    return { uuid: made.uuid, unit: unit.uuid, other: other.uuid, task: task.id }
  }

  async function kit(as: Person, project: string, workUnitUuids: string[], more: object = {}) {
    const body = { locKitTypeJob: 'XLIFF', workUnitUuids, ...more }
    const started = bodyOf<LocKitJob>(await test.call(as, 'POST', url(project, '/translation-kit-job/loc-kit'), body))
    await test.jobEnd(started.id)
    const done = bodyOf<TranslationKitJob>(await test.call(as, 'GET', url(project, `/translation-kit-job/${started.id}`)))
    expect(done).toMatchObject({ status: 'FINISHED', completedFiles: workUnitUuids.length, totalFiles: workUnitUuids.length })
    return (await fetchUrl(done.downloadFileUrl)).bytes
  }

  const upload = (as: Person, { uuid, unit }: { uuid: string; unit: string }, content: string) =>
    test.call(as, 'PUT', url(uuid, `/work-unit/${unit}/translation/content`), fileForm('back.xlf', content))

  /** Fills the empty targets of a kit with the sources, in capitals outside of tags. */
  const translated = (xliff: string) =>
    xliff.replace(/<source>(.*?)<\/source>\s*<target state="[^"]*">.*?<\/target>/gs, (_, source: string) => {
      const target = source.replace(/(<[^>]*>)|([^<&]+)|(&\w+;)/g, (part, _tag, words) => (words ? words.toUpperCase() : part))
      return `<source>${source}</source><target state="translated">${target}</target>`
    })

  it('comes back, is taken over once, and says what became of each segment', async () => {
    const { linguistA, manager } = test.people
    const work = await accepted(linguistA)
    const xliff = translated(text(await kit(linguistA, work.uuid, [work.unit])))
    const started = bodyOf<TranslationUploadJob>(await upload(linguistA, work, xliff), 202)
    expect(started).toMatchObject({ type: 'TRANSLATION_UPLOAD', status: 'STARTED', projectUuid: work.uuid })
    const first = await test.jobEnd(started.uuid)
    const [unit] = await test.db.select().from(workUnits).where(eq(workUnits.id, work.unit))
    expect(first).toMatchObject({ status: 'FINISHED', report: { accepted: unit?.totalSegments, unchanged: 0, tagMismatch: 0 } })
    expect(unit).toMatchObject({ confirmedSegments: unit?.totalSegments })
    const rows = await test.db.select().from(segments).where(eq(segments.workUnitId, work.unit)).orderBy(segments.index)
    expect(rows.every(({ confirmed, origin, updatedBy }) => confirmed && origin === 'KIT' && updatedBy === linguistA.id)).toBe(true)
    const again = await test.jobEnd(bodyOf<TranslationUploadJob>(await upload(linguistA, work, xliff), 202).uuid)
    expect(again).toMatchObject({ status: 'FINISHED', report: { accepted: 0, unchanged: unit?.totalSegments } })
    const after = await test.db.select().from(segments).where(eq(segments.workUnitId, work.unit)).orderBy(segments.index)
    expect(after).toEqual(rows)
    const job = bodyOf<TranslationUploadJob>(await test.call(manager, 'GET', `/api/v3/job/${started.uuid}`))
    expect(job.report?.segments).toHaveLength(rows.length)
    const events = await test.db.select().from(journal).where(eq(journal.projectId, work.uuid))
    expect(events.map(({ event }) => event)).toContain('WORK_UNIT_TRANSLATION_UPLOADED')
  })

  it('is refused whole when the file is damaged or belongs elsewhere, and nothing changes', async () => {
    const { linguistA } = test.people
    const work = await accepted(linguistA)
    const xliff = translated(text(await kit(linguistA, work.uuid, [work.unit])))
    const before = await test.db.select().from(segments).where(eq(segments.workUnitId, work.unit)).orderBy(segments.index)
    const damaged = xliff.replace('</source>', '</sauce>')
    const line = damaged.slice(0, damaged.indexOf('</sauce>')).split('\n').length
    expect(await upload(linguistA, work, damaged)).toMatchObject({
      status: 422,
      body: { code: 'FILE_REFUSED', data: { file: 'back.xlf', line, reason: expect.any(String) } },
    })
    for (const wrong of [
      xliff.replace('target-language="es"', 'target-language="ja"'),
      xliff.replaceAll(work.unit, work.other),
      xliff.slice(0, -20),
      '',
      'hello',
    ]) {
      expect(await upload(linguistA, work, wrong)).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED' } })
    }
    const after = await test.db.select().from(segments).where(eq(segments.workUnitId, work.unit)).orderBy(segments.index)
    expect(after).toEqual(before)
  })

  it('names the segments that cannot be taken over, and takes the others', async () => {
    const { linguistA } = test.people
    const work = await accepted(linguistA, [{ name: 'a.json', content: '{"one":"Open {file}","two":"Close","three":"Save","four":"Print"}' }])
    const plain = text(await kit(linguistA, work.uuid, [work.unit]))
    const broken = translated(plain)
      .replace(/<x [^>]*\/>(?=[^]*?<\/target>)/g, (tag, at: number, all: string) =>
        all.slice(0, at).lastIndexOf('<target') > all.slice(0, at).lastIndexOf('<source') ? '' : tag,
      )
      .replace('<source>Close</source>', '<source>Close all</source>')
      .replace('<target state="translated">SAVE</target>', '<target/>')
    const ended = await test.jobEnd(bodyOf<TranslationUploadJob>(await upload(linguistA, work, broken), 202).uuid)
    expect(ended).toMatchObject({
      status: 'FINISHED_WARNING',
      report: {
        accepted: 1,
        tagMismatch: 1,
        staleSource: 1,
        empty: 1,
        unknown: 0,
        segments: [
          { index: 0, outcome: 'TAG_MISMATCH', issues: [{ kind: 'missing', id: 1 }] },
          { index: 1, outcome: 'STALE_SOURCE' },
          { index: 2, outcome: 'EMPTY' },
          { index: 3, outcome: 'ACCEPTED' },
        ],
      },
    })
    const rows = await test.db.select().from(segments).where(eq(segments.workUnitId, work.unit)).orderBy(segments.index)
    expect(rows.map(({ target }) => target)).toEqual(['', '', '', 'PRINT'])
  })

  it('is for whoever has the task', async () => {
    const { linguistA, linguistB, linguistDe, client, stranger } = test.people
    const work = await accepted(linguistA)
    const xliff = translated(text(await kit(linguistA, work.uuid, [work.unit])))
    // The next step is open, so others may look at the work unit, but not write.
    expect(await upload(linguistB, work, xliff)).toMatchObject({ status: 422, body: { data: { readOnlyReason: 'NOT_ASSIGNEE' } } })
    expect((await upload(linguistDe, work, xliff)).status).toBe(404)
    expect((await upload(stranger, work, xliff)).status).toBe(404)
    expect((await upload(client, work, xliff)).status).toBe(403)
    const body = { locKitTypeJob: 'XLIFF', workUnitUuids: [work.unit] }
    expect((await test.call(linguistDe, 'POST', url(work.uuid, '/translation-kit-job/loc-kit'), body)).status).toBe(404)
    await test.db.update(tasks).set({ status: 'DELIVERED' }).where(eq(tasks.id, work.task))
    expect(await upload(linguistA, work, xliff)).toMatchObject({ status: 422, body: { code: 'READ_ONLY' } })
  })

  it('can be for several work units in one container', async () => {
    const { manager } = test.people
    const work = await accepted(manager, fixtures.slice(0, 2))
    const { workUnits: units } = await steps.get(manager, work.uuid)
    const ids = units.map(({ uuid }) => uuid)
    const entries = unzipSync(await kit(manager, work.uuid, ids, { addSourceAndTargetSuffix: true }))
    expect(Object.keys(entries).toSorted()).toEqual([
      'es/desktop.pot_en_es.xlf',
      'es/nested.json_en_es.xlf',
      'ja/desktop.pot_en_ja.xlf',
      'ja/nested.json_en_ja.xlf',
    ])
    const body = { locKitTypeJob: 'XLSX', workUnitUuids: ids }
    expect((await test.call(manager, 'POST', url(work.uuid, '/translation-kit-job/loc-kit'), body)).status).toBe(400)
  })
})

describe('the memories of a project', () => {
  it('fill empty segments once it is approved, without confirming them', async () => {
    const { manager, stranger } = test.people
    const memory = async (sourceLocale: string) => {
      const body = { name: `Memory ${sourceLocale}`, sourceLocale, targetLocales: ['es'] }
      return bodyOf<{ uuid: string }>(await test.call(manager, 'POST', '/api/v1/atlas-tm', body), 201).uuid
    }
    const tmUuid = await memory('en')
    const unit = (sourceText: string, targetText: string, more: object = {}) =>
      test.call(manager, 'POST', `/api/v1/translation-memory/${tmUuid}/translation-unit`, {
        sourceLocale: 'en',
        targetLocale: 'es',
        sourceText,
        targetText,
        ...more,
      })
    bodyOf(await unit('Close', 'Cerrar'), 201)
    bodyOf(await unit('Open', 'Abrir', { sourceContext: { contextKey: '/open' } }), 201)
    const content = '{"open":"Open","close":"Close","closing":"Closing"}'
    const { uuid, workUnits: units } = await steps.draft(manager, [{ name: 'a.json', content }], ['es'])
    const bind = (as: Person, body: object[]) => test.call(as, 'POST', url(uuid, '/translation-memory'), body)
    expect((await bind(manager, [{ tmUuid: await memory('de') }])).status).toBe(422)
    expect((await bind(manager, [{ tmUuid: crypto.randomUUID() }])).status).toBe(404)
    expect((await bind(manager, [{ tmUuid }, { tmUuid }])).status).toBe(400)
    expect((await bind(stranger, [{ tmUuid }])).status).toBe(404)
    expect(bodyOf(await bind(manager, [{ tmUuid }]))).toMatchObject([
      { tmUuid, name: 'Memory en', read: true, write: false, penalty: 0, threshold: 70, tm: { totalUnits: 2 } },
    ])
    const rowsNow = () => test.db.select().from(segments).where(eq(segments.workUnitId, units[0]?.uuid ?? '')).orderBy(segments.index)
    expect((await rowsNow()).every(({ target }) => target === '')).toBe(true)
    bodyOf(await steps.move(manager, uuid, 'PENDING'))
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const rows = await test.until(async () => {
      const now = await rowsNow()
      return now.some(({ target }) => target !== '') ? now : undefined
    })
    expect(rows.map(({ target, origin, match, confirmed }) => [target, origin, match, confirmed])).toEqual([
      ['Abrir', 'TM_CONTEXT', 101, false],
      ['Cerrar', 'TM_EXACT', 100, false],
      ['', null, null, false],
    ])
  })
})
