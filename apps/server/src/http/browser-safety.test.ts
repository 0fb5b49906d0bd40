import { once } from 'node:events'
import { request } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '../app.ts'
import { apiKeys } from '../identity/tables.ts'
import { sessions } from '../identity/tables.ts'
import { listen } from '../serve.ts'
import { testPassword } from '../testing/people.ts'
import { freePort } from '../kernel/free-port.ts'
import { createTestApp, testOrigin, type TestApp } from '../testing/test-app.ts'
import { operations } from './contract.ts'
import { refuseMisdirected } from './misdirected.ts'
import { secretHash } from '../identity/sessions.ts'

const partner = 'https://tools.partner.test'
const evil = 'https://evil.test'

let test: TestApp
let cookie: string
beforeAll(async () => {
  test = await createTestApp({ settings: { corsOrigins: [partner] } })
  cookie = await signIn(test.people.manager.email)
})
afterAll(() => test.close())

const send = (path: string, { method = 'GET', ...init }: RequestInit = {}, app: App = test.app) =>
  app.fetch(new Request(`${testOrigin}${path}`, { method, ...init }), '10.7.0.1')

async function signIn(username: string): Promise<string> {
  const response = await send('/api/v3/auth/login', {
    method: 'POST',
    headers: { Origin: testOrigin, 'Content-Type': 'text/plain' },
    body: Buffer.from(JSON.stringify({ username, password: testPassword })).toString('base64'),
  })
  expect(await response.json()).toMatchObject({ state: 'SUCCESS' })
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code

describe('a request with someone’s cookie', () => {
  const logout = '/api/v3/auth/logout'

  it.each([
    ['a page elsewhere', { Origin: evil }],
    ['a page elsewhere, which says that it is here', { Origin: evil, 'Sec-Fetch-Site': 'same-origin' }],
    ['a frame without an origin', { Origin: 'null' }],
    ['nobody who says so', {}],
    ['a link elsewhere', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another name of the same site', { 'Sec-Fetch-Site': 'same-site' }],
    ['an address that begins like ours', { Origin: `${testOrigin}.evil.test` }],
    ['our name with another scheme', { Origin: testOrigin.replace('http:', 'https:') }],
    ['our name with another port', { Origin: `${testOrigin}:8080` }],
    ['a configured origin, which has no business with cookies', { Origin: partner }],
  ])('a cookie request from %s changes nothing', async (_, headers) => {
    const response = await send(logout, { method: 'POST', headers: { cookie, ...headers } as Record<string, string> })
    expect(response.status).toBe(403)
    expect(await codeOf(response)).toBe('FOREIGN_ORIGIN')
    expect((await send('/api/v3/auth/current', { headers: { cookie } })).status).toBe(200)
  })

  it.each([
    ['our own origin', { Origin: testOrigin }],
    ['a browser that names only the site', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('a cookie request from %s is served', async (_, headers) => {
    const own = await signIn(test.people.otherManager.email)
    expect(
      (await send(logout, { method: 'POST', headers: { cookie: own, ...headers } as Record<string, string> })).status,
    ).toBe(200)
    expect((await send('/api/v3/auth/current', { headers: { cookie: own } })).status).toBe(401)
  })

  it('another site cannot sign a visitor in as someone else', async () => {
    const response = await send('/api/v3/auth/login', {
      method: 'POST',
      headers: { Origin: evil, 'Content-Type': 'text/plain' },
      body: 'e30=',
    })
    expect(await codeOf(response)).toBe('FOREIGN_ORIGIN')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  const withEffects = operations.filter(
    ({ method, retry, requires }) => method === 'GET' && retry === 'never' && requires !== 'public',
  )

  it('some GET operations have side effects', () => {
    expect(withEffects.map(({ id }) => id)).toContain('users.impersonate')
  })

  it.each(withEffects.map(({ id, path }) => [id, path]))('a link on another site cannot start %s', async (_, path) => {
    const address = path.replaceAll(/\{[^}]+\}/g, test.people.client.id)
    const admin = await signIn(test.people.sysadmin.email)
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: evil }, {}] as Record<string, string>[]) {
      expect(await codeOf(await send(address, { headers: { cookie: admin, ...headers } }))).toBe('FOREIGN_ORIGIN')
    }
  })
})

describe('CORS', () => {
  const preflight = (origin: string, path = '/api/v3/project', app?: App) =>
    send(
      path,
      {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'x-auth-token',
        },
      },
      app,
    )

  it.each([evil, 'null', testOrigin, `${partner}.evil.test`, partner.replace('https', 'http'), `${partner}:444`])(
    'is closed to %s',
    async (origin) => {
      const asked = await preflight(origin)
      expect(asked.status).toBe(403)
      const called = await send('/api/v3/auth/current', {
        headers: { Origin: origin, 'X-AUTH-TOKEN': test.people.manager.token },
      })
      for (const response of [asked, called]) {
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
    },
  )

  it('a configured origin can get a token, use it and read the response headers', async () => {
    const asked = await preflight(partner)
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(partner)
    const allowed = asked.headers.get('access-control-allow-headers')?.split(', ')
    const ofContract = operations.flatMap(({ parameters }) => Object.keys(Object(parameters.header?.['properties'])))
    expect(ofContract).toContain('If-Match')
    expect(allowed).toEqual(expect.arrayContaining(['X-AUTH-TOKEN', 'Idempotency-Key', ...ofContract]))
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull()
    await test.db.insert(apiKeys).values({
      userId: test.people.client.id,
      accessKey: 'dgm_cors',
      secretHash: secretHash('secret'),
      createdAt: new Date(),
    })
    const key = JSON.stringify({ accessKey: 'dgm_cors', secret: 'secret' })
    const headers = { Origin: partner, 'Content-Type': 'application/json' }
    expect(
      (await send('/api/v3/auth', { method: 'POST', headers: { ...headers, Origin: evil }, body: key })).status,
    ).toBe(403)
    expect((await send('/api/v3/auth', { method: 'POST', headers: { ...headers, cookie }, body: key })).status).toBe(
      403,
    )
    const got = await send('/api/v3/auth', { method: 'POST', headers, body: key })
    expect(got.status).toBe(200)
    const exposed = got.headers.get('access-control-expose-headers')!.toLowerCase().split(', ')
    expect(exposed).toEqual(
      expect.arrayContaining(['x-auth-token', 'retry-after', 'x-auth-mfa-email-required', 'x-auth-pending-contracts']),
    )
    const used = await send('/api/v3/auth/current', {
      headers: { Origin: partner, 'X-AUTH-TOKEN': got.headers.get('x-auth-token')! },
    })
    expect([used.status, used.headers.get('access-control-allow-origin'), used.headers.get('vary')]).toEqual([
      200,
      partner,
      expect.stringContaining('Origin'),
    ])
  })

  it('a configured origin can read refusals', async () => {
    const response = await send('/api/v3/auth/current', { headers: { Origin: partner, 'X-AUTH-TOKEN': 'unknown' } })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, partner])
  })
})

describe('by another host name', () => {
  const toHost = (host: string, path = '/api/v3/auth/current') =>
    test.app.fetch(new Request(`http://${host}${path}`), '10.7.0.1')

  it.each([
    'dragoman.test',
    'DRAGOMAN.test:8443',
    'dragoman.test.',
    'localhost:4400',
    'x.localhost',
    '127.8.0.1',
    '[::1]',
  ])('%s is answered', async (host) => expect((await toHost(host)).status).toBe(401))

  it.each([
    'evil.test',
    'dragoman.test.evil.test',
    'evil-dragoman.test',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    '10.0.0.7',
    '0.0.0.0',
    '[::]',
  ])('%s is answered 421, whatever is asked for', async (host) => {
    for (const path of ['/', '/api/v3/auth/current', '/api/nowhere', '/api/openapi.json', '/projects']) {
      const response = await toHost(host, path)
      expect([path, response.status]).toEqual([path, 421])
      expect(await response.text()).not.toContain(host)
    }
  })

  it('a page at another name that points to this machine can neither sign in nor open a socket', async () => {
    const { port, close } = await listen(test.app, { host: '127.0.0.1', port: await freePort(), trustedProxies: 0 })
    const status = async (path: string, headers: Record<string, string>, method = 'GET') => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers }).end()
      const [{ statusCode }] = (await once(sent, 'response')) as [{ statusCode: number }]
      return statusCode
    }
    const login = '/api/v3/auth/login'
    try {
      expect(await status(login, { Host: `evil.test:${port}`, Origin: `http://evil.test:${port}` }, 'POST')).toBe(421)
      expect(await status(login, { Host: `localhost:${port}`, Origin: `http://localhost:${port}` }, 'POST')).toBe(400)
      // A request line may name another host than the header does.
      expect(await status(`http://evil.test${login}`, { Host: `localhost:${port}` }, 'POST')).toBe(421)
      const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' }
      expect(await status('/api/v3/auth/current', { ...upgrade, Host: 'evil.test' })).toBe(421)
    } finally {
      await close()
    }
  })
})

describe('a server with demo accounts', () => {
  it.each([
    { 'X-Forwarded-For': '203.0.113.7' },
    { 'X-Forwarded-Proto': 'https' },
    { Forwarded: 'for=203.0.113.7' },
    { Via: '1.1 proxy' },
    { 'X-Real-IP': '203.0.113.7' },
  ] as Record<string, string>[])('%o tells of a proxy, so only such a server answers 403', (headers) => {
    const status = (isDemo: boolean, init?: RequestInit) =>
      refuseMisdirected({ publicUrl: testOrigin, isDemo })(new Request(testOrigin, init))?.status
    expect([status(true, { headers }), status(true), status(false, { headers })]).toEqual([403, undefined, undefined])
  })
})

describe('the pages', () => {
  let folder: string
  let served: TestApp
  let app: App
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dragoman-pages-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(
      join(folder, 'index.html'),
      '<!doctype html><script>theme()</script><script type="module" src="/assets/a.js"></script>',
    )
    await writeFile(join(folder, 'assets/a.js'), '')
    served = await createTestApp({
      settings: { publicUrl: 'https://dragoman.test', corsOrigins: [partner] },
      webDirectory: folder,
    })
    app = served.app
  })
  afterAll(async () => {
    await served.close()
    await rm(folder, { recursive: true })
  })

  it.each(['/', '/projects', '/go/x/y', '/assets/a.js', '/api/v3/auth/current', '/api/nowhere'])(
    '%s can be neither framed nor scripted by others',
    async (path) => {
      const { headers } = await send(path, {}, app)
      const policy = Object.fromEntries(
        headers
          .get('content-security-policy')!
          .split('; ')
          .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
      )
      expect(policy['default-src']).toBe("'none'")
      expect(policy['frame-ancestors']).toBe("'none'")
      expect(policy['base-uri']).toBe("'none'")
      expect(policy['form-action']).toBe("'self'")
      expect(policy['script-src']).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
      expect(policy['style-src']).toBe("'self'")
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    },
  )

  it.each<[path: string, headers: Record<string, string>, method?: string]>([
    ['/genesis/api/v1/work-unit/x/file-status', {}],
    ['/v2/api/v3/project', { Accept: 'text/html' }],
    ['/tms/project', { Accept: 'application/json' }],
    ['/task', { 'X-AUTH-TOKEN': 'x' }],
    ['/task?page=1', { Authorization: 'Bearer x' }],
    ['/task', {}, 'POST'],
  ])(
    'a client with a wrong base is told that %s does not exist, and gets no page',
    async (path, headers, method = 'GET') => {
      const answer = await send(path, { method, headers }, app)
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
    },
  )

  it.each([{}, { Accept: '*/*' }, { Accept: 'text/html,application/xhtml+xml' }])(
    'a page is sent to who asks with %o',
    async (headers) => {
      const answer = await send('/projects', { headers: headers as Record<string, string> }, app)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
    },
  )

  it('pages send no link secrets to other sites', async () => {
    const { headers } = await send('/reset-password/code/token', {}, app)
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  it('pages cannot be read by other origins, not even configured ones', async () => {
    const { headers } = await send('/', { headers: { Origin: partner } }, app)
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('the session cookie is hidden from scripts and unencrypted connections', async () => {
    const response = await send(
      '/api/v3/auth/login',
      {
        method: 'POST',
        headers: { Origin: 'https://dragoman.test', 'Content-Type': 'text/plain' },
        body: Buffer.from(JSON.stringify({ username: served.people.admin.email, password: testPassword })).toString(
          'base64',
        ),
      },
      app,
    )
    const [session, expiry] = response.headers.getSetCookie()
    expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; SameSite=Lax; Secure; Expires=[^;]+; HttpOnly$/)
    expect(expiry).toMatch(/^__Host-session_expires=\d{13}; Path=\/; SameSite=Lax; Secure; Expires=[^;]+$/)
    const [value = ''] = session?.split(';') ?? []
    const whoAmI = (sent: string) => send('/api/v3/auth/current', { headers: { cookie: sent } }, app)
    expect((await whoAmI(value)).status).toBe(200)
    // A neighbor of the host can set a cookie of this name, and none of the other.
    expect((await whoAmI(value.replace('__Host-', ''))).status).toBe(401)
  })
})

describe('what an answer gives away', () => {
  it('no token or cookie appears in a body, and no response is cached', async () => {
    const secret = /session=([\w-]{43})/.exec(cookie)![1]!
    for (const path of [
      '/api/v3/auth/current',
      '/api/v3/user/logged-user',
      '/api/v3/user/logged-user/session',
      '/api/v3/user/token',
    ]) {
      const response = await send(path, { headers: { cookie } })
      expect(response.headers.get('cache-control')).toBe('no-store')
      const text = await response.text()
      expect(text).not.toContain(secret)
      expect(text).not.toContain(secretHash(secret))
    }
  })

  it('ended and forged cookies open nothing', async () => {
    for (const value of ['session=', 'session=%00', `session=${'x'.repeat(43)}`, `session=${secretHash('x')}`]) {
      expect((await send('/api/v3/auth/current', { headers: { cookie: value } })).status).toBe(401)
    }
  })

  it('the stored hash of a session does not open it', async () => {
    const [row] = await test.db.select().from(sessions).where(eq(sessions.userId, test.people.manager.id))
    expect((await send('/api/v3/auth/current', { headers: { cookie: `session=${row!.id}` } })).status).toBe(401)
  })
})
