import { eq } from 'drizzle-orm'
import { Schemas } from 'scimmy'
import { describe, expect, it, vi } from 'vitest'
import { accounts, users } from '../../kernel/tables.ts'
import { permissionGroupMembers } from '../../identity/tables.ts'
import { provisioning } from './tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPerson, testPassword } from '../../testing/people.ts'
import { testOrigin } from '../../testing/test-app.ts'

const test = await openTestApp()
const { accountAdmin, manager, place } = test.people
await test.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, place.accountId))

const settingsPath = '/api/v3/account/scim/settings'
const change = (body: object) => test.call(accountAdmin, 'PUT', settingsPath, body)
const lastSync = async () => (await test.call(accountAdmin, 'GET', '/api/v3/account/scim/last-sync')).body as LastSync
const asked = { password: testPassword, expirationDate: Date.now() + 30 * 86_400_000 }
const newToken = async (as = accountAdmin) =>
  ((await test.call(as, 'POST', '/api/v3/account/scim/token', asked)).body as { token: string }).token

interface LastSync {
  created: number
  refused: number
  entries: { outcome: string; name: string; reason?: string }[]
}

type Resource = Record<string, never> & { id: string }

let token = await newToken()
await change({ organizationUuid: place.organizationId })

async function scim(method: string, path: string, body?: object, more: Record<string, string> = {}, of = test.app) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/scim+json', ...more }
  const request = new Request(`${testOrigin}/api/scim/v2${path}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  })
  const response = await of.fetch(request, '10.3.0.1')
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : undefined) as Resource }
}

let count = 0
const newUser = (more: object = {}) => {
  const mark = `${(count += 1)}`
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    externalId: `ext-${mark}`,
    userName: `barbara${mark}@example.com`,
    name: { givenName: 'Barbara', familyName: `Jensen ${mark}` },
    emails: [{ value: `barbara${mark}@example.com`, type: 'work', primary: true }],
    active: true,
    ...more,
  }
}
const create = async (more: object = {}) => (await scim('POST', '/Users', newUser(more))).body
const patch = (path: string, ...Operations: object[]) =>
  scim('PATCH', path, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations })
const rowOf = async (id: string) => (await test.db.select().from(users).where(eq(users.id, id)))[0]!

describe('the token', () => {
  it('is shown once, replaced by a newer one, and stored as a hash', async () => {
    const first = token
    token = await newToken()
    expect((await scim('GET', '/Users')).status).toBe(200)
    const refused = await scim('GET', '/Users', undefined, { Authorization: `Bearer ${first}` })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('content-type')).toContain('application/scim+json')
    expect(refused.body).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401' })
    const { body } = await test.call(accountAdmin, 'GET', '/api/v3/account/provisioning/settings')
    expect(body).toMatchObject({ tokenHint: token.slice(-4), endpoint: `${testOrigin}/api/scim/v2` })
    const { rows } = await test.db.execute('select * from provisioning')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('a token has an owner and an end date, needs the password, and stops working when it expires', async () => {
    const make = async (body: object) =>
      (await test.call(accountAdmin, 'POST', '/api/v3/account/scim/token', body)).body
    expect(await make({})).toMatchObject({ code: 'INVALID' })
    expect(await make({ ...asked, password: 'wrong' })).toMatchObject({ code: 'PASSWORD_WRONG' })
    for (const days of [-1, 367]) {
      const errors = [{ field: 'body.expirationDate' }]
      expect(await make({ ...asked, expirationDate: Date.now() + days * 86_400_000 })).toMatchObject({ errors })
    }
    token = await newToken()
    const settings = await test.call(accountAdmin, 'GET', '/api/v3/account/provisioning/settings')
    const { expirationDate: tokenExpirationDate } = asked
    expect(settings.body).toMatchObject({ tokenExpirationDate, tokenCreatedBy: { uuid: accountAdmin.id } })
    expect((await scim('GET', '/Users')).status).toBe(200)
    await test.db.update(provisioning).set({ tokenExpiresAt: new Date() })
    expect((await scim('GET', '/Users')).status).toBe(401)
    token = await newToken()
  })

  it('is for administrators of accounts whose plan includes single sign-on, and can be paused', async () => {
    expect((await test.call(manager, 'POST', '/api/v3/account/scim/token', asked)).status).toBe(403)
    const other = await createPerson(test.app.services, test.people.elsewhere, 'Admin', { roles: ['ACCOUNT_ADMIN'] })
    const refused = await test.call(other, 'POST', '/api/v3/account/scim/token', asked)
    expect(refused.body).toMatchObject({ code: 'PLAN_LIMIT' })
    await change({ enabled: false })
    expect((await scim('GET', '/Users')).status).toBe(403)
    await change({ enabled: true })
    expect((await scim('GET', '/Users')).status).toBe(200)
  })

  it('is guessed at most a hundred times from one address', async () => {
    const guess = () => {
      const headers = { Authorization: 'Bearer wrong' }
      return test.app.fetch(new Request(`${testOrigin}/api/scim/v2/Users`, { headers }), '10.3.0.9')
    }
    const statuses = await Promise.all(Array.from({ length: 101 }, async () => (await guess()).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('a person from a directory', () => {
  it('is created, invited, found, and shown as the protocol says', async () => {
    const sent = newUser({ preferredLanguage: 'de-DE', timezone: 'Europe/Berlin' })
    const { status, headers, body } = await scim('POST', '/Users', sent)
    expect([status, headers.get('location')]).toEqual([201, `${testOrigin}/api/scim/v2/Users/${body.id}`])
    expect(body).toMatchObject({ ...sent, preferredLanguage: 'de', name: sent.name, roles: [{ value: 'VENDOR' }] })
    expect(await rowOf(body.id)).toMatchObject({ email: sent.userName, language: 'de', roles: ['VENDOR'] })
    expect((await test.mailTo(sent.userName)).link).toContain('/reset-password/')
    const found = (
      await scim('GET', `/Users?filter=${encodeURIComponent(`userName eq "${sent.userName.toUpperCase()}"`)}`)
    ).body
    expect(found).toMatchObject({ totalResults: 1, Resources: [{ id: body.id, externalId: sent.externalId }] })
    // A library of others takes it for a user of the standard.
    expect(new Schemas.User(structuredClone(body), 'in')).toMatchObject({ userName: sent.userName, active: true })
    expect((await scim('POST', '/Users', sent)).body).toMatchObject({ status: '409', scimType: 'uniqueness' })
    const { body: activity } = await test.call(accountAdmin, 'GET', `/api/v3/user/${body.id}`)
    expect(activity).toMatchObject({ name: sent.name.givenName + ' ' + sent.name.familyName })
  })

  it('an address with a look-alike letter outside ASCII belongs to someone else', async () => {
    const kenji = await createPerson(test.app.services, place, 'Kenji Kato', { roles: ['PROJECT_MANAGER'] })
    const userName = kenji.email.replace('k', '\u212a')
    const found = await scim('GET', `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`)
    expect(found.body).toMatchObject({ totalResults: 0 })
    const other = await create({ userName, emails: [{ value: userName }] })
    expect(other.id).toEqual(expect.stringMatching(/./))
    expect(other.id).not.toBe(kenji.id)
    const own = await scim('GET', `/Users?filter=${encodeURIComponent(`userName eq "${kenji.email.toUpperCase()}"`)}`)
    expect(own.body).toMatchObject({ totalResults: 1, Resources: [{ id: kenji.id }] })
    expect((await scim('POST', '/Groups', { displayName: 'İzmir' })).status).toBe(201)
    expect((await scim('POST', '/Groups', { displayName: 'İzmir' })).status).toBe(409)
  })

  it('is patched, replaced, and read by version, with the journal naming the token', async () => {
    const { id } = await create()
    const first = await scim('GET', `/Users/${id}`)
    const etag = first.headers.get('etag')!
    expect((await scim('GET', `/Users/${id}`, undefined, { 'If-None-Match': etag })).status).toBe(304)
    const address = `new-${id}@example.com`
    const { status, body } = await patch(
      `/Users/${id}`,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: address },
      { op: 'replace', value: { displayName: 'Babs Jensen', title: 'CEO' } },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ displayName: 'Babs Jensen', title: 'CEO', emails: [{ value: address }] })
    expect((await scim('PUT', `/Users/${id}`, newUser(), { 'If-Match': etag })).status).toBe(412)
    const { rows } = await test.db.execute(
      `select event, user_id, detail from journal where entity_id = '${id}' order by id`,
    )
    expect(rows.at(-1)).toMatchObject({
      event: 'USER_UPDATED',
      user_id: null,
      detail: { provisioning: `…${token.slice(-4)}` },
    })
    const replaced = await scim('PUT', `/Users/${id}`, newUser({ displayName: 'Barbara' }))
    expect(replaced.body).not.toHaveProperty('title')
    expect((await patch(`/Users/${id}`, { op: 'replace', path: 'userName', value: 'nobody' })).status).toBe(200)
  })

  it('when deactivated, is signed out immediately on every server and can’t use the access key', async () => {
    const second = await test.secondServer()
    const person = await createPerson(test.app.services, place, 'Leaver', { roles: ['PROJECT_MANAGER'] })
    const ask = (app: typeof test.app) =>
      app.fetch(new Request(`${testOrigin}/api/v3/project`, { headers: { 'X-AUTH-TOKEN': person.token } }), '10.3.0.2')
    // On a clock that stands still nothing that is remembered gets too old.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1)
    expect([(await ask(test.app)).status, (await ask(second)).status]).toEqual([200, 200])
    expect((await patch(`/Users/${person.id}`, { op: 'Replace', path: 'active', value: 'False' })).body).toMatchObject({
      active: false,
    })
    expect((await ask(test.app)).status).toBe(403)
    await test.until(async () => ((await ask(second)).status === 403 ? true : undefined))
    clock.mockRestore()
    await second.close()
  })

  it('when deleted, is deactivated, gone for the directory, and the same person when created again', async () => {
    const sent = newUser()
    const { id } = (await scim('POST', '/Users', sent)).body
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204)
    expect((await scim('GET', `/Users/${id}`)).status).toBe(404)
    expect(await rowOf(id)).toMatchObject({ status: 'INACTIVE', email: sent.userName })
    const again = await scim('POST', '/Users', sent)
    expect([again.status, again.body.id]).toEqual([201, id])
    expect(await rowOf(id)).toMatchObject({ status: 'ACTIVE' })
  })

  it('is listed with filters, order, pages, and the attributes that were asked for', async () => {
    for (const title of ['Alpha', 'Beta', 'Gamma']) await create({ title, userType: 'Paged' })
    const list = async (query: string) => (await scim('GET', `/Users?${query}`)).body as never as Listed
    const filter = `filter=${encodeURIComponent('userType eq "paged" and title pr')}`
    const page = await list(`${filter}&sortBy=title&sortOrder=descending&startIndex=2&count=1&attributes=title`)
    expect(page).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1, Resources: [{ title: 'Beta' }] })
    expect(Object.keys(page.Resources[0]!).sort()).toEqual(['id', 'schemas', 'title'])
    expect((await list(`${filter}&count=0`)).Resources).toEqual([])
    expect((await list(`${filter}&excludedAttributes=emails`)).Resources[0]).not.toHaveProperty('emails')
    expect((await scim('GET', '/Users?filter=userName%20eq')).body).toMatchObject({ scimType: 'invalidFilter' })
  })

  it('of another account, and above the administrators of the account, is out of reach', async () => {
    for (const { id } of [test.people.stranger, test.people.admin, test.people.sysadmin])
      expect((await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })).status).toBe(404)
  })
})

interface Listed {
  totalResults: number
  Resources: Record<string, unknown>[]
}

describe('rules', () => {
  it('give roles, units, and permission groups by groups and attributes, and take them back', async () => {
    const { body: group } = await test.call(accountAdmin, 'POST', '/api/v2/permission-group', { name: 'Reviewers' })
    const { uuid } = group as { uuid: string }
    const { status } = await change({
      rules: [
        { source: 'GROUP', value: 'managers', target: 'ROLE', role: 'PROJECT_MANAGER' },
        { source: 'GROUP', value: 'Managers', target: 'PERMISSION_GROUP', targetUuid: uuid },
        { source: 'DEPARTMENT', value: 'Tours', target: 'ORG_UNIT', targetUuid: place.orgUnitId },
      ],
    })
    expect(status).toBe(200)
    const { id } = await create({
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Tours' },
    })
    const seen = async () => (await test.call(accountAdmin, 'GET', `/api/v3/user/${id}`)).body
    expect(await seen()).toMatchObject({ roles: ['VENDOR'], orgUnits: [{ uuid: place.orgUnitId }] })
    const made = await scim('POST', '/Groups', { displayName: 'Managers', members: [{ value: id }] })
    expect(made.body).toMatchObject({ displayName: 'Managers', members: [{ value: id }] })
    expect(await seen()).toMatchObject({ roles: ['PROJECT_MANAGER'], permissionGroups: [{ uuid }] })
    expect((await scim('GET', `/Users/${id}`)).body).toMatchObject({ groups: [{ display: 'Managers' }] })
    await patch(`/Groups/${made.body.id}`, { op: 'remove', path: `members[value eq "${id}"]` })
    expect(await seen()).toMatchObject({ roles: ['VENDOR'], permissionGroups: [] })
    await patch(`/Groups/${made.body.id}`, { op: 'add', path: 'members', value: [{ value: id }] })
    await change({ rules: [{ source: 'GROUP', value: 'Managers', target: 'ROLE', role: 'CLIENT' }] })
    expect(await seen()).toMatchObject({ roles: ['CLIENT'] })
    expect((await scim('DELETE', `/Groups/${made.body.id}`)).status).toBe(204)
    expect(await seen()).toMatchObject({ roles: ['VENDOR'] })
    expect(await test.db.$count(permissionGroupMembers, eq(permissionGroupMembers.userId, id))).toBe(1)
  })

  it('give no more than administrators have, refuse what is of other accounts, and know product roles by name', async () => {
    expect((await change({ rules: [{ source: 'ROLE', value: 'x', target: 'ROLE', role: 'ADMIN' }] })).status).toBe(400)
    const targetUuid = test.people.elsewhere.orgUnitId
    expect(
      (await change({ rules: [{ source: 'ROLE', value: 'x', target: 'ORG_UNIT', targetUuid }] })).body,
    ).toMatchObject({
      errors: [{ field: 'body.rules[0].targetUuid' }],
    })
    const { id } = await create({ roles: [{ value: 'project_manager' }, { value: 'SYSADMIN' }] })
    expect(await rowOf(id)).toMatchObject({ roles: ['PROJECT_MANAGER'] })
  })

  it('never take the last administrator away, and the last sync says what was refused', async () => {
    const refused = await patch(`/Users/${accountAdmin.id}`, { op: 'replace', path: 'active', value: false })
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { detail: expect.stringContaining('last administrator') },
    ])
    expect(await rowOf(accountAdmin.id)).toMatchObject({ status: 'ACTIVE' })
    expect(
      (await patch(`/Users/${accountAdmin.id}`, { op: 'add', path: 'roles', value: [{ value: 'VENDOR' }] })).status,
    ).toBe(200)
    const down = { op: 'replace', path: 'roles', value: [{ value: 'VENDOR' }] }
    expect((await patch(`/Users/${accountAdmin.id}`, down)).status).toBe(403)
    const sync = await lastSync()
    expect(sync.created).toBeGreaterThan(1)
    expect(sync.entries).toContainEqual(
      expect.objectContaining({ outcome: 'REFUSED', reason: expect.stringContaining('last administrator') }),
    )
  })
})

it('a linguist is refused while new people have no organization', async () => {
  await change({ organizationUuid: null })
  expect((await scim('POST', '/Users', newUser())).body).toMatchObject({
    detail: expect.stringContaining('organization'),
  })
  await change({ organizationUuid: place.organizationId })
  expect((await scim('POST', '/Users', newUser({ active: false }))).status).toBe(201)
})

it('the service says what it can do, in shapes that a library of others knows', async () => {
  expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({
    patch: { supported: true },
    filter: { supported: true, maxResults: 200 },
    bulk: { supported: false },
  })
  expect((await scim('GET', '/ResourceTypes')).body).toMatchObject({ totalResults: 2 })
  expect((await scim('GET', '/ResourceTypes/User')).body).toMatchObject({ endpoint: '/Users' })
  const { body } = await scim('GET', '/Schemas')
  const { Resources } = body as never as { Resources: { id: string; attributes: { name: string; type: string }[] }[] }
  const theirs = Schemas.User.definition.describe() as { attributes: { name: string; type: string }[] }
  for (const { name, type } of Resources[0]!.attributes)
    expect(theirs.attributes).toContainEqual(expect.objectContaining({ name, type }))
  expect((await scim('GET', '/Nothing')).status).toBe(404)
})
