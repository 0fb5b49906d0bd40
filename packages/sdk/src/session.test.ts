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
    signedIn: true,
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
        return Response.json(server.logins.shift())
      }
      const status = server.signedIn ? server.status : 401
      if (status !== 200) return Response.json({ status, message: 'no' }, { status })
      const body = path === '/auth/current' ? ana : path === '/task' ? { content: [] } : undefined
      return new Response(body && JSON.stringify(body), { headers: server.headers })
    },
  })
  const local = memoryStorage()
  const storage = memoryStorage()
  const session = createSession({ client, local, session: storage, ...config })
  return { server, client, local, storage, session }
}

describe('signing in', () => {
  it('authenticates on SUCCESS, and says where to go', async () => {
    const { server, session, local, storage } = setUp()
    const outcome = await session.login({ username: 'ana', password: 'pä' }, '/tasks?x=1')
    expect(outcome).toEqual({ kind: 'success', goTo: '/tasks?x=1', isPortal: false })
    expect(server.credentials).toEqual([{ username: 'ana', password: 'pä' }])
    expect(session.getSnapshot()).toEqual({
      phase: 'authenticated',
      subject: ana,
      hasPendingContracts: false,
      isMfaEmailRequired: false,
    })
    expect(session.can(['TASK_list'])).toBe(true)
    expect(JSON.parse(local.getItem('auth')!)).toEqual({ user: ana.user })
    expect(JSON.parse(storage.getItem('security')!)).toMatchObject({ authorities: ['ROLE_VENDOR'] })
  })

  it.each([
    ['the redirect', '/projects', '/tasks', '/projects'],
    ['the remembered address', '//evil', '/tasks', '/tasks'],
    ['home', undefined, undefined, '/'],
  ])('goes to %s', async (_, redirect, remembered, goTo) => {
    const { session } = setUp()
    if (remembered) session.remember(remembered)
    expect(await session.login({ username: 'a', password: 'b' }, redirect)).toMatchObject({ goTo })
  })

  it('forgets the remembered address once it was used', async () => {
    const { server, session } = setUp()
    server.logins = [success, success]
    session.remember('/tasks')
    await session.login({ username: 'a', password: 'b' })
    expect(await session.login({ username: 'a', password: 'b' })).toMatchObject({ goTo: '/' })
  })

  it('goes to the portal where that is the entry point', async () => {
    const { server, session } = setUp()
    server.logins = [{ ...success, data: { entryPoint: 'PORTAL_HOME' } }]
    expect(await session.login({ username: 'a', password: 'b' }, '/tasks')).toMatchObject({ goTo: '/portal', isPortal: true })
  })

  it.each([
    [{ text: 'Wrong password', remainingAttempts: 2 }, { text: 'Wrong password', remainingAttempts: 2 }],
    [{}, { text: '', remainingAttempts: 6 }],
    [undefined, { text: '', remainingAttempts: 6 }],
  ])('tells why it was refused: %j', async (properties, expected) => {
    const { server, session } = setUp()
    server.logins = [{ state: 'FAILURE', properties }]
    expect(await session.login({ username: 'a', password: 'b' })).toEqual({ kind: 'refused', ...expected })
    expect(session.getSnapshot().phase).toBe('anonymous')
  })

  it('asks for a one-time password, and sends it with the credentials', async () => {
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
  it('clears everything, even when the server cannot', async () => {
    const { server, session, local, storage } = setUp()
    await session.start()
    server.status = 500
    await session.logout()
    expect(session.getSnapshot()).toEqual({ phase: 'anonymous', hasPendingContracts: false, isMfaEmailRequired: false })
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

  it.each([401, 403, 500])('follows a token check that answers %s', async (status) => {
    const { server, session } = setUp()
    await session.start()
    expect(await session.check()).toBe(true)
    server.status = status
    expect(await session.check()).toBe(false)
    expect(session.getSnapshot().phase).toBe('anonymous')
  })
})

describe('headers', () => {
  it('tell of pending contracts and of a second factor by mail', async () => {
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
    stop()
    await session.logout()
    expect(changes).toHaveBeenCalledOnce()
  })
})

describe('expiry', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  it('ends the session once, at the time that the cookie names', async () => {
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

it('keeps the editor’s address and the version', () => {
  const { session, local } = setUp()
  session.version.set('1.2.3')
  session.editorUrl.set('/editor/')
  expect([session.version.get(), session.editorUrl.get()]).toEqual(['1.2.3', '/editor/'])
  expect([local.getItem('version'), local.getItem('editorUrl')]).toEqual(['"1.2.3"', '"/editor/"'])
})
