import type {
  AccountSettings,
  ContextMatching,
  HierarchyPart,
  LevelSetting,
} from '@dragoman/sdk/operations/accountSettings'
import type { ActivityPage } from '@dragoman/sdk/operations/activity'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import type { Project } from '@dragoman/sdk/operations/projects'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedWork } from '../../testing/work.ts'
import { logfiles } from '../projects/costs/tables.ts'
import { projects } from '../projects/tables.ts'
import { segments } from '../projects/work-units/tables.ts'

const test = await openTestApp()
const { accountAdmin, manager, linguistA, sysadmin, place, elsewhere } = test.people
const base = '/api/v3/account'
const own = `${base}/${place.accountId}`

const get = async () => bodyOf<AccountSettings>(await test.call(accountAdmin, 'GET', `${own}/settings`))
const put = (path: string, body?: object) => test.call(accountAdmin, 'PUT', path, body)

describe('account settings', () => {
  it.each([
    [`${base}/ai-review/${place.accountId}`, 'aiReviewEnabled'],
    [`${own}/ai-spellcheck`, 'aiSpellcheckEnabled'],
    [`${own}/send-learnt-to-kanban`, 'sendLearntToKanban'],
    [`${own}/custom-review-category-only`, 'customReviewCategoryOnly'],
    [`${own}/custom-review-categorization-enabled`, 'customReviewCategorizationEnabled'],
    [`${own}/project-automation-enabled`, 'projectAutomationEnabled'],
  ] as const)('%s turns %s on and off, and over without a value', async (path, setting) => {
    const before = await get()
    const on = bodyOf<AccountSettings>(await put(`${path}?value=true`))
    const off = bodyOf<AccountSettings>(await put(`${path}?value=false`))
    const over = bodyOf<AccountSettings>(await put(path))
    expect([on[setting], off[setting], over[setting]]).toEqual([true, false, true])
    bodyOf(await put(`${path}?value=${before[setting]}`))
    const { version, lastChange } = await get()
    expect(version).toBe(before.version)
    expect(lastChange).toMatchObject({ user: { uuid: accountAdmin.id } })
  })

  it('are changed together, and the journal has what changed, before and after', async () => {
    const changed = { aiReviewEnabled: true, sendLearntToKanban: true, aiSpellcheckEnabled: false }
    expect(bodyOf(await put(`${own}/settings`, changed))).toMatchObject(changed)
    expect(bodyOf(await test.call(manager, 'GET', `${base}/ai-review/status`))).toBe(true)
    const path = '/api/v3/activity?events=ACCOUNT_SETTINGS_UPDATED'
    const { content, totalElements } = bodyOf<ActivityPage>(await test.call(accountAdmin, 'GET', path))
    expect(content[0]).toMatchObject({
      before: { aiReviewEnabled: false, sendLearntToKanban: false },
      after: { aiReviewEnabled: true, sendLearntToKanban: true },
    })
    expect(content[0]?.after).not.toHaveProperty('aiSpellcheckEnabled')
    bodyOf(await put(`${own}/settings`, changed))
    expect(bodyOf<ActivityPage>(await test.call(accountAdmin, 'GET', path)).totalElements).toBe(totalElements)
  })

  it.each([
    [true, 'DELIVERED'],
    [false, 'APPROVED'],
  ])('with project automation %s, a project is %s after its last task', async (value, status) => {
    bodyOf(await put(`${own}/project-automation-enabled?value=${value}`))
    const { projectId, taskIds, segmentIds } = await seedWork(test.db, test.people, {
      steps: ['TRANSLATION'],
      task: acceptedBy(linguistA.id),
    })
    await test.db
      .update(segments)
      .set({ confirmed: true, target: 'Hola' })
      .where(inArray(segments.id, segmentIds.map(Number)))
    bodyOf(await test.call(linguistA, 'POST', `/api/v3/task/${taskIds[0]}/status-update`, { status: 'DELIVERED' }))
    const project = bodyOf<Project>(await test.call(manager, 'GET', `/api/v3/project/${projectId}`))
    expect(project).toMatchObject({ status, automationEnabled: true })
  })

  it('new memories require context as the account says, and existing ones when it applies to all', async () => {
    const path = `${own}/require-context-tm-matching`
    const create = async (name: string) => {
      const body = { name, sourceLocale: 'en', targetLocales: ['es'] }
      return bodyOf<TranslationMemory>(await test.call(manager, 'POST', '/api/v1/atlas-tm', body), 201)
    }
    expect(await create('Before')).toMatchObject({ requireContext: false })
    const plan = bodyOf<ContextMatching>(await test.call(accountAdmin, 'GET', path))
    expect(plan).toMatchObject({ value: false, requiring: 0 })
    expect(bodyOf(await put(`${path}?value=true`))).toEqual({ ...plan, value: true })
    expect(await create('After')).toMatchObject({ requireContext: true })
    const memories = plan.memories + 1
    expect(bodyOf(await put(`${path}?value=true&applyToAll=true`))).toEqual({
      value: true,
      memories,
      requiring: memories,
    })
    const activity = '/api/v3/activity?events=ACCOUNT_SETTINGS_UPDATED'
    const { content } = bodyOf<ActivityPage>(await test.call(accountAdmin, 'GET', activity))
    expect(content[0]).toMatchObject({ detail: { memories: plan.memories } })
    expect(bodyOf(await put(`${path}?value=false&applyToAll=true`))).toEqual({ value: false, memories, requiring: 0 })
  })

  it.each([
    ['BY_STATUS', 'PRE_ANALYSIS'],
    ['POST_ANALYSIS', 'POST_ANALYSIS'],
    ['PRE_ANALYSIS', 'PRE_ANALYSIS'],
  ])('costs of a draft are calculated from an analysis of the type that %s means', async (value, type) => {
    expect(bodyOf(await put(`${own}/costs-logfile-type?value=${value}`))).toMatchObject({ costsLogfileType: value })
    const { projectId } = await seedWork(test.db, test.people, { steps: ['TRANSLATION'] })
    await test.db.update(projects).set({ status: 'DRAFT' }).where(eq(projects.id, projectId))
    const started = await test.call(manager, 'POST', `/api/v3/project/${projectId}/recalculate/costs`)
    expect(started.status).toBeLessThan(300)
    const rows = await test.db.select().from(logfiles).where(eq(logfiles.projectId, projectId))
    expect(rows).toMatchObject([{ type, isCostLogfile: true }])
  })

  it('the hierarchy says what each level sets, and which one applies', async () => {
    const part = async (query = '') =>
      bodyOf<HierarchyPart>(await test.call(accountAdmin, 'GET', `${own}/hierarchy${query}`)).nodes
    const { projectId } = await seedWork(test.db, test.people, { steps: ['TRANSLATION'] })
    expect((await part()).map(({ uuid }) => uuid)).toContain(place.organizationId)
    const units = await part(`?parentUuid=${place.organizationId}`)
    expect(units).toContainEqual(expect.objectContaining({ uuid: place.orgUnitId, hasChildren: true }))
    const [newest] = await part(`?parentUuid=${place.orgUnitId}`)
    expect(newest).toMatchObject({ level: 'PROJECT', uuid: projectId, hasChildren: false })
    const found = await part(`?search=${encodeURIComponent(newest!.name.slice(0, 6))}`)
    expect(found).toContainEqual(expect.objectContaining({ uuid: projectId, parentName: expect.any(String) }))

    const settings = async (node: string) => {
      const url = `${own}/hierarchy/settings?nodeUuid=${node}`
      const all = bodyOf<LevelSetting[]>(await test.call(accountAdmin, 'GET', url))
      return Object.fromEntries(all.map(({ setting, ...rest }) => [setting, rest]))
    }
    bodyOf(await put(`${own}/project-automation-enabled?value=true`))
    await test.db.update(projects).set({ automationEnabled: false }).where(eq(projects.id, projectId))
    expect(await settings(projectId)).toMatchObject({
      PROJECT_AUTOMATION: {
        source: 'PROJECT',
        levels: [{ level: 'ACCOUNT', value: 'ON' }, { level: 'ORG_UNIT' }, { level: 'PROJECT', value: 'OFF' }],
      },
      SEGMENTATION: { source: 'SYSTEM', levels: [{ level: 'SYSTEM', value: 'BUILT_IN' }] },
      RECOMMENDATIONS: { source: 'SYSTEM' },
    })
    bodyOf(await put(`${own}/project-automation-enabled?value=false`))
    expect(await settings(projectId)).toMatchObject({ PROJECT_AUTOMATION: { source: 'ACCOUNT' } })
    const weights = { score: 1, clientExperience: 1, continuity: 1, availability: 1, rate: 1 }
    const body = { orgUnitUuid: place.orgUnitId, weights }
    bodyOf(await test.call(accountAdmin, 'POST', `${base}/recommendation-settings`, body), 201)
    expect(await settings(place.orgUnitId)).toMatchObject({ RECOMMENDATIONS: { source: 'ORG_UNIT' } })
    expect((await test.call(accountAdmin, 'GET', `${own}/hierarchy?parentUuid=${elsewhere.orgUnitId}`)).status).toBe(
      404,
    )
    const strange = `${own}/hierarchy/settings?nodeUuid=${elsewhere.orgUnitId}`
    expect((await test.call(accountAdmin, 'GET', strange)).status).toBe(404)
  })

  it('are for administrators of the account, and for system administrators', async () => {
    const theirs = `${base}/${elsewhere.accountId}/settings`
    expect((await test.call(manager, 'GET', `${own}/settings`)).status).toBe(403)
    expect((await test.call(accountAdmin, 'GET', theirs)).status).toBe(404)
    expect((await put(theirs, { aiReviewEnabled: true })).status).toBe(404)
    expect((await test.call(sysadmin, 'PUT', theirs, { aiReviewEnabled: true })).status).toBe(200)
    expect((await get()).aiReviewEnabled).toBe(true)
  })
})
