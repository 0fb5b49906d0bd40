import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contracts, mails, oneTimeSecrets, sessions, users } from '../db/schema.ts'
import { createPerson, testPassword, type Person } from '../testing/people.ts'
import { createTestApp, testOrigin, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const newPassword = 'seven green bottles on the wall'
let people = 0

const somebody = (roles: Parameters<typeof createPerson>[3]['roles'] = ['PROJECT_MANAGER']) => {
  return createPerson(test.app.services, test.people.place, `Person ${++people}`, { roles })
}

interface Answered {
  status: number
  headers: Headers
  body: never
}

/** A browser: keeps its cookies, and says where its pages come from. */
function browser(address = `10.1.0.${++people}`) {
  const jar = new Map<string, string>()
  const send = async (method: string, path: string, body?: object | string): Promise<Answered> => {
    const headers = new Headers({ Origin: testOrigin, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })
    if (body !== undefined) headers.set('Content-Type', typeof body === 'string' ? 'text/plain' : 'application/json')
    const payload = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
    const response = await test.app.fetch(new Request(`${testOrigin}${path}`, { method, headers, body: payload }), address)
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      if (pair.slice(at + 1) === '') jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: (text === '' ? undefined : JSON.parse(text)) as never }
  }
  return {
    send,
    jar,
    login: (username: string, password: string = testPassword, otp?: string) =>
      send('POST', '/api/v3/auth/login', Buffer.from(JSON.stringify({ username, password, otp })).toString('base64')),
    whoAmI: () => send('GET', '/api/v3/auth/current'),
  }
}

const appCode = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at })

async function signedIn(person: Person) {
  const page = browser()
  expect((await page.login(person.email)).body).toMatchObject({ state: 'SUCCESS' })
  return page
}

/** Somebody with an authenticator app, and their browser. */
async function withApp() {
  const person = await somebody()
  const page = await signedIn(person)
  const { body: setup } = await page.send('POST', '/api/v3/user/mfa', {})
  const { secret, uri } = setup as { secret: string; uri: string }
  const { body: codes } = await page.send('POST', '/api/v3/user/mfa', { otp: appCode(secret, Date.now() - 30_000) })
  return { person, page, secret, uri, recoveryCodes: (codes as { recoveryCodes: string[] }).recoveryCodes }
}

describe('an authenticator app', () => {
  it('is asked for after the password, once a first code has shown that it is there', async () => {
    const { person, secret, uri, recoveryCodes } = await withApp()
    expect(uri).toMatch(/^otpauth:\/\/totp\/Dragoman:/)
    expect(recoveryCodes).toHaveLength(10)
    const page = browser()
    expect((await page.login(person.email)).body).toMatchObject({ state: 'MFA_REQUIRED', properties: { result: 'MFA', remainingAttempts: 6 } })
    expect((await page.whoAmI()).status).toBe(401)
    expect((await page.login(person.email, testPassword, '000000')).body).toMatchObject({ properties: { result: 'MFA', remainingAttempts: 5 } })
    const code = appCode(secret)
    expect((await page.login(person.email, testPassword, code)).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.whoAmI()).body).toMatchObject({ user: { email: person.email } })
    expect((await browser().login(person.email, testPassword, code)).body).toMatchObject({ state: 'MFA_REQUIRED' })
  })

  it('is not asked for before it is confirmed', async () => {
    const person = await somebody()
    const page = await signedIn(person)
    await page.send('POST', '/api/v3/user/mfa', {})
    expect(await page.send('POST', '/api/v3/user/mfa', { otp: '000000' })).toMatchObject({ status: 400, body: { code: 'MFA_CODE_WRONG', errors: [{ field: 'body.otp' }] } })
    expect((await browser().login(person.email)).body).toMatchObject({ state: 'SUCCESS' })
  })

  it('can be stood in for by a recovery code, each once', async () => {
    const { person, recoveryCodes } = await withApp()
    const [code = ''] = recoveryCodes
    expect((await browser().login(person.email, testPassword, code.toUpperCase())).body).toMatchObject({ state: 'SUCCESS' })
    expect((await browser().login(person.email, testPassword, code)).body).toMatchObject({ state: 'MFA_REQUIRED' })
  })

  it('locks after six wrong codes, whatever is asked in between', async () => {
    const { person, secret } = await withApp()
    const page = browser()
    for (let guess = 0; guess < 6; guess += 1) {
      await page.login(person.email)
      await page.login(person.email, testPassword, '000000')
    }
    const locked = await page.login(person.email, testPassword, appCode(secret))
    expect(locked.body).toMatchObject({ state: 'FAILURE', properties: { remainingAttempts: 0 } })
    expect(locked.headers.get('retry-after')).toBe('900')
  })

  it('goes with the password; of somebody else by who stands above them', async () => {
    const { person, page } = await withApp()
    const path = `/api/v3/user/${person.id}/mfa`
    expect((await page.send('DELETE', path)).status).toBe(400)
    expect((await page.send('DELETE', path, { password: 'wrong' })).body).toMatchObject({ code: 'PASSWORD_WRONG' })
    expect((await test.call(test.people.otherManager, 'DELETE', path)).status).toBe(403)
    expect((await test.call(test.people.accountAdmin, 'DELETE', path)).status).toBe(200)
    expect((await browser().login(person.email)).body).toMatchObject({ state: 'SUCCESS' })
  })

  it('keeps its secret encrypted', async () => {
    const { person, secret } = await withApp()
    const { rows } = await test.db.execute(`select * from authenticators where user_id = '${person.id}'`)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('a code by mail', () => {
  it('is asked for by the headers, and lets nothing else through before', async () => {
    const person = await somebody()
    await test.db.update(users).set({ mfaEmail: true }).where(eq(users.id, person.id))
    const page = await signedIn(person)
    const current = await page.whoAmI()
    expect([current.status, current.headers.get('x-auth-mfa-email-required')]).toEqual([200, 'true'])
    const refused = await page.send('GET', '/api/v3/project')
    expect(refused).toMatchObject({ status: 403, body: { code: 'MFA_EMAIL_REQUIRED' } })
    expect(refused.headers.get('x-auth-mfa-email-required')).toBe('true')
    expect((await page.send('POST', '/api/v2/mfa/email')).status).toBe(200)
    const { code } = await test.mailTo(person.email)
    expect((await page.send('POST', '/api/v2/mfa/000000/email')).body).toMatchObject({ code: 'MFA_CODE_WRONG' })
    expect((await page.send('POST', `/api/v2/mfa/${code}/email`)).status).toBe(200)
    const after = await page.send('GET', '/api/v3/project')
    expect([after.status, after.headers.get('x-auth-mfa-email-required')]).toEqual([200, 'false'])
  })

  it('is void after five wrong guesses, in another session, and after another one was asked for', async () => {
    const person = await somebody()
    await test.db.update(users).set({ mfaEmail: true }).where(eq(users.id, person.id))
    const page = await signedIn(person)
    await page.send('POST', '/api/v2/mfa/email')
    const first = await test.mailTo(person.email)
    const other = await signedIn(person)
    expect((await other.send('POST', `/api/v2/mfa/${first.code}/email`)).status).toBe(400)
    await page.send('POST', '/api/v2/mfa/email')
    const second = await test.mailTo(person.email)
    // The first one counts as a guess, and may by chance be the second one, too.
    const wrong = first.code === second.code ? '000000' : first.code
    expect((await page.send('POST', `/api/v2/mfa/${wrong}/email`)).status).toBe(400)
    for (let guess = 1; guess < 5; guess += 1) await page.send('POST', '/api/v2/mfa/000000/email')
    expect((await page.send('POST', `/api/v2/mfa/${second.code}/email`)).status).toBe(400)
  })
})

describe('contracts', () => {
  it('have to be accepted one by one before anything else', async () => {
    const admin = test.people.accountAdmin
    const person = await somebody()
    const page = await signedIn(person)
    const make = (name: string) => test.call(admin, 'POST', '/api/v3/contract', { name, content: `<h2>${name}</h2><script>alert(1)</script><p onclick="x()">Text</p>` })
    const first = (await make('Terms')).body as { uuid: string; content: string }
    expect(first.content).toBe('<h2>Terms</h2><p>Text</p>')
    const second = (await make('Privacy')).body as { uuid: string }
    const refused = await page.send('GET', '/api/v3/project')
    expect(refused).toMatchObject({ status: 403, body: { code: 'CONTRACTS_PENDING' } })
    expect(refused.headers.get('x-auth-pending-contracts')).toBe('true')
    expect((await page.send('GET', '/api/v3/contract?pending=true')).body).toMatchObject([{ name: 'Terms' }, { name: 'Privacy' }])
    expect((await page.send('POST', `/api/v3/contract/${first.uuid}`)).status).toBe(200)
    expect((await page.send('GET', '/api/v3/project')).status).toBe(403)
    await page.send('POST', `/api/v3/contract/${second.uuid}`)
    const after = await page.send('GET', '/api/v3/project')
    expect([after.status, after.headers.get('x-auth-pending-contracts')]).toEqual([200, 'false'])

    const reluctant = await signedIn(test.people.otherManager)
    expect((await reluctant.send('POST', `/api/v3/contract/reject/${first.uuid}`)).status).toBe(200)
    expect((await reluctant.whoAmI()).status).toBe(401)
    expect((await test.call(test.people.stranger, 'GET', '/api/v3/project')).status).toBe(200)
    expect((await test.call(test.people.stranger, 'POST', `/api/v3/contract/${first.uuid}`)).status).toBe(404)
    await test.db.delete(contracts)
    test.app.services.sessions.forget()
  })
})

describe('a forgotten password', () => {
  async function captcha(page: ReturnType<typeof browser>): Promise<string> {
    const { body } = await page.send('GET', '/api/v3/auth/captcha')
    const challenge = body as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  async function resetLink(person: Person, page = browser()) {
    const solved = await captcha(page)
    const answer = await page.send('POST', '/api/v3/user/request-password', { username: person.email.toUpperCase(), captcha: solved })
    expect(answer.status).toBe(200)
    const mail = await test.mailTo(person.email)
    const [, code, token] = /\/reset-password\/([^/]+)\/([^/]+)$/.exec(mail.link!)!
    return { mail, solved, path: `/api/v3/user/update-password/${code}/${token}` }
  }

  it('is replaced by a link that works once, and ends all sessions', async () => {
    const person = await somebody()
    const before = await signedIn(person)
    const { path, mail } = await resetLink(person)
    expect(mail.html).toContain('href="http://dragoman.test/reset-password/')
    const page = browser()
    expect((await page.send('GET', path)).body).toMatchObject({ email: person.email, purpose: 'RESET' })
    const weak = await page.send('POST', path, { password: 'short', confirm: 'short' })
    expect(weak).toMatchObject({ status: 400, body: { errors: [{ field: 'body.password', rule: 'tooShort' }, {}].slice(0, 1) } })
    expect((await page.send('POST', path, { password: newPassword, confirm: 'another' })).body).toMatchObject({ errors: [{ field: 'body.confirm' }] })
    expect((await page.send('POST', path, { password: newPassword, confirm: newPassword })).status).toBe(200)
    expect((await before.whoAmI()).status).toBe(401)
    expect((await page.send('POST', path, { password: newPassword, confirm: newPassword })).body).toMatchObject({ code: 'LINK_GONE' })
    expect((await page.login(person.email, newPassword)).body).toMatchObject({ state: 'SUCCESS' })
    expect((await test.mailTo(person.email)).subject).toBe('Your password was changed')
  })

  it('answers unknown names like known ones, and mails nobody', async () => {
    const page = browser()
    const { rows: before } = await test.db.execute('select count(*) from mails')
    const answer = await page.send('POST', '/api/v3/user/request-password', { username: 'nobody@example.com', captcha: await captcha(page) })
    expect([answer.status, answer.body]).toEqual([200, undefined])
    expect((await test.db.execute('select count(*) from mails')).rows).toEqual(before)
  })

  it('takes each captcha once, and none that is made up', async () => {
    const person = await somebody()
    const page = browser()
    const { solved } = await resetLink(person, page)
    for (const wrong of [solved, '', 'e30=', Buffer.from('{"challenge":{},"solution":{}}').toString('base64')]) {
      const answer = await page.send('POST', '/api/v3/user/request-password', { username: person.email, captcha: wrong })
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'body.captcha' }] } })
    }
  })

  it('is limited by name and address, and says how long to wait', async () => {
    const page = browser()
    const ask = () => page.send('POST', '/api/v3/user/request-password', { username: 'victim@example.com', captcha: '' })
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await ask()).status).toBe(400)
    const limited = await ask()
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '900'])
    const elsewhere = await browser().send('POST', '/api/v3/user/request-password', { username: 'victim@example.com', captcha: '' })
    expect(elsewhere.status).toBe(400)
  })

  it('keeps neither link nor code readable', async () => {
    const person = await somebody()
    const { path } = await resetLink(person)
    const token = path.split('/').at(-1)!
    const stored = JSON.stringify([await test.db.select().from(oneTimeSecrets), await test.db.select().from(mails)])
    expect(stored).not.toContain(token)
  })

  it('runs out after an hour', async () => {
    const person = await somebody()
    const { path } = await resetLink(person)
    await test.db.update(oneTimeSecrets).set({ expiresAt: new Date() }).where(eq(oneTimeSecrets.userId, person.id))
    expect(await browser().send('GET', path)).toMatchObject({ status: 410, body: { code: 'LINK_GONE' } })
  })
})

describe('a changed password', () => {
  it('needs the old one, and ends the other sessions', async () => {
    const person = await somebody()
    const [page, other] = [await signedIn(person), await signedIn(person)]
    const change = (password: string, next = newPassword) =>
      page.send('POST', '/api/v3/user/password', { password, newPassword: next, confirm: next })
    expect((await change('wrong')).body).toMatchObject({ code: 'PASSWORD_WRONG', errors: [{ field: 'body.password' }] })
    expect((await change(testPassword, 'password123')).body).toMatchObject({ errors: [{ field: 'body.newPassword', rule: 'tooCommon' }] })
    expect((await change(testPassword)).status).toBe(200)
    expect([(await page.whoAmI()).status, (await other.whoAmI()).status]).toEqual([200, 401])
    expect((await browser().login(person.email)).body).toMatchObject({ state: 'FAILURE' })
  })

  it('limits guesses of the old one, although each is refused', async () => {
    const page = await signedIn(await somebody())
    const guess = () => page.send('POST', '/api/v3/user/password', { password: 'wrong', newPassword, confirm: newPassword })
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
  })
})

describe('links that sign in', () => {
  const goOf = (address: string) => `/api/v3/auth${new URL(address, testOrigin).pathname}/`

  it('work once, and soon', async () => {
    const person = await somebody()
    expect((await test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${person.id}/one-time-login`)).status).toBe(200)
    const { link } = await test.mailTo(person.email)
    const page = browser()
    expect((await page.send('POST', goOf(link!))).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.whoAmI()).body).toMatchObject({ user: { email: person.email } })
    expect((await browser().send('POST', goOf(link!))).body).toMatchObject({ code: 'LINK_GONE' })
    expect((await browser().send('POST', '/api/v3/auth/go/x/y/')).status).toBe(410)
  })

  it('are no good for another purpose', async () => {
    const person = await somebody()
    await test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${person.id}/reset-password`)
    const { link } = await test.mailTo(person.email)
    const [, code, token] = /\/reset-password\/([^/]+)\/([^/]+)$/.exec(link!)!
    expect((await browser().send('POST', `/api/v3/auth/go/${code}/${token}/`)).status).toBe(410)
  })

  it('let an administrator act as somebody below, who is named, and go back', async () => {
    const person = await somebody()
    const page = await signedIn(test.people.accountAdmin)
    const { body } = await page.send('GET', `/api/v3/user/impersonate/${person.id}`)
    const { redirectUrl } = body as { redirectUrl: string }
    expect((await page.send('POST', goOf(redirectUrl))).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.whoAmI()).body).toMatchObject({ user: { email: person.email }, impersonator: { name: test.people.accountAdmin.name } })
    expect((await page.send('POST', '/api/v3/user/token')).status).toBe(403)
    expect((await page.send('POST', '/api/v3/auth/impersonation/end')).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.whoAmI()).body).toMatchObject({ user: { email: test.people.accountAdmin.email } })
    const { body: activity } = await page.send('GET', '/api/v3/activity?size=20')
    expect(JSON.stringify(activity)).toContain('IMPERSONATION_STARTED')
  })

  it.each([
    ['an equal', 'accountAdmin', 'accountAdmin', 403],
    ['somebody above', 'accountAdmin', 'admin', 403],
    ['somebody of another account', 'accountAdmin', 'stranger', 404],
    ['anybody, for a manager', 'manager', 'linguistA', 403],
  ] as const)('refuse to act as %s', async (_, who, whom, status) => {
    const answer = await test.call(test.people[who], 'GET', `/api/v3/user/impersonate/${test.people[whom].id}`)
    expect(answer.status).toBe(status)
  })
})

describe('one’s own things', () => {
  it('an access key is shown once, exchanged for tokens, and revoked with them', async () => {
    const page = await signedIn(await somebody())
    expect((await page.send('GET', '/api/v3/user/token')).body).toEqual({})
    const { body: key } = await page.send('POST', '/api/v3/user/token')
    const shown = await page.send('GET', '/api/v3/user/token')
    expect(shown.body).toMatchObject({ accessKey: (key as { accessKey: string }).accessKey })
    expect(JSON.stringify(shown.body)).not.toContain((key as { secret: string }).secret)
    const machine = browser()
    const token = (await machine.send('POST', '/api/v3/auth', key as object)).headers.get('x-auth-token')!
    const use = () => test.call({ token } as Person, 'GET', '/api/v3/project')
    expect((await use()).status).toBe(200)
    expect((await page.send('DELETE', '/api/v3/user/token')).status).toBe(200)
    expect((await use()).status).toBe(403)
    expect((await machine.send('POST', '/api/v3/auth', key as object)).status).toBe(400)
  })

  it('sessions are listed and can be ended, the others’ not', async () => {
    const person = await somebody()
    const [page, other] = [await signedIn(person), await signedIn(person)]
    const { body } = await page.send('GET', '/api/v3/user/logged-user/session')
    const list = body as { uuid: string; current: boolean; kind: string }[]
    expect(list.filter(({ kind }) => kind === 'browser')).toHaveLength(2)
    const [victim] = list.filter(({ current, kind }) => !current && kind === 'browser')
    const stranger = await signedIn(await somebody())
    expect((await stranger.send('DELETE', `/api/v3/user/logged-user/session/${victim!.uuid}`)).status).toBe(404)
    expect((await page.send('DELETE', `/api/v3/user/logged-user/session/${victim!.uuid}`)).status).toBe(200)
    expect([(await page.whoAmI()).status, (await other.whoAmI()).status]).toEqual([200, 401])
    const secrets = await test.db.select().from(sessions)
    expect(JSON.stringify(secrets)).not.toContain(page.jar.get('session'))
  })

  it('sign-ins are listed, failed ones among them', async () => {
    const person = await somebody()
    await browser('10.9.9.9').login(person.email, 'wrong')
    const page = await signedIn(person)
    const { body } = await page.send('GET', '/api/v3/user/logged-user/sign-in')
    expect(body).toMatchObject({ content: [{ event: 'LOGGED_IN' }, { event: 'LOGIN_FAILED', address: '10.9.9.9' }] })
  })

  it('the address is changed by a code that goes to the new one; the old one is told', async () => {
    const person = await somebody()
    const page = await signedIn(person)
    const email = `new-${person.email}`
    const ask = (address: string, password = testPassword) =>
      page.send('POST', '/api/v3/user/logged-user/magic-code', { email: address, password })
    expect((await ask(email, 'wrong')).body).toMatchObject({ code: 'PASSWORD_WRONG' })
    expect((await ask(test.people.client.email.toUpperCase())).status).toBe(409)
    expect((await ask(email)).status).toBe(200)
    const { code } = await test.mailTo(email)
    const verify = (value: string) => page.send('POST', '/api/v3/user/logged-user/magic-code/verify', { code: value })
    expect((await verify('000000')).body).toMatchObject({ code: 'MAGIC_CODE_WRONG' })
    expect((await verify(code!)).status).toBe(200)
    expect((await test.mailTo(person.email)).text).toContain(email)
    expect((await browser().login(email)).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.whoAmI()).body).toMatchObject({ user: { email } })
  })
})

it('keeps out who is blocked, in the middle of a session', async () => {
  const person = await somebody()
  const page = await signedIn(person)
  await test.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, person.id))
  test.app.services.sessions.forget()
  expect((await page.whoAmI()).status).toBe(401)
  expect((await browser().login(person.email)).body).toMatchObject({ state: 'FAILURE', properties: { text: 'The user name or the password is not right.' } })
})
