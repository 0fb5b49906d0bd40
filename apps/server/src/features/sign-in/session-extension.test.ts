import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { loginAttempts } from './tables.ts'
import { sessions } from '../../identity/tables.ts'
import { journal } from '../../kernel/tables.ts'
import { testPassword } from '../../testing/people.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { testOrigin } from '../../testing/test-app.ts'

const hour = 60 * 60 * 1000

const test = await openTestApp()

const post = (path: string, headers: Record<string, string>, body = '') =>
  test.app.fetch(
    new Request(`${testOrigin}${path}`, { method: 'POST', headers: { Origin: testOrigin, ...headers }, body }),
    '10.8.0.1',
  )

const login = (username: string, password = testPassword, headers: Record<string, string> = {}) =>
  post(
    '/api/v3/auth/login',
    { 'Content-Type': 'text/plain', ...headers },
    Buffer.from(JSON.stringify({ username, password })).toString('base64'),
  )

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

const extend = (cookie: string) => post('/api/v3/auth/session/extend', { cookie })

/** Someone’s session as if it had begun some hours ago. */
async function begun(email: string, hours: number) {
  const cookie = cookiesOf(await login(email))
  const start = Date.now() - hours * hour
  await test.db
    .update(sessions)
    .set({ createdAt: new Date(start), expiresAt: new Date(Date.now() + hour / 60) })
    .where(eq(sessions.kind, 'browser'))
  test.app.services.sessions.forget()
  return { cookie, start }
}

it('[auth.expiry] extending a session renews its expiry and its cookies', async () => {
  const { manager } = test.people
  const { cookie, start } = await begun(manager.email, 3)
  const response = await extend(cookie)
  const end = (await response.json()) as { expiresAt: number; limit: number }
  expect(Math.abs(end.expiresAt - (Date.now() + 12 * hour))).toBeLessThan(hour / 60)
  expect(end.limit).toBe(start + 24 * hour)
  const [session, expiry] = response.headers.getSetCookie()
  expect(session).toMatch(new RegExp(`^${/session=[\w-]+/.exec(cookie)![0]}; .*HttpOnly$`))
  expect(expiry).toContain(`session_expires=${end.expiresAt};`)
  const entries = await test.db.select().from(journal).where(eq(journal.event, 'SESSION_EXTENDED'))
  expect(entries).toMatchObject([{ userId: manager.id }])
})

it('[auth.expiry] no session is extended past its limit', async () => {
  const { otherManager } = test.people
  const { cookie, start } = await begun(otherManager.email, 20)
  for (const _ of [1, 2])
    expect(((await (await extend(cookie)).json()) as { expiresAt: number }).expiresAt).toBe(start + 24 * hour)
})

it('[auth.expiry] tokens and missing sessions cannot be extended', async () => {
  expect((await test.call(test.people.manager, 'POST', '/api/v3/auth/session/extend')).status).toBe(409)
  expect((await extend('session=unknown')).status).toBe(401)
})

it('[auth.failure] a lockout tells the remaining time in the language of the page', async () => {
  const { client } = test.people
  for (let attempt = 0; attempt < 6; attempt += 1) await login(client.email, 'wrong')
  await test.db
    .update(loginAttempts)
    .set({ lastFailedAt: new Date(Date.now() - 10 * 60_000) })
    .where(eq(loginAttempts.username, client.email))
  const locked = await login(client.email, testPassword, { cookie: 'locale=de' })
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(290)
  expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(300)
  expect(await locked.json()).toMatchObject({
    properties: { text: expect.stringContaining('in 5 Minuten'), remainingAttempts: 0 },
  })
  const french = await login('nobody@example.com', 'x', { cookie: 'locale=fr' })
  expect(await french.json()).toMatchObject({ properties: { text: expect.stringContaining('mot de passe') } })
  // The page offers the browser's preferred language, but doesn't choose it.
  const unasked = await login('nobody@example.com', 'x', { 'Accept-Language': 'fr-CH, fr;q=0.8' })
  expect(await unasked.json()).toMatchObject({ properties: { text: expect.stringContaining('password') } })
})

it('acting as someone else and returning goes on with the end of the first session', async () => {
  const { accountAdmin, linguistA } = test.people
  const { cookie } = await begun(accountAdmin.email, 3)
  const get = (path: string, held: string) =>
    test.app.fetch(new Request(`${testOrigin}${path}`, { headers: { Origin: testOrigin, cookie: held } }), '10.8.0.1')
  const answer = await get(`/api/v3/user/impersonate/${linguistA.id}`, cookie)
  const { redirectUrl } = (await answer.json()) as { redirectUrl: string }
  const gone = await post(`/api/v3/auth${redirectUrl}/`, { cookie })
  expect(await gone.json()).toMatchObject({ state: 'SUCCESS' })
  const acting = cookiesOf(gone)
  expect((await get('/api/v3/auth/current', cookie)).status).toBe(401)
  const back = cookiesOf(await post('/api/v3/auth/impersonation/end', { cookie: acting }))
  expect((await get('/api/v3/auth/current', acting)).status).toBe(401)
  expect((await get('/api/v3/auth/current', back)).status).toBe(200)
  const expiry = /session_expires=(\d+)/.exec(back)?.[1]
  expect(Number(expiry)).toBeGreaterThan(Date.now())
  expect(Number(expiry)).toBeLessThanOrEqual(Date.now() + hour / 60)
})

it('signing in again in the same browser ends the session before', async () => {
  const { manager } = test.people
  const cookie = cookiesOf(await login(manager.email))
  expect((await login(manager.email, testPassword, { cookie })).status).toBe(200)
  expect((await extend(cookie)).status).toBe(401)
})
