import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { oneTimeSecrets } from '../sign-in/tables.ts'
import { mails, users } from '../../kernel/tables.ts'
import { createSomebody, openBrowser, signIn, type Browser } from '../../testing/browser.ts'
import { testPassword, type Person } from '../../testing/people.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()

const browser = (address?: string) => openBrowser(test, address)
const somebody = () => createSomebody(test)
const signedIn = (person: Person) => signIn(test, person)

const newPassword = 'seven green bottles on the wall'

describe('a forgotten password', () => {
  async function captcha(page: Browser): Promise<string> {
    const { body } = await page.send('GET', '/api/v3/auth/captcha')
    const challenge = body as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  async function resetLink(person: Person, page = browser()) {
    const solved = await captcha(page)
    const answer = await page.send('POST', '/api/v3/user/request-password', {
      username: person.email.toUpperCase(),
      captcha: solved,
    })
    expect(answer.status).toBe(200)
    const mail = await test.mailTo(person.email)
    const [, code, token] = /\/reset-password\/([^/]+)\/([^/]+)$/.exec(mail.link!)!
    return { mail, solved, path: `/api/v3/user/update-password/${code}/${token}` }
  }

  it('a reset link works once and ends all sessions', async () => {
    const person = await somebody()
    const before = await signedIn(person)
    const { path, mail } = await resetLink(person)
    expect(mail.html).toContain('href="http://dragoman.test/reset-password/')
    const page = browser()
    expect((await page.send('GET', path)).body).toMatchObject({ email: person.email, purpose: 'RESET' })
    const weak = await page.send('POST', path, { password: 'short', confirm: 'short' })
    expect(weak).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.password', rule: 'tooShort' }, {}].slice(0, 1) },
    })
    expect((await page.send('POST', path, { password: newPassword, confirm: 'another' })).body).toMatchObject({
      errors: [{ field: 'body.confirm' }],
    })
    expect((await page.send('POST', path, { password: newPassword, confirm: newPassword })).status).toBe(200)
    expect((await before.whoAmI()).status).toBe(401)
    expect((await page.send('POST', path, { password: newPassword, confirm: newPassword })).body).toMatchObject({
      code: 'LINK_GONE',
    })
    expect((await page.login(person.email, newPassword)).body).toMatchObject({ state: 'SUCCESS' })
    expect((await test.mailTo(person.email)).subject).toBe('Your password was changed')
  })

  it('unknown addresses get the same answer as known ones and no mail', async () => {
    const page = browser()
    const { rows: before } = await test.db.execute('select count(*) from mails')
    const answer = await page.send('POST', '/api/v3/user/request-password', {
      username: 'nobody@example.com',
      captcha: await captcha(page),
    })
    expect([answer.status, answer.body]).toEqual([200, undefined])
    expect((await test.db.execute('select count(*) from mails')).rows).toEqual(before)
  })

  it.each([
    ['blocked', { blockedAt: new Date() }],
    ['inactive', { status: 'INACTIVE' }],
  ] as const)('mails no one who is %s', async (_, change) => {
    const person = await somebody()
    await test.db.update(users).set(change).where(eq(users.id, person.id))
    const { rows: before } = await test.db.execute('select count(*) from mails')
    const page = browser()
    expect(
      (
        await page.send('POST', '/api/v3/user/request-password', {
          username: person.email,
          captcha: await captcha(page),
        })
      ).status,
    ).toBe(200)
    expect((await test.db.execute('select count(*) from mails')).rows).toEqual(before)
  })

  it('a password reset invalidates all earlier links', async () => {
    const person = await somebody()
    await test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${person.id}/one-time-login`)
    const oneTime = new URL((await test.mailTo(person.email)).link!).pathname
    const [first, second] = [await resetLink(person), await resetLink(person)]
    const chosen = { password: newPassword, confirm: newPassword }
    expect((await browser().send('POST', second.path, chosen)).status).toBe(200)
    expect((await browser().send('POST', first.path, chosen)).body).toMatchObject({ code: 'LINK_GONE' })
    expect((await browser().send('POST', `/api/v3/auth${oneTime}/`)).body).toMatchObject({ code: 'LINK_GONE' })
  })

  it('each CAPTCHA is accepted once, and forged ones never', async () => {
    const person = await somebody()
    const page = browser()
    const { solved } = await resetLink(person, page)
    for (const wrong of [solved, '', 'e30=', Buffer.from('{"challenge":{},"solution":{}}').toString('base64')]) {
      const answer = await page.send('POST', '/api/v3/user/request-password', {
        username: person.email,
        captcha: wrong,
      })
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'body.captcha' }] } })
    }
  })

  it('password requests are limited by name and address, with the time to wait', async () => {
    const page = browser()
    const ask = () =>
      page.send('POST', '/api/v3/user/request-password', { username: 'victim@example.com', captcha: '' })
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await ask()).status).toBe(400)
    const limited = await ask()
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '900'])
    const elsewhere = await browser().send('POST', '/api/v3/user/request-password', {
      username: 'victim@example.com',
      captcha: '',
    })
    expect(elsewhere.status).toBe(400)
  })

  it('links and codes are not stored in readable form', async () => {
    const person = await somebody()
    const { path } = await resetLink(person)
    const token = path.split('/').at(-1)!
    const stored = JSON.stringify([await test.db.select().from(oneTimeSecrets), await test.db.select().from(mails)])
    expect(stored).not.toContain(token)
  })

  it('a reset link expires after an hour', async () => {
    const person = await somebody()
    const { path } = await resetLink(person)
    await test.db.update(oneTimeSecrets).set({ expiresAt: new Date() }).where(eq(oneTimeSecrets.userId, person.id))
    expect(await browser().send('GET', path)).toMatchObject({ status: 410, body: { code: 'LINK_GONE' } })
  })
})

describe('a changed password', () => {
  it('changing a password needs the old one and ends the other sessions', async () => {
    const person = await somebody()
    const [page, other] = [await signedIn(person), await signedIn(person)]
    const change = (password: string, next = newPassword) =>
      page.send('POST', '/api/v3/user/password', { password, newPassword: next, confirm: next })
    expect((await change('wrong')).body).toMatchObject({ code: 'PASSWORD_WRONG', errors: [{ field: 'body.password' }] })
    expect((await change(testPassword, 'password123')).body).toMatchObject({
      errors: [{ field: 'body.newPassword', rule: 'tooCommon' }],
    })
    expect((await change(testPassword)).status).toBe(200)
    expect([(await page.whoAmI()).status, (await other.whoAmI()).status]).toEqual([200, 401])
    expect((await browser().login(person.email)).body).toMatchObject({ state: 'FAILURE' })
  })

  it('guesses of the old password are limited', async () => {
    const page = await signedIn(await somebody())
    const guess = () =>
      page.send('POST', '/api/v3/user/password', { password: 'wrong', newPassword, confirm: newPassword })
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
  })
})
