import type { Project } from '@dragoman/sdk/operations/projects'
import type {
  ProjectRouting,
  ProjectRoutingPage,
  ProjectRoutingPreview,
  ProjectRoutingStatus,
} from '@dragoman/sdk/operations/projectRouting'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { orgUnits } from '../../identity/tables.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { tasks } from '../work/task-tables.ts'
import { projectRoutings } from './tables.ts'

const test = await openTestApp()
const { accountAdmin, manager, client, linguistA, place, elsewhere } = test.people
const steps = projectSteps(test)
const path = '/api/v3/multi-project'

let asia: string

beforeAll(async () => {
  const row = await insertOne(test.db, orgUnits, {
    accountId: place.accountId,
    organizationId: place.organizationId,
    name: 'Asia',
    country: 'JP',
    currency: 'JPY',
    timezone: 'Asia/Tokyo',
    targetLocales: ['ja'],
  })
  asia = row.id
})

beforeEach(async () => {
  await test.db.delete(projectRoutings)
})

const save = (body: object, as = accountAdmin, headers?: Record<string, string>) =>
  test.call(as, 'POST', `${path}/config/upsert`, { name: 'World', sourceLanguage: 'en', ...body }, headers)
const routing = async (configOrgUnits: object[], more: object = {}): Promise<ProjectRouting> =>
  bodyOf(await save({ configOrgUnits, ...more }))
const preview = async ({ uuid }: ProjectRouting, locales: string[], base?: string): Promise<ProjectRoutingPreview> => {
  const query = base === undefined ? '' : `?baseProjectUuid=${base}`
  return bodyOf(await test.call(manager, 'POST', `${path}/${uuid}/preview${query}`, locales))
}
const distribute = (uuid: string, baseProjectUuid: string, projects: object[], more: object = {}) =>
  test.call(manager, 'POST', `${path}/${uuid}/project-create`, { baseProjectUuid, projects, ...more })
const status = async (base: string): Promise<ProjectRoutingStatus> =>
  bodyOf(await test.call(manager, 'GET', `${path}/${base}/status`))
const finished = (base: string): Promise<ProjectRoutingStatus> =>
  test.until(async () => {
    const shown = await status(base)
    return shown.status === 'STARTED' ? undefined : shown
  })

/** A project with a document and a catalog, and nothing to translate them to yet. */
async function request(): Promise<Project> {
  const { orgUnitId } = place
  const answer = await test.call(
    manager,
    'POST',
    `/api/v3/project?clientUuid=${orgUnitId}&id-only=true&sourceLocale=en`,
  )
  const base = bodyOf<Project>(answer, 201)
  await steps.addFile(manager, base.uuid, { name: 'guide.html', content: '<p>Open the lid.</p>' })
  await steps.addFile(manager, base.uuid, { name: 'app.json', content: '{"save": "Save"}', path: 'i18n' })
  return base
}

describe('a configuration', () => {
  it('is saved, found by its units and languages, replaced by its version, and deleted', async () => {
    const made = await routing([
      {
        uuid: asia,
        targetLanguages: ['ja'],
        fileExtensions: ['json'],
        workflows: ['TRANSLATION'],
        instructions: 'Keep it short.',
      },
      { uuid: place.orgUnitId },
    ])
    expect(made).toMatchObject({
      name: 'World',
      sourceLanguage: 'en',
      restrictLangPerOrgUnit: true,
      configOrgUnits: [
        {
          uuid: asia,
          name: 'Asia',
          country: 'JP',
          targetLanguages: ['ja'],
          fileExtensions: ['json'],
          workflows: ['TRANSLATION'],
          instructions: 'Keep it short.',
        },
        { uuid: place.orgUnitId, targetLanguages: [], tmList: [], glossaryList: [] },
      ],
      lastChange: { user: { uuid: accountAdmin.id } },
    })
    const found = async (query: string) =>
      bodyOf<ProjectRoutingPage>(await test.call(manager, 'GET', `${path}?${query}`)).content.map(({ uuid }) => uuid)
    for (const query of ['name=wor', `orgUnit=${asia}`, 'sourceLanguage=en', 'targetLanguages=ja&targetLanguages=de'])
      expect(await found(query)).toEqual([made.uuid])
    for (const query of ['name=x', `orgUnit=${crypto.randomUUID()}`, 'sourceLanguage=de', 'targetLanguages=de'])
      expect(await found(query)).toEqual([])

    const changed = { uuid: made.uuid, name: 'Globe', configOrgUnits: [{ uuid: asia }] }
    const replaced = bodyOf<ProjectRouting>(await save(changed, accountAdmin, { 'If-Match': `"${made.version}"` }))
    expect(replaced).toMatchObject({ uuid: made.uuid, name: 'Globe', configOrgUnits: [{ uuid: asia }] })
    expect((await save(changed, accountAdmin, { 'If-Match': `"${made.version}"` })).status).toBe(409)
    expect((await test.call(accountAdmin, 'DELETE', `${path}/${made.uuid}`)).status).toBe(204)
    expect((await test.call(manager, 'GET', `${path}/${made.uuid}`)).status).toBe(404)
  })

  it.each<[string, object[], object, string]>([
    ['a unit twice', [{ uuid: place.orgUnitId }, { uuid: place.orgUnitId }], {}, 'body.configOrgUnits[1].uuid'],
    [
      'the source language',
      [{ uuid: place.orgUnitId, targetLanguages: ['en'] }],
      {},
      'body.configOrgUnits[0].targetLanguages',
    ],
    ['no language', [{ uuid: place.orgUnitId, targetLanguages: ['xx'] }], {}, 'body.configOrgUnits[0].targetLanguages'],
    ['an unknown step', [{ uuid: place.orgUnitId, workflows: ['NOTHING'] }], {}, 'body.configOrgUnits[0].workflows'],
  ])('with %s is refused', async (_, configOrgUnits, more, field) => {
    const { status: code, body } = await save({ configOrgUnits, ...more })
    expect([code, (body as { errors: { field: string }[] }).errors[0]!.field]).toEqual([400, field])
  })

  it('gives a language to several units only where it says so', async () => {
    const configOrgUnits = [
      { uuid: place.orgUnitId, targetLanguages: ['ja'] },
      { uuid: asia, targetLanguages: ['ja'] },
    ]
    const { status: code, body } = await save({ configOrgUnits })
    expect(code).toBe(400)
    expect(body).toMatchObject({ errors: [{ field: 'body.configOrgUnits[1].targetLanguages' }] })
    const both = await routing(configOrgUnits, { restrictLangPerOrgUnit: false })
    expect((await preview(both, ['ja'])).projects.map(({ uuid }) => uuid)).toEqual([place.orgUnitId, asia])
  })

  it('names nothing of another account, and is for administrators to change and for managers to use', async () => {
    const made = await routing([{ uuid: asia }])
    expect((await save({ name: 'Other', configOrgUnits: [{ uuid: elsewhere.orgUnitId }] })).status).toBe(404)
    expect((await save({ name: 'Other', configOrgUnits: [{ uuid: asia }] }, manager)).status).toBe(403)
    expect((await save({ configOrgUnits: [{ uuid: asia }] })).status).toBe(422)
    expect((await test.call(client, 'GET', `${path}/${made.uuid}`)).status).toBe(403)
    expect((await test.call(linguistA, 'GET', path)).status).toBe(403)
  })
})

describe('a request', () => {
  it('is previewed with its files, and becomes projects with their files, languages, steps, and terms', async () => {
    const base = await request()
    const made = await routing([
      {
        uuid: asia,
        targetLanguages: ['ja'],
        fileExtensions: ['json'],
        workflows: ['TRANSLATION'],
        instructions: 'Keep it short.',
      },
      { uuid: place.orgUnitId, targetLanguages: ['ja', 'es'] },
    ])
    const shown = await preview(made, ['ja', 'es', 'de'], base.uuid)
    expect(shown).toMatchObject({
      projects: [
        { uuid: asia, targetLanguages: ['ja'], files: [{ name: 'app.json', targetLanguages: ['ja'] }] },
        {
          uuid: place.orgUnitId,
          targetLanguages: ['ja', 'es'],
          files: [
            { name: 'guide.html', targetLanguages: ['ja', 'es'] },
            { name: 'app.json', targetLanguages: ['es'] },
          ],
        },
      ],
      unroutedLanguages: ['de'],
      unroutedFiles: [],
    })
    const wanted = shown.projects.map(({ uuid, targetLanguages }) => ({ uuid, targetLanguages }))
    expect(bodyOf(await distribute(made.uuid, base.uuid, wanted, { reference: 'Autumn' }), 202)).toMatchObject({
      total: 2,
    })
    const done = await finished(base.uuid)
    expect(done).toMatchObject({ status: 'FINISHED', current: 2, total: 2, undoable: true })
    const [first, second] = done.projects
    expect(first).toMatchObject({ status: 'DRAFT', orgUnit: { uuid: asia, name: 'Asia' } })
    const one = await steps.get(manager, first!.uuid)
    expect(one).toMatchObject({ reference: 'Autumn', instructions: 'Keep it short.', sourceLocale: 'en' })
    const units = async (id: string) =>
      (await steps.settled(manager, id)).map(({ filename, targetLanguage, steps: all }) =>
        [filename, targetLanguage, ...(all ?? []).map(({ workflow }) => workflow.code)].join(' '),
      )
    expect(await units(one.uuid)).toEqual(['app.json ja TRANSLATION'])
    expect((await units(second!.uuid)).toSorted()).toMatchObject([
      expect.stringMatching(/^app\.json es/),
      expect.stringMatching(/^guide\.html es/),
      expect.stringMatching(/^guide\.html ja/),
    ])
    const again = await distribute(made.uuid, base.uuid, wanted)
    expect(again.body).toMatchObject({ code: 'ALREADY_ROUTED', data: { projectUuids: [first!.uuid, second!.uuid] } })
  })

  it('can be taken back until someone has accepted a task, and distributed again', async () => {
    const base = await request()
    const made = await routing([{ uuid: place.orgUnitId }])
    const wanted = [{ uuid: place.orgUnitId, targetLanguages: ['es'], workflows: ['TRANSLATION'] }]
    const undo = () => test.call(manager, 'POST', `${path}/${base.uuid}/undo`)
    bodyOf(await distribute(made.uuid, base.uuid, wanted), 202)
    const { projects } = await finished(base.uuid)
    expect((await undo()).status).toBe(204)
    expect((await test.call(manager, 'GET', `/api/v3/project/${projects[0]!.uuid}`)).status).toBe(404)
    expect((await test.call(manager, 'GET', `${path}/${base.uuid}/status`)).status).toBe(404)
    expect((await steps.get(manager, base.uuid)).status).toBe('DRAFT')

    bodyOf(await distribute(made.uuid, base.uuid, wanted), 202)
    const again = await finished(base.uuid)
    const id = again.projects[0]!.uuid
    await test.db.update(tasks).set({ acceptedAt: new Date() }).where(eq(tasks.projectId, id))
    expect((await status(base.uuid)).undoable).toBe(false)
    expect((await undo()).body).toMatchObject({ code: 'TASK_ACCEPTED', data: { projectUuid: id } })
    expect((await test.call(manager, 'GET', `/api/v3/project/${id}`)).status).toBe(200)
  })

  it('is refused without files, in another source language, for other units, and where a unit gets nothing', async () => {
    const made = await routing([
      { uuid: asia, fileExtensions: ['docx'] },
      { uuid: place.orgUnitId, targetLanguages: ['es'] },
    ])
    const es = [{ uuid: place.orgUnitId, targetLanguages: ['es'] }]
    const empty = await steps.create(manager)
    expect((await distribute(made.uuid, empty.uuid, es)).body).toMatchObject({ code: 'NOT_READY' })
    const base = await request()
    const fields = async (projects: object[], more: object = {}) => {
      const { status: code, body } = await distribute(made.uuid, base.uuid, projects, more)
      return [code, ...((body as { errors?: { field: string }[] }).errors ?? []).map(({ field }) => field)]
    }
    expect(await fields(es, { sourceLanguage: 'de' })).toEqual([400, 'body.sourceLanguage'])
    expect(await fields([{ uuid: asia, targetLanguages: ['ja'] }])).toEqual([400, 'body.projects[0].targetLanguages'])
    expect(await fields([...es, ...es])).toEqual([400, 'body.projects[1].uuid'])
    expect(await fields([{ uuid: crypto.randomUUID(), targetLanguages: ['es'] }])).toEqual([404])
    const german = await steps.create(manager, { sourceLocale: 'de' })
    await steps.addFile(manager, german.uuid, { name: 'a.json', content: '{"a": "Auf"}' })
    const { status: code, body } = await distribute(made.uuid, german.uuid, es)
    expect([code, (body as { errors: { field: string }[] }).errors[0]!.field]).toEqual([400, 'body.baseProjectUuid'])
  })

  it('is refused while an organizational unit takes no projects, and works once it does', async () => {
    const base = await request()
    const made = await routing([
      { uuid: place.orgUnitId, targetLanguages: ['es'] },
      { uuid: asia, targetLanguages: ['ja'] },
    ])
    const wanted = [
      { uuid: place.orgUnitId, targetLanguages: ['es'] },
      { uuid: asia, targetLanguages: ['ja'] },
    ]
    await test.db.update(orgUnits).set({ status: 'INACTIVE' }).where(eq(orgUnits.id, asia))
    expect((await distribute(made.uuid, base.uuid, wanted)).body).toMatchObject({ code: 'ORG_UNIT_INACTIVE' })
    await test.db.update(orgUnits).set({ status: 'ACTIVE' }).where(eq(orgUnits.id, asia))
    bodyOf(await distribute(made.uuid, base.uuid, wanted), 202)
    expect(await finished(base.uuid)).toMatchObject({ status: 'FINISHED', current: 2 })
  })
})
