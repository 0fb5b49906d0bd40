import type { AccountSecurity } from '@dragoman/sdk/operations/accountSettings'
import type { SingleSignOn, SsoSignOut, SsoTrial } from '@dragoman/sdk/operations/sso'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orgUnitMembers } from '../../identity/tables.ts'
import { ssoConnections, ssoDomains } from '../../identity/sso-tables.ts'
import { accounts, journal, users } from '../../kernel/tables.ts'
import { createSomebody, openBrowser } from '../../testing/browser.ts'
import { startDnsServer } from '../../testing/dns-server.ts'
import { startOidcProvider, type Claims, type OidcProvider } from '../../testing/openid-provider.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPerson, testPassword } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { features } from '../../features.ts'
import { tidy } from '../../housekeeping.ts'
import { loginAttempts } from '../sign-in/tables.ts'
import { lookUpDomains } from './look-up-domains.ts'
import { placeOf } from './admission.ts'
import type { GivenConnection } from './connections.ts'
import { ssoStates } from './tables.ts'

const dns = await startDnsServer()
const test = await openTestApp({ settings: { ssoAllowedHosts: ['127.0.0.1'], dnsServers: [dns.address] } })
const { accountAdmin, manager, admin, sysadmin, place, elsewhere } = test.people
const base = '/api/v3/account/sso'
const key = 'nordlys'
let provider: OidcProvider

const read = async () => bodyOf<SingleSignOn>(await test.call(accountAdmin, 'GET', `${base}/url`))
const put = (body: object, more?: Record<string, string>) =>
  test.call(accountAdmin, 'PUT', base, { password: testPassword, ...body }, more)
const whole = (): GivenConnection => ({
  protocol: 'OIDC',
  isEnabled: true,
  isRequired: false,
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  createsPeople: true,
  defaultRole: 'PROJECT_MANAGER',
  mappings: [{ group: 'linguists', role: 'VENDOR', orgUnitUuids: [place.orgUnitId] }],
})
const connect = async (change: Partial<GivenConnection> = {}) =>
  bodyOf<SingleSignOn>(await put({ ...whole(), ...change }))

/** Signs in through the provider, and gives the page that follows. */
async function go(claims: Claims, { query = '', page = openBrowser(test) } = {}) {
  provider.person = { email_verified: true, ...claims }
  const begun = await page.send('GET', `/api/v3/auth/sso/${key}${query}`)
  const location = begun.headers.get('location') ?? ''
  if (!location.startsWith(provider.issuer)) return { page, end: location, back: '' }
  const back = (await provider.signIn(location)).replace(testOrigin, '')
  const end = (await page.send('GET', back)).headers.get('location') ?? ''
  return { page, end, back }
}

const problemIn = (address: string) => new URL(address, testOrigin).searchParams.get('problem')

beforeAll(async () => {
  provider = await startOidcProvider([`${testOrigin}/api/v3/auth/sso/${key}/callback`])
  await test.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, place.accountId))
  await connect()
  bodyOf(await test.call(accountAdmin, 'PUT', `${base}/url-key`, { urlKey: key, password: testPassword }))
})

beforeEach(async () => {
  await test.db
    .insert(ssoDomains)
    .values({ accountId: place.accountId, domain: 'example.com', token: 'token', verifiedAt: new Date() })
    .onConflictDoUpdate({ target: [ssoDomains.accountId, ssoDomains.domain], set: { verifiedAt: new Date() } })
})

afterEach(() => {
  provider.tamper = undefined
})

afterAll(async () => {
  await provider.close()
  dns.close()
})

describe('signing in through a provider', () => {
  it('signs in whom the account knows, and leads to where they wanted to go', async () => {
    await connect()
    const { page, end } = await go({ email: manager.email.toUpperCase(), name: 'Other' }, { query: '?redirect=/tasks' })
    expect(end).toBe('/auth/login?redirect=%2Ftasks')
    expect((await page.whoAmI()).body).toMatchObject({ user: { uuid: manager.id, name: manager.name } })
    const [entry] = await test.db
      .select()
      .from(journal)
      .where(eq(journal.event, 'LOGGED_IN'))
      .orderBy(desc(journal.id))
      .limit(1)
    expect(entry).toMatchObject({ userId: manager.id, detail: { way: 'SSO' } })
    expect((await read()).connection?.triedAt).toBeGreaterThan(Date.now() - 60_000)
    expect([...page.jar.keys()].filter((name) => name.startsWith('sso_'))).toEqual([])
  })

  it('leads nowhere but to pages of the product', async () => {
    const { end } = await go({ email: manager.email }, { query: '?redirect=//evil.example' })
    expect(end).toBe('/auth/login?redirect=%2F')
  })

  it('creates a person with the role and units of the first group that is mapped, once', async () => {
    await connect()
    const email = 'nina.new@example.com'
    const { page } = await go({ email, name: 'Nina\tNew', groups: ['staff', 'linguists'] })
    expect((await page.whoAmI()).body).toMatchObject({ user: { name: 'Nina New' }, authorities: ['ROLE_VENDOR'] })
    await go({ email, name: 'Nina Renamed', groups: ['staff'] })
    const rows = await test.db.select().from(users).where(eq(users.email, email))
    expect(rows).toMatchObject([{ name: 'Nina New', roles: ['VENDOR'], passwordHash: null }])
    const units = await test.db.select().from(orgUnitMembers).where(eq(orgUnitMembers.userId, rows[0]!.id))
    expect(units).toMatchObject([{ orgUnitId: place.orgUnitId }])
    const created = and(eq(journal.event, 'USER_CREATED'), eq(journal.entityId, rows[0]!.id))
    expect(await test.db.select().from(journal).where(created)).toMatchObject([{ detail: { way: 'SSO' } }])
  })

  it.each([
    ['groups that are mapped', ['b', 'a'], { role: 'CLIENT', orgUnitIds: ['2'] }],
    ['no group that is mapped', ['c'], { role: 'VENDOR', orgUnitIds: ['1'] }],
  ])('places newcomers with %s', (_, groups, expected) => {
    const connection: Parameters<typeof placeOf>[0] = {
      mappings: [
        { group: 'a', role: 'CLIENT', orgUnitIds: ['2'] },
        { group: 'b', role: 'PROJECT_MANAGER', orgUnitIds: [] },
      ],
      defaultRole: 'VENDOR',
      defaultOrgUnitIds: ['1'],
    }
    expect(placeOf(connection, groups)).toMatchObject(expected)
  })

  it('asks for a code by mail where the account requires a second factor that the provider did not ask for', async () => {
    const path = `/api/v3/account/${place.accountId}/security`
    const change = (body: Partial<AccountSecurity>) =>
      test.call(accountAdmin, 'PUT', path, { password: testPassword, ...body })
    bodyOf(await change({ secondFactorFrom: Date.now() - 1000 }))
    const awaits = async (claims: Claims) => {
      const { page } = await go({ email: manager.email, ...claims })
      return (await page.whoAmI()).headers.get('x-auth-mfa-email-required')
    }
    expect(await awaits({})).toBe('true')
    expect(await awaits({ amr: ['pwd', 'mfa'] })).toBe('false')
    bodyOf(await change({ secondFactorFrom: null }))
  })
})

describe('a person who has signed in', () => {
  const blocking = (id: string, what: 'block' | 'unblock') =>
    test.call(accountAdmin, 'POST', `/api/v3/user/${id}/${what}`)
  const who = async (claims: Claims) => {
    const { page, end } = await go(claims)
    const { body } = (await page.whoAmI()) as { body: { user?: { uuid: string } } }
    return problemIn(end) ?? body.user?.uuid
  }

  it('a person is recognized by their account at the provider, even with another address', async () => {
    await connect()
    const { id, email } = await createSomebody(test)
    expect(await who({ email, sub: 'first' })).toBe(id)
    expect(await who({ email: 'renamed@example.com', sub: 'first' })).toBe(id)
  })

  it('someone who takes over their address is refused until an administrator blocks and unblocks the person', async () => {
    await connect()
    const { id, email } = await createSomebody(test)
    expect(await who({ email, sub: 'leaver' })).toBe(id)
    expect(await who({ email, sub: 'successor' })).toBe('SUBJECT')
    expect((await read()).failures[0]).toMatchObject({ problem: 'SUBJECT', email })
    bodyOf(await blocking(id, 'block'))
    bodyOf(await blocking(id, 'unblock'))
    expect(await who({ email, sub: 'successor' })).toBe(id)
    expect(await who({ email, sub: 'leaver' })).toBe('SUBJECT')
  })

  it('is not taken for someone whose address differs in a letter outside of ASCII', async () => {
    await connect()
    const kenji = await createPerson(test.app.services, place, 'Kenji Kato', { roles: ['PROJECT_MANAGER'] })
    expect(await who({ email: kenji.email.replace('k', '\u212a'), sub: 'kelvin' })).not.toBe(kenji.id)
    expect(await who({ email: kenji.email.toUpperCase(), sub: 'kenji' })).toBe(kenji.id)
  })
})

describe('an answer that is not as it should be', () => {
  it.each([
    ['an address', { email: 'a\0b@example.com', sub: 'nul' }, 'EMAIL'],
    ['a group', { email: 'nul.group@example.com', groups: ['a\0b'] }, null],
    ['a name', { email: 'nul.name@example.com', name: 'Nul\0 Name' }, null],
  ])('with a NUL in %s isn’t the fault of the server', async (_, claims, problem) => {
    await connect()
    expect(problemIn((await go(claims)).end)).toBe(problem)
  })

  it('with a NUL in the name of the account is refused', async () => {
    provider.tamper = { claims: (claims) => ({ ...claims, sub: 'a\0b' }) }
    expect(problemIn((await go({ email: manager.email })).end)).toBe('TOKEN')
  })

  it.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint'])(
    'is not waited for where the provider names a script as its %s',
    async (name) => {
      provider.tamper = { metadata: { [name]: 'javascript:alert(1)' } }
      await connect()
      const { end } = await go({ email: manager.email })
      expect(problemIn(end)).toBe('PROVIDER')
      expect((await read()).failures[0]).toMatchObject({ received: `${name}: javascript:alert(1)` })
      provider.tamper = undefined
      await connect()
    },
  )

  it.each([
    ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }, 'ISSUER'],
    ['for another client', { claims: (claims) => ({ ...claims, aud: 'another' }) }, 'AUDIENCE'],
    ['of another sign-in', { claims: (claims) => ({ ...claims, nonce: 'another' }) }, 'NONCE'],
    ['that has expired', { claims: (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 90 }) }, 'TIME'],
    ['signed with another key', { withOtherKey: true }, 'SIGNATURE'],
  ] satisfies [string, OidcProvider['tamper'], string][])('%s signs no one in', async (_, tamper, problem) => {
    provider.tamper = tamper
    const { page, end } = await go({ email: manager.email })
    expect(problemIn(end)).toBe(problem)
    expect((await page.whoAmI()).status).toBe(401)
    const id = new URL(end, testOrigin).searchParams.get('id')
    expect((await read()).failures[0]).toMatchObject({ uuid: id, problem })
  })

  it('lets the clock of a provider be wrong by up to a minute', async () => {
    provider.tamper = { claims: (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 30 }) }
    expect(problemIn((await go({ email: manager.email })).end)).toBeNull()
  })

  it('counts once, in the browser that began, and for a quarter of an hour', async () => {
    const { page, back } = await go({ email: manager.email })
    expect(problemIn((await page.send('GET', back)).headers.get('location')!)).toBe('REPLAYED')
    const begun = await page.send('GET', `/api/v3/auth/sso/${key}`)
    const other = (await provider.signIn(begun.headers.get('location')!)).replace(testOrigin, '')
    const thief = openBrowser(test)
    expect(problemIn((await thief.send('GET', other)).headers.get('location')!)).toBe('BROWSER')
    await test.db.update(ssoStates).set({ expiresAt: new Date() })
    expect(problemIn((await page.send('GET', other)).headers.get('location')!)).toBe('LATE')
    const unknown = other.replace(/state=[^&]*/, 'state=unknown')
    expect(problemIn((await page.send('GET', unknown)).headers.get('location')!)).toBe('STATE')
    await test.db.update(ssoStates).set({ expiresAt: new Date(Date.now() - 2 * 86_400_000) })
    await tidy({ db: test.db, store: { sweep: async () => {} } as never, features, now: new Date() })
    expect(await test.db.$count(ssoStates)).toBe(0)
  })

  it('says what the provider said where it refuses', async () => {
    const page = openBrowser(test)
    const begun = await page.send('GET', `/api/v3/auth/sso/${key}`)
    const state = new URL(begun.headers.get('location')!).searchParams.get('state')
    const answer = new URLSearchParams({
      state: state!,
      error: 'access_denied',
      error_description: 'Not assigned',
      iss: provider.issuer,
    })
    const { headers } = await page.send('GET', `/api/v3/auth/sso/${key}/callback?${answer}`)
    expect(problemIn(headers.get('location')!)).toBe('ANSWER')
    expect((await read()).failures[0]).toMatchObject({ received: 'access_denied: Not assigned' })
  })

  it('names a wrong client secret, a provider that is away, and an address that isn’t a provider', async () => {
    await connect({ clientSecret: 'wrong' })
    expect(problemIn((await go({ email: manager.email })).end)).toBe('TOKEN')
    await connect({ issuer: 'http://127.0.0.1:1', clientSecret: 'any' })
    expect(problemIn((await go({ email: manager.email })).end)).toBe('PROVIDER')
    await connect({ issuer: `${provider.issuer}/other`, clientSecret: 'any' })
    expect(problemIn((await go({ email: manager.email })).end)).toBe('PROVIDER')
    await connect()
  })
})

describe('signing out', () => {
  it('leads to the provider, with what it needs to end the session and the way back, where the connection wants it', async () => {
    await connect({ endsProviderSession: true })
    const { page } = await go({ email: manager.email })
    const { body } = await page.send('POST', '/api/v3/auth/logout/provider')
    const url = new URL((body as SsoSignOut).url ?? '')
    expect(url.href.startsWith(`${provider.issuer}/session/end?`)).toBe(true)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${testOrigin}/api/v3/auth/sso/${key}/signed-out`)
    expect((await page.whoAmI()).status).toBe(401)
    const answer = await fetch(url)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<form')])
    await connect()
    const { page: other } = await go({ email: manager.email })
    expect((await other.send('POST', '/api/v3/auth/logout/provider')).body).toEqual({})
  })
})

describe('who may come in', () => {
  it.each([
    ['an address of a domain that is not the account’s', { email: 'mia.manager@elsewhere.example' }, 'DOMAIN'],
    ['no address', { name: 'Nobody' }, 'EMAIL'],
    ['an address that the provider itself does not trust', { email: manager.email, email_verified: false }, 'EMAIL'],
    ['an administrator of the installation', { email: admin.email }, 'SYSTEM_ADMIN'],
  ])('is not %s', async (_, claims, problem) => expect(problemIn((await go(claims)).end)).toBe(problem))

  it('is no one of a domain whose record is no longer there', async () => {
    await test.db.update(ssoDomains).set({ verifiedAt: null })
    expect(problemIn((await go({ email: manager.email })).end)).toBe('DOMAIN')
  })

  it('isn’t a newcomer where none are created, without a role, or without room in the plan', async () => {
    const come = async () => problemIn((await go({ email: 'new.comer@example.com' })).end)
    await connect({ createsPeople: false })
    expect(await come()).toBe('NO_PERSON')
    const { defaultRole: _, ...withoutRole } = whole()
    bodyOf(await put(withoutRole))
    expect(await come()).toBe('NO_ROLE')
    await connect()
    await test.db.update(accounts).set({ tier: 'PERSONAL' }).where(eq(accounts.id, place.accountId))
    expect(await come()).toBe('OFF')
    await test.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, place.accountId))
  })

  it('is no one who is blocked, of a suspended account, or from a network that the account does not allow', async () => {
    const come = async () => problemIn((await go({ email: manager.email })).end)
    const person = eq(users.id, manager.id)
    await test.db.update(users).set({ blockedAt: new Date() }).where(person)
    expect(await come()).toBe('BLOCKED')
    await test.db.update(users).set({ blockedAt: null }).where(person)
    const account = eq(accounts.id, place.accountId)
    await test.db.update(accounts).set({ suspendedAt: new Date(), suspensionReason: 'unpaid' }).where(account)
    expect(await come()).toBe('SUSPENDED')
    await test.db.update(accounts).set({ suspendedAt: null, suspensionReason: null }).where(account)
    await test.app.services.sessions.forget()
    const security = `/api/v3/account/${place.accountId}/security`
    bodyOf(await test.call(accountAdmin, 'PUT', security, { password: testPassword, allowedAddresses: ['127.0.0.1'] }))
    expect(await come()).toBe('ADDRESS')
    bodyOf(
      await test.call(accountAdmin, 'PUT', security, {
        password: testPassword,
        allowedAddresses: [],
        signInMethods: ['PASSWORD'],
      }),
    )
    expect(await come()).toBe('METHOD_OFF')
    expect(
      await test.call(accountAdmin, 'PUT', security, { password: testPassword, signInMethods: ['SSO'] }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.signInMethods' }] },
    })
    bodyOf(
      await test.call(accountAdmin, 'PUT', security, {
        password: testPassword,
        signInMethods: ['PASSWORD', 'AUTHENTICATOR', 'SSO'],
      }),
    )
    expect(await come()).toBeNull()
  })

  it('is limited in how often they begin from one address', async () => {
    const page = openBrowser(test, '10.9.9.9')
    const attempt = {
      purpose: 'ADDRESS',
      username: 'sso',
      address: '10.9.9.9',
      failed: 100,
      lastFailedAt: new Date(),
    } as const
    await test.db.insert(loginAttempts).values(attempt)
    const begun = await page.send('GET', `/api/v3/auth/sso/${key}`)
    expect(problemIn(begun.headers.get('location')!)).toBe('TOO_MANY')
  })
})

describe('single sign-on that is required', () => {
  const login = async (email: string) => (await openBrowser(test).login(email, testPassword)).body

  it('needs a connection that has worked, ends passwords for people of the domains, and keeps those of administrators', async () => {
    await connect({ clientSecret: provider.clientSecret })
    expect(await put({ ...whole(), isRequired: true })).toMatchObject({ status: 422, body: { code: 'SSO_NOT_TRIED' } })
    await go({ email: manager.email })
    const { clientSecret: _, ...kept } = whole()
    bodyOf(await put({ ...kept, isRequired: true }))
    expect(await login(manager.email)).toMatchObject({
      state: 'FAILURE',
      properties: { text: expect.stringContaining('single sign-on') },
    })
    for (const person of [accountAdmin, admin, sysadmin])
      expect(await login(person.email)).toMatchObject({ state: 'SUCCESS' })
    expect((await read()).passwordPeople.map(({ uuid }) => uuid).sort()).toEqual(
      [accountAdmin.id, admin.id, sysadmin.id].sort(),
    )
    await test.db.update(ssoDomains).set({ verifiedAt: null })
    expect(await login(manager.email)).toMatchObject({ state: 'SUCCESS' })
    bodyOf(await put({ ...kept, isEnabled: false }))
  })

  it('is offered by the domain of an address, and only while it is on', async () => {
    const find = (email: string) => test.call(null, 'GET', `/api/v3/auth/sso?email=${email}`)
    await connect()
    expect((await find('any.one@EXAMPLE.com')).body).toEqual({
      url: `${testOrigin}/api/v3/auth/sso/${key}`,
      isRequired: false,
    })
    expect((await find('any.one@example.org')).body).toEqual({})
    await connect({ isEnabled: false })
    expect((await find('any.one@example.com')).body).toEqual({})
    expect(problemIn((await go({ email: manager.email })).end)).toBe('OFF')
    await connect()
  })
})

describe('a trial', () => {
  const report = async (end: string) => {
    const id = new URL(end, testOrigin).searchParams.get('trial')
    return bodyOf<SsoTrial>(await test.call(accountAdmin, 'GET', `${base}/trial/${id}`))
  }

  it('reports each check and what would happen, without changing anything', async () => {
    await connect({ isEnabled: false })
    const page = openBrowser(test)
    await page.login(accountAdmin.email)
    const trial = async (claims: Claims) => report((await go(claims, { query: '?trial=true', page })).end)
    const email = 'trial@example.com'
    const good = await trial({ email, name: 'Tria', groups: ['linguists'] })
    expect(good).toMatchObject({ email, isNew: true, role: 'VENDOR', orgUnits: [{ uuid: place.orgUnitId }] })
    expect(good.checks.every(({ result }) => result === 'PASSED')).toBe(true)
    expect(good.claims).toContainEqual({ name: 'groups', values: ['linguists'] })
    expect(await test.db.$count(users, eq(users.email, email))).toBe(0)
    expect((await page.whoAmI()).body).toMatchObject({ user: { uuid: accountAdmin.id } })
    provider.tamper = { claims: (claims) => ({ ...claims, aud: 'another' }) }
    const bad = await trial({ email })
    expect(bad).toMatchObject({ problem: 'AUDIENCE', expected: 'dragoman', received: 'another' })
    expect(bad.checks.filter(({ result }) => result === 'FAILED')).toEqual([{ check: 'AUDIENCE', result: 'FAILED' }])
    const theirs = `${base}/trial/${good.uuid}?accountUUID=${elsewhere.accountId}`
    expect((await test.call(sysadmin, 'GET', theirs)).status).toBe(404)
    await connect()
  })

  it('is for administrators of the account', async () => {
    const page = openBrowser(test)
    await page.login(manager.email)
    expect(problemIn((await go({ email: manager.email }, { page, query: '?trial=true' })).end)).toBe('OFF')
  })
})

describe('the connection', () => {
  it('never gives its secret, records what changed, and takes no outdated change', async () => {
    const before = await connect({ clientSecret: 'first-secret' })
    expect(JSON.stringify(before)).not.toContain('first-secret')
    expect(before.connection).toMatchObject({ secretHint: 'cret' })
    const [row] = await test.db.select().from(ssoConnections)
    expect(row!.clientSecret).not.toContain('first-secret')
    const after = await connect({ createsPeople: false })
    const [entry] = await test.db
      .select()
      .from(journal)
      .where(eq(journal.event, 'ACCOUNT_SSO_UPDATED'))
      .orderBy(desc(journal.id))
      .limit(1)
    expect(entry).toMatchObject({ before: { createsPeople: true }, after: { createsPeople: false } })
    expect(JSON.stringify(entry)).not.toContain(provider.clientSecret)
    expect((await put(whole(), { 'If-Match': `"${before.version}"` })).status).toBe(409)
    bodyOf(await put(whole(), { 'If-Match': `"${after.version}"` }))
  })

  it.each([
    ['issuer', { issuer: 'http://10.0.0.1' }],
    ['issuer', { issuer: 'https://user:secret@example.com' }],
    ['clientSecret', { issuer: 'https://id.example.com', clientSecret: undefined }],
    ['defaultOrgUnitUuids', { defaultRole: 'CLIENT' as const }],
    ['mappings.0.orgUnitUuids', { mappings: [{ group: 'a', role: 'VENDOR' as const }] }],
  ])('refuses a wrong %s', async (field, change) => {
    const { status, body } = await put({ ...whole(), ...change })
    expect([status, (body as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, `body.${field}`])
  })

  it('single sign-on is changed and deleted only with the password of the person who does it', async () => {
    const wrong = { status: 400, body: { code: 'PASSWORD_WRONG', errors: [{ field: 'body.password' }] } }
    const { connection: before } = await connect()
    expect(await put({ ...whole(), issuer: 'https://other.example.com', password: 'wrong' })).toMatchObject(wrong)
    expect(await test.call(accountAdmin, 'DELETE', base, { password: 'wrong' })).toMatchObject(wrong)
    expect((await test.call(accountAdmin, 'PUT', base, whole())).body).toMatchObject({ code: 'INVALID' })
    expect((await read()).connection).toMatchObject({ issuer: before!.issuer })
  })

  it('knows only units of its account, and is for administrators with a plan that includes it', async () => {
    expect((await put({ ...whole(), defaultOrgUnitUuids: [elsewhere.orgUnitId] })).status).toBe(404)
    expect((await test.call(manager, 'GET', `${base}/url`)).status).toBe(403)
    expect((await test.call(accountAdmin, 'GET', `${base}/url?accountUUID=${elsewhere.accountId}`)).status).toBe(404)
    await test.db.update(accounts).set({ tier: 'BUSINESS' }).where(eq(accounts.id, place.accountId))
    await test.app.services.sessions.forget()
    expect(await put(whole())).toMatchObject({ status: 422, body: { code: 'PLAN_LIMIT' } })
    await test.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, place.accountId))
    await test.app.services.sessions.forget()
  })

  it('has a name in addresses that no other account has', async () => {
    const other = `${base}?accountUUID=${elsewhere.accountId}`
    const theirs = bodyOf<SingleSignOn>(
      await test.call(sysadmin, 'PUT', other, { ...whole(), password: testPassword, mappings: [], clientSecret: 'x' }),
    )
    const rename = (urlKey: string) =>
      test.call(sysadmin, 'PUT', `${base}/url-key?accountUUID=${elsewhere.accountId}`, {
        urlKey,
        password: testPassword,
      })
    for (const taken of [key, 'account-1']) expect((await rename(taken)).status).toBe(400)
    bodyOf(await rename(theirs.urlKey))
    expect(bodyOf<SingleSignOn>(await rename('other')).callbackUrls).toEqual([
      `${testOrigin}/api/v3/auth/sso/other/callback`,
    ])
    expect((await test.call(sysadmin, 'DELETE', other, { password: testPassword })).status).toBe(204)
    expect(
      bodyOf<SingleSignOn>(await test.call(sysadmin, 'GET', `${base}/url?accountUUID=${elsewhere.accountId}`)),
    ).not.toHaveProperty('connection')
  })
})

describe('an email domain', () => {
  const password = testPassword
  const add = (domain: string) => test.call(accountAdmin, 'POST', `${base}/domain`, { domain, password })
  const check = (domain: string, as = accountAdmin, of = '') =>
    test.call(as, 'POST', `${base}/domain/check?domain=${domain}${of}`, { password })
  const stateOf = (answer: { body: unknown }, domain: string) =>
    (answer.body as SingleSignOn).domains.find((one) => one.domain === domain)

  it('counts once DNS proves it, until its record has been missing for three days', async () => {
    const domain = 'nordlys.example'
    const added = stateOf(await add(`@${domain.toUpperCase()}`), domain)
    expect(added).toMatchObject({ status: 'WAITING', record: { name: `_dragoman.${domain}` } })
    expect(stateOf(await check(domain), domain)).toMatchObject({ status: 'FAILED', found: [] })
    dns.texts.set(added!.record.name, ['other', added!.record.value])
    expect(stateOf(await check(domain), domain)).toMatchObject({ status: 'VERIFIED' })
    expect((await add(domain)).status).toBe(409)
    const { settings } = test.app.services
    dns.texts.clear()
    const later = async (days: number) => {
      await lookUpDomains({ db: test.db, settings, now: new Date(Date.now() + days * 86_400_000) })
      return (await read()).domains.find((one) => one.domain === domain)?.status
    }
    expect([await later(2), await later(4)]).toEqual(['VERIFIED', 'FAILED'])
    expect((await test.call(accountAdmin, 'DELETE', `${base}/domain?domain=${domain}`, { password })).status).toBe(204)
    expect((await check(domain)).status).toBe(404)
  })

  it('goes to the account that proves it when the record of the other one is gone', async () => {
    await test.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, elsewhere.accountId))
    const [domain, of] = ['shared.example', `&accountUUID=${elsewhere.accountId}`]
    const ours = stateOf(await add(domain), domain)!.record
    dns.texts.set(ours.name, [ours.value])
    await check(domain)
    const added = await test.call(sysadmin, 'POST', `${base}/domain?accountUUID=${elsewhere.accountId}`, {
      domain,
      password,
    })
    const theirs = stateOf(added, domain)!.record
    dns.texts.set(ours.name, [ours.value, theirs.value])
    expect((await check(domain, sysadmin, of)).status).toBe(409)
    dns.texts.set(ours.name, [theirs.value])
    expect(stateOf(await check(domain, sysadmin, of), domain)).toMatchObject({ status: 'VERIFIED' })
    expect((await read()).domains.find((one) => one.domain === domain)).toMatchObject({ status: 'FAILED' })
  })

  it.each(['localhost', 'a b.example', '10.0.0.1', '-a.example'])('cannot be %j', async (domain) =>
    expect((await add(domain)).status).toBe(400),
  )
})

it.each([
  ['PUT', '/url-key', { urlKey: 'borrowed-screen' }],
  ['POST', '/domain', { domain: 'borrowed.example' }],
  ['POST', '/domain/check?domain=example.com', {}],
  ['DELETE', '/domain?domain=example.com', {}],
] as const)('%s %s takes the password, and changes nothing without it', async (method, path, body) => {
  const before = await read()
  const missing = await test.call(accountAdmin, method, `${base}${path}`, body)
  expect(missing).toMatchObject({ status: 400, body: { errors: [{ field: 'body.password' }] } })
  const wrong = await test.call(accountAdmin, method, `${base}${path}`, { ...body, password: 'not the password' })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'PASSWORD_WRONG' } })
  expect(await read()).toEqual(before)
})
