import type { LanguageMapping, LanguageMappings } from '@dragoman/sdk/operations/languageMappings'
import type { TranslationKitJob } from '@dragoman/sdk/operations/projects'
import type { TranslationUploadJob } from '@dragoman/sdk/operations/workUnits'
import { and, asc, eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { xlsxOf } from '../../../engines/formats/fixtures/office.ts'
import { projectGlossaries } from '../../context/tables.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import type { Person } from '../../../testing/people.ts'
import { bodyOf, fileForm, projectSteps } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { testOrigin } from '../../../testing/test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)

const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`

async function made(as: Person, project: string, kind: string, body: object, status = 200) {
  const answer = await test.call(as, 'POST', url(project, `/translation-kit-job/${kind}`), body)
  const { id } = bodyOf<{ id: string }>(answer, status)
  await test.jobEnd(id)
  const job = bodyOf<TranslationKitJob>(await test.call(as, 'GET', url(project, `/translation-kit-job/${id}`)))
  const { bytes } = await test.download(null, job.downloadFileUrl?.slice(testOrigin.length) ?? '')
  return { job, bytes }
}

describe('a kit as a workbook', () => {
  async function accepted() {
    const { manager } = test.people
    const content = '{"a":"Open {file}","b":"Line one\\nLine two","c":"42","d":"Close"}'
    const work = await steps.inWork(manager, [{ name: 'app.json', content }], ['es'], ['TRANSLATION'])
    const workUnit = work.workUnits[0]!.uuid
    await test.db
      .update(tasks)
      .set({ status: 'APPROVED', assigneeId: manager.id })
      .where(eq(tasks.workUnitId, workUnit))
    return { uuid: work.uuid, workUnit }
  }

  /** A glossary of the project, with a term to use and one to avoid. */
  async function addTerms(workUnit: string) {
    const { manager } = test.people
    const add = async (path: string, body: object) =>
      bodyOf<{ uuid: string; conceptUuid: string }>(await test.call(manager, 'POST', `/api/v3/glossary${path}`, body))
    const { uuid } = await add('', { name: 'Kits', languages: ['en', 'es'] })
    const [row] = await test.db.select().from(workUnits).where(eq(workUnits.id, workUnit))
    await test.db.insert(projectGlossaries).values({ projectId: row!.projectId, glossaryId: uuid, position: 0 })
    const term = { status: 'Approved', language: 'es' }
    const { conceptUuid } = await add('/term', { ...term, glossaryUuid: uuid, language: 'en', text: 'lines' })
    await add('/term', { ...term, conceptUuid, text: 'línea' })
    await add('/term', { ...term, conceptUuid, text: 'raya', forbidden: true })
  }

  async function sheetsOf(bytes: Uint8Array) {
    const sheets = await readExcelFile(Buffer.from(bytes), { trim: false })
    return sheets.map(({ sheet, data }) => ({ sheet, data }))
  }

  const upload = (
    as: Person,
    work: { uuid: string; workUnit: string },
    name: string,
    content: Uint8Array<ArrayBuffer>,
  ) => test.call(as, 'PUT', url(work.uuid, `/work-unit/${work.workUnit}/translation/content`), fileForm(name, content))

  it('an XLSX kit is exported, imported with translations, and reports what became of each segment', async () => {
    const { manager, linguistA } = test.people
    const work = await accepted()
    const body = { locKitTypeJob: 'XLSX', workUnitUuids: [work.workUnit] }
    await addTerms(work.workUnit)
    const { bytes } = await made(manager, work.uuid, 'loc-kit', body)
    const [translation, facts] = await sheetsOf(bytes)
    expect(translation?.data.slice(1).map((row) => row[4] ?? '')).toEqual(['', 'lines = línea; lines ≠ raya', '', ''])
    expect(translation?.data[0]).toEqual(['ID', 'Source', 'Target', 'State', 'Note'])
    expect(translation?.data.slice(1).map((row) => row[1])).toEqual(['Open ⟦1/⟧', 'Line one\nLine two', '42', 'Close'])
    const targets = ['Abrir ⟦1/⟧', 'Uno\nDos', '42', 'Cerrar']
    const written = async (values: readonly string[], change = (rows: unknown[][]) => rows) => {
      const rows = change(translation!.data.map((row, at) => (at === 0 ? row : [row[0], row[1], values[at - 1]])))
      const cells = rows.map((row) => row.map((value) => ({ value: String(value ?? ''), type: String })))
      const pairs = facts!.data.map((row) => row.map((value) => ({ value: String(value), type: String })))
      const sheets = [
        { sheet: 'Translation', data: cells },
        { sheet: 'Dragoman', data: pairs },
      ]
      return new Uint8Array(await writeExcelFile(sheets).toBuffer())
    }
    const back = await written(targets)
    expect((await upload(linguistA, work, 'back.xlsx', back)).status).toBe(404)
    const take = async (content: Uint8Array<ArrayBuffer>) =>
      test.jobEnd(bodyOf<TranslationUploadJob>(await upload(manager, work, 'back.xlsx', content), 202).uuid)
    expect(await take(back)).toMatchObject({ status: 'FINISHED', report: { accepted: 4 } })
    const rows = await test.db
      .select()
      .from(segments)
      .where(eq(segments.workUnitId, work.workUnit))
      .orderBy(asc(segments.index))
    expect(rows.map(({ target, confirmed }) => [target, confirmed])).toEqual(targets.map((target) => [target, true]))
    expect(await take(back)).toMatchObject({ report: { accepted: 0, unchanged: 4 } })
    const broken = await written(['Abrir', 'Uno', '42', 'Cerrar'], (all) =>
      all.map((row) => (row[1] === 'Close' ? [row[0], 'Shut', row[2]] : row)),
    )
    expect(await take(broken)).toMatchObject({
      status: 'FINISHED_WARNING',
      report: { tagMismatch: 1, staleSource: 1, accepted: 1 },
    })
  })

  it('a file that is not a kit, or a kit of another work unit, is refused and changes nothing', async () => {
    const { manager } = test.people
    const work = await accepted()
    const other = await accepted()
    const { bytes } = await made(manager, other.uuid, 'loc-kit', {
      locKitTypeJob: 'XLSX',
      workUnitUuids: [other.workUnit],
    })
    const refused = async (content: Uint8Array) => {
      const answer = await upload(manager, work, 'back.xlsx', new Uint8Array(content))
      expect(answer.status).toBe(422)
      return (answer.body as { message: string }).message
    }
    expect(await refused(bytes)).toContain('another project')
    expect(await refused(new TextEncoder().encode('no workbook'))).toContain('back.xlsx')
    const strange = await writeExcelFile([{ sheet: 'Other', data: [[{ value: 'x', type: String }]] }]).toBuffer()
    expect(await refused(new Uint8Array(strange))).toContain('Translation')
    const cell = (place: string) => `<c r="${place}" t="inlineStr"><is><t>a</t></is></c>`
    const rows = `<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`
    const sparse = xlsxOf([{ name: 'Translation', content: `<sheetData>${rows}</sheetData>` }])
    expect(await refused(new Uint8Array(sparse))).toContain('spreads over 1048576 rows and 16384 columns')
    const far = xlsxOf([{ name: 'Translation', content: '<sheetData><row r="900000000"></row></sheetData>' }])
    expect(await refused(new Uint8Array(far))).toContain('spreads over 900000000 rows')
  })
})

describe('exports of files', () => {
  const files = [
    { name: 'a.json', content: '{"a":"One"}', path: 'ui' },
    { name: 'b.json', content: '{"b":"Two"}' },
  ]

  it('an export of source files holds each file once', async () => {
    const { manager, stranger, client } = test.people
    const work = await steps.draft(manager, files, ['es', 'ja'])
    const ids = work.workUnits.map(({ uuid }) => uuid)
    const { job, bytes } = await made(
      client,
      work.uuid,
      'source-files',
      { workUnitUuids: ids, projectId: work.uuid },
      201,
    )
    expect(job).toMatchObject({ status: 'FINISHED', type: 'SOURCE_FILES', completedFiles: 2, totalFiles: 2 })
    const entries = Object.entries(unzipSync(bytes)).map(([name, one]) => [name, new TextDecoder().decode(one)])
    expect(entries).toEqual([
      ['ui/a.json', '{"a":"One"}'],
      ['b.json', '{"b":"Two"}'],
    ])
    const start = (as: Person, body: object) =>
      test.call(as, 'POST', url(work.uuid, '/translation-kit-job/source-files'), body)
    expect((await start(stranger, { workUnitUuids: ids })).status).toBe(404)
    expect((await start(manager, { workUnitUuids: [crypto.randomUUID()] })).status).toBe(404)
    expect((await start(manager, { workUnitUuids: ids, projectId: crypto.randomUUID() })).status).toBe(400)
  })

  it('an export of translations is named by locale and holds delivered text on request', async () => {
    const { manager } = test.people
    const work = await steps.inWork(manager, files, ['es'])
    const ids = work.workUnits.map(({ uuid }) => uuid)
    const start = (body: object) =>
      test.call(manager, 'POST', url(work.uuid, '/translation-kit-job/translated-files'), body)
    expect(await start({ workUnitUuids: ids, downloadDeliverables: true })).toMatchObject({
      status: 422,
      body: { code: 'NOT_DELIVERED' },
    })
    for (const id of ids) {
      await test.db
        .update(segments)
        .set({ target: 'Ahora', deliveredTarget: 'Antes', version: 1 })
        .where(eq(segments.workUnitId, id))
    }
    const entries = async (more: object) => {
      const { bytes } = await made(manager, work.uuid, 'translated-files', { workUnitUuids: ids, ...more })
      return Object.fromEntries(
        Object.entries(unzipSync(bytes)).map(([name, one]) => [name, new TextDecoder().decode(one)]),
      )
    }
    expect(await entries({})).toEqual({ 'es/ui/a.json': '{"a":"Ahora"}', 'es/b.json': '{"b":"Ahora"}' })
    const first = and(eq(tasks.projectId, work.uuid), eq(tasks.step, 0))
    await test.db.update(workUnits).set({ currentStep: 1 }).where(eq(workUnits.projectId, work.uuid))
    await test.db.update(tasks).set({ status: 'CANCELLED' }).where(first)
    const asked = { workUnitUuids: ids, downloadDeliverables: true }
    expect(await start(asked)).toMatchObject({ status: 422, body: { code: 'NOT_DELIVERED', data: { workUnits: ids } } })
    expect(await start({ workUnitUuids: ids, workflowLevel: 0 })).toMatchObject({
      status: 422,
      body: { code: 'STEP_NOT_KEPT' },
    })
    await test.db.update(tasks).set({ status: 'DELIVERED' }).where(first)
    const before = { 'es/ui/a_en_es.json': '{"a":"Antes"}', 'es/b_en_es.json': '{"b":"Antes"}' }
    expect(await entries({ downloadDeliverables: true, addSourceAndTargetSuffix: true })).toEqual(before)
    expect(await entries({ workflowLevel: 0, addSourceAndTargetSuffix: true })).toEqual(before)
    expect((await start({ workUnitUuids: ids, workflowLevel: 5 })).status).toBe(422)
  })
})

describe('with a mapped language code', () => {
  const { accountAdmin, manager, linguistA, place, elsewhere } = test.people
  const own = `/api/v3/account/language-mappings/${place.accountId}`
  const add = (code: string, language: string) => test.call(accountAdmin, 'POST', own, { code, language })

  it('files are read, downloaded, and exported with it until the mapping is deleted', async () => {
    const mapping = bodyOf<LanguageMapping>(await add('es_LA', 'es_419'), 201)
    const content = 'key,en,es-la\nopen,Open,Abrir\n'
    const work = await steps.inWork(manager, [{ name: 'app.csv', content }], ['es_419'], ['TRANSLATION'])
    const workUnit = work.workUnits[0]!.uuid
    const [row] = await test.db.select().from(segments).where(eq(segments.workUnitId, workUnit))
    expect(row).toMatchObject({ source: 'Open', target: 'Abrir' })
    const { bytes: zip } = await test.download(manager, url(work.uuid, '/download'))
    expect(Object.keys(unzipSync(zip))).toEqual(['es_LA/app.csv'])
    const body = { locKitTypeJob: 'XLIFF', workUnitUuids: [workUnit], addSourceAndTargetSuffix: true }
    const { locKitTypeJob: _, ...both } = body
    const files = await made(manager, work.uuid, 'translated-files', both)
    expect(Object.keys(unzipSync(files.bytes))).toEqual(['es_LA/app_en_es_LA.csv'])
    const { bytes } = await made(manager, work.uuid, 'loc-kit', body)
    const kit = new TextDecoder().decode(bytes)
    expect(kit).toContain('target-language="es-LA"')
    await test.db
      .update(tasks)
      .set({ status: 'APPROVED', assigneeId: manager.id })
      .where(eq(tasks.workUnitId, workUnit))
    const back = fileForm('back.xlf', kit.replace('>Abrir<', '>Abra<'))
    const answer = await test.call(manager, 'PUT', url(work.uuid, `/work-unit/${workUnit}/translation/content`), back)
    const { uuid } = bodyOf<TranslationUploadJob>(answer, 202)
    expect(await test.jobEnd(uuid)).toMatchObject({ report: { accepted: 1 } })
    expect((await test.call(accountAdmin, 'DELETE', `/api/v3/account/language-mappings/${mapping.id}`)).status).toBe(
      204,
    )
    const after = await test.download(manager, url(work.uuid, '/download'))
    expect(Object.keys(unzipSync(after.bytes))).toEqual(['es_419/app.csv'])
  })

  it('a code or a language that is mapped already is refused by name, and others cannot see mappings', async () => {
    const { id, code } = bodyOf<LanguageMapping>(await add('zh-TRAD', 'zh_tw'), 201)
    const taken = { status: 422, body: { code: 'MAPPING_TAKEN', data: { id, code } } }
    const twice = await add('ZH_trad', 'zh_hk')
    expect(twice).toMatchObject(taken)
    expect(twice.body).toHaveProperty('message', expect.stringContaining('zh-TRAD is already mapped to Chinese'))
    expect(await add('zh-Hant', 'zh_tw')).toMatchObject(taken)
    expect(await add('tlh', 'xx_yy')).toMatchObject({ status: 400 })
    expect((await add('../x', 'fr')).status).toBe(400)
    const list = bodyOf<LanguageMappings>(await test.call(accountAdmin, 'GET', own))
    expect(list).toMatchObject({
      mappings: expect.arrayContaining([expect.objectContaining({ id, code })]),
      lastChange: { user: { uuid: accountAdmin.id } },
    })
    expect((await test.call(linguistA, 'GET', own)).status).toBe(403)
    const theirs = `/api/v3/account/language-mappings/${elsewhere.accountId}`
    expect((await test.call(accountAdmin, 'POST', theirs, { code: 'a', language: 'fr' })).status).toBe(404)
  })
})
