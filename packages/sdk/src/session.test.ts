import { describe, expect, it, vi } from 'vitest'
import { call } from './client.ts'
import { list } from './generated/tasks.ts'
import { createSession } from './session.ts'
import { ana, setUpSession, success } from './testing/session-server.ts'

describe('signing in', () => {
  it('[auth.success] [auth.loginBody] SUCCESS authenticates and says where to go', async () => {
    const { server, session } = setUpSession()
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
  ])('[auth.redirect] signing in leads to %s', async (_, redirect, remembered, goTo) => {
    const { session } = setUpSession()
    if (remembered) session.remember(remembered)
    expect(await session.login({ username: 'a', password: 'b' }, redirect)).toMatchObject({ goTo })
  })

  it('[auth.redirect] the remembered address is kept during pending steps and until the user signs out', async () => {
    const { server, session, local } = setUpSession()
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

  it('[auth.portal] signing in leads to the portal if it is the entry point', async () => {
    const { server, session } = setUpSession()
    server.logins = [{ ...success, data: { entryPoint: 'PORTAL_HOME' } }]
    expect(await session.login({ username: 'a', password: 'b' }, '/tasks')).toMatchObject({
      goTo: '/portal',
      isPortal: true,
    })
  })

  it.each([
    [
      { text: 'Wrong password', remainingAttempts: 2 },
      { text: 'Wrong password', remainingAttempts: 2 },
    ],
    [{}, { text: '', remainingAttempts: 6 }],
    [undefined, { text: '', remainingAttempts: 6 }],
  ])('[auth.failure] a refused sign-in tells the reason: %j', async (properties, expected) => {
    const { server, session } = setUpSession()
    server.logins = [{ state: 'FAILURE', properties }]
    expect(await session.login({ username: 'a', password: 'b' })).toEqual({ kind: 'refused', ...expected })
    expect(session.getSnapshot().phase).toBe('anonymous')
  })

  it('[auth.failure] a refused sign-in without attempts left tells how long to wait', async () => {
    const { server, session } = setUpSession()
    server.logins = [{ state: 'FAILURE', properties: { text: 'Locked', remainingAttempts: 0 } }]
    server.loginHeaders = { 'retry-after': '840' }
    expect(await session.login({ username: 'a', password: 'b' })).toEqual({
      kind: 'refused',
      text: 'Locked',
      remainingAttempts: 0,
      retryAfter: 840,
    })
  })

  it('[auth.mfa] a one-time password is requested and sent with the credentials', async () => {
    const { server, session } = setUpSession()
    const mfa = { state: 'MFA_REQUIRED', properties: { result: 'MFA' } }
    server.logins = [mfa, { ...mfa, properties: { result: 'MFA', text: 'Wrong code', remainingAttempts: 5 } }, success]
    expect(await session.login({ username: 'a', password: 'b' })).toEqual({ kind: 'mfa', remainingAttempts: 6 })
    expect(session.getSnapshot().phase).toBe('mfa')
    expect(await session.submitOtp('1')).toEqual({ kind: 'mfa', text: 'Wrong code', remainingAttempts: 5 })
    expect(await session.submitOtp('2', '/tasks')).toMatchObject({ kind: 'success', goTo: '/tasks' })
    expect(server.credentials[2]).toEqual({ username: 'a', password: 'b', otp: '2' })
    await expect(session.submitOtp('3')).rejects.toThrow('No second factor was asked for')
  })

  it('[auth.mfa] [auth.go] a link that asks for a one-time password is sent again with it', async () => {
    const { server, session } = setUpSession()
    const mfa = { state: 'MFA_REQUIRED', properties: { result: 'MFA', text: '', remainingAttempts: 6 } }
    server.links = [mfa, { ...mfa, properties: { result: 'MFA', text: 'Wrong code', remainingAttempts: 5 } }]
    expect(await session.go('c', 't')).toEqual({ kind: 'mfa', remainingAttempts: 6 })
    expect(session.getSnapshot()).toMatchObject({ phase: 'mfa', hasMfaError: false })
    expect(await session.submitOtp('1')).toEqual({ kind: 'mfa', text: 'Wrong code', remainingAttempts: 5 })
    expect(session.getSnapshot()).toMatchObject({ phase: 'mfa', hasMfaError: true })
    expect(await session.submitOtp('2')).toMatchObject({ kind: 'success', goTo: '/' })
    expect(server.credentials).toEqual([{ otp: '1' }, { otp: '2' }])
    expect(server.asked.slice(0, 3)).toEqual(Array(3).fill('/auth/go/c/t/'))
  })

  it('[auth.go] a link whose one-time password is not entered leaves the present session as it was', async () => {
    const { server, session } = setUpSession()
    await session.start()
    server.links = [{ state: 'MFA_REQUIRED', properties: { result: 'MFA' } }]
    await session.go('c', 't')
    session.cancelOtp()
    expect(session.getSnapshot().phase).toBe('unknown')
    expect((await session.start()).subject).toEqual(ana)
    await expect(session.submitOtp('1')).rejects.toThrow('No second factor was asked for')
  })

  it.each([true, false])(
    '[auth.go] [auth.mfa] the previous person (%s) doesn’t replace the question for a one-time password',
    async (signedIn) => {
      const { server, session } = setUpSession()
      const answer = Promise.withResolvers<void>()
      server.held['/auth/current'] = answer.promise
      server.signedIn = signedIn
      const started = session.start()
      server.links = [{ state: 'MFA_REQUIRED', properties: { result: 'MFA' } }]
      await session.go('c', 't')
      answer.resolve()
      expect((await started).phase).toBe('mfa')
      delete server.held['/auth/current']
      server.signedIn = true
      expect(await session.submitOtp('1')).toMatchObject({ kind: 'success' })
      expect(session.getSnapshot()).toMatchObject({ phase: 'authenticated', subject: ana })
    },
  )

  it('[auth.go] a link without attempts left tells how long to wait', async () => {
    const { server, session } = setUpSession()
    server.links = [{ state: 'FAILURE', properties: { text: 'Locked', remainingAttempts: 0 } }]
    server.loginHeaders = { 'retry-after': '840' }
    expect(await session.go('c', 't')).toMatchObject({ kind: 'refused', text: 'Locked', retryAfter: 840 })
  })

  it("a printed session doesn't contain the password", async () => {
    const { server, session, local, storage } = setUpSession()
    server.logins = [{ state: 'MFA_REQUIRED', properties: { result: 'MFA' } }]
    await session.login({ username: 'a', password: 'hunter2' })
    const { inspect } = await import('node:util')
    expect(inspect([session, local, storage], { depth: 9 })).not.toContain('hunter2')
    session.cancelOtp()
    expect(session.getSnapshot().phase).toBe('anonymous')
  })

  it('a sign-in is never retried by itself', async () => {
    const { server, session } = setUpSession()
    server.logins = [{ status: 0, exception: 'x', message: 'BW Error: broken' }]
    await expect(session.login({ username: 'a', password: 'b' })).rejects.toMatchObject({ message: 'broken' })
    expect(server.asked).toEqual(['/auth/login'])
  })
})

describe('starting', () => {
  it('guards that ask at the same time who is signed in share one answer', async () => {
    const { server, session } = setUpSession({ cookies: () => 'session_expires=99999999999999' })
    const answers = await Promise.all([session.start(), session.start()])
    expect(answers.map(({ subject }) => subject)).toEqual([ana, ana])
    expect(server.asked).toEqual(['/auth/current'])
    await session.start()
    expect(server.asked).toHaveLength(2)
  })

  it('starting asks who is signed in', async () => {
    const { session } = setUpSession()
    expect(session.getSnapshot().phase).toBe('unknown')
    expect((await session.start()).subject).toEqual(ana)
  })

  it('starting without a session leaves the user anonymous', async () => {
    const { server, session } = setUpSession()
    server.signedIn = false
    expect((await session.start()).phase).toBe('anonymous')
  })

  it('a server error at the start keeps the stored session', async () => {
    const { server, session } = setUpSession()
    await session.start()
    server.status = 500
    await expect(session.refresh()).rejects.toMatchObject({ status: 500 })
    expect(session.getSnapshot().phase).toBe('authenticated')
  })

  it('starting sends no request if the cookie says no one is signed in', async () => {
    const { server, session } = setUpSession({ cookies: () => 'theme=dark' })
    expect((await session.start()).phase).toBe('anonymous')
    expect(server.asked).toEqual([])
  })

  it('the stored session shows at once', async () => {
    const first = setUpSession()
    await first.session.start()
    const again = createSession({ client: first.client, local: first.local, session: first.storage })
    expect(again.getSnapshot()).toMatchObject({ phase: 'authenticated', subject: ana })
  })

  it('a session works without storage', async () => {
    const forbidden = {
      getItem: () => {
        throw new Error('no')
      },
      setItem: () => {
        throw new Error('no')
      },
      removeItem: () => {
        throw new Error('no')
      },
    }
    const { session } = setUpSession({ local: forbidden, session: forbidden })
    expect((await session.start()).phase).toBe('authenticated')
  })
})

describe('ending', () => {
  it('[auth.logout] signing out reaches the server even if the page is closed', async () => {
    const { server, session } = setUpSession()
    await session.start()
    await session.logout()
    expect(server.outliving).toEqual(['/auth/logout'])
  })

  it('[auth.logout] signing out says where the session at a provider ends that this one began with', async () => {
    const { server, session } = setUpSession()
    await session.start()
    expect(await session.logout()).toBeUndefined()
    server.subject = { ...ana, endsAtProvider: true }
    await session.refresh()
    expect(await session.logout()).toBe('https://id.example.com/end')
    expect(server.outliving).toEqual(['/auth/logout', '/auth/logout/provider'])
  })

  it('[auth.logout] signing out clears everything even if the server fails', async () => {
    const { server, session, local, storage } = setUpSession()
    await session.start()
    server.status = 500
    await session.logout()
    expect(session.getSnapshot()).toMatchObject({ phase: 'anonymous', hasPendingContracts: false, hasLeft: true })
    expect([local.getItem('auth'), storage.getItem('security')]).toEqual([null, null])
    expect(server.asked.at(-1)).toBe('/auth/logout')
  })

  it('status 401 of any call ends the session', async () => {
    const { server, client, session } = setUpSession()
    await session.start()
    server.signedIn = false
    await call(client, list).catch(() => undefined)
    expect(session.getSnapshot().phase).toBe('anonymous')
  })

  it.each([201, 202, 204, 401, 403, 500])(
    '[auth.tokenCheck] a token check that answers %s decides about the session',
    async (status) => {
      const { server, session } = setUpSession()
      await session.start()
      expect(await session.check()).toBe(true)
      server.status = status
      expect(await session.check()).toBe(false)
      expect(session.getSnapshot().phase).toBe('anonymous')
    },
  )
})

describe('headers', () => {
  it('[auth.headers] headers announce pending contracts and a second factor by mail', async () => {
    const { server, client, session } = setUpSession()
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
    expect(session.getSnapshot()).toMatchObject({
      phase: 'authenticated',
      hasPendingContracts: true,
      isMfaEmailRequired: true,
    })
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

it('[auth.persistence] security data is stored apart from authentication data, the editor address, and the version', async () => {
  const { server, session, local, storage } = setUpSession()
  server.headers = { 'x-auth-pending-contracts': 'true' }
  await session.login({ username: 'a', password: 'secret' })
  session.editorUrl.set('/editor/')
  session.version.set('1.2.3')
  const { user, modules, ...security } = ana
  expect(JSON.parse(local.getItem('auth')!)).toEqual({
    user,
    modules,
    hasPendingContracts: true,
    isMfaEmailRequired: false,
  })
  expect(JSON.parse(storage.getItem('security')!)).toEqual(security)
  for (const key of ['editorUrl', 'version', 'auth'])
    expect([local.getItem(key), storage.getItem(key)]).toEqual([expect.any(String), null])
  expect(local.getItem('security')).toBeNull()
  server.headers = { 'x-auth-pending-contracts': 'false' }
  await session.refresh()
  expect(JSON.parse(local.getItem('auth')!)).toMatchObject({ hasPendingContracts: false })
})

it('[version.check] signing out keeps the editor address and the version', () => {
  const { session, local } = setUpSession()
  session.version.set('1.2.3')
  session.editorUrl.set('/editor/')
  expect([session.version.get(), session.editorUrl.get()]).toEqual(['1.2.3', '/editor/'])
  expect([local.getItem('version'), local.getItem('editorUrl')]).toEqual(['"1.2.3"', '"/editor/"'])
})
