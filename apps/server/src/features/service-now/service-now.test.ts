import type { SegmentPage } from '@dragoman/sdk/operations/editor'
import type { ServiceNowProject, ServiceNowSettings, ServiceNowTranslation } from '@dragoman/sdk/operations/serviceNow'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { journal } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { acceptedBy } from '../../testing/work.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const { accountAdmin, manager, stranger, place } = test.people

const xliff = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="incident" source-language="en" target-language="es" datatype="plaintext">
    <body><trans-unit id="1"><source>Open a request</source></trans-unit></body>
  </file>
</xliff>
`

const path = '/api/v1/servicenow'
const request = (lftask_number: string, more: object = {}, as = manager) =>
  test.call(as, 'POST', `${path}/request`, {
    lftask_number,
    xliff_1_2_content: xliff,
    source_language: 'en',
    target_language: 'es',
    ...more,
  })
const made = async (lftask_number: string, more: object = {}) =>
  bodyOf<ServiceNowProject>(await request(lftask_number, more))
const retrieve = (lftask_number: string, project_info: string, as = manager) =>
  test.call(as, 'POST', `${path}/retrieve`, { lftask_number, project_info })
/** Translates the segment of a work unit. */
async function translate(workUnit: string) {
  const home = `/api/v1/atlas/work-unit/${workUnit}/segment`
  const { content } = bodyOf<SegmentPage>(await test.call(manager, 'GET', home))
  const { id, version } = content[0]!
  const body = { target: 'Abrir una solicitud', confirmed: true, version }
  bodyOf(await test.call(manager, 'PUT', `${home}/${id}`, body))
}
const choose = (orgUnitUuid: string) => test.call(accountAdmin, 'PUT', path, { orgUnitUuid })
const countProjects = () => test.db.$count(projects, eq(projects.accountId, place.accountId))

describe('requests of ServiceNow', () => {
  it('requests are refused until an administrator has chosen an organizational unit, which the journal holds', async () => {
    expect(await request('LFTASK1')).toMatchObject({ status: 422, body: { code: 'NOT_READY' } })
    expect(await countProjects()).toBe(0)
    expect(bodyOf<ServiceNowSettings>(await choose(place.orgUnitId)).orgUnit).toMatchObject({ uuid: place.orgUnitId })
    bodyOf(await choose(place.orgUnitId))
    const changed = and(eq(journal.accountId, place.accountId), eq(journal.event, 'SERVICE_NOW_UPDATED'))
    expect(await test.db.select({ before: journal.before, by: journal.userId }).from(journal).where(changed)).toEqual([
      { before: { orgUnit: null }, by: accountAdmin.id },
    ])
  })

  it('a task becomes a project of the unit with its XLIFF as the file, and only one, however often it is requested', async () => {
    const answers = await Promise.all([request('LFTASK/2'), request('LFTASK/2'), request(' LFTASK/2 ')])
    const infos = new Set(answers.map((answer) => bodyOf<ServiceNowProject>(answer).project_info))
    expect(infos.size).toBe(1)
    expect(await countProjects()).toBe(1)
    const [uuid] = infos
    await steps.settled(manager, uuid!)
    const project = await steps.get(manager, uuid!)
    expect(project).toMatchObject({
      reference: 'LFTASK/2',
      status: 'DRAFT',
      organizationalUnit: { uuid: place.orgUnitId },
      resources: [{ name: 'LFTASK-2.xlf' }],
      workUnits: [{ targetLanguage: 'es', genesisCreationStatus: 'CREATED' }],
    })
    const shown = bodyOf<ServiceNowSettings>(await test.call(accountAdmin, 'GET', path))
    expect(shown.requests).toMatchObject([
      { taskNumber: 'LFTASK/2', projectUuid: uuid, projectStatus: 'DRAFT', targetLocale: 'es' },
    ])
  })

  it('languages may be codes that the account has mapped', async () => {
    const mapping = { code: 'pb', language: 'pt_br' }
    bodyOf(await test.call(accountAdmin, 'POST', `/api/v3/account/language-mappings/${place.accountId}`, mapping), 201)
    const { project_info: uuid } = await made('LFTASK3', { target_language: 'pb' })
    expect((await steps.settled(manager, uuid)).map(({ targetLanguage }) => targetLanguage)).toEqual(['pt_br'])
  })

  it.each([
    ['a damaged XLIFF', { xliff_1_2_content: '<xliff>' }, { status: 422, body: { code: 'FILE_REFUSED' } }],
    [
      'an unknown language',
      { target_language: 'xx' },
      { status: 400, body: { errors: [{ field: 'body.target_language' }] } },
    ],
    ['the same language twice', { target_language: 'EN' }, { status: 400 }],
  ])('nothing is kept of a request with %s', async (_, more, expected) => {
    const before = await countProjects()
    expect(await request('LFTASK4', more)).toMatchObject(expected)
    expect(await countProjects()).toBe(before)
  })
})

describe('translations for ServiceNow', () => {
  it('a translation is there once all steps are delivered, and waits until then', async () => {
    const { project_info: uuid } = await made('LFTASK5')
    const [unit] = await steps.settled(manager, uuid)
    expect(bodyOf(await retrieve('LFTASK5', uuid))).toMatchObject({ status: 'pending', translated_xliff_1_2: '' })
    bodyOf(await steps.move(manager, uuid, 'PENDING'))
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    for (const { id } of await test.db
      .select()
      .from(tasks)
      .where(eq(tasks.workUnitId, unit!.uuid))
      .orderBy(tasks.step)) {
      await test.db.update(tasks).set(acceptedBy(manager.id)).where(eq(tasks.id, id))
      await translate(unit!.uuid)
      bodyOf(await test.call(manager, 'POST', `/api/v3/task/${id}/status-update`, { status: 'DELIVERED' }))
    }
    await test.idle()
    if ((await steps.get(manager, uuid)).status === 'APPROVED') bodyOf(await steps.move(manager, uuid, 'DELIVERED'))
    const found = bodyOf<ServiceNowTranslation>(await retrieve('LFTASK5', uuid))
    expect(found).toMatchObject({ project_info: uuid, status: 'success', error_message: '', error_code: '' })
    expect(found.translated_xliff_1_2).toMatch(/<target[^>]*>Abrir una solicitud<\/target>/)
  })

  it('a translation waits, too, where managers have added a language to the project', async () => {
    const { project_info: uuid } = await made('LFTASK8')
    await steps.settled(manager, uuid)
    await steps.addWorkUnits(manager, uuid, (await steps.get(manager, uuid)).resources, ['fr'])
    expect(bodyOf(await retrieve('LFTASK8', uuid))).toMatchObject({ status: 'pending', translated_xliff_1_2: '' })
  })

  it('a canceled project answers with the code of the framework', async () => {
    const { project_info: uuid } = await made('LFTASK6')
    await steps.settled(manager, uuid)
    bodyOf(await steps.move(manager, uuid, 'CANCELLED', { reason: 'Not needed' }))
    expect(bodyOf(await retrieve('LFTASK6', uuid))).toMatchObject({ status: 'error', error_code: '40520' })
  })

  it('a project of another task, and tasks of other accounts, are not found', async () => {
    const { project_info: uuid } = await made('LFTASK7')
    expect((await retrieve('LFTASK5', uuid)).status).toBe(404)
    expect((await retrieve('LFTASK7', uuid, stranger)).status).toBe(404)
  })
})
