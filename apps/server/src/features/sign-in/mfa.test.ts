import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { authenticators, oneTimeSecrets } from './tables.ts'
import { users } from '../../kernel/tables.ts'
import { encrypted } from '../../kernel/encrypted.ts'
import { createSomebody, openBrowser, signIn } from '../../testing/browser.ts'
import { createPerson, testPassword, type Person } from '../../testing/people.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()

const browser = (address?: string) => openBrowser(test, address)
const somebody = () => createSomebody(test)
const signedIn = (person: Person) => signIn(test, person)

const appCode = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at })

/** Someone with an authenticator app, and their browser. */
async function withApp() {
  const person = await somebody()
  const page = await signedIn(person)
  const { body: setup } = await page.send('POST', '/api/v3/user/mfa', { password: testPassword })
  const { secret, uri } = setup as { secret: string; uri: string }
  const { body: codes } = await page.send('POST', '/api/v3/user/mfa', { otp: appCode(secret, Date.now() - 30_000) })
  return { person, page, secret, uri, recoveryCodes: (codes as { recoveryCodes: string[] }).recoveryCodes }
}

describe('an authenticator app', () => {
  it('a confirmed authenticator app is required after the password', async () => {
    const { person, secret, uri, recoveryCodes } = await withApp()
    expect(uri).toMatch(/^otpauth:\/\/totp\/Dragoman:/)
    expect(recoveryCodes).toHaveLength(10)
    const page = browser()
    expect((await page.login(person.email)).body).toMatchObject({
      state: 'MFA_REQUIRED',
      properties: { result: 'MFA', remainingAttempts: 6 },
    })
    expect((await page.whoAmI()).status).toBe(401)
    expect((await page.login(person.email, testPassword, '000000')).body).toMatchObject({
      properties: { result: 'MFA', remainingAttempts: 5 },
    })
    const code = appCode(secret)
    expect((await page.login(person.email, testPassword, code)).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.whoAmI()).body).toMatchObject({ user: { email: person.email } })
    expect((await browser().login(person.email, testPassword, code)).body).toMatchObject({ state: 'MFA_REQUIRED' })
  })

  it('an authenticator app is set up only with the password', async () => {
    const page = await signedIn(await somebody())
    expect(await page.send('POST', '/api/v3/user/mfa', {})).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.password' }] },
    })
    expect(await page.send('POST', '/api/v3/user/mfa', { password: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_WRONG', errors: [{ field: 'body.password' }] },
    })
  })

  it('an unconfirmed authenticator app is not required', async () => {
    const person = await somebody()
    const page = await signedIn(person)
    await page.send('POST', '/api/v3/user/mfa', { password: testPassword })
    expect(await page.send('POST', '/api/v3/user/mfa', { otp: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'MFA_CODE_WRONG', errors: [{ field: 'body.otp' }] },
    })
    expect((await browser().login(person.email)).body).toMatchObject({ state: 'SUCCESS' })
  })

  it('guesses for new recovery codes are limited', async () => {
    const { page, secret } = await withApp()
    const ask = (otp: string) => page.send('POST', '/api/v3/user/mfa/recovery-codes', { otp })
    for (let guess = 0; guess < 6; guess += 1) expect((await ask('000000')).status).toBe(400)
    expect(await ask(appCode(secret))).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
  })

  it('each recovery code replaces the app once', async () => {
    const { person, recoveryCodes } = await withApp()
    const [code = ''] = recoveryCodes
    expect((await browser().login(person.email, testPassword, code.toUpperCase())).body).toMatchObject({
      state: 'SUCCESS',
    })
    expect((await browser().login(person.email, testPassword, code)).body).toMatchObject({ state: 'MFA_REQUIRED' })
  })

  it('after a change of the server key, a recovery code still signs in', async () => {
    const { person, secret, recoveryCodes } = await withApp()
    const fromBefore = encrypted(secret, 'the key that the server had until then', 'mfa')
    await test.db.update(authenticators).set({ secret: fromBefore }).where(eq(authenticators.userId, person.id))
    expect((await browser().login(person.email, testPassword, appCode(secret))).body).toMatchObject({
      state: 'MFA_REQUIRED',
    })
    expect((await browser().login(person.email, testPassword, recoveryCodes[0])).body).toMatchObject({
      state: 'SUCCESS',
    })
  })

  it('six wrong codes lock the sign-in', async () => {
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

  it('the app is removed with the password, or by a person of a higher role', async () => {
    const { person, page } = await withApp()
    const path = `/api/v3/user/${person.id}/mfa`
    expect((await page.send('DELETE', path)).status).toBe(400)
    expect((await page.send('DELETE', path, { password: 'wrong' })).body).toMatchObject({ code: 'PASSWORD_WRONG' })
    expect((await test.call(test.people.otherManager, 'DELETE', path)).status).toBe(403)
    expect((await test.call(test.people.accountAdmin, 'DELETE', path)).status).toBe(200)
    expect((await browser().login(person.email)).body).toMatchObject({ state: 'SUCCESS' })
  })

  it('the secret of the app is stored encrypted', async () => {
    const { person, secret } = await withApp()
    const { rows } = await test.db.execute(`select * from authenticators where user_id = '${person.id}'`)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('a one-time sign-in link', () => {
  const linkFor = async (person: Person) => {
    await test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${person.id}/one-time-login`)
    const { link } = await test.mailTo(person.email)
    return `/api/v3/auth${new URL(link!).pathname}/`
  }

  it('a one-time link asks for the code of the authenticator app, and is used up only by the right one', async () => {
    const { person, secret } = await withApp()
    const link = await linkFor(person)
    const page = browser()
    for (const body of [undefined, {}]) {
      expect((await page.send('POST', link, body)).body).toMatchObject({
        state: 'MFA_REQUIRED',
        properties: { result: 'MFA', remainingAttempts: 6 },
      })
    }
    expect([...page.jar]).toEqual([])
    expect((await page.send('POST', link, { otp: '000000' })).body).toMatchObject({
      state: 'MFA_REQUIRED',
      properties: { result: 'MFA', remainingAttempts: 5, text: expect.stringContaining('code') },
    })
    expect((await page.whoAmI()).status).toBe(401)
    expect((await page.send('POST', link, { otp: appCode(secret) })).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.whoAmI()).body).toMatchObject({ user: { email: person.email } })
    expect((await browser().send('POST', link, { otp: appCode(secret) })).body).toMatchObject({ code: 'LINK_GONE' })
  })

  it('a recovery code opens a one-time link, too', async () => {
    const { person, recoveryCodes } = await withApp()
    const [otp] = recoveryCodes
    expect((await browser().send('POST', await linkFor(person), { otp })).body).toMatchObject({ state: 'SUCCESS' })
    expect((await browser().send('POST', await linkFor(person), { otp })).body).toMatchObject({ state: 'MFA_REQUIRED' })
  })

  it('six wrong codes end the guessing at a one-time link', async () => {
    const { person, secret } = await withApp()
    const link = await linkFor(person)
    const page = browser()
    for (let guess = 0; guess < 6; guess += 1) await page.send('POST', link, { otp: '000000' })
    const locked = await page.send('POST', link, { otp: appCode(secret) })
    expect(locked.body).toMatchObject({ state: 'FAILURE', properties: { remainingAttempts: 0 } })
    expect(locked.headers.get('retry-after')).toBe('900')
    expect((await page.whoAmI()).status).toBe(401)
  })

  it('a one-time link signs in a person whose password attempts are used up', async () => {
    const person = await somebody()
    const page = browser()
    for (let guess = 0; guess < 6; guess += 1) await page.login(person.email, 'wrong')
    expect((await page.send('POST', await linkFor(person))).body).toMatchObject({ state: 'SUCCESS' })
  })

  it('after a one-time link, the mailed code is still required', async () => {
    const person = await somebody()
    await test.db.update(users).set({ mfaEmail: true }).where(eq(users.id, person.id))
    const page = browser()
    expect((await page.send('POST', await linkFor(person))).body).toMatchObject({ state: 'SUCCESS' })
    expect(await page.send('GET', '/api/v3/project')).toMatchObject({
      status: 403,
      body: { code: 'MFA_EMAIL_REQUIRED' },
    })
    await page.send('POST', '/api/v2/mfa/email')
    const { code } = await test.mailTo(person.email)
    expect((await page.send('POST', `/api/v2/mfa/${code}/email`)).status).toBe(200)
    expect((await page.send('GET', '/api/v3/project')).status).toBe(200)
  })
})

describe('a code by mail', () => {
  it('until the mailed code is entered, contracts can be neither read, accepted, added, nor withdrawn', async () => {
    const admin = await createPerson(test.app.services, test.people.place, 'Mailed admin', { roles: ['ACCOUNT_ADMIN'] })
    await test.db.update(users).set({ mfaEmail: true }).where(eq(users.id, admin.id))
    const page = await signedIn(admin)
    const id = '00000000-0000-4000-8000-000000000000'
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '', { name: 'Terms', content: '<p>Text</p>' }],
      ['POST', `/${id}`],
      ['POST', `/reject/${id}`],
      ['DELETE', `/${id}`],
    ] as const) {
      expect(await page.send(method, `/api/v3/contract${path}`, body)).toMatchObject({
        status: 403,
        body: { code: 'MFA_EMAIL_REQUIRED' },
      })
    }
  })

  it('until the mailed code is entered, every other call is refused', async () => {
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
    expect((await page.send('POST', '/api/v2/mfa/000000/email')).body).toMatchObject({
      code: 'MFA_CODE_WRONG',
      requestId: expect.any(String),
    })
    expect((await page.send('POST', `/api/v2/mfa/${code}/email`)).status).toBe(200)
    const after = await page.send('GET', '/api/v3/project')
    expect([after.status, after.headers.get('x-auth-mfa-email-required')]).toEqual([200, 'false'])
  })

  it('a code is mailed at most six times in 15 minutes from any address', async () => {
    const person = await somebody()
    await test.db.update(users).set({ mfaEmail: true }).where(eq(users.id, person.id))
    for (let time = 0; time < 6; time += 1)
      expect((await (await signedIn(person)).send('POST', '/api/v2/mfa/email')).status).toBe(200)
    expect(await (await signedIn(person)).send('POST', '/api/v2/mfa/email')).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_ATTEMPTS' },
    })
  })

  it('a mailed code expires after ten minutes', async () => {
    const person = await somebody()
    await test.db.update(users).set({ mfaEmail: true }).where(eq(users.id, person.id))
    const page = await signedIn(person)
    await page.send('POST', '/api/v2/mfa/email')
    const { code } = await test.mailTo(person.email)
    const past = sql`${oneTimeSecrets.expiresAt} - interval '10 minutes'`
    await test.db.update(oneTimeSecrets).set({ expiresAt: past }).where(eq(oneTimeSecrets.userId, person.id))
    expect((await page.send('POST', `/api/v2/mfa/${code}/email`)).body).toMatchObject({ code: 'MFA_CODE_WRONG' })
  })

  it('a mailed code is void after five wrong guesses, in another session and after a newer code', async () => {
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
