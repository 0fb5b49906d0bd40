import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createSomebody, openBrowser, signIn, type Browser } from '../../testing/browser.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPerson, testPassword, type Person } from '../../testing/people.ts'
import { softwareAuthenticator } from '../../testing/software-authenticator.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { users } from '../../kernel/tables.ts'
import { passkeys } from './tables.ts'

const test = await openTestApp()
const { accountAdmin, otherManager } = test.people

const own = '/api/v3/user/passkey'
const browser = () => openBrowser(test)
const begin = async (page: Browser) => (await page.send('POST', `${own}/options`, { password: testPassword })).body
const challenge = async (page: Browser) => (await page.send('POST', '/api/v3/auth/passkey/options')).body as object
const asked = async (page: Browser, { email }: Person) => {
  const { properties } = (await page.login(email)).body as { properties: { passkey: object; factors: string[] } }
  return properties
}
type Device = ReturnType<typeof softwareAuthenticator>
type Create = Parameters<Device['create']>[1]

/** Someone with a passkey. */
async function withPasskey(how: Create = {}, device = softwareAuthenticator(testOrigin)) {
  const person = await createSomebody(test)
  const page = await signIn(test, person)
  const passkey = device.create(await begin(page), how)
  const added = (await page.send('POST', own, { name: 'Laptop', passkey })).body as {
    passkey: { uuid: string }
    recoveryCodes: string[]
  }
  return { person, page, device, ...added }
}

const signInWith = async (device: Device, how: Parameters<Device['get']>[1] = {}, page = browser()) =>
  (await page.send('POST', '/api/v3/auth/passkey', { passkey: device.get(await challenge(page), how) })).body

describe('a passkey', () => {
  it('is added with the password, told by mail and in the journal, and signs in without user name or code', async () => {
    const { person, page, device, passkey, recoveryCodes } = await withPasskey()
    expect(passkey).toMatchObject({ name: 'Laptop', host: 'dragoman.test', isHere: true, passwordless: true })
    expect(recoveryCodes).toHaveLength(10)
    expect((await test.mailTo(person.email)).text).toContain('Laptop')
    const { body: events } = await page.send('GET', '/api/v3/user/logged-user/sign-in')
    expect(events).toMatchObject({ content: [{ event: 'PASSKEY_ADDED' }, { event: 'LOGGED_IN' }] })
    await test.db.update(users).set({ mfaEmail: true }).where(eq(users.id, person.id))
    const fresh = browser()
    expect(await signInWith(device, {}, fresh)).toMatchObject({ state: 'SUCCESS' })
    expect((await fresh.send('GET', '/api/v3/project')).status).toBe(200)
    expect((await fresh.send('GET', own)).body).toMatchObject([{ uuid: passkey.uuid, lastUsedAt: expect.any(Number) }])
  })

  it('is required after the password, and takes the place of the mailed code', async () => {
    const { person, device } = await withPasskey({ verifies: false })
    await test.db.update(users).set({ mfaEmail: true }).where(eq(users.id, person.id))
    const page = browser()
    const { factors, passkey } = await asked(page, person)
    expect(factors).toEqual(['PASSKEY'])
    expect((await page.loginWith(person.email, device.get(passkey), 'wrong')).body).toMatchObject({ state: 'FAILURE' })
    const again = await asked(page, person)
    const answer = device.get(again.passkey, { verifies: false })
    expect((await page.loginWith(person.email, answer)).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.send('GET', '/api/v3/project')).status).toBe(200)
  })

  it('without user verification is not enough to sign in', async () => {
    const { device, passkey } = await withPasskey({ verifies: false })
    expect(passkey).toMatchObject({ passwordless: false })
    expect(await signInWith(device, { verifies: false })).toMatchObject({ state: 'FAILURE' })
  })

  it('answers each challenge once, for its purpose, person, and host', async () => {
    const { person, device } = await withPasskey()
    const page = browser()
    const options = await challenge(page)
    const send = (passkey: object) => page.send('POST', '/api/v3/auth/passkey', { passkey })
    const answer = device.get(options)
    expect((await send(answer)).body).toMatchObject({ state: 'SUCCESS' })
    expect((await send(answer)).body).toMatchObject({ state: 'FAILURE' })
    const { passkey } = await asked(page, person)
    expect((await send(device.get(passkey))).body).toMatchObject({ state: 'FAILURE' })
    const foreign = device.get(await challenge(page), { origin: 'https://evil.example' })
    expect((await send(foreign)).body).toMatchObject({ state: 'FAILURE' })
    const stranger = await withPasskey()
    const { passkey: forStranger } = await asked(page, stranger.person)
    expect((await page.loginWith(person.email, device.get(forStranger))).body).toMatchObject({ state: 'MFA_REQUIRED' })
    const made = softwareAuthenticator(testOrigin).create(await begin(stranger.page))
    expect((await page.send('POST', own, { name: 'Theirs', passkey: made })).body).toMatchObject({
      code: 'PASSKEY_REFUSED',
    })
  })

  it('with a decreasing signature count, like that of a copy, signs no one in', async () => {
    const { device } = await withPasskey()
    expect(await signInWith(device, { counter: 7 })).toMatchObject({ state: 'SUCCESS' })
    expect(await signInWith(device, { counter: 7 })).toMatchObject({ state: 'FAILURE' })
    expect(await signInWith(device, { counter: 8 })).toMatchObject({ state: 'SUCCESS' })
  })

  it('is replaced by a recovery code, which goes with the last passkey', async () => {
    const { person, page, passkey, recoveryCodes } = await withPasskey()
    const [code, other] = recoveryCodes
    expect((await browser().login(person.email, testPassword, code)).body).toMatchObject({ state: 'SUCCESS' })
    const path = `${own}/${passkey.uuid}`
    expect((await page.send('DELETE', path, { password: 'wrong' })).body).toMatchObject({ code: 'PASSWORD_WRONG' })
    expect((await page.send('DELETE', path, { password: testPassword })).status).toBe(200)
    expect((await browser().login(person.email)).body).toMatchObject({ state: 'SUCCESS' })
    const device = softwareAuthenticator(testOrigin)
    const again = (await page.send('POST', own, { name: 'Again', passkey: device.create(await begin(page)) })).body
    expect(again).toMatchObject({ recoveryCodes: expect.any(Array) })
    expect((await browser().login(person.email, testPassword, other)).body).toMatchObject({ state: 'MFA_REQUIRED' })
  })

  it('is renamed and removed by its owner alone, and reset by a person of a higher role', async () => {
    const { person, page, device, passkey } = await withPasskey()
    const path = `${own}/${passkey.uuid}`
    expect((await page.send('PUT', path, { name: 'Phone' })).body).toMatchObject({ name: 'Phone' })
    const other = await signIn(test, await createSomebody(test))
    expect((await other.send('PUT', path, { name: 'Mine' })).status).toBe(404)
    expect((await other.send('DELETE', path, { password: testPassword })).status).toBe(404)
    const reset = `/api/v3/user/${person.id}/passkey`
    expect((await test.call(otherManager, 'DELETE', reset)).status).toBe(403)
    expect((await test.call(test.people.stranger, 'DELETE', reset)).status).toBe(404)
    expect((await test.call(accountAdmin, 'DELETE', reset)).status).toBe(200)
    expect(await signInWith(device)).toMatchObject({ state: 'FAILURE' })
    expect((await browser().login(person.email)).body).toMatchObject({ state: 'SUCCESS' })
  })

  it('belongs to the host where it was added, and the password says where that is', async () => {
    const { person, device } = await withPasskey()
    await test.db.update(passkeys).set({ host: 'acme.dragoman.test' }).where(eq(passkeys.userId, person.id))
    expect(await signInWith(device)).toMatchObject({ state: 'FAILURE' })
    const { properties } = (await browser().login(person.email)).body as { properties: object }
    expect(properties).toMatchObject({ factors: ['PASSKEY'], passkeyHosts: ['acme.dragoman.test'] })
    expect(properties).not.toHaveProperty('passkey')
  })

  it('cannot be added at an IP address', async () => {
    const page = openBrowser(test, '10.9.9.9', 'http://127.0.0.1:8080')
    const person = await createSomebody(test)
    await page.login(person.email)
    expect(await page.send('POST', `${own}/options`, { password: testPassword })).toMatchObject({
      status: 422,
      body: { code: 'PASSKEY_HOST', data: { host: '127.0.0.1' } },
    })
  })
})

describe('the sign-in methods of an account', () => {
  it('rule passkeys out or leave nothing else, but never shut an administrator out', async () => {
    const place = { ...test.people.place }
    const admin = await createPerson(test.app.services, place, 'Keys', { roles: ['ACCOUNT_ADMIN'] })
    const page = await signIn(test, admin)
    const security = `/api/v3/account/${place.accountId}/security`
    const allow = (...signInMethods: string[]) => page.send('PUT', security, { signInMethods, password: testPassword })
    expect((await allow('PASSKEY')).body).toMatchObject({ code: 'OWN_SIGN_IN_EXCLUDED' })
    const device = softwareAuthenticator(testOrigin)
    await page.send('POST', own, { name: 'Key', passkey: device.create(await begin(page)) })
    expect((await allow('PASSKEY')).status).toBe(200)
    const other = await createSomebody(test)
    expect((await browser().login(other.email)).body).toMatchObject({ state: 'FAILURE' })
    expect(await signInWith(device)).toMatchObject({ state: 'SUCCESS' })
    expect((await allow('PASSWORD')).status).toBe(200)
    expect(await signInWith(device)).toMatchObject({ state: 'FAILURE' })
    expect((await page.send('POST', `${own}/options`, { password: testPassword })).body).toMatchObject({
      code: 'SIGN_IN_METHOD_OFF',
    })
    expect((await allow('PASSWORD', 'AUTHENTICATOR', 'PASSKEY')).status).toBe(200)
  })
})
