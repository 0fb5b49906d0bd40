import { mappedRoles } from '@dragoman/sdk/permissions'
import type { User } from '@dragoman/sdk/operations/users'
import type { Role } from '@dragoman/sdk/roles'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tasks } from '../work/task-tables.ts'
import { journal, users } from '../../kernel/tables.ts'
import { beginAttempt } from '../sign-in/attempts.ts'
import { openBrowser } from '../../testing/browser.ts'
import { createPerson, testPassword, type Person } from '../../testing/people.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { createTestApp, testOrigin, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let number = 0

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const path = (person: { id: string }, rest = '') => `/api/v3/user/${person.id}${rest}`
const somebody = (roles: Role[] = ['VENDOR']) =>
  createPerson({ db: test.db, sessions: test.app.services.sessions }, test.people.place, `Somebody ${++number}`, {
    roles,
  })
const draft = (more: object = {}) => ({
  name: 'New Person',
  email: `new${++number}@example.com`,
  roles: ['VENDOR'],
  organizations: [{ uuid: test.people.place.organizationId }],
  ...more,
})
const create = (as: Person, more: object = {}) => test.call(as, 'POST', '/api/v3/user', draft(more))
const get = async (person: { id: string }) => bodyOf<User>(await test.call(test.people.sysadmin, 'GET', path(person)))
const status = async (as: Person, method: string, where: string, body?: object) =>
  (await test.call(as, method, where, body)).status

/** The latest entry of the journal about someone. */
async function lastEntry(person: { id: string }) {
  const isTheirs = and(eq(journal.entityType, 'USER'), eq(journal.entityId, person.id))
  const [entry] = await test.db.select().from(journal).where(isTheirs).orderBy(desc(journal.id)).limit(1)
  return entry
}

describe('creating a person', () => {
  it('a new person is invited by a link to choose a password', async () => {
    const body = draft({ language: 'de', name: 'Grete Neu', city: 'Bonn', country: 'DE', tags: ['legal'] })
    const user = bodyOf<User>(await test.call(test.people.manager, 'POST', '/api/v3/user', body))
    expect(user).toMatchObject({
      name: 'Grete Neu',
      city: 'Bonn',
      roles: ['VENDOR'],
      tags: ['legal'],
      invited: true,
      status: 'ACTIVE',
    })
    expect(user.organizations).toHaveLength(1)
    const { link, text } = await test.mailTo(body.email)
    expect(text).toContain('Mia Manager')
    const [code, token] = new URL(link ?? '').pathname.split('/').slice(-2)
    const chosen = { password: 'a brand new long password', confirm: 'a brand new long password' }
    expect(await status(test.people.manager, 'POST', `/api/v3/user/update-password/${code}/${token}`, chosen)).toBe(200)
    const login = Buffer.from(JSON.stringify({ username: body.email, password: chosen.password })).toString('base64')
    const request = new Request(`${testOrigin}/api/v3/auth/login`, {
      method: 'POST',
      headers: { Origin: testOrigin },
      body: login,
    })
    expect(await (await test.app.fetch(request, '10.9.9.9')).json()).toMatchObject({ state: 'SUCCESS' })
    expect(await lastEntry({ id: user.uuid })).toMatchObject({ event: 'LOGGED_IN' })
    expect((await get({ id: user.uuid })).invited).toBe(false)
  })

  const everyRole: Role[] = ['SYSADMIN', 'ADMIN', 'ACCOUNT_ADMIN', 'PROJECT_MANAGER', 'CLIENT', 'VENDOR']
  const creators = [
    ['sysadmin', 'SYSADMIN'],
    ['admin', 'ADMIN'],
    ['accountAdmin', 'ACCOUNT_ADMIN'],
    ['manager', 'PROJECT_MANAGER'],
  ] as const
  it.each(creators)('[perm.mapping] %s gives exactly the roles that %s maps to', async (who, role) => {
    const person = test.people[who]
    expect((await test.call(person, 'GET', '/api/v3/user/role')).body).toEqual(mappedRoles(role))
    for (const other of everyRole) {
      const { status: answered } = await create(person, { roles: [other] })
      expect([other, answered]).toEqual([other, mappedRoles(role).includes(other) ? 200 : 403])
    }
  })

  it('[perm.mapping] maps CLIENT to CLIENT, and PROJECT_MANAGER to PROJECT_MANAGER and VENDOR', () => {
    expect([mappedRoles('CLIENT'), mappedRoles('PROJECT_MANAGER')]).toEqual([['CLIENT'], ['PROJECT_MANAGER', 'VENDOR']])
  })

  it.each([
    [
      'a client without an organization',
      { roles: ['CLIENT'], organizations: [] },
      'body.organizations',
      'accountAdmin',
    ],
    [
      'an organization that is not there',
      { organizations: [{ uuid: crypto.randomUUID() }] },
      'body.organizations',
      'manager',
    ],
    ['no country', { country: 'XX' }, 'body.country', 'manager'],
    ['no time zone', { timezone: 'Mars/Base' }, 'body.timezone', 'manager'],
    ['no currency', { currency: 'ZZZ' }, 'body.currency', 'manager'],
    ['a name of blanks', { name: '  ' }, 'body.name', 'manager'],
    ['no address', { email: 'nobody' }, 'body.email', 'manager'],
  ] as const)('refuses %s, and names the field', async (_, more, field, who) => {
    expect(await create(test.people[who], more)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })

  it('an email address in use is refused in any case and under concurrent requests', async () => {
    const email = test.people.linguistA.email.toUpperCase()
    expect((await create(test.people.manager, { email })).status).toBe(409)
    const answers = await Promise.all([1, 2, 3].map(() => create(test.people.manager, { email: 'twice@example.com' })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
  })

  it('only people who can create users learn whether an address is in use', async () => {
    const exists = (as: Person, email: string) =>
      test.call(as, 'GET', `/api/v3/user/exists?email=${encodeURIComponent(email)}`)
    expect((await exists(test.people.manager, test.people.client.email)).body).toEqual({ exists: true })
    expect((await exists(test.people.manager, 'nobody@example.com')).body).toEqual({ exists: false })
    for (const person of [test.people.client, test.people.linguistA]) {
      expect((await exists(person, test.people.client.email)).status).toBe(403)
    }
    // Other accounts stay unknown.
    expect((await exists(test.people.manager, test.people.stranger.email)).body).toEqual({ exists: false })
  })

  it('an address of another account is answered like a free one, and only its owner is told', async () => {
    const { accountAdmin, manager, stranger } = test.people
    const email = 'shared@example.com'
    const other = 'Shared@example.com'
    const organizations = [{ uuid: test.people.elsewhere.organizationId }]
    const free = await create(stranger, { email, organizations })
    const owner = free.body as { uuid: string }
    await test.mailTo(email)
    const answer = await create(manager, { email: other })
    expect([answer.status, Object.keys(answer.body as object)]).toEqual([200, Object.keys(free.body as object)])
    const { uuid } = answer.body as { uuid: string }
    const told = await test.mailTo(other)
    expect([told.link, told.text.includes('can’t be used for another person')]).toEqual([undefined, true])
    expect((await create(manager, { email })).status).toBe(409)
    for (const call of ['one-time-login', 'reset-password']) {
      expect((await test.call(accountAdmin, 'POST', `/api/v3/user/${uuid}/${call}`)).status).toBe(200)
      expect((await test.mailTo(other)).link).toBeUndefined()
    }
    // Neither the lock of its owner shows, nor can it be taken away.
    const page = openBrowser(test)
    for (let guess = 0; guess < 6; guess += 1) await page.login(email, 'wrong')
    expect((await test.call(manager, 'GET', `/api/v3/user/${uuid}`)).body).not.toHaveProperty('lockedUntilDate')
    expect((await test.call(accountAdmin, 'POST', `/api/v3/user/${uuid}/unblock-by-attempts`)).status).toBe(200)
    expect((await test.call(stranger, 'GET', `/api/v3/user/${owner.uuid}`)).body).toHaveProperty('lockedUntilDate')
    // Once it is free, the invitation can be sent again.
    await test.db
      .update(users)
      .set({ roles: ['VENDOR'] })
      .where(eq(users.id, owner.uuid))
    const boss = await createPerson(test.app.services, test.people.elsewhere, 'Bo Boss', { roles: ['ACCOUNT_ADMIN'] })
    expect((await test.call(boss, 'DELETE', `/api/v3/user/${owner.uuid}`)).status).toBe(200)
    await test.call(accountAdmin, 'POST', `/api/v3/user/${uuid}/reset-password`)
    expect((await test.mailTo(other)).link).toContain('/reset-password/')
  })
})

describe('changing a person', () => {
  it('changing a person keeps the previous data in the journal', async () => {
    const person = await somebody()
    const body = {
      name: 'Other Name',
      country: 'JP',
      timezone: 'Asia/Tokyo',
      currency: 'JPY',
      slackHandle: '@other',
      city: ' Kyoto ',
    }
    expect((await test.call(test.people.manager, 'PUT', path(person), body)).body).toMatchObject({
      ...body,
      city: 'Kyoto',
    })
    expect(await lastEntry(person)).toMatchObject({
      event: 'USER_UPDATED',
      before: { name: person.name, country: null },
      after: { name: 'Other Name', country: 'JP', city: 'Kyoto' },
    })
    expect(await status(test.people.manager, 'PUT', path(person), { name: 'Other Name' })).toBe(200)
    expect(await get(person)).toMatchObject({ country: 'JP' })
    expect(await status(test.people.manager, 'PUT', path(person), { country: null })).toBe(200)
    expect(await get(person)).not.toHaveProperty('country')
  })

  it('an administrator changes the address of a person, whose sessions end and whose former address is told', async () => {
    const { accountAdmin, manager, linguistB } = test.people
    const person = await somebody()
    const email = `moved${++number}@example.com`
    const body = { email, city: 'Kyoto' }
    expect(await status(manager, 'PUT', path(person), body)).toBe(403)
    expect(await get(person)).not.toHaveProperty('city')
    const taken = await test.call(accountAdmin, 'PUT', path(person), { ...body, email: linguistB.email.toUpperCase() })
    expect(taken).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN', data: { field: 'body.email' } } })
    expect(await get(person)).toMatchObject({ email: person.email })
    expect((await test.call(accountAdmin, 'PUT', path(person), body)).body).toMatchObject(body)
    expect((await test.mailTo(person.email)).text).toContain(email)
    expect(await lastEntry(person)).toMatchObject({ before: { email: person.email, city: null }, after: body })
    expect((await test.call(person, 'GET', '/api/v3/user/logged-user')).status).toBe(403)
    expect((await openBrowser(test).login(email, testPassword)).body).toMatchObject({ state: 'SUCCESS' })
    expect(await status(accountAdmin, 'PUT', path(person), { email })).toBe(200)
  })

  it('someone who has not chosen a password yet is invited at the new address', async () => {
    const body = draft()
    const { uuid } = bodyOf<User>(await test.call(test.people.manager, 'POST', '/api/v3/user', body))
    const email = `moved${++number}@example.com`
    expect(await status(test.people.accountAdmin, 'PUT', path({ id: uuid }), { email })).toBe(200)
    const { link } = await test.mailTo(email)
    const [code, token] = new URL(link ?? '').pathname.split('/').slice(-2)
    const chosen = { password: 'a brand new long password', confirm: 'a brand new long password' }
    expect(await status(test.people.manager, 'POST', `/api/v3/user/update-password/${code}/${token}`, chosen)).toBe(200)
  })

  it('[perm.admin] added and removed roles take effect at once', async () => {
    const person = await somebody()
    const { accountAdmin } = test.people
    expect(await status(person, 'GET', '/api/v3/user')).toBe(403)
    expect(await status(accountAdmin, 'POST', path(person, '/role/PROJECT_MANAGER'))).toBe(200)
    expect(await status(person, 'GET', '/api/v3/user')).toBe(200)
    expect(await lastEntry(person)).toMatchObject({
      event: 'ROLE_ADDED',
      before: { roles: ['VENDOR'] },
      after: { roles: ['PROJECT_MANAGER', 'VENDOR'] },
    })
    expect(await status(accountAdmin, 'DELETE', path(person, '/role/PROJECT_MANAGER'))).toBe(200)
    expect(await status(person, 'GET', '/api/v3/user')).toBe(403)
    expect(await status(accountAdmin, 'DELETE', path(person, '/role/VENDOR'))).toBe(409)
    expect(await status(accountAdmin, 'DELETE', path(person, '/role/CLIENT'))).toBe(404)
    expect(await status(test.people.manager, 'POST', path(person, '/role/ACCOUNT_ADMIN'))).toBe(403)
    expect((await get(person)).roles).toEqual(['VENDOR'])
  })

  it('concurrently added roles are all kept', async () => {
    const person = await somebody()
    const roles = ['CLIENT', 'PROJECT_MANAGER', 'ACCOUNT_ADMIN']
    await Promise.all(roles.map((role) => test.call(test.people.admin, 'POST', path(person, `/role/${role}`))))
    expect((await get(person)).roles).toEqual(['ACCOUNT_ADMIN', 'PROJECT_MANAGER', 'CLIENT', 'VENDOR'])
  })

  it('[perm.admin] tags and language pairs are added and removed', async () => {
    const person = await somebody()
    const { manager } = test.people
    const put = (rest: string, method = 'PUT') => status(manager, method, path(person, rest))
    expect([
      await put('/tag/legal%20%2F%20law'),
      await put('/tag/legal%20%2F%20law'),
      await put('/tag/medical'),
    ]).toEqual([200, 200, 200])
    expect([await put('/tag/medical', 'DELETE'), await put('/tag/medical', 'DELETE'), await put('/tag/%20')]).toEqual([
      200, 404, 400,
    ])
    expect([await put('/lang-pair/en/pt_br', 'POST'), await put('/lang-pair/en/pt_br', 'POST')]).toEqual([200, 200])
    expect([await put('/lang-pair/en/en', 'POST'), await put('/lang-pair/en/qqq', 'POST')]).toEqual([400, 400])
    expect(await get(person)).toMatchObject({ tags: ['legal / law'], supportedLanguagePairs: [{ pair: 'en:pt_br' }] })
    expect([await put('/lang-pair/en/pt_br', 'DELETE'), await put('/lang-pair/en/pt_br', 'DELETE')]).toEqual([200, 404])
    expect(await lastEntry(person)).toMatchObject({
      event: 'LANGUAGE_PAIR_REMOVED',
      before: { languagePair: 'en:pt_br' },
    })
  })

  it('people can join only organizations and units of their account', async () => {
    const person = await somebody()
    const { manager, place, elsewhere } = test.people
    const put = (rest: string, method = 'PUT') => status(manager, method, path(person, rest))
    expect(await put(`/organization/${place.organizationId}`)).toBe(200)
    expect(await put(`/client/${place.orgUnitId}`)).toBe(200)
    expect(await put(`/organization/${elsewhere.organizationId}`)).toBe(404)
    expect(await put(`/client/${elsewhere.orgUnitId}`)).toBe(404)
    const { organizations, orgUnits } = await get(person)
    expect([organizations.length, orgUnits.length]).toEqual([1, 1])
    expect([
      await put(`/organization/${place.organizationId}`, 'DELETE'),
      await put(`/client/${place.orgUnitId}`, 'DELETE'),
    ]).toEqual([200, 200])
    expect(await put(`/client/${place.orgUnitId}`, 'DELETE')).toBe(404)
  })
})

describe('keeping a person out', () => {
  it('[perm.admin] blocking a person ends their sessions, and unblocking lets them sign in again', async () => {
    const person = await somebody()
    const { manager } = test.people
    expect(await status(manager, 'POST', path(person, '/block'))).toBe(200)
    expect(await lastEntry(person)).toMatchObject({
      event: 'USER_BLOCKED',
      before: { blocked: false },
      after: { blocked: true },
    })
    expect(await status(person, 'GET', '/api/v3/auth/current')).toBe(403)
    const blocked = await test.call(manager, 'POST', path(person, '/check-user-block-status'))
    expect(blocked.body).toMatchObject({ blocked: true, blockedDate: expect.any(Number) })
    expect((await get(person)).blocked).toBe(true)
    expect(await status(manager, 'POST', path(person, '/unblock'))).toBe(200)
    expect((await test.call(manager, 'POST', path(person, '/check-user-block-status'))).body).toEqual({
      blocked: false,
    })
  })

  it('[perm.admin] a person locked out after too many attempts can be unlocked', async () => {
    const person = await somebody()
    const { manager } = test.people
    const attempt = { purpose: 'LOGIN', username: person.email, address: '10.4.4.4' } as const
    for (let guess = 0; guess < 6; guess += 1) await beginAttempt(test.db, attempt, new Date())
    expect((await get(person)).lockedUntilDate).toBeGreaterThan(Date.now())
    expect((await test.call(manager, 'POST', path(person, '/check-user-block-status'))).body).toMatchObject({
      lockedUntilDate: expect.any(Number),
    })
    expect(await status(manager, 'POST', path(person, '/unblock-by-attempts'))).toBe(200)
    expect(await get(person)).not.toHaveProperty('lockedUntilDate')
    expect(await lastEntry(person)).toMatchObject({ event: 'USER_UNLOCKED', after: { lockedUntilDate: null } })
  })

  it('[perm.admin] only people with the status active can sign in', async () => {
    const person = await somebody()
    const { manager } = test.people
    expect((await test.call(manager, 'GET', '/api/v3/user/statuses')).body).toEqual(['ACTIVE', 'INACTIVE', 'DISABLED'])
    expect(await status(manager, 'POST', `/api/v3/user/status/${person.id}?status=INACTIVE`)).toBe(200)
    expect(await lastEntry(person)).toMatchObject({
      event: 'USER_STATUS_CHANGED',
      before: { status: 'ACTIVE' },
      after: { status: 'INACTIVE' },
    })
    expect(await status(person, 'GET', '/api/v3/auth/current')).toBe(403)
    expect(await get(person)).toMatchObject({ status: 'INACTIVE', enabled: false })
    expect(await status(manager, 'POST', `/api/v3/user/status/${person.id}?status=GONE`)).toBe(400)
  })

  it('[perm.admin] signing in as another person opens a session as that person', async () => {
    const person = await somebody()
    const { body } = await test.call(test.people.accountAdmin, 'GET', `/api/v3/user/impersonate/${person.id}`)
    expect(body).toMatchObject({ redirectUrl: expect.stringMatching(/^\/go\//) })
    expect(await lastEntry(person)).toMatchObject({ event: 'IMPERSONATION_STARTED' })
  })

  it('a removed person is hidden, their address is free again, and their name stays in history', async () => {
    const person = await somebody()
    const { manager, place } = test.people
    await test.call(manager, 'PUT', path(person, `/client/${place.orgUnitId}`))
    expect(await status(manager, 'DELETE', path(person))).toBe(200)
    expect(await status(manager, 'GET', path(person))).toBe(404)
    expect(await status(person, 'GET', '/api/v3/auth/current')).toBe(403)
    const list = await test.call(manager, 'GET', `/api/v3/user?name=${encodeURIComponent(person.name)}`)
    expect(list.body).toMatchObject({ totalElements: 0 })
    const entry = await lastEntry(person)
    expect(entry).toMatchObject({ event: 'USER_REMOVED', entityName: person.name, before: { email: person.email } })
    expect((await create(manager, { email: person.email })).status).toBe(200)
  })

  it('a person with active tasks cannot be removed', async () => {
    const { manager, linguistA } = test.people
    const steps = projectSteps(test)
    const { uuid } = await steps.draft(manager, [{ name: 'a.json', content: '{"a": "Open"}' }], ['es'])
    await test.db.update(tasks).set({ assigneeId: linguistA.id }).where(eq(tasks.projectId, uuid))
    expect(await test.db.select().from(tasks).where(eq(tasks.projectId, uuid))).not.toEqual([])
    expect(await test.call(manager, 'DELETE', path(linguistA))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('active tasks') },
    })
    expect((await get(linguistA)).status).toBe('ACTIVE')
  })
})

describe('[perm.admin] no one acts on an equal or a higher role', () => {
  const acts: [string, string, object?][] = [
    ['PUT', '', { name: 'Taken over' }],
    ['DELETE', ''],
    ['POST', '/block'],
    ['POST', '/unblock'],
    ['POST', '/unblock-by-attempts'],
    ['POST', '/role/VENDOR'],
    ['DELETE', '/role/PROJECT_MANAGER'],
    ['POST', '/reset-password'],
    ['POST', '/one-time-login'],
    ['PUT', '/tag/mine'],
    ['POST', '/lang-pair/en/fr'],
  ]
  it.each(acts)('%s %s is refused for an equal or higher role', async (method, rest, body) => {
    const { manager, otherManager, accountAdmin, admin, sysadmin, stranger } = test.people
    const before = await test.db.select().from(users).orderBy(users.id)
    for (const [by, of] of [
      [manager, otherManager],
      [manager, accountAdmin],
      [accountAdmin, admin],
      [admin, sysadmin],
    ] as const) {
      expect(await status(by, method, path(of, rest), body)).toBe(403)
    }
    expect(await status(stranger, method, path(otherManager, rest), body)).toBe(404)
    expect(await test.db.select().from(users).orderBy(users.id)).toEqual(before)
  })

  it('no one can block, remove or demote the last administrator', async () => {
    const { elsewhere } = test.people
    const services = { db: test.db, sessions: test.app.services.sessions }
    const last = await createPerson(services, elsewhere, 'Last Admin', { roles: ['ACCOUNT_ADMIN', 'PROJECT_MANAGER'] })
    const below = await createPerson(services, elsewhere, 'Eager Manager', { roles: ['PROJECT_MANAGER'] })
    for (const [method, where] of [
      ['POST', path(last, '/block')],
      ['DELETE', path(last)],
      ['DELETE', path(last, '/role/ACCOUNT_ADMIN')],
      ['DELETE', path(last, '/role/PROJECT_MANAGER')],
      ['POST', `/api/v3/user/status/${last.id}?status=DISABLED`],
    ] as const) {
      expect([where, await status(last, method, where)]).toEqual([where, 403])
      expect([where, await status(below, method, where)]).toEqual([where, 403])
    }
    expect((await test.call(last, 'GET', '/api/v3/auth/current')).status).toBe(200)
  })
})

it('the account of a person is shown', async () => {
  const { manager, client, place } = test.people
  const { body } = await test.call(manager, 'GET', path(client, '/account'))
  expect(body).toEqual({ uuid: place.accountId, name: 'Acme Localization', accountType: 'BUSINESS', currency: 'USD' })
})

it('passwords never appear in the journal', async () => {
  const person = await somebody()
  await test.call(person, 'POST', '/api/v3/user/password', {
    password: testPassword,
    newPassword: 'quite another long one',
    confirm: 'quite another long one',
  })
  expect(JSON.stringify(await lastEntry(person))).not.toMatch(/quite another|battery staple/)
})
