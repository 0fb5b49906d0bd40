import type { CurrentAuthentication } from '@dragoman/sdk/operations/auth'
import type { OrgUnitWorkflowRule } from '@dragoman/sdk/operations/orgUnits'
import type { CostLine } from '@dragoman/sdk/operations/costs'
import type { PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { Task, WorkUnitTask } from '@dragoman/sdk/operations/tasks'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import type { Workflow, WorkflowSettingsOfAccount, WorkflowTemplate } from '@dragoman/sdk/operations/workflows'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobs, journal } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { learnJob } from '../learning/learn-job.ts'
import { workflows } from './tables.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const { accountAdmin, manager, linguistA, linguistB, place } = test.people
const path = '/api/v3/workflow'
const templates = '/api/v3/workflow-template'

const add = async (body: object) => bodyOf<Workflow>(await test.call(accountAdmin, 'POST', path, body), 201)
const change = (uuid: string, body: object) => test.call(accountAdmin, 'PUT', `${path}/${uuid}`, body)
const settings = async () => bodyOf<WorkflowSettingsOfAccount>(await test.call(accountAdmin, 'GET', `${path}/settings`))
const uuidOf = async (code: string) => (await settings()).workflows.find((step) => step.code === code)!.uuid
const tasksOf = async (workUnit: string) =>
  bodyOf<WorkUnitTask[]>(await test.call(manager, 'GET', `/api/v3/task/work-unit/${workUnit}`))
const file = { name: 'a.json', content: '{"a":"Open the file"}' }

describe('workflow steps', () => {
  it('an added step is the last one, gets a code of its name, and can be used in projects at once', async () => {
    const made = await add({ title: 'Légal review', description: 'By counsel.' })
    expect(made).toMatchObject({ code: 'LEGAL_REVIEW', title: 'Légal review', active: true, isCharged: true })
    expect((await settings()).workflows.at(-1)!.uuid).toBe(made.uuid)
    expect((await add({ title: '法務レビュー' })).code).toBe('STEP_18')
    expect((await test.call(accountAdmin, 'POST', path, { title: 'légal REVIEW' })).body).toMatchObject({
      code: 'NAME_TAKEN',
      data: { uuid: made.uuid },
    })
    const work = await steps.inWork(manager, [file], ['es'], ['TRANSLATION', 'LEGAL_REVIEW'])
    const [first, second] = await tasksOf(work.workUnits[0]!.uuid)
    expect([first!.name, second!.name]).toEqual(['Translation', 'Légal review'])

    // Renamed and archived while the project runs.
    bodyOf(await change(made.uuid, { title: 'Counsel', active: false }))
    const shown = bodyOf<Task>(await test.call(manager, 'GET', `/api/v3/task/${second!.uuid}`))
    expect(shown.workflow).toMatchObject({ code: 'LEGAL_REVIEW', title: 'Counsel' })
    bodyOf(await test.call(manager, 'POST', `/api/v3/task/${second!.uuid}/assignment/${linguistA.id}`))
    bodyOf(await test.call(linguistA, 'POST', `/api/v3/task/${second!.uuid}/status-update`, { status: 'APPROVED' }))
    const { uuid } = await steps.create(manager, { orgUnitUUID: place.orgUnitId })
    const { uuid: projectResourceUuid } = await steps.addFile(manager, uuid, file)
    const request = { projectResourceUuid, targetLocales: ['es'], workflows: ['LEGAL_REVIEW'] }
    expect((await test.call(manager, 'POST', `/api/v3/project/${uuid}/work-unit?bulk=true`, [request])).status).toBe(
      400,
    )
    const entries = await test.db.select().from(journal).where(eq(journal.event, 'WORKFLOW_UPDATED'))
    expect(entries).toMatchObject([
      { before: { title: 'Légal review', active: true }, after: { title: 'Counsel', active: false } },
    ])
    expect((await settings()).lastChange?.user?.uuid).toBe(accountAdmin.id)
  })

  it('a renamed step has its name in every session of the account, and no other', async () => {
    const titles = async (as = manager) =>
      bodyOf<CurrentAuthentication>(await test.call(as, 'GET', '/api/v3/auth/current')).stepTitles
    const before = await titles()
    expect(before).not.toHaveProperty('REVIEW')
    const uuid = await uuidOf('REVIEW')
    bodyOf(await change(uuid, { title: 'Second look' }))
    expect(await titles()).toEqual({ ...before, REVIEW: 'Second look' })
    expect(await titles(test.people.stranger)).toBeUndefined()
    bodyOf(await change(uuid, { title: 'Review' }))
  })

  it('steps are put in another order as a whole', async () => {
    const all = (await settings()).workflows
    const [lqa, translation] = [await uuidOf('LQA'), await uuidOf('TRANSLATION')]
    const sorted = bodyOf<Workflow[]>(
      await test.call(accountAdmin, 'PUT', `${path}/order`, { workflowUuids: [lqa, translation] }),
    )
    const codes = all.map(({ code }) => code).filter((code) => !['LQA', 'TRANSLATION'].includes(code))
    expect(sorted.map(({ code }) => code)).toEqual(['LQA', 'TRANSLATION', ...codes])
    const workflowUuids = all.map(({ uuid }) => uuid)
    bodyOf(await test.call(accountAdmin, 'PUT', `${path}/order`, { workflowUuids }))
  })

  it('the last active step cannot be archived', async () => {
    const rows = await test.db.select().from(workflows).where(eq(workflows.accountId, place.accountId))
    await test.db.update(workflows).set({ active: false }).where(eq(workflows.accountId, place.accountId))
    const uuid = await uuidOf('TRANSLATION')
    bodyOf(await change(uuid, { active: true }))
    expect(await change(uuid, { active: false })).toMatchObject({ status: 422, body: { code: 'LAST_STEP' } })
    for (const { id, active } of rows) await test.db.update(workflows).set({ active }).where(eq(workflows.id, id))
  })

  it('a step that writes no memories teaches them nothing, a free one costs nothing, and the last one can leave delivery to people', async () => {
    const [translation, review] = [await uuidOf('TRANSLATION'), await uuidOf('REVIEW')]
    const [list] = bodyOf<{ content: PriceListDetail[] }>(
      await test.call(accountAdmin, 'GET', '/api/v3/price-list'),
    ).content
    const address = `/api/v3/price-list/${list!.uuid}`
    const {
      uuid: _,
      accountUUID: __,
      version: ___,
      ...prices
    } = bodyOf<PriceListDetail>(await test.call(accountAdmin, 'GET', address))
    const price = { sourceLocale: 'en', targetLocale: 'es', workflow: 'REVIEW', pricePerItem: 0.05 }
    bodyOf(await test.call(accountAdmin, 'PUT', address, { ...prices, prices: [price] }))
    const charged = async (project: string) => {
      await steps.settled(manager, project)
      bodyOf(await steps.move(manager, project, 'PENDING', { calculateCosts: true }))
      await steps.costs(manager, project)
      const lines = bodyOf<CostLine[]>(
        await test.call(manager, 'GET', `/api/v3/project/${project}/costs/lang-pair?sourceLang=en&targetLang=es`),
      )
      return [...new Set(lines.map(({ workflow = 'all steps' }) => workflow))]
    }
    const usual = await steps.create(manager, { orgUnitUUID: place.orgUnitId })
    const usualFile = await steps.addFile(manager, usual.uuid, file)
    await steps.addWorkUnits(manager, usual.uuid, [usualFile], ['es'], ['TRANSLATION', 'REVIEW'])
    expect(await charged(usual.uuid)).toEqual(['all steps', 'REVIEW'])

    bodyOf(await change(translation, { writesMemories: false }))
    bodyOf(await change(review, { isCharged: false, settings: { projectAutomationEnabled: false } }))
    const { uuid } = await steps.create(manager, { orgUnitUUID: place.orgUnitId })
    const resource = await steps.addFile(manager, uuid, file)
    const [unit] = await steps.addWorkUnits(manager, uuid, [resource], ['es'], ['TRANSLATION', 'REVIEW'])
    const memory = { name: 'Product', sourceLocale: 'en', targetLocales: ['es'] }
    const { uuid: tmUuid } = bodyOf<{ uuid: string }>(await test.call(manager, 'POST', '/api/v1/atlas-tm', memory), 201)
    bodyOf(await test.call(manager, 'POST', `/api/v3/project/${uuid}/translation-memory`, [{ tmUuid, write: true }]))
    expect(await charged(uuid)).toEqual(['all steps'])
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    const tasks = await tasksOf(unit!.uuid)
    const learning = () => test.db.$count(jobs, eq(jobs.type, learnJob))
    for (const [at, task] of tasks.entries()) {
      const segments = bodyOf<{ content: { id: number; version: number }[] }>(
        await test.call(manager, 'GET', `/api/v1/atlas/work-unit/${unit!.uuid}/segment`),
      )
      for (const { id, version } of segments.content) {
        const text = { target: 'Abrir', confirmed: true, version }
        bodyOf(await test.call(manager, 'PUT', `/api/v1/atlas/work-unit/${unit!.uuid}/segment/${id}`, text))
      }
      const linguist = at === 0 ? linguistA : linguistB
      bodyOf(await test.call(manager, 'POST', `/api/v3/task/${task.uuid}/assignment/${linguist.id}`))
      bodyOf(await test.call(linguist, 'POST', `/api/v3/task/${task.uuid}/status-update`, { status: 'APPROVED' }))
      bodyOf(await test.call(manager, 'POST', `/api/v3/task/${task.uuid}/status-update`, { status: 'DELIVERED' }))
      expect(await learning()).toBe(at)
    }
    const home = `/api/v3/project/${uuid}`
    expect(bodyOf<Project>(await test.call(manager, 'GET', home)).status).toBe('APPROVED')
    bodyOf(await steps.move(manager, uuid, 'DELIVERED'))
    bodyOf(await change(translation, { writesMemories: true }))
    bodyOf(await change(review, { isCharged: true, settings: { projectAutomationEnabled: true } }))
  })
})

describe('workflow templates', () => {
  const addTemplate = async (body: object) =>
    bodyOf<WorkflowTemplate>(await test.call(accountAdmin, 'POST', templates, body), 201)

  it('files start with the steps of the template for their type, those of their unit before those of the account', async () => {
    const ofAccount = await addTemplate({
      name: 'Software',
      workflows: ['TRANSLATION', 'EDITING', 'REVIEW'],
      extensions: ['json', 'PO'],
    })
    const ofUnit = await addTemplate({
      name: 'Documents',
      workflows: ['TRANSLATION', 'PROOFREADING'],
      extensions: ['PO', 'TXT'],
      orgUnitUuid: place.orgUnitId,
    })
    const taken = { name: 'Other', workflows: ['EDITING'], extensions: ['po'] }
    expect((await test.call(accountAdmin, 'POST', templates, taken)).body).toMatchObject({
      code: 'FILE_TYPE_TAKEN',
      data: { name: 'Software', extension: 'PO' },
    })
    const { uuid } = await steps.create(manager, { orgUnitUUID: place.orgUnitId })
    const files = [
      file,
      { name: 'b.po', content: 'msgid "One"\nmsgstr ""\n' },
      { name: 'c.csv', content: 'a,b\n1,2\n' },
    ]
    const added: { uuid: string }[] = []
    for (const each of files) added.push(await steps.addFile(manager, uuid, each))
    const make = async (targetLocales: string[]) =>
      bodyOf<WorkUnit[]>(
        await test.call(
          manager,
          'POST',
          `/api/v3/project/${uuid}/work-unit?bulk=true`,
          added.map((resource) => ({ projectResourceUuid: resource.uuid, targetLocales })),
        ),
      ).map((unit) => `${unit.filename} ${unit.steps!.map(({ workflow }) => workflow.code).join()}`)
    const started = ['a.json TRANSLATION,EDITING,REVIEW', 'b.po TRANSLATION,PROOFREADING', 'c.csv TRANSLATION,REVIEW']
    expect(await make(['es'])).toEqual(started)

    // Existing files keep their steps when the template changes and one of its steps is archived.
    const editing = await uuidOf('EDITING')
    bodyOf(await change(editing, { active: false }))
    bodyOf(await test.call(accountAdmin, 'PUT', `${templates}/${ofUnit.uuid}`, { workflows: ['REVIEW'] }))
    expect(await make(['es'])).toEqual(started)
    expect(await make(['ja'])).toEqual(['a.json TRANSLATION,REVIEW', 'b.po REVIEW', 'c.csv TRANSLATION,REVIEW'])
    bodyOf(await change(editing, { active: true }))

    const rules = bodyOf<OrgUnitWorkflowRule[]>(
      await test.call(manager, 'GET', `/api/v3/client/${place.orgUnitId}/workflows`),
    )
    expect(rules.map(({ name, client }) => [name, client !== null])).toEqual([
      ['Documents', true],
      [rules[1]!.client!.name, true],
      ['Software', false],
    ])
    expect(rules[2]!.workflows).toEqual({ TRANSLATION: ['JSON'], EDITING: ['JSON'], REVIEW: ['JSON'] })
    expect(rules[1]!.workflows['REVIEW']).toContain('CSV')
    expect(rules[1]!.workflows['REVIEW']).not.toContain('PO')
    for (const { uuid: template } of [ofAccount, ofUnit])
      bodyOf(await test.call(accountAdmin, 'DELETE', `${templates}/${template}`), 204)
    expect((await settings()).templates).toEqual([])
  })

  it('no one else reaches the templates of an account, and only administrators write them', async () => {
    const { uuid } = await addTemplate({ name: 'Software', workflows: ['TRANSLATION'] })
    expect((await test.call(manager, 'DELETE', `${templates}/${uuid}`)).status).toBe(403)
    expect((await test.call(manager, 'GET', `${path}/settings`)).status).toBe(403)
    bodyOf(await test.call(accountAdmin, 'DELETE', `${templates}/${uuid}`), 204)
  })
})
