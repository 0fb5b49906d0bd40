import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { accounts } from '../../kernel/tables.ts'
import { signIn } from '../../testing/browser.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { testPassword } from '../../testing/people.ts'
import { testOrigin } from '../../testing/test-app.ts'

// Prototypes are shared by all accounts of the server, so no directory may reach them.

const test = await openTestApp()
const { accountAdmin, place, stranger } = test.people
await test.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, place.accountId))
const { token } = (
  await test.call(accountAdmin, 'POST', '/api/v3/account/scim/token', {
    password: testPassword,
    expirationDate: Date.now() + 86_400_000,
  })
).body as { token: string }
await test.call(accountAdmin, 'PUT', '/api/v3/account/scim/settings', { organizationUuid: place.organizationId })

interface Shown {
  id: string
  scimType?: string
  detail?: string
  totalResults?: number
}

/** The body as it is: written as an object, it would lose a field named `__proto__`. */
async function scim(method: string, path: string, body?: string) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/scim+json' }
  const request = new Request(`${testOrigin}/api/scim/v2${path}`, { method, headers, body: body ?? null })
  const response = await test.app.fetch(request, '10.3.1.1')
  return { status: response.status, body: (await response.json()) as Shown }
}

let count = 0
const personWith = (more = '') =>
  `{"userName": "polly${(count += 1)}@example.com", "name": {"givenName": "Polly"}, "emails": [{"value": "polly${count}@example.com", "type": "work"}]${more}}`
const create = async () => (await scim('POST', '/Users', personWith())).body.id
const patch = (id: string, operation: string, query = '') =>
  scim('PATCH', `/Users/${id}${query}`, `{"Operations": [${operation}]}`)

const shared = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Object] as object[]
const fieldsOf = (each: object) =>
  Reflect.ownKeys(each).map((key) => ({ key, was: Object.getOwnPropertyDescriptor(each, key)! }))
const untouched = shared.map(fieldsOf)

/** Nothing has changed for anyone: the others still find their way in. */
async function expectNothingReached() {
  expect(shared.map(fieldsOf)).toEqual(untouched)
  expect('x' in {}).toBe(false)
  await signIn(test, stranger)
}

// The other files of this process would stumble over what has leaked.
afterEach(() => {
  for (const [at, each] of shared.entries()) {
    const known = untouched[at]!
    for (const { key } of fieldsOf(each)) if (!known.some((one) => one.key === key)) Reflect.deleteProperty(each, key)
    for (const { key, was } of known) if (was.configurable) Object.defineProperty(each, key, was)
  }
})

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const core = 'urn:ietf:params:scim:schemas:core:2.0:User'

describe('a path of a patch', () => {
  it.each([
    '__proto__.x',
    '__PROTO__.x',
    '__proto__',
    'constructor.prototype.x',
    'Constructor.Prototype.x',
    'constructor.x',
    'prototype.x',
    'name.__proto__.x',
    'name.constructor.prototype.x',
    'emails.__proto__.x',
    'emails.constructor.prototype.x',
    'userName.__proto__.x',
    'meta.created.constructor.prototype.x',
    'emails[type eq \\"work\\"].__proto__',
    'emails[type eq \\"work\\"].constructor',
    'emails[__proto__ eq \\"y\\"].value',
    'emails[constructor.prototype eq \\"y\\"].value',
    'emails[type eq \\"none\\" and __proto__ eq \\"y\\"].value',
    '__proto__[type eq \\"work\\"].x',
    'name.__proto__[x eq \\"y\\"]',
    `${core}:__proto__.x`,
    `${core}:name.__proto__.x`,
    `${enterprise}:__proto__.x`,
    `${enterprise}.constructor.prototype.x`,
    'urn:example:__proto__.x',
    'nickName.__proto__.x',
  ])('%s is refused whatever it is to do, and nothing is reached', async (path) => {
    const id = await create()
    for (const operation of [
      `{"op": "add", "path": "${path}", "value": "y"}`,
      `{"op": "replace", "path": "${path}", "value": {"x": "y"}}`,
      `{"op": "remove", "path": "${path}"}`,
      `{"op": "replace", "value": {"${path}": {"x": "y"}}}`,
    ]) {
      const { status, body } = await patch(id, operation)
      expect([operation, status, body.scimType]).toEqual([operation, 400, 'invalidPath'])
      expect(body.detail).toMatch(/^There is no attribute named (?:__proto__|constructor|prototype)\.$/i)
      await expectNothingReached()
    }
  })

  it.each([
    ['inherited under another name', '{"op": "add", "path": "toString.x", "value": "y"}'],
    ['taken for a getter', '{"op": "add", "path": "__defineGetter__.x", "value": "y"}'],
    ['of a value', '{"op": "replace", "path": "name", "value": {"__proto__": {"x": "y"}, "givenName": "Peggy"}}'],
    ['of a value without a path', '{"op": "add", "value": {"name": {"constructor": {"prototype": {"x": "y"}}}}}'],
    [
      'of a listed value',
      '{"op": "add", "path": "emails", "value": [{"__proto__": {"x": "y"}, "value": "p@p.example"}]}',
    ],
    [
      'of a chosen value',
      '{"op": "replace", "path": "emails[type eq \\"work\\"]", "value": {"__proto__": {"x": "y"}}}',
    ],
    ['of a made value', '{"op": "add", "path": "roles[primary eq \\"True\\"]", "value": {"__proto__": {"x": "y"}}}'],
    ['of the extension', `{"op": "add", "value": {"${enterprise}": {"__proto__": {"x": "y"}}}}`],
    ['beside the operation', '{"op": "add", "path": "title", "value": "y", "__proto__": {"path": "x"}}'],
    ['kept by other products', '{"op": "add", "path": "phoneNumbers[type eq \\"work\\"].value", "value": "+1"}'],
    ['of another extension', '{"op": "add", "path": "urn:example:1.0:User:costs.center", "value": "y"}'],
    ['longer than a screen', `{"op": "add", "path": "${'x'.repeat(100_000)}", "value": "y"}`],
  ])('an attribute %s is left out, and nothing is reached', async (_, operation) => {
    const id = await create()
    const { status, body } = await patch(id, operation)
    expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringMatching(/"x"|"__proto__"|xxx/)])
    await expectNothingReached()
  })
})

describe('a person or a group', () => {
  it.each(['__proto__', 'constructor'])('with a field %s is read without it', async (name) => {
    const hidden = `, "${name}": {"x": "y", "active": false, "prototype": {"x": "y"}}`
    const made = await scim('POST', '/Users', personWith(hidden))
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ active: true })])
    expect((await scim('PUT', `/Users/${made.body.id}`, personWith(hidden))).status).toBe(200)
    expect((await scim('POST', '/Groups', `{"displayName": "Group ${name}"${hidden}}`)).status).toBe(201)
    await expectNothingReached()
  })

  it('may be called like what every object has', async () => {
    const { status, body } = await scim('POST', '/Groups', '{"displayName": "constructor"}')
    expect(status).toBe(201)
    const found = await scim('GET', `/Groups?filter=${encodeURIComponent('displayName eq "constructor"')}`)
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id: body.id }] })
  })
})

describe('a list', () => {
  it.each(['filter=__proto__ eq "x"', 'filter=title pr and name.constructor pr', 'sortBy=__proto__'])(
    'is refused with %s',
    async (query) => {
      expect(await scim('GET', `/Users?${encodeURI(query)}`)).toMatchObject({
        status: 400,
        body: { scimType: 'invalidPath' },
      })
    },
  )

  it.each(['constructor', '__proto__'])('is refused with the operator %s', async (operator) => {
    const filter = encodeURIComponent(`title eq "x" ${operator} title eq "y"`)
    expect(await scim('GET', `/Users?filter=${filter}`)).toMatchObject({
      status: 400,
      body: { scimType: 'invalidFilter' },
    })
  })

  it('shows no more of a person than there is, whatever attributes are asked for', async () => {
    for (const names of ['toString', 'valueOf.x', 'name.toString'])
      expect((await scim('GET', `/Users?attributes=${names}`)).status).toBe(200)
    await expectNothingReached()
  })
})

it.each([
  ['an operation', 'PATCH', '{"Operations": [{"op": {"toString": 1, "valueOf": 1}}]}'],
  ['a state', 'PATCH', '{"Operations": [{"op": "replace", "path": "active", "value": {"toString": 1, "valueOf": 1}}]}'],
  ['a place in a list', 'SEARCH', '{"startIndex": {"toString": 1, "valueOf": 1}}'],
])('%s that isn’t text is refused', async (_, kind, body) => {
  const answered =
    kind === 'SEARCH'
      ? await scim('POST', '/Users/.search', body)
      : await scim('PATCH', `/Users/${await create()}`, body)
  expect(answered.status).toBe(400)
})
