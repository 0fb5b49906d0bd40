import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AccountAddresses, SubdomainLogo } from '@dragoman/sdk/operations/addresses'
import type { LoginResult } from '@dragoman/sdk/operations/auth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { accountAddresses } from '../../../identity/tables.ts'
import { accounts, journal } from '../../../kernel/tables.ts'
import { certificateOf } from '../../../testing/certificates.ts'
import { startDnsServer } from '../../../testing/dns-server.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { testPassword, type Person } from '../../../testing/people.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { lookUpAddresses } from './look-up-addresses.ts'

const dns = await startDnsServer()
const certificates = await mkdtemp(join(tmpdir(), 'dragoman-certificates-'))
afterAll(async () => {
  dns.close()
  await rm(certificates, { recursive: true })
})
const test = await openTestApp({ settings: { dnsServers: [dns.address], certificatesDirectory: certificates } })
const { place, elsewhere, accountAdmin, sysadmin, manager, client, stranger } = test.people
const base = (accountId: string) => `/api/v3/account/${accountId}`
const own = base(place.accountId)
const host = 'l10n.nordlys.example'

/** A host's answer to a request with a cookie, a token, or neither. */
async function at(name: string, path: string, init: RequestInit = {}) {
  const response = await test.app.fetch(new Request(`http://${name}${path}`, init), '10.8.0.1')
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
}

const signIn = (name: string, { email }: Person, password = testPassword) =>
  at(name, '/api/v3/auth/login', {
    method: 'POST',
    headers: { Origin: `http://${name}`, 'Content-Type': 'text/plain' },
    body: Buffer.from(JSON.stringify({ username: email, password })).toString('base64'),
  })

const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0]?.split(';')[0] ?? ''
const seenAt = async (name: string, query = '') =>
  (await at(name, `/api/v3/account/subdomain-logo${query}`)).body as SubdomainLogo

const read = async (as = accountAdmin) =>
  bodyOf<AccountAddresses>(await test.call(as, 'GET', `${own}/custom-subdomain`))
const setSubdomain = (subdomain: string, as = accountAdmin, path = own) =>
  test.call(as, 'POST', `${path}/subdomain`, { subdomain })
const setCustom = (customSubdomain = host, as = accountAdmin, path = own) =>
  test.call(as, 'POST', `${path}/custom-subdomain`, { customSubdomain })
const check = async () => test.call(accountAdmin, 'POST', `${own}/custom-subdomain/check`)
/** Sets the custom subdomain and its record, and has it looked up. */
async function verify() {
  const { customSubdomain } = bodyOf<AccountAddresses>(await setCustom())
  dns.texts.set(customSubdomain!.record.name, ['other=1', customSubdomain!.record.value])
  return bodyOf<AccountAddresses>(await check())
}

beforeEach(async () => {
  dns.texts.clear()
  dns.isBroken = false
  await test.db.delete(accountAddresses)
  await test.app.services.accountHosts.forget()
})

describe('the subdomain of an account', () => {
  it('[host.kind] shows name and logo of the account to strangers, and nothing else', async () => {
    expect((await at('nordlys.dragoman.test', '/api/v3/account/subdomain-logo')).status).toBe(421)
    expect(bodyOf<AccountAddresses>(await setSubdomain('Nordlys'))).toMatchObject({
      domain: 'dragoman.test',
      subdomain: 'nordlys',
      url: 'http://nordlys.dragoman.test',
      changedBy: { uuid: accountAdmin.id },
    })
    const [{ name } = { name: '' }] = await test.db.select().from(accounts).where(eq(accounts.id, place.accountId))
    expect(await seenAt('nordlys.dragoman.test')).toEqual({ name })
    expect(await seenAt('nordlys.dragoman.test', `?accountUuid=${elsewhere.accountId}`)).toEqual({ name })
    expect(await seenAt('dragoman.test')).toEqual({})
    expect(await seenAt('dragoman.test', `?accountUuid=${place.accountId}`)).toEqual({ name })
    expect(await seenAt('dragoman.test', `?accountUuid=${elsewhere.accountId}`)).toEqual({})
  })

  it('signs its people in, and refuses those of other accounts without saying whose it is', async () => {
    await setSubdomain('nordlys')
    const name = 'nordlys.dragoman.test'
    expect((await signIn(name, client)).body).toMatchObject({ state: 'SUCCESS' })
    const refused = (await signIn(name, stranger)).body as LoginResult
    expect(refused).toMatchObject({ state: 'FAILURE', properties: { text: expect.stringContaining('this address') } })
    expect((await signIn(name, stranger, 'wrong')).body).toMatchObject({
      properties: { text: expect.stringContaining('password') },
    })
    expect((await signIn('dragoman.test', stranger)).body).toMatchObject({ state: 'SUCCESS' })
  })

  it('refuses sessions and tokens of other accounts, and takes changes from its own pages alone', async () => {
    await setSubdomain('nordlys')
    const name = 'nordlys.dragoman.test'
    const path = '/api/v3/auth/current'
    const Cookie = cookieOf(await signIn('dragoman.test', stranger))
    expect((await at('dragoman.test', path, { headers: { Cookie } })).status).toBe(200)
    expect((await at(name, path, { headers: { Cookie } })).status).toBe(401)
    const refused = await at(name, path, { headers: { 'X-AUTH-TOKEN': stranger.token } })
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'WRONG_ADDRESS' }])
    expect((await at(name, path, { headers: { 'X-AUTH-TOKEN': client.token } })).status).toBe(200)
    const signOut = (origin: string) =>
      at(name, '/api/v3/auth/logout', { method: 'POST', headers: { Cookie, Origin: origin } })
    expect((await signOut('http://evil.dragoman.test')).status).toBe(403)
  })

  it('is where links in emails lead when their sender works there', async () => {
    await setSubdomain('nordlys')
    await at('nordlys.dragoman.test', `/api/v3/user/${client.id}/one-time-login`, {
      method: 'POST',
      headers: { 'X-AUTH-TOKEN': accountAdmin.token },
    })
    expect((await test.mailTo(client.email)).text).toContain('http://nordlys.dragoman.test/go/')
  })

  it.each(['www', 'app', 'stage', 'demo-1', 'a', '-a', 'a b', 'xn--80ak6aa92e', 'a.b', 'a_b'])(
    'cannot be %j',
    async (name) => expect((await setSubdomain(name)).status).toBe(400),
  )

  it('belongs to one account, needs a plan with branding, and stops working when it is removed', async () => {
    await setSubdomain('nordlys')
    expect((await setSubdomain('nordlys', sysadmin, base(elsewhere.accountId))).status).toBe(400)
    expect((await setSubdomain('other', manager)).status).toBe(403)
    expect((await setSubdomain('other', stranger)).status).toBe(403)
    expect((await test.call(accountAdmin, 'DELETE', `${own}/subdomain`)).status).toBe(204)
    expect((await at('nordlys.dragoman.test', '/')).status).toBe(421)
    expect(await read()).not.toHaveProperty('subdomain')
    await setSubdomain('nordlys')
    await test.db.update(accounts).set({ tier: 'PERSONAL' }).where(eq(accounts.id, place.accountId))
    await Promise.all([test.app.services.sessions.forget(), test.app.services.accountHosts.forget()])
    expect((await at('nordlys.dragoman.test', '/')).status).toBe(421)
    expect((await setSubdomain('other')).status).toBe(422)
    await test.db.update(accounts).set({ tier: 'BUSINESS' }).where(eq(accounts.id, place.accountId))
    await Promise.all([test.app.services.sessions.forget(), test.app.services.accountHosts.forget()])
  })
})

describe('the custom subdomain of an account', () => {
  it('works once its record is found, and says what was found instead until then', async () => {
    const { customSubdomain } = bodyOf<AccountAddresses>(await setCustom('L10N.nordlys.example.'))
    expect(customSubdomain).toMatchObject({ host, status: 'WAITING', target: 'dragoman.test' })
    const { name, value } = customSubdomain!.record
    expect(name).toBe(`_dragoman.${host}`)
    expect(bodyOf<AccountAddresses>(await check()).customSubdomain).toMatchObject({ status: 'FAILED', found: [] })
    dns.texts.set(name, ['other=1'])
    expect(bodyOf<AccountAddresses>(await check()).customSubdomain).toMatchObject({
      status: 'FAILED',
      found: ['other=1'],
      lookupFailed: false,
    })
    expect((await at(host, '/')).status).toBe(421)
    expect((await at('dragoman.test', `/api/v3/account/certificate-request?domain=${host}`)).status).toBe(404)
    dns.texts.set(name, ['other=1', value])
    expect(bodyOf<AccountAddresses>(await check()).customSubdomain).toMatchObject({ status: 'VERIFIED' })
    expect((await signIn(host, client)).body).toMatchObject({ state: 'SUCCESS' })
    expect((await at('dragoman.test', `/api/v3/account/certificate-request?domain=${host}`)).status).toBe(204)
    const rows = await test.db.select().from(journal).where(eq(journal.event, 'ACCOUNT_CUSTOM_SUBDOMAIN_CHECKED'))
    expect(rows.at(-1)).toMatchObject({ detail: { host, verified: true } })
  })

  it('goes on working for three days without its record, and for as long as name servers are out of reach', async () => {
    await verify()
    const { services } = test.app
    const later = async (days: number) => {
      const now = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
      await lookUpAddresses({ db: test.db, settings: services.settings, accountHosts: services.accountHosts, now })
      return (await at(host, '/api/v3/auth/current')).status
    }
    dns.isBroken = true
    expect(await later(5)).toBe(401)
    expect((await read()).customSubdomain).toMatchObject({ status: 'VERIFIED', lookupFailed: true })
    dns.isBroken = false
    dns.texts.clear()
    expect(await later(2)).toBe(401)
    expect(await later(4)).toBe(421)
    expect((await read()).customSubdomain).toMatchObject({ status: 'FAILED', found: [] })
  })

  it('goes to the account that proves it when the record of the other one is gone', async () => {
    const { customSubdomain: first } = await verify()
    const theirs = bodyOf<AccountAddresses>(await setCustom(host, sysadmin, base(elsewhere.accountId)))
    const { name, value } = theirs.customSubdomain!.record
    const checkTheirs = () => test.call(sysadmin, 'POST', `${base(elsewhere.accountId)}/custom-subdomain/check`)
    dns.texts.set(name, [first!.record.value, value])
    expect((await checkTheirs()).status).toBe(409)
    dns.texts.set(name, [value])
    expect(bodyOf<AccountAddresses>(await checkTheirs()).customSubdomain).toMatchObject({ status: 'VERIFIED' })
    expect((await read()).customSubdomain).toMatchObject({ status: 'FAILED' })
    expect((await signIn(host, client)).body).toMatchObject({ state: 'FAILURE' })
  })

  it.each([
    'nordlys',
    'nordlys.example',
    'a.dragoman.test',
    '10.1.2.3',
    'a.b.localhost',
    'a b.c.example',
    'app.x.example',
  ])('cannot be %j', async (name) => expect((await setCustom(name)).status).toBe(400))

  it('shows its certificate, and stops working while a discarded one is not replaced', async () => {
    expect((await verify()).certificate).toEqual({ status: 'MISSING' })
    await mkdir(join(certificates, host))
    const issue = (name: keyof typeof certificateOf) =>
      writeFile(join(certificates, host, 'fullchain.pem'), certificateOf[name])
    await issue('www.nordlys.example')
    expect((await read()).certificate).toMatchObject({ status: 'OTHER_HOST' })
    await issue(host)
    expect((await read()).certificate).toMatchObject({ status: 'VALID', issuer: 'Test Authority' })
    expect((await at(host, '/api/v3/auth/current')).status).toBe(401)
    expect((await test.call(accountAdmin, 'DELETE', `${own}/certificate`)).status).toBe(204)
    expect((await read()).certificate).toMatchObject({ status: 'REMOVED' })
    expect((await at(host, '/api/v3/auth/current')).status).toBe(421)
    const before = new Date('2026-01-01')
    await test.db.update(accountAddresses).set({ certificateRemovedAt: before })
    await test.app.services.accountHosts.forget()
    expect((await at(host, '/api/v3/auth/current')).status).toBe(401)
    expect((await test.call(accountAdmin, 'DELETE', `${own}/custom-subdomain`)).status).toBe(204)
    expect((await at(host, '/api/v3/auth/current')).status).toBe(421)
  })
})
