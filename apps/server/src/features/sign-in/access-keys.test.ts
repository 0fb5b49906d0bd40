import type { AccessKeyInfo, AccessKeyRequest, NewAccessKey, PasswordChanged } from '@dragoman/sdk/operations/users'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { apiKeys } from '../../identity/tables.ts'
import { createSomebody, openBrowser, signIn, type Browser } from '../../testing/browser.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPlace, testPassword, type Person } from '../../testing/people.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { operations } from '../../http/contract.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const path = '/api/v3/user/token'

const createKey = async (page: Browser, request: Partial<AccessKeyRequest> = {}): Promise<NewAccessKey> => {
  const { status, body } = await page.send('POST', path, { password: testPassword, ...request })
  expect(status).toBe(200)
  return body
}

/** Exchanges a key for a token; undefined where it is refused. */
async function tokenOf({ accessKey, secret }: NewAccessKey): Promise<Person | undefined> {
  const answer = await test.call(null, 'POST', '/api/v3/auth', { accessKey, secret })
  const token = answer.headers.get('x-auth-token')
  return token ? ({ token } as Person) : undefined
}

const infoOf = async (page: Browser): Promise<AccessKeyInfo> => (await page.send('GET', path)).body

it('an access key is created only with the password', async () => {
  const page = await signIn(test, await createSomebody(test))
  expect((await page.send('POST', path)).status).toBe(400)
  expect((await page.send('POST', path, {})).status).toBe(400)
  expect((await page.send('POST', path, { password: 'wrong' })).body).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect(await infoOf(page)).toEqual({})
  expect(await tokenOf(await createKey(page))).toBeDefined()
})

it('with an authenticator app, an access key is created only with its code', async () => {
  const page = await signIn(test, await createSomebody(test))
  const { secret } = (await page.send('POST', '/api/v3/user/mfa', { password: testPassword })).body as {
    secret: string
  }
  const codeAt = (timestamp: number) =>
    new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp })
  const { recoveryCodes } = (await page.send('POST', '/api/v3/user/mfa', { otp: codeAt(Date.now() - 30_000) }))
    .body as { recoveryCodes: string[] }
  for (const otp of [undefined, '000000']) {
    expect((await page.send('POST', path, { password: testPassword, otp })).body).toMatchObject({
      code: 'MFA_CODE_WRONG',
      errors: [{ field: 'body.otp' }],
    })
  }
  expect(await infoOf(page)).toEqual({})
  await createKey(page, { otp: codeAt(Date.now()) })
  const [otp] = recoveryCodes
  await createKey(page, { otp: otp! })
  expect((await page.send('POST', path, { password: testPassword, otp })).status).toBe(400)
})

it('an access key shows its last use, and expires on its date', async () => {
  const person = await createSomebody(test)
  const page = await signIn(test, person)
  expect(
    (await page.send('POST', path, { password: testPassword, expirationDate: Date.now() - 1 })).body,
  ).toMatchObject({
    errors: [{ field: 'body.expirationDate' }],
  })
  const expirationDate = Date.now() + 30 * 60_000
  const key = await createKey(page, { expirationDate })
  expect(await infoOf(page)).toEqual({
    accessKey: key.accessKey,
    creationDate: expect.any(Number),
    expirationDate,
    readOnly: false,
  })
  const machine = await tokenOf(key)
  expect((await infoOf(page)).lastUsedDate).toBeGreaterThan(Date.now() - 60_000)
  const { body } = await page.send('GET', '/api/v3/user/logged-user/session')
  const token = (body as { kind: string; current: boolean; expiresAt: number; lastSeenAt: number }[])
    .toSorted((a, b) => b.lastSeenAt - a.lastSeenAt)
    .find(({ kind, expiresAt }) => kind === 'token' && expiresAt === expirationDate)
  expect(token).toBeDefined()
  const long = new Date(Date.now() - 3600_000)
  await test.db.update(apiKeys).set({ lastUsedAt: long }).where(eq(apiKeys.userId, person.id))
  test.app.services.sessions.forget()
  expect((await test.call(machine!, 'GET', '/api/v3/project')).status).toBe(200)
  expect((await infoOf(page)).lastUsedDate).toBeGreaterThan(Date.now() - 60_000)
  await test.db.update(apiKeys).set({ expiresAt: new Date() }).where(eq(apiKeys.userId, person.id))
  expect(await tokenOf(key)).toBeUndefined()
})

it('a password reset deletes the access key and ends its tokens', async () => {
  const person = await createSomebody(test)
  const page = await signIn(test, person)
  const key = await createKey(page)
  const machine = await tokenOf(key)
  await test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${person.id}/reset-password`)
  const { link } = await test.mailTo(person.email)
  const password = 'seven green bottles on a wall'
  const reset = new URL(link!).pathname.replace('/reset-password/', '/api/v3/user/update-password/')
  expect((await openBrowser(test).send('POST', reset, { password, confirm: password })).status).toBe(200)
  expect([await tokenOf(key), (await test.call(machine!, 'GET', '/api/v3/project')).status]).toEqual([undefined, 403])
  const again = openBrowser(test)
  await again.login(person.email, password)
  expect(await infoOf(again)).toEqual({})
  const events = (await again.send('GET', '/api/v3/user/logged-user/sign-in')).body as { content: { event: string }[] }
  expect(events.content.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['PASSWORD_RESET', 'ACCESS_KEY_REMOVED', 'ACCESS_KEY_CREATED']),
  )
})

it.each([false, true])('a password change lists what ended, the access key unless it is kept (%s)', async (keeps) => {
  const person = await createSomebody(test)
  const [page, other] = [await signIn(test, person), await signIn(test, person)]
  const key = await createKey(page)
  const machine = await tokenOf(key)
  const newPassword = 'seven green bottles on a wall'
  const change = { password: testPassword, newPassword, confirm: newPassword, ...(keeps && { keepAccessKey: true }) }
  const { body } = await page.send('POST', '/api/v3/user/password', change)
  const { sessions, accessKey } = body as PasswordChanged
  expect(sessions.map(({ kind, current }) => [kind, current]).toSorted()).toEqual(
    expect.arrayContaining([
      ['browser', false],
      ['token', false],
    ]),
  )
  expect(accessKey?.accessKey).toBe(keeps ? undefined : key.accessKey)
  expect([(await page.whoAmI()).status, (await other.whoAmI()).status]).toEqual([200, 401])
  expect((await test.call(machine!, 'GET', '/api/v3/project')).status).toBe(403)
  expect((await tokenOf(key)) !== undefined).toBe(keeps)
})

it('an administrator sees and revokes the access key of a person of a lower role, and the journal names both', async () => {
  const { accountAdmin, manager, admin, stranger } = test.people
  const person = await createSomebody(test)
  const page = await signIn(test, person)
  const key = await createKey(page, { readOnly: true })
  const machine = await tokenOf(key)
  const of = (id: string) => `/api/v3/user/${id}/token`
  expect((await test.call(accountAdmin, 'GET', of(person.id))).body).toMatchObject({
    accessKey: key.accessKey,
    readOnly: true,
    lastUsedDate: expect.any(Number),
  })
  for (const method of ['GET', 'DELETE']) {
    expect((await test.call(manager, method, of(person.id))).status).toBe(403)
    expect((await test.call(accountAdmin, method, of(admin.id))).status).toBe(403)
    expect((await test.call(stranger, method, of(person.id))).status).toBe(404)
  }
  expect((await test.call(accountAdmin, 'DELETE', of(person.id))).status).toBe(200)
  expect((await test.call(accountAdmin, 'DELETE', of(person.id))).status).toBe(404)
  expect((await test.call(accountAdmin, 'GET', of(person.id))).body).toEqual({})
  expect([await tokenOf(key), (await test.call(machine!, 'GET', '/api/v3/project')).status]).toEqual([undefined, 403])
  const events = (await page.send('GET', '/api/v3/user/logged-user/sign-in')).body as {
    content: { event: string; by?: string }[]
  }
  expect(events.content[0]).toMatchObject({ event: 'ACCESS_KEY_REVOKED', by: accountAdmin.name })
})

it('a read-only access key reads and changes nothing', async () => {
  const page = await signIn(test, await createSomebody(test))
  const machine = (await tokenOf(await createKey(page, { readOnly: true })))!
  expect((await test.call(machine, 'GET', '/api/v3/project')).status).toBe(200)
  expect((await test.call(machine, 'POST', '/api/v3/auth/token/check')).status).toBe(200)
  const refused = { status: 403, body: { code: 'PERMISSION_LIMITED' } }
  const project = { reference: 'R', orgUnitUUID: test.people.place.orgUnitId, sourceLocale: 'en' }
  expect(await test.call(machine, 'POST', '/api/v3/project', project)).toMatchObject(refused)
  expect(await test.call(machine, 'PUT', '/api/v3/user/preference-settings', { theme: 'dark' })).toMatchObject(refused)
  expect(await test.call(machine, 'POST', path, { password: testPassword })).toMatchObject(refused)
  expect(await test.call(machine, 'DELETE', path)).toMatchObject(refused)
})

it('a read-only access key uploads nothing, marks no notification as read, and still asks what is asked by POST', async () => {
  const page = await signIn(test, await createSomebody(test))
  const machine = (await tokenOf(await createKey(page, { readOnly: true })))!
  const refused = { status: 403, body: { code: 'PERMISSION_LIMITED' } }
  const file = new FormData()
  file.set('file', new File(['{}'], 'a.json'))
  expect(await test.call(machine, 'POST', '/api/v3/upload', file)).toMatchObject(refused)
  expect(await test.call(machine, 'POST', '/api/v3/notifications/read', {})).toMatchObject(refused)
  const changes = operations.filter(
    ({ method, reads, requires }) => method !== 'GET' && !reads && requires !== 'public' && requires.length === 0,
  )
  for (const { id, method, path: template } of changes) {
    const address = template.replaceAll(/\{[^}]+\}/g, crypto.randomUUID())
    expect([id, await test.call(machine, method, address)]).toMatchObject([id, refused])
  }
  const { place } = test.people
  const estimate = { sourceLocale: 'en', targetLocales: ['es'], words: 1 }
  const asked = await test.call(machine, 'POST', `/api/v3/client/${place.orgUnitId}/costs/estimate`, estimate)
  expect(asked.body).not.toMatchObject({ code: 'PERMISSION_LIMITED' })
})

it('an access key that is limited to organizational units reaches nothing of others', async () => {
  const { manager, place } = test.people
  const outside = await steps.draft(manager, [{ name: 'a.json', content: '{"a":"One"}' }], ['es'])
  const { orgUnitId: orgUnitUUID } = await createPlace(test.db, place.accountId, 'Reached')
  const page = await signIn(test, await createSomebody(test))
  expect(
    (await page.send('POST', path, { password: testPassword, orgUnits: [{ uuid: test.people.elsewhere.orgUnitId }] }))
      .status,
  ).toBe(404)
  const key = await createKey(page, { orgUnits: [{ uuid: orgUnitUUID }] })
  expect((await infoOf(page)).orgUnits).toMatchObject([{ uuid: orgUnitUUID, name: 'Reached unit' }])
  const machine = (await tokenOf(key))!
  const inside = bodyOf<{ uuid: string }>(
    await test.call(machine, 'POST', '/api/v3/project', { reference: 'In', orgUnitUUID, sourceLocale: 'en' }),
    201,
  )
  const { body } = await test.call(machine, 'GET', '/api/v3/project')
  expect((body as { content: { uuid: string }[] }).content.map(({ uuid }) => uuid)).toEqual([inside.uuid])
  expect((await test.call(machine, 'GET', `/api/v3/project/${outside.uuid}`)).status).toBe(404)
  expect((await test.call(manager, 'GET', `/api/v3/project/${inside.uuid}`)).status).toBe(200)
  const foreign = { reference: 'Out', orgUnitUUID: place.orgUnitId, sourceLocale: 'en' }
  expect((await test.call(machine, 'POST', '/api/v3/project', foreign)).status).toBe(404)
  const limited = { status: 403, body: { code: 'PERMISSION_LIMITED' } }
  for (const address of ['/api/v3/user', '/api/v1/atlas-tm', '/api/v3/activity']) {
    expect(await test.call(machine, 'GET', address)).toMatchObject(limited)
  }
  // Its organization may have other organizational units.
  const reached = bodyOf<{ organization: { uuid: string } }>(
    await test.call(machine, 'GET', `/api/v3/client/${orgUnitUUID}`),
  )
  const { uuid } = reached.organization
  expect(await test.call(machine, 'DELETE', `/api/v2/organization/${uuid}`)).toMatchObject(limited)
  expect(await test.call(machine, 'PUT', '/api/v2/organization', { uuid, name: 'Mine' })).toMatchObject(limited)
})
