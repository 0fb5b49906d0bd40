import type { DownloadRequest } from '@dragoman/sdk/operations/shared'
import type { WorkUnitPreview, WorkUnitTranslation } from '@dragoman/sdk/operations/workUnits'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { jobs } from '../../kernel/tables.ts'
import { fixtureText, pseudo } from '../../engines/formats/fixtures/fixture.ts'
import { readKit } from '../../engines/formats/xliff-kit.ts'
import { buildTranslationRunner } from './build-translation-job.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { organizationMembers, orgUnitMembers } from '../../identity/tables.ts'
import { createSomebody, signIn, type Browser } from '../../testing/browser.ts'
import type { Person } from '../../testing/people.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { acceptedBy } from '../../testing/work.ts'

const test = await openTestApp()
const steps = projectSteps(test)

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

const tasksOf = (workUnit: string) =>
  test.db.select().from(tasks).where(eq(tasks.workUnitId, workUnit)).orderBy(tasks.step)

/** Cancels the first steps of a work unit. */
async function cancelSteps(workUnit: string, count: number): Promise<void> {
  for (const { id } of (await tasksOf(workUnit)).slice(0, count)) {
    const body = { status: 'CANCELLED', reason: 'Not needed' }
    bodyOf(await test.call(test.people.manager, 'POST', `/api/v3/task/${id}/status-update`, body))
  }
}

/** Delivers the first step of a work unit, as the linguist who has accepted it. */
async function deliverStep(workUnit: string): Promise<void> {
  const { manager } = test.people
  const [first] = await tasksOf(workUnit)
  await test.db.update(tasks).set(acceptedBy(manager.id)).where(eq(tasks.id, first!.id))
  bodyOf(await test.call(manager, 'POST', `/api/v3/task/${first!.id}/status-update`, { status: 'DELIVERED' }))
}

/** Fetches the file behind a signed address. */
async function fetchUrl(address: string | undefined) {
  if (!address?.startsWith(testOrigin)) throw new Error(`no address: ${address}`)
  return test.download(null, address.slice(testOrigin.length))
}

describe('downloads', () => {
  it('a download of untranslated files holds the source files byte for byte, in a folder for each locale', async () => {
    const { manager } = test.people
    const files = [
      ...fixtures.slice(0, 3),
      { name: 'nested.json', path: 'web/strings', content: fixtureText('nested.json') },
    ]
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
      expect({ name, content: text(content) }).toEqual({ name, content: fixtureText(name.split('/').at(-1) ?? '') })
    }
    const one = unzipSync((await test.download(manager, url(uuid, '/download?locales=ja'))).bytes)
    expect(Object.keys(one).every((name) => name.startsWith('ja/'))).toBe(true)
    expect((await test.call(manager, 'GET', url(uuid, '/download?locales=de'))).status).toBe(422)
  })

  it('a download of translated files holds every translation, also as a background job', async () => {
    const { manager, client, stranger, linguistA } = test.people
    const { uuid, workUnits: units } = await steps.draft(manager, fixtures, ['es'])
    await translateAll(uuid)
    // Without a body, as all of it is optional.
    const started = bodyOf<DownloadRequest>(await test.call(client, 'POST', url(uuid, '/download')))
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
    for (const workUnit of units) {
      const single = await test.download(client, url(uuid, `/translated-file/download?workUnitUUID=${workUnit.uuid}`))
      expect(text(single.bytes)).toBe(text(entries[`es/${workUnit.filename}`]))
      const rest = `?resourceUUID=${workUnit.projectResourceUuid}&targetLanguage=es`
      expect((await test.download(client, url(uuid, `/translated-file/download${rest}`))).bytes).toEqual(single.bytes)
    }
    expect((await fetchUrl(`${done.downloadUrl}x`)).status).toBe(403)
  })

  it.each([
    ['its person signs out', (page: Browser) => page.send('POST', '/api/v3/auth/logout')],
    [
      'its session is ended from another one',
      async (page: Browser, person: Person) => {
        const sessions = (await page.send('GET', '/api/v3/user/logged-user/session')).body as {
          uuid: string
          current: boolean
        }[]
        const { uuid } = sessions.find(({ current }) => current)!
        return test.call(person, 'DELETE', `/api/v3/user/logged-user/session/${uuid}`)
      },
    ],
    [
      'its person is blocked',
      (_: Browser, { id }: Person) => test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${id}/block`),
    ],
    [
      'its person becomes inactive',
      (_: Browser, { id }: Person) =>
        test.call(test.people.accountAdmin, 'POST', `/api/v3/user/status/${id}?status=INACTIVE`),
    ],
  ])('a download link stops working when %s', async (_, end) => {
    const { uuid, workUnits: units } = await steps.draft(test.people.manager, fixtures.slice(1, 2), ['es'])
    const person = await createSomebody(test)
    const page = await signIn(test, person)
    const address = url(uuid, `/work-unit/${units[0]!.uuid}/translation`)
    const { originalFileUrl } = (await page.send('GET', address)).body as WorkUnitTranslation
    expect(text((await fetchUrl(originalFileUrl)).bytes)).toBe(fixtureText('nested.json'))
    expect((await end(page, person)).status).toBe(200)
    expect((await fetchUrl(originalFileUrl)).status).toBe(403)
  })

  it('the download link of a job stops working once its person no longer sees the project', async () => {
    const { manager, client } = test.people
    const { uuid } = await steps.draft(manager, fixtures.slice(1, 2), ['es'])
    const started = bodyOf<DownloadRequest>(await test.call(client, 'POST', url(uuid, '/download'), {}))
    await test.jobEnd(started.requestUuid)
    const address = url(uuid, `/download/${started.requestUuid}/status`)
    const { downloadUrl } = bodyOf<DownloadRequest>(await test.call(client, 'GET', address))
    expect((await fetchUrl(downloadUrl)).status).toBe(200)
    const memberships = await test.db.select().from(orgUnitMembers).where(eq(orgUnitMembers.userId, client.id))
    const organizations = await test.db
      .select()
      .from(organizationMembers)
      .where(eq(organizationMembers.userId, client.id))
    await test.db.delete(orgUnitMembers).where(eq(orgUnitMembers.userId, client.id))
    await test.db.delete(organizationMembers).where(eq(organizationMembers.userId, client.id))
    expect((await fetchUrl(downloadUrl)).status).toBe(403)
    if (memberships.length > 0) await test.db.insert(orgUnitMembers).values(memberships)
    if (organizations.length > 0) await test.db.insert(organizationMembers).values(organizations)
    expect((await fetchUrl(downloadUrl)).status).toBe(200)
  })

  it('a download skips files whose tasks were all canceled, unless the whole project was canceled', async () => {
    const { manager, client } = test.people
    const files = [
      { name: 'a.json', content: '{"a":"One"}' },
      { name: 'b.json', content: '{"b":"Two"}' },
    ]
    const { uuid, workUnits: units } = await steps.inWork(manager, files, ['es', 'ja'])
    const workUnitOf = (locale: string, name: string) =>
      units.find((workUnit) => workUnit.targetLanguage === locale && workUnit.filename === name)!
    await cancelSteps(workUnitOf('ja', 'a.json').uuid, 2)
    await cancelSteps(workUnitOf('es', 'b.json').uuid, 1)
    const entries = async (query = '') => {
      const { status, bytes } = await test.download(client, url(uuid, `/download${query}`))
      expect(status).toBe(200)
      return Object.keys(unzipSync(bytes)).toSorted()
    }
    expect(await entries()).toEqual(['es/a.json', 'es/b.json', 'ja/b.json'])
    expect(await entries('?locales=ja')).toEqual(['ja/b.json'])
    const started = bodyOf<DownloadRequest>(
      await test.call(client, 'POST', url(uuid, '/download'), { locales: ['ja'] }),
    )
    expect(await test.jobEnd(started.requestUuid)).toMatchObject({ report: { files: 1 } })
    await cancelSteps(workUnitOf('ja', 'b.json').uuid, 2)
    expect(await test.call(client, 'GET', url(uuid, '/download?locales=ja'))).toMatchObject({
      status: 422,
      body: { code: 'NOTHING_SELECTED', message: expect.stringContaining('canceled') },
    })
    const byItself = url(uuid, `/translated-file/download?workUnitUUID=${workUnitOf('ja', 'b.json').uuid}`)
    expect((await test.download(client, byItself)).status).toBe(200)
    bodyOf(await steps.move(manager, uuid, 'CANCELLED', { reason: 'Postponed' }))
    expect(await entries()).toHaveLength(4)
  })

  it('a download of delivered text, or of transformed text, is refused while there is none, whatever was canceled', async () => {
    const { manager } = test.people
    const file = { name: 'a.json', content: '{"a":"One"}' }
    const { uuid, workUnits: units } = await steps.inWork(manager, [file], ['es', 'ja'])
    const [es, ja] = units.map((workUnit) => workUnit.uuid)
    const single = (workUnit: string | undefined) =>
      url(uuid, `/translated-file/download?retrieveLatestDeliveredWorkflow=true&workUnitUUID=${workUnit}`)
    const nothing = { dataTransformationParamsMap: {}, updateDataTransformation: false }
    const start = () =>
      test.call(manager, 'POST', url(uuid, '/download'), { retrieveLatestDeliveredWorkflow: true, ...nothing })
    const refused = (...ids: unknown[]) => ({ status: 422, body: { code: 'NOT_DELIVERED', data: { workUnits: ids } } })
    for (const [field, value] of Object.entries({
      dataTransformationParamsMap: { trim: true },
      updateDataTransformation: true,
    })) {
      const transformed = await test.call(manager, 'POST', url(uuid, '/download'), { [field]: value })
      expect(transformed).toMatchObject({ status: 400, body: { errors: [{ field: `body.${field}` }] } })
    }
    await cancelSteps(ja!, 1)
    expect(await test.call(manager, 'GET', single(ja))).toMatchObject(refused(ja))
    expect(await start()).toMatchObject(refused(es, ja))
    await translateAll(uuid)
    await deliverStep(es!)
    await test.db.update(segments).set({ target: 'Undelivered', version: 2 }).where(eq(segments.workUnitId, es!))
    const { bytes } = await test.download(manager, single(es))
    expect(text(bytes)).toBe(`{"a":"${pseudo({ source: 'One' })}"}`)
    expect(await test.call(manager, 'GET', single(ja))).toMatchObject(refused(ja))
    const { requestUuid } = bodyOf<DownloadRequest>(await start())
    await test.jobEnd(requestUuid)
    const done = bodyOf<DownloadRequest>(await test.call(manager, 'GET', url(uuid, `/download/${requestUuid}/status`)))
    const entries = Object.entries(unzipSync((await fetchUrl(done.downloadUrl)).bytes))
    expect(entries.map(([name, content]) => [name, text(content)])).toEqual([['es/a.json', text(bytes)]])
  })

  it('a download keeps translations of segments that current segmentation rules would split differently', async () => {
    const { manager } = test.people
    const { uuid, workUnits: units } = await steps.draft(
      manager,
      [{ name: 'story.md', content: 'One. Two. Three.\n' }],
      ['es'],
    )
    const ofWorkUnit = eq(segments.workUnitId, units[0]!.uuid)
    const [first, second, third] = await test.db.select().from(segments).where(ofWorkUnit).orderBy(segments.index)
    await test.db.delete(segments).where(eq(segments.id, third!.id))
    const asRead = [
      { id: first!.id, source: 'One. Two.', target: 'Uno y dos.' },
      { id: second!.id, source: 'Three.', target: 'Tres.' },
    ]
    for (const { id, ...texts } of asRead)
      await test.db
        .update(segments)
        .set({ ...texts, version: 1 })
        .where(eq(segments.id, id))
    const { bytes } = await test.download(
      manager,
      url(uuid, `/translated-file/download?workUnitUUID=${units[0]!.uuid}`),
    )
    expect(text(bytes)).toBe('Uno y dos. Tres.\n')
  })

  it('the translation of a work unit is built and stored, as it is and as last delivered', async () => {
    const { manager } = test.people
    const { uuid, workUnits: units } = await steps.inWork(manager, fixtures.slice(1, 2), ['es'])
    const workUnit = units[0]?.uuid
    await translateAll(uuid)
    await deliverStep(workUnit ?? '')
    await test.db
      .update(segments)
      .set({ deliveredTarget: 'Entregado' })
      .where(eq(segments.workUnitId, workUnit ?? ''))
    const address = url(uuid, `/work-unit/${workUnit}/translation`)
    expect(bodyOf(await test.call(manager, 'GET', address))).toMatchObject({ translationStatus: 'NOT_TRANSLATED' })
    expect(bodyOf(await test.call(manager, 'POST', address))).toMatchObject({ translationStatus: 'PREPARING' })
    const built = await test.until(async () => {
      const now = bodyOf<WorkUnitTranslation>(await test.call(manager, 'GET', address))
      return now.translationStatus === 'PREPARING' ? undefined : now
    })
    expect(built).toMatchObject({ translationStatus: 'TRANSLATED', fileName: 'nested.json' })
    const present = await test.download(manager, url(uuid, `/translated-file/download?workUnitUUID=${workUnit}`))
    expect((await fetchUrl(built.translatedFileUrl)).bytes).toEqual(present.bytes)
    expect(text((await fetchUrl(built.deliverableFileUrl)).bytes)).toContain('Entregado')
    expect(text((await fetchUrl(built.originalFileUrl)).bytes)).toBe(fixtureText('nested.json'))
    const xliff = bodyOf<WorkUnitTranslation>(await test.call(manager, 'GET', `${address}?isXliff=true`))
    expect(xliff.fileName).toBe('nested.json.xlf')
    expect(readKit((await fetchUrl(xliff.translatedFileUrl)).bytes, 'x.xlf').workUnitUuid).toBe(workUnit)
  })

  it('the preview of a work unit shows each text in its place, with what is typed by now, in parts', async () => {
    const { manager, client, stranger, linguistDe } = test.people
    const content = '# Open it\n\nFirst **one**. Then two.\n\n- [Last](https://elsewhere.test/x)\n'
    const { workUnits: units } = await steps.inWork(manager, [{ name: 'a.md', content }], ['es'])
    const address = `/api/v1/atlas/work-unit/${units[0]!.uuid}/preview`
    const shown = async (person: Person, query = '') =>
      bodyOf<WorkUnitPreview>(await test.call(person, 'GET', address + query))
    const whole = await shown(manager)
    expect(whole).toMatchObject({ filename: 'a.md', sourceLanguage: 'en', targetLanguage: 'es', totalSegments: 4 })
    const sources = ({ blocks }: WorkUnitPreview) =>
      blocks.map(({ kind, level, segments: own }) => [kind + (level ?? ''), ...own.map(({ source }) => source)])
    expect(sources(whole)).toEqual([
      ['HEADING1', 'Open it'],
      ['PARAGRAPH', 'First ⟦1⟧one⟦/1⟧.', 'Then two.'],
      ['ITEM1', '⟦1⟧Last⟦/1⟧'],
    ])
    expect(whole.blocks[1]!.segments[0]!.codes).toEqual([{ id: 1, looks: ['BOLD'] }])
    expect(JSON.stringify(whole)).not.toContain('elsewhere.test')
    const { id } = whole.blocks[1]!.segments[1]!
    const save = { target: 'Luego dos.', confirmed: true, version: 0 }
    bodyOf(await test.call(manager, 'PUT', address.replace('preview', `segment/${id}`), save))
    const part = await shown(client, '?fromIndex=2&size=1')
    expect(part.blocks).toEqual([
      {
        kind: 'PARAGRAPH',
        segments: [{ id, index: 2, source: 'Then two.', target: 'Luego dos.', confirmed: true, codes: [] }],
      },
    ])
    for (const other of [stranger, linguistDe]) expect((await test.call(other, 'GET', address)).status).toBe(404)
  })

  it('the translation of a work unit is rebuilt after an edit', async () => {
    const { manager } = test.people
    const { uuid, workUnits: units } = await steps.inWork(
      manager,
      [{ name: 'a.json', content: '{"a": "Open"}' }],
      ['es'],
    )
    const workUnitId = units[0]?.uuid ?? ''
    const { db, objects, outbox } = test.app.services
    const [job] = await db
      .insert(jobs)
      .values({ accountId: test.people.place.accountId, type: 'TRANSLATION_BUILD', params: { workUnitId } })
      .returning()
    if (!job) throw new Error('no job')
    const [segment] = await db.select().from(segments).where(eq(segments.workUnitId, workUnitId))
    const path = `/api/v1/atlas/work-unit/${workUnitId}/segment/${segment?.id}`
    let edits = 1
    await buildTranslationRunner.run({
      job,
      db,
      objects,
      outbox,
      log: test.app.services.log,
      progress: async () => {},
      finish: () => Promise.reject(new Error('it starts no other job')),
      commit: async (write) => {
        if (edits-- > 0) bodyOf(await test.call(manager, 'PUT', path, { target: 'Abrir', confirmed: true, version: 0 }))
        await db.transaction(write)
      },
    })
    const address = url(uuid, `/work-unit/${workUnitId}/translation`)
    const built = bodyOf<WorkUnitTranslation>(await test.call(manager, 'GET', address))
    expect(built.translationStatus).toBe('TRANSLATED')
    expect(text((await fetchUrl(built.translatedFileUrl)).bytes)).toContain('Abrir')
  })
})
