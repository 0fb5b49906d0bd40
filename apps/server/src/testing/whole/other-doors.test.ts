import type { IncomingMessage } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Agent } from '@dragoman/sdk/operations/agents'
import { afterAll, describe, expect, it } from 'vitest'
import { operations } from '../../http/contract.ts'
import { answerHealth } from '../../http/health.ts'
import { createMetrics } from '../../http/metrics.ts'
import { otherDoors, socketDoors, type OtherDoor } from '../../http/doors.ts'
import { accounts } from '../../kernel/tables.ts'
import { letAgentsIn } from '../agents.ts'
import { bodies } from '../fuzz.ts'
import { openTestApp } from '../open-test-app.ts'
import { testPassword } from '../people.ts'
import { testOrigin } from '../test-app.ts'

// The ways in that aren't operations of the contract: the server has no others, and each copes with whatever it is sent.

const folder = await mkdtemp(join(tmpdir(), 'dragoman-doors-'))
for (const name of ['index.html', 'openapi.json', 'docs.html']) await writeFile(join(folder, name), '<p>Page</p>')
afterAll(() => rm(folder, { recursive: true, force: true }))

const metricsToken = 'a token for figures only'
const test = await openTestApp({
  webDirectory: folder,
  referenceDirectory: folder,
  settings: { metricsToken },
})
const { accountAdmin, place } = test.people
await test.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, place.accountId))
const { token } = (
  await test.call(accountAdmin, 'POST', '/api/v3/account/scim/token', {
    password: testPassword,
    expirationDate: Date.now() + 86_400_000,
  })
).body as { token: string }

type OddBody = (typeof bodies)[number]

const send = (method: string, path: string, headers: Record<string, string> = {}, body?: OddBody) =>
  test.app.fetch(new Request(`${testOrigin}${path}`, { method, headers, body: body ?? null }), '10.8.0.1')

const oddPaths = [
  '/',
  '/__proto__',
  '/%00',
  '/%ff',
  '/..%2f..%2fetc%2fpasswd',
  '/%E2%84%AA/%C4%B1',
  `/${'a/'.repeat(2000)}`,
  `/${'x'.repeat(70_000)}`,
  '/?filter=__proto__%20eq%20%22x%22&filter=%00&startIndex=1e999',
]

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

type Odd = [method: string, path: string, headers?: Record<string, string>, body?: OddBody]

const everywhere = (base: string, headers: Record<string, string> = {}): Odd[] =>
  methods.flatMap((method) => oddPaths.map((path): Odd => [method, `${base}${path}`, headers]))

const authorized = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/scim+json' }

const letting = await letAgentsIn(test, accountAdmin)
const agent = { Authorization: `Bearer ${(await letting.connect('Odd')).tokens().access_token}` }
const oddMessages = [
  ...['__proto__', 'tools/call', 'initialize'].flatMap((method) =>
    [undefined, null, [], { name: '__proto__' }, { name: 'who_am_i', arguments: { __proto__: 1, x: '\0' } }].map(
      (params) => ({
        jsonrpc: '2.0',
        id: 1,
        method,
        params,
      }),
    ),
  ),
  { jsonrpc: '2.0', id: {}, method: 'ping' },
  { jsonrpc: '2.0', result: {} },
  [{ jsonrpc: '2.0', id: 1, method: 'ping' }],
]

/** The odd requests to each door: a door without any doesn't compile. */
const oddRequests: Record<OtherDoor, () => Odd[]> = {
  scim: () => [
    ...everywhere('/api/scim/v2/Users', authorized),
    ...everywhere('/api/scim/v2', authorized),
    ...everywhere('/api/scim/v2/Users', { Authorization: `Bearer ${'x'.repeat(70_000)}` }),
    ...['/Users', '/Groups', '/.search', '/Users/.search', `/Users/${accountAdmin.id}`].flatMap((path) =>
      ['POST', 'PUT', 'PATCH'].flatMap((method) =>
        bodies.map((body): Odd => [method, `/api/scim/v2${path}`, authorized, body]),
      ),
    ),
  ],
  connectorHooks: () => [
    ...everywhere('/api/v3/connector/hook'),
    ...bodies.map((body): Odd => [
      'POST',
      '/api/v3/connector/hook/__proto__',
      { 'x-hub-signature-256': '__proto__' },
      body,
    ]),
  ],
  agents: () => [
    ...everywhere('/mcp', agent),
    ...bodies.map((body): Odd => ['POST', '/mcp', agent, body]),
    ...oddMessages.map((message): Odd => ['POST', '/mcp', agent, JSON.stringify(message)]),
    ['POST', '/mcp', { Authorization: `Bearer ${'x'.repeat(70_000)}` }],
  ],
  agentSignIn: () => [
    ...['/.well-known/oauth-authorization-server', '/oauth/token'].flatMap((base) => everywhere(base)),
    ...['register', 'token', 'revoke'].flatMap((name) =>
      [
        ...bodies,
        'grant_type=__proto__&code=%00',
        'token=%ff&token=2',
        '{"redirect_uris":["javascript:alert(1)"]}',
      ].map((body): Odd => ['POST', `/oauth/${name}`, {}, body]),
    ),
  ],
  health: () => everywhere('/health'),
  metrics: () => everywhere('/metrics', { Authorization: `Bearer ${'x'.repeat(70_000)}` }),
  xeroHooks: () => [
    ...everywhere('/api/v3/xero/webhook'),
    ...bodies.map((body): Odd => ['POST', '/api/v3/xero/webhook', { 'x-xero-signature': '__proto__' }, body]),
  ],
  reference: () => ['/api/docs', '/docs', '/api/openapi.json'].flatMap((base) => everywhere(base)),
  pages: () => [...everywhere(''), ...everywhere('/assets')],
}

it('the server has the routes of the contract, and no others', () => {
  const route = (path: string) => path.replaceAll(/\{([^}]+)\}/g, ':$1').replace(/\/$/, '')
  const declared = operations.map(({ method, path }) => `${method} ${route(path)}`)
  expect(test.app.routes.toSorted()).toEqual(declared.toSorted())
})

const ownHeaders: { readonly [D in OtherDoor]?: Record<string, string> } = {
  scim: authorized,
  agents: agent,
  metrics: { Authorization: `Bearer ${metricsToken}` },
}

describe.each(Object.entries(otherDoors) as [OtherDoor, string][])('the door %s', (door, address) => {
  it('is where the list says', async () => {
    const { status } = await send('GET', address, ownHeaders[door])
    // Hooks, and messages of agents, are posted.
    expect(status).toBe(door === 'xeroHooks' || door === 'connectorHooks' || door === 'agents' ? 405 : 200)
  })

  it('answers or refuses whatever it is sent', async () => {
    const failures: string[] = []
    for (const [method, path, headers, body] of oddRequests[door]()) {
      const { status } = await send(method, path, headers, body)
      if (status >= 500) failures.push(`${status} ${method} ${path.slice(0, 80)} ${String(body ?? '').slice(0, 80)}`)
    }
    expect(failures).toEqual([])
  })
})

describe('agents', () => {
  const origin = test.app.services.settings.publicUrl
  const { connect, page, sendTo } = letting
  const post = (path: string, form: Record<string, string>) =>
    sendTo(`${origin}${path}`, { method: 'POST', body: new URLSearchParams(form) })
  const listed = async () => (await page.send('GET', '/api/v3/user/agent')).body as Agent[]
  const create = (name: string) => ({
    operation: 'organizations.create',
    body: { name, country: 'US' },
    dryRun: false,
  })

  it('work as their person once let in, by the official client, and the journal names them', async () => {
    await using claude = await connect('Claude')
    expect((await claude.tools()).map(({ name }) => name)).toContain('who_am_i')
    expect(JSON.parse((await claude.use('who_am_i')).text)).toMatchObject({ uuid: accountAdmin.id })
    expect((await claude.use('change_operation', { ...create('Trial'), dryRun: true })).text).toContain('"dryRun":true')
    expect(await claude.use('search_operations', { query: 'of '.repeat(100) })).toMatchObject({ isError: true })
    expect(await claude.use('change_operation', create('By Claude'))).toMatchObject({ isError: false })
    const { content } = (await test.call(accountAdmin, 'GET', `/api/v3/account/${place.accountId}/journal?size=1`))
      .body as {
      content: { user: object; entityName: string; detail?: object }[]
    }
    expect(content[0]).toMatchObject({
      user: { uuid: accountAdmin.id },
      entityName: 'By Claude',
      detail: { agent: 'Claude' },
    })
    expect(await listed()).toMatchObject([
      { name: 'Claude', readOnly: false, callsToday: 2, changesToday: 1 },
      { name: 'Odd' },
    ])
  })

  it('have tokens that are good at their door alone, and decide about no access', async () => {
    await using claude = await connect('Claude')
    const { access_token: secret } = claude.tokens()
    const asked = await test.call({ token: secret } as typeof accountAdmin, 'GET', '/api/v3/user/logged-user')
    expect(asked.body).toMatchObject({ code: 'TOKEN_INVALID' })
    expect((await sendTo(`${origin}/mcp`, { headers: { Authorization: `Bearer ${accountAdmin.token}` } })).status).toBe(
      401,
    )
    const key = { operation: 'users.createToken', body: { password: testPassword }, dryRun: false }
    expect((await claude.use('change_operation', key)).text).toContain('it decides who gets in')
  })

  it('change nothing where they may only read, and no more than their limits allow', async () => {
    await using reader = await connect('Reader', true)
    expect((await reader.use('change_operation', create('By a reader'))).text).toContain('Reader may only read')
    await using writer = await connect('Writer')
    const { uuid } = (await listed()).find(({ name }) => name === 'Writer')!
    const limits = { callsPerDay: 3, changesPerDay: 1 }
    expect((await page.send('PUT', `/api/v3/user/agent/${uuid}`, limits)).body).toMatchObject(limits)
    expect((await writer.use('change_operation', create('First'))).isError).toBe(false)
    expect((await writer.use('change_operation', create('Second'))).text).toContain('its limit of 1 change a day')
    for (let more = 0; more < 2; more++) expect((await writer.use('who_am_i')).isError).toBe(false)
    expect((await writer.use('who_am_i')).text).toContain('its limit of 3 calls a day')
  })

  it('get new tokens for a refresh token once, and lose their access where it comes twice or is revoked', async () => {
    await using claude = await connect('Claude')
    const refresh = {
      grant_type: 'refresh_token',
      refresh_token: claude.tokens().refresh_token!,
      client_id: claude.clientId(),
    }
    const forgotten = await post('/oauth/token', { ...refresh, client_id: 'another' })
    expect([forgotten.status, await forgotten.json()]).toMatchObject([401, { error: 'invalid_client' }])
    const renewed = (await (await post('/oauth/token', refresh)).json()) as { access_token: string }
    const ask = () => sendTo(`${origin}/mcp`, { headers: { Authorization: `Bearer ${renewed.access_token}` } })
    expect((await ask()).status).toBe(405)
    expect(await (await post('/oauth/token', refresh)).json()).toMatchObject({ error: 'invalid_grant' })
    expect((await ask()).status).toBe(401)
    await using other = await connect('Other')
    const { uuid } = (await listed()).find(({ name }) => name === 'Other')!
    expect((await page.send('DELETE', `/api/v3/user/agent/${uuid}`)).status).toBe(200)
    expect(
      (await sendTo(`${origin}/mcp`, { headers: { Authorization: `Bearer ${other.tokens().access_token}` } })).status,
    ).toBe(401)
  })
})

it('agents are out for good once their person was blocked', async () => {
  const { manager } = test.people
  const { connect, sendTo } = await letAgentsIn(test, manager)
  await using claude = await connect('Claude')
  for (const move of ['block', 'unblock'])
    expect((await test.call(accountAdmin, 'POST', `/api/v3/user/${manager.id}/${move}`)).status).toBe(200)
  const refresh = {
    grant_type: 'refresh_token',
    refresh_token: claude.tokens().refresh_token!,
    client_id: claude.clientId(),
  }
  const renewed = await sendTo(`${testOrigin}/oauth/token`, { method: 'POST', body: new URLSearchParams(refresh) })
  expect(await renewed.json()).toMatchObject({ error: 'invalid_grant' })
})

it.each([
  ['/oauth/register', 400],
  ['/mcp', 413],
])('a body to %s that never ends is refused once it is too large', async (path, status) => {
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1 << 20)) })
  const request = new Request(`${testOrigin}${path}`, { method: 'POST', headers: agent, body, duplex: 'half' })
  expect((await test.app.fetch(request, '10.8.0.1')).status).toBe(status)
})

describe('those who watch the server', () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    test.app.fetch(new Request(`http://10.1.2.3:4400${path}`, { headers }), '10.8.0.1')

  it('learn at whatever address whether it lives, and whether its database answers', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const response = await ask(path)
      expect([response.status, await response.json()]).toEqual([200, { status: 'UP' }])
    }
    const away = { execute: () => Promise.reject(new Error('away')) } as unknown as typeof test.db
    const ready = await answerHealth(new Request(`${testOrigin}/health/ready`), away)
    expect([ready?.status, ready?.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await answerHealth(new Request(`${testOrigin}/health/live`), away))?.status).toBe(200)
  })

  it('get figures with the token alone', async () => {
    for (const headers of ['', 'Bearer another', `Basic ${metricsToken}`].map((sent) => ({ Authorization: sent })))
      expect((await ask('/metrics', headers)).status).toBe(401)
    await test.call(accountAdmin, 'GET', '/api/v3/user/logged-user')
    await test.call(null, 'GET', '/api/v3/user/logged-user')
    const text = await (await ask('/metrics', { Authorization: `Bearer ${metricsToken}` })).text()
    for (const line of [
      /^dragoman_call_seconds_count\{operation="users\.getLoggedUser",status="200"\} [1-9]/m,
      /^dragoman_call_seconds_count\{operation="users\.getLoggedUser",status="401"\} 1$/m,
      /^dragoman_database_connections\{state="idle"\} \d/m,
      /^dragoman_oldest_waiting_job_seconds \d/m,
      /^dragoman_mails_due \d/m,
      /^dragoman_database_bytes [1-9]\d{6}/m,
      /^process_resident_memory_bytes [1-9]/m,
    ])
      expect(text).toMatch(line)
    expect(text).not.toContain(accountAdmin.id)
  })

  it('get no outdated figures of a database that does not answer', async () => {
    let isAway = false
    const db = new Proxy(test.db, {
      get(of, name) {
        if (isAway) throw new Error('away')
        return Reflect.get(of, name)
      },
    })
    const pool = { idleCount: 1, totalCount: 3, waitingCount: 2 } as Pool
    const metrics = createMetrics({ db, pool, token: metricsToken, now: () => new Date() })
    const asked = new Request(`${testOrigin}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } })
    const figures = async () => (await metrics.respond(asked))!.text()
    expect(await figures()).toMatch(/^dragoman_database_bytes \d/m)
    isAway = true
    const text = await figures()
    expect(text).not.toMatch(/^dragoman_(?:database_bytes|mails_due|oldest_waiting_job_seconds|jobs\{)/m)
    expect(text).toMatch(/^dragoman_database_connections\{state="waited-for"\} 2$/m)
  })
})

describe.each([...socketDoors, '/api/v3/project', '/', '/__proto__', '/api/scim/v2/Users'])(
  'a socket at %s',
  (path) => {
    it.each<Record<string, string>>([
      {},
      { Origin: 'null' },
      { 'X-AUTH-TOKEN': '__proto__' },
      { Cookie: 'session=%00' },
    ])('is refused without a session, with %j', async (headers) => {
      const socket = new PassThrough()
      const request = new Request(`${testOrigin}${path}`, { headers })
      const incoming = {} as IncomingMessage
      await test.app.upgrade({ request, incoming, socket, head: Buffer.alloc(0), address: '10.8.0.1' })
      expect(String(socket.read())).toMatch(/^HTTP\/1\.1 4\d\d /)
    })
  },
)
