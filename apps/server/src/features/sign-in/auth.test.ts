import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../kernel/tables.ts'
import { loginAttempts } from './tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { createPerson, testPassword } from '../../testing/people.ts'

const test = await openTestApp({ settings: { signInLimits: { address: 20, name: 20 } } })

const login = (credentials: object, address = '10.0.0.1') =>
  test.app.fetch(
    new Request(`${testOrigin}/api/v3/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', Origin: testOrigin },
      body: Buffer.from(JSON.stringify(credentials), 'utf8').toString('base64'),
    }),
    address,
  )

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

const withCookie = (cookie: string, path: string, init: RequestInit = {}) =>
  test.app.fetch(new Request(`${testOrigin}${path}`, { ...init, headers: { cookie, ...init.headers } }))

/** Waits until a call waits for what another transaction holds. */
const someoneWaits = () =>
  test.until(async () => {
    const { rows } = await test.db.execute("select 1 from pg_locks where not granted and locktype = 'transactionid'")
    return rows.length > 0
  })

describe('browser login', () => {
  it('signing in sets an HTTP-only session cookie and its expiry beside it', async () => {
    const response = await login({ username: test.people.manager.email, password: testPassword })
    expect(await response.json()).toMatchObject({ state: 'SUCCESS', data: { entryPoint: 'HOME' } })
    const [session, expiry] = response.headers.getSetCookie()
    expect(session).toMatch(/^session=[\w-]{43}; Path=\/; SameSite=Lax; Expires=.+; HttpOnly$/)
    expect(expiry).toMatch(/^session_expires=\d{13}; Path=\/; SameSite=Lax; Expires=/)
    expect(expiry).not.toContain('HttpOnly')
    const current = await withCookie(cookieOf(response), '/api/v3/auth/current')
    expect(current.headers.get('x-auth-pending-contracts')).toBe('false')
    expect(await current.json()).toMatchObject({
      user: { email: test.people.manager.email, accountType: 'BUSINESS' },
      authorities: ['ROLE_PROJECT_MANAGER'],
    })
  })

  it('the user name is not case-sensitive', async () => {
    const response = await login({ username: test.people.client.email.toUpperCase(), password: testPassword })
    expect(await response.json()).toMatchObject({ state: 'SUCCESS' })
  })

  it('unknown names are answered like known ones, and only the calling address is locked', async () => {
    for (const username of [test.people.linguistB.email, 'nobody@example.com']) {
      const remaining = []
      for (let attempt = 0; attempt < 7; attempt++) {
        const body = (await (await login({ username, password: 'wrong' }, '10.0.0.66')).json()) as {
          state: string
          properties: { remainingAttempts: number }
        }
        expect(body.state).toBe('FAILURE')
        remaining.push(body.properties.remainingAttempts)
      }
      expect(remaining).toEqual([5, 4, 3, 2, 1, 0, 0])
    }
    const credentials = { username: test.people.linguistB.email, password: testPassword }
    expect(await (await login(credentials, '10.0.0.66')).json()).toMatchObject({ state: 'FAILURE' })
    expect(await (await login(credentials, '10.0.0.67')).json()).toMatchObject({ state: 'SUCCESS' })
  })

  it('a user name is not that of someone whose address differs in a letter outside of ASCII', async () => {
    const kenji = await createPerson(test.app.services, test.people.place, 'Kenji Kato', { roles: ['CLIENT'] })
    const state = async (username: string) =>
      ((await (await login({ username, password: testPassword })).json()) as { state: string }).state
    expect(await state(kenji.email.replace('k', '\u212a'))).toBe('FAILURE')
    expect(await state(kenji.email.toUpperCase())).toBe('SUCCESS')
  })

  it('a lockout covers the whole IPv6 network of a caller and no other', async () => {
    const username = test.people.otherManager.email
    const right = { username, password: testPassword }
    const state = async (credentials: object, address: string) =>
      ((await (await login(credentials, address)).json()) as { state: string }).state
    for (let guess = 0; guess < 6; guess += 1) await login({ username, password: 'wrong' }, `2001:db8:1:2::${guess}`)
    expect(await state(right, '2001:0db8:1:2:ffff:1:2:3')).toBe('FAILURE')
    expect(await state(right, '2001:db8:1:3::1')).toBe('SUCCESS')
    for (let guess = 0; guess < 6; guess += 1) await login({ username, password: 'wrong' }, '::ffff:10.0.0.70')
    expect(await state(right, '::ffff:10.0.0.70')).toBe('FAILURE')
    expect(await state(right, '::ffff:10.0.0.71')).toBe('SUCCESS')
  })

  it('failures with many names are counted by their address, and the wait is as long as it says', async () => {
    const address = '2001:db8:7:7::1'
    const username = test.people.accountAdmin.email
    const right = { username, password: testPassword }
    // Successful attempts aren't counted.
    for (let time = 0; time < 3; time += 1) expect((await login(right, address)).status).toBe(200)
    for (let name = 0; name < 20; name += 1) {
      const answer = await login({ username: `person-${name}@example.com`, password: 'wrong' }, address)
      expect(await answer.json()).toMatchObject({ state: 'FAILURE', properties: { remainingAttempts: 5 } })
    }
    const refused = await login(right, '2001:db8:7:7:ffff::2')
    expect(await refused.json()).toMatchObject({ state: 'FAILURE', properties: { remainingAttempts: 0 } })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(880)
    expect(wait).toBeLessThanOrEqual(900)
    expect(await (await login(right, '2001:db8:7:8::1')).json()).toMatchObject({ state: 'SUCCESS' })
    const since = sql`${loginAttempts.lastFailedAt} - make_interval(secs => ${wait})`
    await test.db.update(loginAttempts).set({ lastFailedAt: since }).where(eq(loginAttempts.purpose, 'ADDRESS'))
    expect(await (await login(right, address)).json()).toMatchObject({ state: 'SUCCESS' })
  })

  it('failures with one name from many addresses lock out unknown addresses, and not those of its person', async () => {
    const { email } = test.people.linguistDe
    const state = async (password: string, address: string, username = email) =>
      ((await (await login({ username, password }, address)).json()) as { state: string }).state
    const home = '10.7.1.1'
    expect(await state(testPassword, home)).toBe('SUCCESS')
    for (const username of [email, 'nobody-at-all@example.com']) {
      for (let guess = 0; guess < 20; guess += 1)
        expect(await state('wrong', `10.7.2.${guess}`, username)).toBe('FAILURE')
      const refused = await login({ username, password: testPassword }, '10.7.3.1')
      expect([await refused.json(), Number(refused.headers.get('retry-after')) > 800]).toEqual([
        { state: 'FAILURE', properties: { text: expect.any(String), remainingAttempts: 0 } },
        true,
      ])
    }
    expect(await state(testPassword, home)).toBe('SUCCESS')
  })

  it('requests for a new password are limited by their address, too', async () => {
    const { captcha } = { captcha: 'not solved' }
    const ask = (name: number) =>
      test.app.fetch(
        new Request(`${testOrigin}/api/v3/user/request-password`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: testOrigin },
          body: JSON.stringify({ username: `person-${name}@example.com`, captcha }),
        }),
        '10.7.4.1',
      )
    for (let name = 0; name < 20; name += 1) expect((await ask(name)).status).toBe(400)
    const refused = await ask(20)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true])
  })

  it('many who sign in at once do not hold up other calls', async () => {
    let answered = 0
    const all = Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const credentials = { username: `crowd-${at}@example.com`, password: testPassword }
        const { status } = await login(credentials, `10.8.0.${at}`)
        answered += 1
        return status
      }),
    )
    const { manager } = test.people
    expect((await test.call(manager, 'GET', '/api/v3/auth/current')).status).toBe(200)
    const settings = '/api/v3/user/preference-settings'
    expect((await test.call(manager, 'PUT', settings, { theme: 'dark' })).status).toBe(200)
    expect(answered).toBeLessThan(20)
    expect(new Set(await all)).toEqual(new Set([200]))
  })

  it('concurrent guesses do not exceed the limit', async () => {
    const [username, address] = [test.people.linguistA.email, '10.0.0.68']
    for (let attempt = 0; attempt < 5; attempt++) await login({ username, password: 'wrong' }, address)
    let sixth: Promise<Response> | undefined
    await test.db.transaction(async (other) => {
      await other.update(loginAttempts).set({ failed: 6 }).where(eq(loginAttempts.address, address))
      sixth = login({ username, password: testPassword }, address)
      await someoneWaits()
    })
    expect(await (await sixth)?.json()).toMatchObject({ state: 'FAILURE', properties: { remainingAttempts: 0 } })
  })

  it('a sign-in that takes long holds up no other one at its address', async () => {
    const { linguistB, stranger, place } = test.people
    const enter = ({ email }: { email: string }) => login({ username: email, password: testPassword }, '10.0.0.69')
    let slow: Promise<Response> | undefined
    await test.db.transaction(async (other) => {
      await other.select().from(accounts).where(eq(accounts.id, place.accountId)).for('update')
      slow = enter(linguistB)
      await someoneWaits()
      expect((await enter(stranger)).status).toBe(200)
    })
    expect((await slow)?.status).toBe(200)
  })

  it('a missing sign-in field is named', async () => {
    const response = await login({ username: 'somebody@example.com' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'body.password', rule: 'required' }] })
  })

  it('a sign-in body that is not base64 is refused', async () => {
    const response = await test.app.fetch(
      new Request(`${testOrigin}/api/v3/auth/login`, {
        method: 'POST',
        headers: { Origin: testOrigin },
        body: '{"a":1}',
      }),
    )
    expect(response.status).toBe(400)
  })

  it('signing out ends the session', async () => {
    const cookie = cookieOf(await login({ username: test.people.manager.email, password: testPassword }))
    const out = await withCookie(cookie, '/api/v3/auth/logout', { method: 'POST', headers: { Origin: testOrigin } })
    expect(out.status).toBe(200)
    expect(out.headers.getSetCookie()[0]).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/)
    const current = await withCookie(cookie, '/api/v3/auth/current')
    expect(current.status).toBe(401)
  })

  it('a change that another site sends with the cookie is refused', async () => {
    const cookie = cookieOf(await login({ username: test.people.manager.email, password: testPassword }))
    for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }, {}]) {
      const response = await withCookie(cookie, '/api/v3/auth/logout', { method: 'POST', headers })
      expect(response.status).toBe(403)
    }
    const check = { method: 'POST', headers: { Origin: testOrigin } }
    expect((await withCookie(cookie, '/api/v3/auth/token/check', check)).status).toBe(200)
  })
})

describe('callers', () => {
  it('callers without a session or with an unknown token get 401', async () => {
    expect((await test.call(null, 'GET', '/api/v3/auth/current')).status).toBe(401)
    const nobody = { ...test.people.manager, token: 'unknown' }
    expect(await test.call(nobody, 'GET', '/api/v3/auth/current')).toMatchObject({
      status: 403,
      body: { code: 'TOKEN_INVALID' },
    })
  })

  it('every response has a request ID and the security headers', async () => {
    const { headers } = await test.call(null, 'GET', '/api/v3/nothing/here')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
