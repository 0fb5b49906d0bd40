import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, createClient } from './client.ts'
import { list } from './generated/tasks.ts'
import { createSession, type SessionConfig } from './session.ts'
import { memoryStorage } from './session-storage.ts'

const ana = {
  user: { id: 1, uuid: 'u', name: 'Ana', email: 'ana@example.com', accountUuid: 'a', accountType: 'BUSINESS' },
  authorities: ['ROLE_VENDOR'],
  permissions: [{ code: 'TASK_list', active: true }],
  modules: [],
}

const success = { state: 'SUCCESS', properties: {}, data: { entryPoint: 'HOME' } }

/** A server whose answers can be changed, and what it was asked. */
function setUp(config: Partial<SessionConfig> = {}) {
  const server = {
    logins: [success] as object[],
    loginHeaders: {} as Record<string, string>,
    contracts: ['c1', 'c2'],
    wrongCode: false,
    signedIn: true,
    subject: ana as object,
    headers: {} as Record<string, string>,
    status: 200,
    asked: [] as string[],
    credentials: [] as object[],
  }
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    fetch: async (url, init) => {
      const path = url.replace('http://server/api/v3', '')
      server.asked.push(path)
      if (path === '/auth/login') {
        server.credentials.push(JSON.parse(Buffer.from(String(init.body), 'base64').toString('utf8')))
        return Response.json(server.logins.shift(), { headers: server.loginHeaders })
      }
      if (path.startsWith('/auth/go/') || path === '/auth/impersonation/end') return Response.json(success)
      const status = server.signedIn ? server.status : 401
      if (status !== 200) return Response.json({ status, message: 'no' }, { status, headers: server.headers })
      if (server.wrongCode && path.includes('/mfa/')) return Response.json({ status: 400, code: 'MFA_CODE_WRONG', message: 'Wrong code' }, { status: 400 })
      const contracts = server.contracts.map((uuid) => ({ uuid, name: uuid }))
      const bodies: Record<string, unknown> = {
        '/auth/current': server.subject,
        '/auth/session/extend': { expiresAt: 9, limit: 9 },
        '/task': { content: [] },
        '/contract?pending=true': contracts,
      }
      const body = bodies[path]
      return new Response(body === undefined ? null : JSON.stringify(body), { headers: server.headers })
    },
  })
  const local = memoryStorage()
  const storage = memoryStorage()
  const session = createSession({ client, local, session: storage, ...config })
  return { server, client, local, storage, session }
}

describe('signing in', () => {
  it('[auth.success] [auth.loginBody] authenticates on SUCCESS, and says where to go', async () => {
    const { server, session } = setUp()
    const outcome = await session.login({ username: 'ana', password: 'pä' }, '/tasks?x=1')
    expect(outcome).toEqual({ kind: 'success', goTo: '/tasks?x=1', isPortal: false })
    expect(server.credentials).toEqual([{ username: 'ana', password: 'pä' }])
    expect(session.getSnapshot()).toEqual({
      phase: 'authenticated',
      subject: ana,
      hasPendingContracts: false,
      isMfaEmailRequired: false,
      hasMfaError: false,
      hasLeft: false,
    })
    expect(session.can(['TASK_list'])).toBe(true)
  })

  it.each([
    ['the redirect', '/projects', '/tasks', '/projects'],
    ['the remembered address', '//evil', '/tasks', '/tasks'],
    ['home', undefined, undefined, '/'],
  ])('[auth.redirect] goes to %s', async (_, redirect, remembered, goTo) => {
    const { session } = setUp()
    if (remembered) session.remember(remembered)
    expect(await session.login({ username: 'a', password: 'b' }, redirect)).toMatchObject({ goTo })
  })

  it('[auth.redirect] keeps the remembered address while something stands in the way, and until the person leaves', async () => {
    const { server, session, local } = setUp()
    server.logins = [success, success]
    server.headers = { 'x-auth-mfa-email-required': 'true', 'x-auth-pending-contracts': 'true' }
    session.remember('/tasks')
    expect(await session.login({ username: 'a', password: 'b' })).toEqual({ kind: 'mfaEmail' })
    server.headers = { 'x-auth-mfa-email-required': 'false', 'x-auth-pending-contracts': 'true' }
    expect(await session.verifyMfaEmail('123456')).toEqual({ kind: 'contracts' })
    await session.loadContracts()
    expect(await session.acceptContract('c1')).toEqual({ kind: 'contracts' })
    server.headers = {}
    expect(await session.acceptContract('c2')).toEqual({ kind: 'success', goTo: '/tasks', isPortal: false })
    expect([session.destination(), local.getItem('rememberedUrl')]).toEqual(['/tasks', '"/tasks"'])
    await session.logout()
    expect(await session.login({ username: 'a', password: 'b' })).toMatchObject({ goTo: '/' })
  })

  it('[auth.portal] goes to the portal where that is the entry point', async () => {
    const { server, session } = setUp()
    server.logins = [{ ...success, data: { entryPoint: 'PORTAL_HOME' } }]
    expect(await session.login({ username: 'a', password: 'b' }, '/tasks')).toMatchObject({ goTo: '/portal', isPortal: true })
  })

  it.each([
    [{ text: 'Wrong password', remainingAttempts: 2 }, { text: 'Wrong password', remainingAttempts: 2 }],
    [{}, { text: '', remainingAttempts: 6 }],
    [undefined, { text: '', remainingAttempts: 6 }],
  ])('[auth.failure] tells why it was refused: %j', async (properties, expected) => {
    const { server, session } = setUp()
    server.logins = [{ state: 'FAILURE', properties }]
    expect(await session.login({ username: 'a', password: 'b' })).toEqual({ kind: 'refused', ...expected })
    expect(session.getSnapshot().phase).toBe('anonymous')
  })

  it('[auth.failure] tells how long to wait where there are no attempts left', async () => {
    const { server, session } = setUp()
    server.logins = [{ state: 'FAILURE', properties: { text: 'Locked', remainingAttempts: 0 } }]
    server.loginHeaders = { 'retry-after': '840' }
    expect(await session.login({ username: 'a', password: 'b' })).toEqual({ kind: 'refused', text: 'Locked', remainingAttempts: 0, retryAfter: 840 })
  })

  it('[auth.mfa] asks for a one-time password, and sends it with the credentials', async () => {
    const { server, session } = setUp()
    const mfa = { state: 'MFA_REQUIRED', properties: { result: 'MFA' } }
    server.logins = [mfa, { ...mfa, properties: { result: 'MFA', text: 'Wrong code', remainingAttempts: 5 } }, success]
    expect(await session.login({ username: 'a', password: 'b' })).toEqual({ kind: 'mfa', remainingAttempts: 6 })
    expect(session.getSnapshot().phase).toBe('mfa')
    expect(await session.submitOtp('1')).toEqual({ kind: 'mfa', text: 'Wrong code', remainingAttempts: 5 })
    expect(await session.submitOtp('2', '/tasks')).toMatchObject({ kind: 'success', goTo: '/tasks' })
    expect(server.credentials[2]).toEqual({ username: 'a', password: 'b', otp: '2' })
    expect(() => session.submitOtp('3')).toThrow('No one-time password was asked for')
  })

  it('keeps no password where printing reaches', async () => {
    const { server, session, local, storage } = setUp()
    server.logins = [{ state: 'MFA_REQUIRED', properties: { result: 'MFA' } }]
    await session.login({ username: 'a', password: 'hunter2' })
    const { inspect } = await import('node:util')
    expect(inspect([session, local, storage], { depth: 9 })).not.toContain('hunter2')
    session.cancelOtp()
    expect(session.getSnapshot().phase).toBe('anonymous')
  })

  it('is never tried twice by itself', async () => {
    const { server, session } = setUp()
    server.logins = [{ status: 0, exception: 'x', message: 'BW Error: broken' }]
    await expect(session.login({ username: 'a', password: 'b' })).rejects.toMatchObject({ message: 'broken' })
    expect(server.asked).toEqual(['/auth/login'])
  })
})

describe('starting', () => {
  it('asks who is signed in', async () => {
    const { session } = setUp()
    expect(session.getSnapshot().phase).toBe('unknown')
    expect((await session.start()).subject).toEqual(ana)
  })

  it('takes nobody for an answer', async () => {
    const { server, session } = setUp()
    server.signedIn = false
    expect((await session.start()).phase).toBe('anonymous')
  })

  it('keeps what it knows when the server is in trouble', async () => {
    const { server, session } = setUp()
    await session.start()
    server.status = 500
    await expect(session.refresh()).rejects.toMatchObject({ status: 500 })
    expect(session.getSnapshot().phase).toBe('authenticated')
  })

  it('asks nobody where the cookie says that nobody is signed in', async () => {
    const { server, session } = setUp({ cookies: () => 'theme=dark' })
    expect((await session.start()).phase).toBe('anonymous')
    expect(server.asked).toEqual([])
  })

  it('shows at once what is kept', async () => {
    const first = setUp()
    await first.session.start()
    const again = createSession({ client: first.client, local: first.local, session: first.storage })
    expect(again.getSnapshot()).toMatchObject({ phase: 'authenticated', subject: ana })
  })

  it('lives without storage', async () => {
    const forbidden = { getItem: () => { throw new Error('no') }, setItem: () => { throw new Error('no') }, removeItem: () => { throw new Error('no') } }
    const { session } = setUp({ local: forbidden, session: forbidden })
    expect((await session.start()).phase).toBe('authenticated')
  })
})

describe('ending', () => {
  it('[auth.logout] clears everything, even when the server cannot', async () => {
    const { server, session, local, storage } = setUp()
    await session.start()
    server.status = 500
    await session.logout()
    expect(session.getSnapshot()).toMatchObject({ phase: 'anonymous', hasPendingContracts: false, hasLeft: true })
    expect([local.getItem('auth'), storage.getItem('security')]).toEqual([null, null])
    expect(server.asked.at(-1)).toBe('/auth/logout')
  })

  it('follows a 401 of any call', async () => {
    const { server, client, session } = setUp()
    await session.start()
    server.signedIn = false
    await call(client, list).catch(() => undefined)
    expect(session.getSnapshot().phase).toBe('anonymous')
  })

  it.each([401, 403, 500])('[auth.tokenCheck] follows a token check that answers %s', async (status) => {
    const { server, session } = setUp()
    await session.start()
    expect(await session.check()).toBe(true)
    server.status = status
    expect(await session.check()).toBe(false)
    expect(session.getSnapshot().phase).toBe('anonymous')
  })
})

describe('headers', () => {
  it('[auth.headers] tell of pending contracts and of a second factor by mail', async () => {
    const { server, client, session } = setUp()
    server.headers = { 'x-auth-pending-contracts': 'true', 'x-auth-mfa-email-required': 'false' }
    expect(await session.start()).toMatchObject({ hasPendingContracts: true, isMfaEmailRequired: false })
    const changes = vi.fn<() => void>()
    const stop = session.subscribe(changes)
    server.headers = { 'x-auth-pending-contracts': 'false', 'x-auth-mfa-email-required': 'true' }
    await call(client, list)
    expect(session.getSnapshot()).toMatchObject({ hasPendingContracts: false, isMfaEmailRequired: true })
    await call(client, list)
    expect(changes).toHaveBeenCalledOnce()
    server.headers = { 'x-auth-pending-contracts': 'true' }
    server.status = 403
    await expect(call(client, list)).rejects.toMatchObject({ status: 403 })
    expect(session.getSnapshot()).toMatchObject({ phase: 'authenticated', hasPendingContracts: true, isMfaEmailRequired: true })
    server.status = 200
    changes.mockClear()
    server.headers = { 'x-auth-pending-contracts': 'yes', 'x-auth-mfa-email-required': 'TRUE' }
    await call(client, list)
    expect(session.getSnapshot()).toMatchObject({ hasPendingContracts: false, isMfaEmailRequired: false })
    expect(changes).toHaveBeenCalledOnce()
    stop()
    await session.logout()
    expect(changes).toHaveBeenCalledOnce()
  })
})

describe('expiry', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  it('[auth.expiry] ends the session once, at the time that the cookie names', async () => {
    let cookies = 'a=1; session_expires=100000; b=2'
    const { session } = setUp({ cookies: () => cookies })
    await session.start()
    const onExpired = vi.fn<() => void>()
    session.watchExpiry(onExpired)
    vi.advanceTimersByTime(50_000)
    cookies = 'session_expires=150000'
    vi.advanceTimersByTime(60_000)
    expect(onExpired).not.toHaveBeenCalled()
    cookies = ''
    vi.advanceTimersByTime(40_000)
    expect(onExpired).toHaveBeenCalledOnce()
    expect(session.getSnapshot().phase).toBe('anonymous')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[auth.expiry] warns before, once for each end', async () => {
    let cookies = 'session_expires=600000'
    const { session } = setUp({ cookies: () => cookies })
    const onNear = vi.fn<(endsAt: number) => void>()
    session.watchExpiry(() => undefined, onNear)
    await session.start()
    vi.advanceTimersByTime(299_999)
    expect(onNear).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onNear.mock.calls).toEqual([[600_000]])
    vi.advanceTimersByTime(200_000)
    expect(onNear).toHaveBeenCalledOnce()
    cookies = 'session_expires=1200000'
    vi.advanceTimersByTime(60_000)
    expect(onNear).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(600_000)
    expect(onNear.mock.calls.at(-1)).toEqual([1_200_000])
    expect(await session.extend()).toEqual({ expiresAt: 9, limit: 9 })
  })

  it('[auth.expiry] warns at once whoever comes in late', async () => {
    const { session } = setUp({ cookies: () => 'session_expires=200000' })
    const onNear = vi.fn<(endsAt: number) => void>()
    session.watchExpiry(() => undefined, onNear)
    expect(onNear).not.toHaveBeenCalled()
    await session.start()
    expect(onNear).toHaveBeenCalledExactlyOnceWith(200_000)
  })

  it('says nothing where nobody is signed in, and stops when told', () => {
    const { session } = setUp({ cookies: () => 'session_expires=10' })
    const onExpired = vi.fn<() => void>()
    const stop = session.watchExpiry(onExpired)
    vi.advanceTimersByTime(200_000)
    expect(onExpired).not.toHaveBeenCalled()
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is known from the start', async () => {
    const { server, session } = setUp({ cookies: () => 'session_expires=0' })
    expect(session.getSnapshot().phase).toBe('anonymous')
    await session.start()
    expect(server.asked).toEqual([])
  })
})

describe('[auth.contracts] contracts', () => {
  async function pending() {
    const all = setUp()
    all.server.headers = { 'x-auth-pending-contracts': 'true' }
    expect(await all.session.login({ username: 'a', password: 'b' })).toEqual({ kind: 'contracts' })
    return all
  }

  it('are accepted one by one; with the last one the session is refreshed', async () => {
    const { server, session } = await pending()
    expect(await session.loadContracts()).toHaveLength(2)
    expect(await session.acceptContract('c1')).toEqual({ kind: 'contracts' })
    expect(session.getSnapshot().contracts).toEqual([{ uuid: 'c2', name: 'c2' }])
    server.headers = { 'x-auth-pending-contracts': 'false' }
    server.asked = []
    expect(await session.acceptContract('c2')).toMatchObject({ kind: 'success', goTo: '/' })
    expect(server.asked).toEqual(['/contract/c2', '/auth/current'])
    expect(session.getSnapshot()).toMatchObject({ phase: 'authenticated', hasPendingContracts: false })
    expect(session.getSnapshot()).not.toHaveProperty('contracts')
  })

  it('are asked for again where another one came meanwhile', async () => {
    const { session } = await pending()
    await session.loadContracts()
    await session.acceptContract('c1')
    expect(await session.acceptContract('c2')).toEqual({ kind: 'contracts' })
    expect(session.getSnapshot()).not.toHaveProperty('contracts')
  })

  it('sign out whoever rejects one', async () => {
    const { server, session, local } = await pending()
    await session.loadContracts()
    await session.rejectContract('c1')
    expect(server.asked.at(-1)).toBe('/contract/reject/c1')
    expect(session.getSnapshot()).toMatchObject({ phase: 'anonymous', hasLeft: true })
    expect(local.getItem('auth')).toBeNull()
  })
})

describe('[auth.mfaEmail] a code by mail', () => {
  it('is asked for, and a wrong one sets a flag until the right one came', async () => {
    const { server, session } = setUp()
    server.headers = { 'x-auth-mfa-email-required': 'true' }
    expect(await session.login({ username: 'a', password: 'b' })).toEqual({ kind: 'mfaEmail' })
    await session.requestMfaEmail()
    expect(server.asked.at(-1)).toBe('http://server/api/v2/mfa/email')
    server.wrongCode = true
    await expect(session.verifyMfaEmail('000000')).rejects.toMatchObject({ code: 'MFA_CODE_WRONG' })
    expect(session.getSnapshot()).toMatchObject({ isMfaEmailRequired: true, hasMfaError: true })
    server.wrongCode = false
    server.headers = {}
    expect(await session.verifyMfaEmail('123456')).toMatchObject({ kind: 'success' })
    expect(session.getSnapshot()).toMatchObject({ isMfaEmailRequired: false, hasMfaError: false })
  })
})

describe('[auth.go] a link', () => {
  it('signs in, as somebody else who is named, and leads home, not to where somebody was before', async () => {
    const { server, session } = setUp()
    session.remember('/users')
    server.subject = { ...ana, impersonator: { uuid: 'b', name: 'Bo' } }
    expect(await session.go('code', 'token')).toMatchObject({ kind: 'success', goTo: '/' })
    expect(server.asked[0]).toBe('/auth/go/code/token/')
    expect(session.getSnapshot().subject).toMatchObject({ impersonator: { name: 'Bo' } })
    server.subject = ana
    expect(await session.endImpersonation()).toMatchObject({ kind: 'success', goTo: '/' })
    expect(session.getSnapshot().subject?.impersonator).toBeUndefined()
  })
})

describe('several tabs', () => {
  /** Tabs of one browser: what one says, the others hear. */
  function tabs() {
    const listeners: ((event: { data: unknown }) => void)[] = []
    const local = memoryStorage()
    const open = () => {
      const own: ((event: { data: unknown }) => void)[] = []
      return setUp({
        local,
        tabs: {
          postMessage: (data) => void listeners.filter((listener) => !own.includes(listener)).map((listener) => listener({ data })),
          addEventListener: (_, listener) => void [listeners, own].map((all) => all.push(listener)),
        },
      })
    }
    return [open(), open()] as const
  }

  it('[auth.logout] all sign out with one', async () => {
    const [one, other] = tabs()
    await Promise.all([one.session.start(), other.session.start()])
    const changes = vi.fn<() => void>()
    one.session.subscribe(changes)
    await one.session.logout()
    expect(other.session.getSnapshot()).toMatchObject({ phase: 'anonymous', hasLeft: true })
    expect(other.server.asked).not.toContain('/auth/logout')
    expect(changes).toHaveBeenCalledOnce()
  })

  it('all see who has signed in in one', async () => {
    const [one, other] = tabs()
    await one.session.login({ username: 'a', password: 'b' })
    await vi.waitFor(() => expect(other.session.getSnapshot().phase).toBe('authenticated'))
  })
})

it('[auth.persistence] keeps authentication data, the editor’s address and the version in one storage, security data in the other', async () => {
  const { server, session, local, storage } = setUp()
  server.headers = { 'x-auth-pending-contracts': 'true' }
  await session.login({ username: 'a', password: 'secret' })
  session.editorUrl.set('/editor/')
  session.version.set('1.2.3')
  const { user, modules, ...security } = ana
  expect(JSON.parse(local.getItem('auth')!)).toEqual({ user, modules, hasPendingContracts: true, isMfaEmailRequired: false })
  expect(JSON.parse(storage.getItem('security')!)).toEqual(security)
  for (const key of ['editorUrl', 'version', 'auth']) expect([local.getItem(key), storage.getItem(key)]).toEqual([expect.any(String), null])
  expect(local.getItem('security')).toBeNull()
  server.headers = { 'x-auth-pending-contracts': 'false' }
  await session.refresh()
  expect(JSON.parse(local.getItem('auth')!)).toMatchObject({ hasPendingContracts: false })
})

it('[version.check] keeps the editor’s address and the version', () => {
  const { session, local } = setUp()
  session.version.set('1.2.3')
  session.editorUrl.set('/editor/')
  expect([session.version.get(), session.editorUrl.get()]).toEqual(['1.2.3', '/editor/'])
  expect([local.getItem('version'), local.getItem('editorUrl')]).toEqual(['"1.2.3"', '"/editor/"'])
})
