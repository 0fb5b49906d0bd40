import type {
  AccountSecurity,
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
import { sessions } from '../../../identity/tables.ts'
import { authenticators } from '../../sign-in/tables.ts'
import { createSomebody, openBrowser, signIn } from '../../../testing/browser.ts'
import { testPassword } from '../../../testing/people.ts'
import { testOrigin } from '../../../testing/test-app.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { acceptedBy, seedWork } from '../../../testing/work.ts'
import { logfiles } from '../../costs/tables.ts'
import { projects } from '../../work/tables.ts'
import { segments } from '../../work/work-unit-tables.ts'
import type { Encrypted } from '../../../kernel/encrypted.ts'

const test = await openTestApp()
const { accountAdmin, manager, linguistA, sysadmin, place, elsewhere } = test.people
const base = '/api/v3/account'
const own = `${base}/${place.accountId}`

const get = async () => bodyOf<AccountSettings>(await test.call(accountAdmin, 'GET', `${own}/settings`))
const put = (path: string, body?: object) => test.call(accountAdmin, 'PUT', path, body)

describe('sign-in security', () => {
  const path = `${own}/security`
  const read = async () => bodyOf<AccountSecurity>(await test.call(accountAdmin, 'GET', path))
  const change = (body: object) => put(path, { password: testPassword, ...body })
  const hour = 60 * 60_000

  it('starts with the default limits, and only administrators of the account see it', async () => {
    expect(await read()).toMatchObject({
      idleMinutes: 720,
      absoluteHours: 24,
      signInMethods: ['PASSWORD', 'AUTHENTICATOR', 'PASSKEY', 'SSO'],
      secondFactorFrom: null,
      allowedAddresses: [],
    })
    expect((await test.call(manager, 'GET', path)).status).toBe(403)
    expect((await test.call(accountAdmin, 'PUT', `${base}/${elsewhere.accountId}/security`, {})).status).toBe(400)
    expect((await test.call(accountAdmin, 'GET', `${base}/${elsewhere.accountId}/security`)).status).toBe(404)
  })

  it('sign-in security changes only with the password of the person who changes it', async () => {
    const before = await read()
    const wrong = { status: 400, body: { code: 'PASSWORD_WRONG', errors: [{ field: 'body.password' }] } }
    expect(await change({ password: 'wrong', idleMinutes: 30 })).toMatchObject(wrong)
    expect((await put(path, { idleMinutes: 30 })).body).toMatchObject({ code: 'INVALID' })
    expect(await read()).toEqual(before)
  })

  it('ends sessions that would last too long, and keeps those in use until their limit', async () => {
    const page = await signIn(test, await createSomebody(test))
    const held = async () => Number(page.jar.get('session_expires'))
    expect(Math.abs((await held()) - Date.now() - 12 * hour)).toBeLessThan(hour / 60)
    bodyOf(await change({ idleMinutes: 30, absoluteHours: 2 }))
    const other = await signIn(test, await createSomebody(test))
    expect(Math.abs(Number(other.jar.get('session_expires')) - Date.now() - hour / 2)).toBeLessThan(hour / 60)
    const rows = await test.db.select().from(sessions).where(eq(sessions.kind, 'browser'))
    for (const { expiresAt } of rows) expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + hour / 2)
    const age = async (minutesLeft: number, hoursOld: number) => {
      await test.db
        .update(sessions)
        .set({
          expiresAt: new Date(Date.now() + minutesLeft * 60_000),
          createdAt: new Date(Date.now() - hoursOld * hour),
        })
        .where(eq(sessions.kind, 'browser'))
      await test.app.services.sessions.forget()
    }
    await age(10, 0)
    expect((await page.send('GET', '/api/v3/user/preference-settings')).headers.get('set-cookie')).toBeNull()
    const write = () => page.send('PUT', '/api/v3/user/preference-settings', { language: 'en' })
    expect((await write()).status).toBe(200)
    expect(Math.abs((await held()) - Date.now() - hour / 2)).toBeLessThan(hour / 60)
    await age(10, 1.75)
    await write()
    expect(Math.abs((await held()) - Date.now() - hour / 4)).toBeLessThan(hour / 60)
    await age(-1, 0)
    expect((await page.whoAmI()).status).toBe(401)
    bodyOf(await change({ idleMinutes: 720, absoluteHours: 24 }))
  })

  it('does not let a browser idle for longer than it may stay signed in', async () => {
    expect(await change({ idleMinutes: 90, absoluteHours: 1 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.idleMinutes' }] },
    })
  })

  it('lets people in from allowed addresses alone, and no one exclude their own', async () => {
    const [inside, outside] = [openBrowser(test, '198.51.100.7'), openBrowser(test, '203.0.113.7')]
    const person = await createSomebody(test)
    await inside.login(person.email)
    await outside.login(person.email)
    expect(await change({ allowedAddresses: ['198.51.100.0/99'] })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('198.51.100.0/99') },
    })
    const { ownAddress } = await read()
    expect(await change({ allowedAddresses: ['198.51.100.0/24'] })).toMatchObject({
      status: 422,
      body: { code: 'OWN_ADDRESS_EXCLUDED', data: { address: ownAddress } },
    })
    bodyOf(await change({ allowedAddresses: ['198.51.100.0/24', ownAddress] }))
    expect([(await inside.whoAmI()).status, (await outside.whoAmI()).status]).toEqual([200, 401])
    expect((await outside.login(person.email)).body).toMatchObject({
      state: 'FAILURE',
      properties: { text: expect.stringContaining('network address') },
    })
    const token = { 'X-AUTH-TOKEN': person.token, Origin: testOrigin }
    const ask = (address: string) =>
      test.app.fetch(new Request(`${testOrigin}/api/v3/auth/current`, { headers: token }), address)
    expect((await ask('198.51.100.9')).status).toBe(200)
    const refused = await ask('203.0.113.9')
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'ADDRESS_NOT_ALLOWED' }])
    bodyOf(await change({ allowedAddresses: [] }))
    expect((await outside.whoAmI()).status).toBe(200)
  })

  it('a required second factor is announced, and then asked for by mail', async () => {
    const person = await createSomebody(test)
    const page = await signIn(test, person)
    const soon = Date.now() + hour
    bodyOf(await change({ secondFactorFrom: soon }))
    expect((await page.whoAmI()).body).toMatchObject({ secondFactorFrom: soon })
    expect((await page.login(person.email)).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.send('GET', '/api/v3/project')).status).toBe(200)
    bodyOf(await change({ secondFactorFrom: Date.now() - 1 }))
    expect((await page.login(person.email)).body).toMatchObject({ state: 'SUCCESS' })
    expect(await page.send('GET', '/api/v3/project')).toMatchObject({
      status: 403,
      body: { code: 'MFA_EMAIL_REQUIRED' },
    })
    bodyOf(await change({ secondFactorFrom: null }))
    expect((await page.whoAmI()).body).not.toHaveProperty('secondFactorFrom')
  })

  it('refuses methods that are not allowed, unless the caller could not sign in any more', async () => {
    expect(await change({ signInMethods: ['AUTHENTICATOR'] })).toMatchObject({
      status: 422,
      body: { code: 'OWN_SIGN_IN_EXCLUDED' },
    })
    await test.db
      .insert(authenticators)
      .values({ userId: accountAdmin.id, secret: 'secret' as Encrypted, confirmedAt: new Date() })
    bodyOf(await change({ signInMethods: ['AUTHENTICATOR'] }))
    await test.db.delete(authenticators)
    const page = openBrowser(test)
    const person = await createSomebody(test)
    expect((await page.login(person.email)).body).toMatchObject({
      state: 'FAILURE',
      properties: { text: expect.stringContaining('this way to sign in') },
    })
    bodyOf(await change({ signInMethods: ['PASSWORD'] }))
    expect((await page.login(person.email)).body).toMatchObject({ state: 'SUCCESS' })
    const setUp = await page.send('POST', '/api/v3/user/mfa', { password: testPassword })
    expect(setUp).toMatchObject({ status: 422, body: { code: 'SIGN_IN_METHOD_OFF' } })
    bodyOf(await change({ signInMethods: ['PASSWORD', 'AUTHENTICATOR'] }))
    const activity = '/api/v3/activity?events=ACCOUNT_SECURITY_UPDATED'
    const { content } = bodyOf<ActivityPage>(await test.call(accountAdmin, 'GET', activity))
    expect(content[0]).toMatchObject({
      before: { signInMethods: ['PASSWORD'] },
      after: { signInMethods: ['PASSWORD', 'AUTHENTICATOR'] },
    })
  })
})

describe('account settings', () => {
  it.each([
    [`${base}/ai-review/${place.accountId}`, 'aiReviewEnabled'],
    [`${own}/ai-spellcheck`, 'aiSpellcheckEnabled'],
    [`${own}/send-learnt-to-kanban`, 'sendLearntToKanban'],
    [`${own}/custom-review-category-only`, 'customReviewCategoryOnly'],
    [`${own}/custom-review-categorization-enabled`, 'customReviewCategorizationEnabled'],
    [`${own}/project-automation-enabled`, 'projectAutomationEnabled'],
  ] as const)('%s turns %s on and off by its query or its body, and never over', async (path, setting) => {
    const before = await get()
    const on = bodyOf<AccountSettings>(await put(`${path}?value=true`))
    const off = bodyOf<AccountSettings>(await put(`${path}?value=false`))
    const onAgain = bodyOf<AccountSettings>(await put(path, { value: true }))
    const still = bodyOf<AccountSettings>(await put(path, { value: true }))
    expect([on, off, onAgain, still].map((each) => each[setting])).toEqual([true, false, true, true])
    const field = (name: string) => ({ status: 400, body: { errors: [{ field: name }] } })
    expect(await put(path)).toMatchObject(field('query.value'))
    expect(await put(`${path}?value=false`, { value: true })).toMatchObject(field('body.value'))
    expect((await get())[setting]).toBe(true)
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
