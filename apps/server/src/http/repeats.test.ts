import { call, createClient, type FetchLike } from '@dragoman/sdk'
import { create } from '@dragoman/sdk/operations/permissionGroups'
import { upload } from '@dragoman/sdk/operations/segmentationRules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repeatableWrites } from '../kernel/tables.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/start-server.ts'

// Writes that carry an Idempotency-Key, which the SDK sends again by itself.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const make = (
  as: Person,
  name: string,
  idempotencyKey: string,
  fetch: FetchLike = (url, init) => globalThis.fetch(url, init),
) => call(createClient({ baseUrl: server.url, auth: as.token, fetch }), create, { body: { name } }, { idempotencyKey })

const exceptionAfter = (words: string) => `<?xml version="1.0"?>
<srx xmlns="http://www.lisa.org/srx20" version="2.0"><header segmentsubflows="yes" cascade="no"/><body>
<languagerules><languagerule languagerulename="All"><rule break="no"><beforebreak>${words}\\.</beforebreak><afterbreak>\\s</afterbreak></rule></languagerule></languagerules>
<maprules><languagemap languagepattern=".*" languagerulename="All"/></maprules></body></srx>`

it('a write repeated after a lost response runs once and gets the same answer', async () => {
  const { accountAdmin } = server.people
  const answers: string[] = []
  const group = await make(accountAdmin, 'Lost', 'lost', async (url, init) => {
    const response = await fetch(url, init)
    answers.push(((await response.clone().json()) as { uuid: string }).uuid)
    if (answers.length === 1) throw new TypeError('The connection broke')
    return response
  })
  expect(answers).toEqual([group.uuid, group.uuid])
  const kept = await server.test.db.select().from(repeatableWrites)
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain(group.uuid)
})

it('a write whose response is lost runs once though its caller has made no key', async () => {
  const { accountAdmin } = server.people
  const answers: string[] = []
  const keys = new Set<string | undefined>()
  const loseFirst: FetchLike = async (url, init) => {
    const response = await fetch(url, init)
    answers.push(((await response.clone().json()) as { uuid: string }).uuid)
    keys.add(init.headers['idempotency-key'])
    if (answers.length === 1) throw new TypeError('The connection broke')
    return response
  }
  const client = createClient({ baseUrl: server.url, auth: accountAdmin.token, fetch: loseFirst })
  const group = await call(client, create, { body: { name: 'Without a key' } })
  expect([answers, keys.size]).toEqual([[group.uuid, group.uuid], 1])
})

it('concurrent repeats of a write run once', async () => {
  const made = await Promise.all([1, 2, 3].map(() => make(server.people.accountAdmin, 'Together', 'together')))
  expect(new Set(made.map(({ uuid }) => uuid)).size).toBe(1)
})

it('a key is separate for each person and refused for a different request', async () => {
  const { accountAdmin, admin } = server.people
  await make(accountAdmin, 'Mine', 'shared')
  expect(await make(admin, 'Theirs', 'shared')).toMatchObject({ name: 'Theirs' })
  await expect(make(accountAdmin, 'Another', 'shared')).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'headers.Idempotency-Key' }],
  })
})

it('a repeat with another file of the same size is another request', async () => {
  const { accountAdmin, place } = server.people
  const client = createClient({ baseUrl: server.url, auth: accountAdmin.token })
  const send = (words: string) => {
    const file = new File([exceptionAfter(words)], 'rules.srx', { type: 'application/xml' })
    return call(client, upload, { path: { orgUnitUUID: place.orgUnitId }, body: { file } }, { idempotencyKey: 'rules' })
  }
  const first = await send('Inc')
  expect(await send('Inc')).toEqual(first)
  await expect(send('Ltd')).rejects.toMatchObject({ status: 400, issues: [{ field: 'headers.Idempotency-Key' }] })
})

it('a refused write does not use up its key', async () => {
  const { accountAdmin } = server.people
  await make(accountAdmin, 'Taken', 'first')
  await expect(make(accountAdmin, 'Taken', 'second')).rejects.toMatchObject({ status: 409 })
  expect(await make(accountAdmin, 'Free', 'second')).toMatchObject({ name: 'Free' })
})
