import type { AsyncRequest } from '@dragoman/sdk/operations/shared'
import type { CostExplanation, CostLine } from '@dragoman/sdk/operations/costs'
import type { ResourceVersion, ResourceVersionSegment } from '@dragoman/sdk/operations/resourceVersions'
import { and, asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { projectResources, projects } from '../../work/tables.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { journal } from '../../../kernel/tables.ts'
import { bodyOf, fileForm, projectSteps } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

const app = await openTestApp()
const steps = projectSteps(app)

const first = { open: 'Open the file', save: 'Save', close: 'Close', quit: 'Quit' }
/** One changed, one removed, one added, and the last one first. */
const second = { quit: 'Quit', open: 'Open the folder', save: 'Save', help: 'Help' }

const catalog = (content: object) => ({ name: 'app.json', content: JSON.stringify(content, null, 2) })

async function draft(content: object = first) {
  const made = await steps.draft(app.people.manager, [catalog(content)], ['es'], ['TRANSLATION', 'REVIEW'])
  return known(made)
}

async function inWork(content: object = first) {
  return known(await steps.inWork(app.people.manager, [catalog(content)], ['es'], ['TRANSLATION', 'REVIEW']))
}

function known({ uuid, resources, workUnits: units }: Awaited<ReturnType<typeof steps.draft>>) {
  const [resource] = resources
  const [workUnit] = units
  if (!resource || !workUnit) throw new Error('the project has no file')
  const file = `/api/v3/project/${uuid}/resource/${resource.uuid}`
  return { uuid, resource, workUnitId: workUnit.uuid, file }
}

type Known = Awaited<ReturnType<typeof draft>>

const sendVersion = ({ file }: Known, content: object | string, as = app.people.manager) =>
  app.call(
    as,
    'PUT',
    `${file}/version`,
    fileForm('app.json', typeof content === 'string' ? content : JSON.stringify(content)),
  )

const versions = async ({ file }: Known) =>
  bodyOf<ResourceVersion[]>(await app.call(app.people.manager, 'GET', `${file}/change`))

/** The newest version, once it is compared. */
const compared = (one: Known): Promise<ResourceVersion> =>
  app.until(async () => (await versions(one)).find(({ status }, at) => at === 0 && status !== 'READING'))

const rowsOf = ({ workUnitId }: Known) =>
  app.db.select().from(segments).where(eq(segments.workUnitId, workUnitId)).orderBy(asc(segments.index))

/** `key: source = target`, with a tick when it is confirmed, in the file's order. */
const told = async (one: Known) =>
  (await rowsOf(one)).map(
    ({ key, source, target, confirmed }) => `${key} ${source} = ${target}${confirmed ? ' ✓' : ''}`,
  )

async function translateAll({ workUnitId }: Known, confirmed = true): Promise<void> {
  const rows = await app.db.select().from(segments).where(eq(segments.workUnitId, workUnitId))
  for (const { id, source } of rows) {
    const change = { target: `${source} (es)`, confirmed, version: 1, origin: 'HUMAN' }
    await app.db.update(segments).set(change).where(eq(segments.id, id))
  }
  await app.db
    .update(workUnits)
    .set({ confirmedSegments: confirmed ? rows.length : 0 })
    .where(eq(workUnits.id, workUnitId))
}

/** As if every step had been delivered. */
async function deliverAll(one: Known): Promise<void> {
  await translateAll(one)
  const { linguistA } = app.people
  for (const row of await rowsOf(one))
    await app.db.update(segments).set({ deliveredTarget: row.target }).where(eq(segments.id, row.id))
  await app.db
    .update(tasks)
    .set({ status: 'DELIVERED', assigneeId: linguistA.id, acceptedAt: new Date(), deliveredAt: new Date() })
    .where(eq(tasks.workUnitId, one.workUnitId))
  await app.db.update(workUnits).set({ currentStep: 2 }).where(eq(workUnits.id, one.workUnitId))
  await app.db.update(projects).set({ status: 'DELIVERED', deliveredAt: new Date() }).where(eq(projects.id, one.uuid))
}

const statesOf = async ({ workUnitId }: Known) =>
  (await app.db.select().from(tasks).where(eq(tasks.workUnitId, workUnitId)).orderBy(asc(tasks.step))).map(
    ({ status }) => status,
  )

describe('a new version', () => {
  test('a new version keeps unchanged and moved segments and offers the earlier translation of changed ones', async () => {
    const one = await inWork()
    await translateAll(one)
    const ids = new Map((await rowsOf(one)).map(({ key, id }) => [key, id]))
    const sent = bodyOf<ResourceVersion>(await sendVersion(one, second), 202)
    expect(sent).toMatchObject({ previousHash: one.resource.hash, createdBy: { uuid: app.people.manager.id } })
    const version = await compared(one)
    expect(version).toMatchObject({ uuid: sent.uuid, status: 'DONE' })
    expect(version.locales).toEqual([
      expect.objectContaining({
        targetLocale: 'es',
        added: 1,
        changed: 1,
        moved: 1,
        removed: 1,
        unchanged: 1,
        reopened: false,
      }),
    ])
    expect(await told(one)).toEqual([
      '/quit Quit = Quit (es) ✓',
      '/open Open the folder = Open the file (es)',
      '/save Save = Save (es) ✓',
      '/help Help = ',
    ])
    const rows = await rowsOf(one)
    expect(rows.map(({ key, id }) => id === ids.get(key))).toEqual([true, true, true, false])
    expect(rows[1]).toMatchObject({ origin: 'TM_FUZZY', match: expect.any(Number), version: 2 })
    const [workUnit] = await app.db.select().from(workUnits).where(eq(workUnits.id, one.workUnitId))
    expect(workUnit).toMatchObject({ totalSegments: 4, confirmedSegments: 2, genesisStatus: 'CREATED' })
  })

  test('the changes of a version are listed with the earlier text, by type and page', async () => {
    const one = await inWork()
    await translateAll(one)
    bodyOf(await sendVersion(one, second), 202)
    const { uuid } = await compared(one)
    const list = `${one.file}/change/${uuid}/segment?targetLocale=es`
    const { content } = bodyOf<{ content: ResourceVersionSegment[] }>(await app.call(app.people.manager, 'GET', list))
    expect(content).toEqual([
      expect.objectContaining({ kind: 'MOVED', key: '/quit', index: 0, previousIndex: 3 }),
      expect.objectContaining({
        kind: 'CHANGED',
        key: '/open',
        source: 'Open the folder',
        previousSource: 'Open the file',
        previousTarget: 'Open the file (es)',
      }),
      expect.objectContaining({ kind: 'ADDED', key: '/help', source: 'Help' }),
      expect.objectContaining({
        kind: 'REMOVED',
        key: '/close',
        previousSource: 'Close',
        previousTarget: 'Close (es)',
      }),
    ])
    const removed = await app.call(app.people.manager, 'GET', `${list}&kind=REMOVED&size=1`)
    expect(removed.body).toMatchObject({ totalElements: 1, content: [{ key: '/close' }] })
    expect(
      (await app.call(app.people.manager, 'GET', `${one.file}/change/${uuid}/segment?targetLocale=ja`)).status,
    ).toBe(404)
    expect((await app.call(app.people.stranger, 'GET', `${one.file}/change`)).status).toBe(404)
    const version = `${one.file}/change/${uuid}`
    const [listed] = bodyOf<ResourceVersion[]>(await app.call(app.people.manager, 'GET', `${one.file}/change`))
    expect(bodyOf<ResourceVersion>(await app.call(app.people.manager, 'GET', version))).toEqual(listed)
    expect((await app.call(app.people.stranger, 'GET', version)).status).toBe(404)
    const other = await inWork()
    expect((await app.call(app.people.manager, 'GET', `${other.file}/change/${uuid}`)).status).toBe(404)
  })

  test('a new version keeps segments whose key, position or markup changed, and tells equal texts apart', async () => {
    const one = await inWork({
      save: 'Save',
      link: 'Go <a href="old">here</a>',
      verb: 'Open',
      adjective: 'Open',
      end: 'The end.',
    })
    await translateAll(one)
    for (const [key, target] of [
      ['/verb', 'Abrir'],
      ['/adjective', 'Abierto'],
    ] as const) {
      await app.db
        .update(segments)
        .set({ target })
        .where(and(eq(segments.workUnitId, one.workUnitId), eq(segments.key, key)))
    }
    const next = {
      adjective: 'Open',
      button: { save: 'Save' },
      link: 'Go <a href="new">here</a>',
      open: 'Open',
      end: 'The end!',
    }
    bodyOf(await sendVersion(one, next), 202)
    const { uuid, locales } = await compared(one)
    expect(locales).toEqual([expect.objectContaining({ added: 0, changed: 1, markup: 1, removed: 0 })])
    const list = `${one.file}/change/${uuid}/segment?targetLocale=es&kind=MARKUP`
    expect((await app.call(app.people.manager, 'GET', list)).body).toMatchObject({
      content: [
        {
          key: '/link',
          source: 'Go <a href="new">here</a>',
          previousSource: 'Go <a href="old">here</a>',
          previousTarget: expect.any(String),
        },
      ],
    })
    expect(await told(one)).toEqual([
      '/adjective Open = Abierto ✓',
      '/button/save Save = Save (es) ✓',
      '/link Go ⟦1⟧here⟦/1⟧ = Go ⟦1⟧here⟦/1⟧ (es) ✓',
      '/open Open = Abrir ✓',
      '/end The end! = The end. (es)',
    ])
    const { bytes } = await app.download(
      app.people.manager,
      `/api/v3/project/${one.uuid}/translated-file/download?workUnitUUID=${one.workUnitId}`,
    )
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({
      link: 'Go <a href="new">here</a> (es)',
      open: 'Abrir',
    })
  })

  test('a new version is built with the translations that it kept, and the journal records it', async () => {
    const one = await inWork()
    await translateAll(one)
    bodyOf(await sendVersion(one, second), 202)
    await compared(one)
    const path = `/api/v3/project/${one.uuid}/translated-file/download?workUnitUUID=${one.workUnitId}`
    const { bytes } = await app.download(app.people.manager, path)
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({
      quit: 'Quit (es)',
      open: 'Open the file (es)',
      save: 'Save (es)',
      help: 'Help',
    })
    const [entry] = await app.db
      .select()
      .from(journal)
      .where(and(eq(journal.projectId, one.uuid), eq(journal.event, 'PROJECT_RESOURCE_VERSION_TAKEN_OVER')))
    expect(entry).toMatchObject({
      userId: app.people.manager.id,
      entityName: 'app.json',
      detail: { locales: [{ targetLocale: 'es', added: 1, changed: 1, moved: 1, removed: 1, unchanged: 1 }] },
    })
  })

  test('a new version of a draft can be uploaded as content', async () => {
    const one = await draft()
    await translateAll(one, false)
    bodyOf(await steps.send(app.people.manager, one.uuid, one.resource.uuid, catalog(second)))
    expect(await compared(one)).toMatchObject({ status: 'DONE', locales: [{ added: 1, changed: 1 }] })
    expect((await told(one))[2]).toBe('/save Save = Save (es)')
  })
})

describe('delivered work', () => {
  test('a changed work unit reopens for its assignee, and delivered segments stay confirmed', async () => {
    const one = await inWork()
    await deliverAll(one)
    bodyOf(await sendVersion(one, second), 202)
    const version = await compared(one)
    expect(version.locales).toMatchObject([{ reopened: true }])
    expect(await statesOf(one)).toEqual(['APPROVED', 'APPROVED'])
    const [workUnit] = await app.db.select().from(workUnits).where(eq(workUnits.id, one.workUnitId))
    expect(workUnit).toMatchObject({ currentStep: 0, confirmedSegments: 2 })
    expect(await steps.get(app.people.manager, one.uuid)).toMatchObject({ status: 'APPROVED' })
    const written = await app.db
      .select({ id: journal.entityId, before: journal.before, after: journal.after })
      .from(journal)
      .where(and(eq(journal.projectId, one.uuid), sql`${journal.detail} ->> 'event' = 'REOPENED'`))
      .orderBy(journal.id)
    const moved = { before: { status: 'DELIVERED' }, after: { status: 'APPROVED' } }
    expect(written).toMatchObject([moved, moved])
  })

  test('a work unit stays delivered when segments were only moved or removed', async () => {
    const one = await inWork()
    await deliverAll(one)
    bodyOf(await sendVersion(one, { quit: 'Quit', open: 'Open the file', save: 'Save' }), 202)
    expect(await compared(one)).toMatchObject({ locales: [{ moved: 1, removed: 1, unchanged: 2, reopened: false }] })
    expect(await statesOf(one)).toEqual(['DELIVERED', 'DELIVERED'])
    expect(await steps.get(app.people.manager, one.uuid)).toMatchObject({ status: 'DELIVERED' })
  })
})

describe('costs that were calculated', () => {
  test('costs of an earlier version open to the text that was counted', async () => {
    const one = await inWork()
    const { manager } = app.people
    const home = `/api/v3/project/${one.uuid}`
    const { id } = bodyOf<AsyncRequest>(await app.call(manager, 'POST', `${home}/async/calculate/costs`), 202)
    await app.jobEnd(id)
    const [line] = bodyOf<CostLine[]>(
      await app.call(manager, 'GET', `${home}/costs/lang-pair?sourceLang=en&targetLang=es`),
    )
    const counted = async () => {
      const { segments: page } = bodyOf<CostExplanation>(
        await app.call(manager, 'GET', `${home}/costs/explanation?line=${line?.line}`),
      )
      return page.content.map(({ source, words, sequence }) => [source, words, sequence])
    }
    const before = await counted()
    expect(before).toEqual([
      ['Open the file', 3, 1],
      ['Save', 1, 2],
      ['Close', 1, 3],
      ['Quit', 1, 4],
    ])
    bodyOf(await sendVersion(one, { open: 'Open the red folder', save: 'Save', quit: 'Quit' }), 202)
    await compared(one)
    bodyOf(await sendVersion(one, { open: 'Open it', quit: 'Quit' }), 202)
    await app.until(async () =>
      (await versions(one)).filter(({ status }) => status !== 'READING').length === 2 ? true : undefined,
    )
    expect(await counted()).toEqual(before)
  })

  test('a new version marks costs as outdated and does not change them', async () => {
    const one = await inWork()
    await app.db
      .update(projects)
      .set({ costsStatus: 'COMPLETED', totalCost: '12.50', costsCalculatedAt: new Date() })
      .where(eq(projects.id, one.uuid))
    bodyOf(await sendVersion(one, second), 202)
    await compared(one)
    const [project] = await app.db.select().from(projects).where(eq(projects.id, one.uuid))
    expect(project).toMatchObject({ costsStatus: 'COMPLETED', totalCost: '12.5000', costsOutdatedAt: expect.any(Date) })
    const summary = await app.call(app.people.manager, 'GET', `/api/v3/project/${one.uuid}/costs-summary`)
    expect(summary.body).toMatchObject({ costsStatus: 'COMPLETED', outdatedAt: expect.any(Number) })
  })
})

test('a version with the same content is accepted if it was read with other settings before', async () => {
  const one = await inWork()
  await app.db.update(projectResources).set({ totalSegments: 1 }).where(eq(projectResources.id, one.resource.uuid))
  bodyOf(await sendVersion(one, first), 202)
  await compared(one)
  expect(await versions(one)).toHaveLength(1)
})

describe('is refused, and everything stays', () => {
  async function expectUntouched(one: Known, before: string[]) {
    expect(await told(one)).toEqual(before)
    expect(await versions(one)).toEqual([])
    const { resources } = await steps.get(app.people.manager, one.uuid)
    expect(resources[0]?.hash).toBe(one.resource.hash)
  }

  test.each<[string, object | string, string]>([
    ['what cannot be parsed', '{"open": ', 'FILE_REFUSED'],
    ['the content that it has', catalog(first).content, 'SAME_CONTENT'],
  ])('%s', async (_, content, code) => {
    const one = await inWork()
    await translateAll(one)
    const before = await told(one)
    const answer = await sendVersion(one, content)
    expect(answer).toMatchObject({ status: 422, body: { code } })
    await expectUntouched(one, before)
  })

  test.each(['INVOICED', 'CANCELLED'])('a new version is refused for a project that is %s', async (status) => {
    const one = await inWork()
    const before = await told(one)
    await app.db.update(projects).set({ status }).where(eq(projects.id, one.uuid))
    expect(await sendVersion(one, second)).toMatchObject({ status: 422, body: { code: 'PROJECT_CLOSED' } })
    await expectUntouched(one, before)
  })

  test('a new version is refused once a task of the file is invoiced', async () => {
    const one = await inWork()
    const before = await told(one)
    await app.db.update(tasks).set({ status: 'INVOICED' }).where(eq(tasks.workUnitId, one.workUnitId))
    expect(await sendVersion(one, second)).toMatchObject({ status: 422, body: { code: 'TASKS_INVOICED' } })
    await expectUntouched(one, before)
  })

  test('a new version is refused from clients after approval and from other accounts', async () => {
    const one = await inWork()
    const before = await told(one)
    expect((await sendVersion(one, second, app.people.client)).status).toBe(403)
    expect((await sendVersion(one, second, app.people.stranger)).status).toBe(404)
    await expectUntouched(one, before)
  })

  test('a new version is refused for a file without segments', async () => {
    const { uuid } = await steps.create(app.people.manager)
    const resource = await steps.addFile(app.people.manager, uuid, catalog(first))
    const path = `/api/v3/project/${uuid}/resource/${resource.uuid}/version`
    const answer = await app.call(app.people.manager, 'PUT', path, fileForm('app.json', JSON.stringify(second)))
    expect(answer).toMatchObject({ status: 422, body: { code: 'NOTHING_TO_COMPARE' } })
  })
})
