import { createPublicKey, verify, X509Certificate } from 'node:crypto'
import type { CurrentAuthentication } from '@dragoman/sdk/operations/auth'
import type { SingleSignOn, SsoMetadata, SsoSignOut, SsoTrial } from '@dragoman/sdk/operations/sso'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orgUnitMembers } from '../../identity/tables.ts'
import { ssoConnections, ssoDomains } from '../../identity/sso-tables.ts'
import { accounts, journal, users } from '../../kernel/tables.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'
import { pem, startSamlProvider, type SamlProvider, type Tampering } from '../../testing/saml-provider.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { refreshMetadata } from './refresh-metadata.ts'
import { newSigningKey } from './signing-key.ts'
import { ssoStates } from './tables.ts'
import { testPassword } from '../../testing/people.ts'
import type { GivenConnection } from './connections.ts'

const test = await openTestApp({ settings: { ssoAllowedHosts: ['127.0.0.1'] } })
const { accountAdmin, manager, place } = test.people
const base = '/api/v3/account/sso'
const key = 'nordlys'
const entityId = `${testOrigin}/api/v3/auth/sso/${key}/metadata`
const callback = `${testOrigin}/api/v3/auth/sso/${key}/callback`
let provider: SamlProvider

const read = async () => bodyOf<SingleSignOn>(await test.call(accountAdmin, 'GET', `${base}/url`))
const put = (body: object) => test.call(accountAdmin, 'PUT', base, { password: testPassword, ...body })
const whole = (): GivenConnection => ({
  protocol: 'SAML',
  isEnabled: true,
  isRequired: false,
  issuer: provider.issuer,
  signOnUrl: provider.signOnUrl,
  signOutUrl: provider.signOutUrl,
  certificates: [pem(provider.certificate)],
  emailClaim: 'NameID',
  createsPeople: true,
  defaultRole: 'PROJECT_MANAGER',
  mappings: [{ group: 'linguists', role: 'VENDOR', orgUnitUuids: [place.orgUnitId] }],
})
const connect = async (change: Partial<GivenConnection> = {}) =>
  bodyOf<SingleSignOn>(await put({ ...whole(), ...change }))

const begin = async (page: Browser, query = '') =>
  (await page.send('GET', `/api/v3/auth/sso/${key}${query}`)).headers.get('location') ?? ''

/** Posts an answer and follows it to where the browser is led. */
async function post(page: Browser, fields: Record<string, string>): Promise<string> {
  const received = await page.post(new URL(callback).pathname, fields)
  expect(received.status).toBe(303)
  return (await page.send('GET', received.headers.get('location')!)).headers.get('location') ?? ''
}

interface Going {
  query?: string
  page?: Browser
  attributes?: Record<string, string | string[]>
}

/** Signs in through the provider, and gives the page that follows. */
async function go(email: string, { query = '', page = openBrowser(test), attributes = {} }: Going = {}) {
  provider.person = { nameId: email, attributes: { name: 'Someone', ...attributes } }
  const { fields } = await provider.signIn(await begin(page, query))
  return { page, fields, end: await post(page, fields) }
}

const problemIn = (address: string) => new URL(address, testOrigin).searchParams.get('problem')

beforeAll(async () => {
  provider = await startSamlProvider()
  await test.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, place.accountId))
  await test.db
    .insert(ssoDomains)
    .values({ accountId: place.accountId, domain: 'example.com', token: 'token', verifiedAt: new Date() })
  await connect()
  bodyOf(await test.call(accountAdmin, 'PUT', `${base}/url-key`, { urlKey: key, password: testPassword }))
})

afterEach(() => {
  provider.tamper = undefined
})

afterAll(() => provider.close())

describe('signing in through a SAML provider', () => {
  it('signs in whom the account knows, and leads to where they wanted to go', async () => {
    const { page, end } = await go(manager.email.toUpperCase(), { query: '?redirect=/tasks' })
    expect(end).toBe('/auth/login?redirect=%2Ftasks')
    expect((await page.whoAmI()).body).toMatchObject({ user: { uuid: manager.id, name: manager.name } })
    expect((await read()).connection?.triedAt).toBeGreaterThan(Date.now() - 60_000)
    expect([...page.jar.keys()].filter((name) => name.startsWith('sso_'))).toEqual([])
  })

  it('creates a person with the role and units of the first group that is mapped, once', async () => {
    const email = 'nina.new@example.com'
    const { page } = await go(email, { attributes: { name: 'Nina New', groups: ['staff', 'linguists'] } })
    expect((await page.whoAmI()).body).toMatchObject({ user: { name: 'Nina New' }, authorities: ['ROLE_VENDOR'] })
    await go(email, { attributes: { name: 'Nina Renamed' } })
    const rows = await test.db.select().from(users).where(eq(users.email, email))
    expect(rows).toMatchObject([{ name: 'Nina New', roles: ['VENDOR'], passwordHash: null }])
    const units = await test.db.select().from(orgUnitMembers).where(eq(orgUnitMembers.userId, rows[0]!.id))
    expect(units).toMatchObject([{ orgUnitId: place.orgUnitId }])
  })

  it('asks the provider for an answer to this very request, at the address of this very account', async () => {
    const request = provider.requestIn(await begin(openBrowser(test)))
    const [, id] = / ID="(_[\w-]+)"/.exec(request) ?? []
    expect(id).toBeDefined()
    expect(request).toContain(`AssertionConsumerServiceURL="${callback}"`)
    expect(request).toContain(`>${entityId}</saml:Issuer>`)
  })

  it('takes answers whose groups make them large', async () => {
    const groups = Array.from({ length: 2000 }, (_, index) => `cn=group-${index},ou=groups,dc=nordlys,dc=example`)
    expect(problemIn((await go(manager.email, { attributes: { groups } })).end)).toBeNull()
  })
})

const shifted = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

const assertionIn = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)![0]
const withoutSignature = (xml: string) => xml.replace(/<Signature[\s\S]*?<\/Signature>/, '')

/** The signed assertion beside one that says something else. */
const beside = (arrange: (forged: string, signed: string) => string) => (xml: string) => {
  const signed = assertionIn(xml)
  const forged = withoutSignature(signed)
    .replace(/ID="[^"]*"/, 'ID="_forged"')
    .replace(/(<saml:NameID[^>]*>)[^<]*/, '$1admin@example.com')
  return xml.replace(signed, arrange(forged, signed))
}

describe('an answer of a SAML provider that is not as it should be', () => {
  it.each([
    ['of another issuer', () => ({ issuer: 'https://evil.example' }), 'ISSUER'],
    ['for another audience', () => ({ audience: 'https://other.example' }), 'AUDIENCE'],
    ['for another recipient', () => ({ recipient: 'https://other.example/acs' }), 'RECIPIENT'],
    ['sent to another address', () => ({ destination: 'https://other.example/acs' }), 'RECIPIENT'],
    ['that has expired', () => ({ lifetimeInSeconds: -90 }), 'TIME'],
    [
      'that is not valid yet',
      () => ({ before: (xml: string) => xml.replace(/NotBefore="[^"]*"/, `NotBefore="${shifted(90)}"`) }),
      'TIME',
    ],
    [
      'that would be good for ever',
      () => ({ before: (xml: string) => xml.replace(/(<saml:SubjectConfirmationData)[^>]*?( Recipient)/, '$1$2') }),
      'TIME',
    ],
    [
      'signed with another key',
      () => ({ key: provider.other.key, cert: pem(provider.other.certificate) }),
      'SIGNATURE',
    ],
    ['signed with SHA-1', () => ({ signatureAlgorithm: 'rsa-sha1', digestAlgorithm: 'sha1' }), 'SIGNATURE'],
    [
      'changed after it was signed',
      () => ({ after: (xml: string) => xml.replace(/(<saml:NameID[^>]*>)[^<]*/, '$1admin@example.com') }),
      'SIGNATURE',
    ],
    ['without a signature', () => ({ signAssertion: false }), 'UNSIGNED'],
    ['signed around an unsigned assertion', () => ({ signAssertion: false, signResponse: true }), 'UNSIGNED'],
    [
      'with a forged assertion before the signed one',
      () => ({ after: beside((forged, signed) => forged + signed) }),
      'ALTERED',
    ],
    [
      'with a forged assertion around the signed one',
      () => ({ after: beside((forged, signed) => forged.replace('</saml:Assertion>', `${signed}</saml:Assertion>`)) }),
      'ALTERED',
    ],
    [
      'with the signed assertion among its extensions',
      () => ({
        after: beside((forged, signed) => `<samlp:Extensions>${signed}</samlp:Extensions>${forged}`),
      }),
      'ALTERED',
    ],
    [
      'whose signature is about another element',
      () => ({
        after: (xml: string) =>
          xml.replace(/(<saml:Assertion[^>]*) ID="([^"]*)"/, '$1 ID="_other"').replace('<samlp:Status>', (status) => {
            const id = /<saml:Assertion[^>]* ID="([^"]*)"/.exec(xml)?.[1]
            return `<samlp:Extensions ID="${id}"/>${status}`
          }),
      }),
      'ALTERED',
    ],
    ['that is no SAML', () => ({ after: () => '<html/>' }), 'ANSWER'],
    ['that is no XML', () => ({ after: () => 'nothing' }), 'ANSWER'],
    ['with a document type', () => ({ after: (xml: string) => `<!DOCTYPE Response>${xml}` }), 'ANSWER'],
  ] satisfies [string, () => Tampering & Record<string, unknown>, string][])(
    '%s signs no one in',
    async (_, tamper, problem) => {
      provider.tamper = tamper()
      const { page, end } = await go(manager.email)
      expect(problemIn(end)).toBe(problem)
      expect((await page.whoAmI()).status).toBe(401)
      const id = new URL(end, testOrigin).searchParams.get('id')
      expect((await read()).failures[0]).toMatchObject({ uuid: id, problem })
    },
  )

  it('may come from a clock that is wrong by up to a minute', async () => {
    provider.tamper = { lifetimeInSeconds: -30 }
    expect(problemIn((await go(manager.email)).end)).toBeNull()
  })

  it('counts once, and is not kept', async () => {
    const { page, fields } = await go(manager.email)
    expect(await test.db.$count(ssoStates, isNotNull(ssoStates.answer))).toBe(0)
    const before = await test.db.$count(journal, eq(journal.event, 'LOGGED_IN'))
    expect(problemIn(await post(page, fields))).toBe('REPLAYED')
    expect(problemIn(await post(openBrowser(test), fields))).toBe('REPLAYED')
    expect(await test.db.$count(journal, eq(journal.event, 'LOGGED_IN'))).toBe(before)
  })

  it('counts once where two servers get it at the same time', async () => {
    const second = await test.secondServer()
    const [page, other] = [openBrowser(test), openBrowser({ ...test, app: second })]
    provider.person = { nameId: manager.email, attributes: {} }
    const { fields } = await provider.signIn(await begin(page))
    for (const [name, value] of page.jar) other.jar.set(name, value)
    const { headers } = await other.post(new URL(callback).pathname, fields)
    const ends = await Promise.all([page, other, page].map((each) => each.send('GET', headers.get('location')!)))
    const problems = ends.map((end) => problemIn(end.headers.get('location')!))
    expect(problems.toSorted()).toEqual(['REPLAYED', 'REPLAYED', null])
    await second.close()
  })

  it('counts for no other sign-in, and in no other browser', async () => {
    provider.person = { nameId: manager.email, attributes: {} }
    const [page, thief] = [openBrowser(test), openBrowser(test)]
    const { fields } = await provider.signIn(await begin(page))
    expect(problemIn(await post(thief, fields))).toBe('BROWSER')
    const own = new URL(await begin(thief)).searchParams.get('RelayState')!
    expect(problemIn(await post(thief, { ...fields, RelayState: own }))).toBe('NONCE')
    expect(problemIn(await post(page, fields))).toBeNull()
  })

  it('counts for a quarter of an hour, and only where a sign-in was begun here', async () => {
    provider.person = { nameId: manager.email, attributes: {} }
    const page = openBrowser(test)
    const { fields } = await provider.signIn(await begin(page))
    await test.db.update(ssoStates).set({ expiresAt: new Date() })
    expect(problemIn(await post(page, fields))).toBe('LATE')
    expect(problemIn(await post(page, { SAMLResponse: fields.SAMLResponse }))).toBe('STATE')
  })

  it('says what the provider said where it refuses', async () => {
    const status = '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:RequestDenied"/>'
    provider.tamper = {
      after: (xml) =>
        xml
          .replace(assertionIn(xml), '')
          .replace(
            /<samlp:StatusCode[^>]*\/>/,
            `<samlp:StatusCode Value="urn:x:Responder">${status}</samlp:StatusCode>`,
          )
          .replace('</samlp:Status>', '<samlp:StatusMessage>Not assigned</samlp:StatusMessage></samlp:Status>'),
    }
    expect(problemIn((await go(manager.email)).end)).toBe('ANSWER')
    expect((await read()).failures[0]).toMatchObject({ received: 'Responder, RequestDenied: Not assigned' })
  })

  it('is refused where it is encrypted, in words of its own', async () => {
    const publicKey = createPublicKey(pem(provider.certificate)).export({ type: 'spki', format: 'pem' }).toString()
    provider.tamper = { encryptionPublicKey: publicKey, encryptionCert: pem(provider.certificate) }
    expect(problemIn((await go(manager.email)).end)).toBe('ENCRYPTED')
  })
})

describe('a trial of a SAML connection', () => {
  const report = async (end: string) => {
    const id = new URL(end, testOrigin).searchParams.get('trial')
    return bodyOf<SsoTrial>(await test.call(accountAdmin, 'GET', `${base}/trial/${id}`))
  }

  it('reports each check and what would happen, without changing anything', async () => {
    await connect({ isEnabled: false })
    const page = openBrowser(test)
    await page.login(accountAdmin.email)
    const trial = async () =>
      report((await go('trial@example.com', { query: '?trial=true', page, attributes: { groups: 'linguists' } })).end)
    const good = await trial()
    expect(good).toMatchObject({ isNew: true, role: 'VENDOR', orgUnits: [{ uuid: place.orgUnitId }] })
    expect(good.checks.map(({ check }) => check)).toEqual([
      'ANSWER',
      'SIGNATURE',
      'ISSUER',
      'NONCE',
      'RECIPIENT',
      'TIME',
      'AUDIENCE',
      'EMAIL',
      'DOMAIN',
      'PERSON',
    ])
    expect(good.checks.every(({ result }) => result === 'PASSED')).toBe(true)
    expect(good.claims).toContainEqual({ name: 'NameID', values: ['trial@example.com'] })
    expect(await test.db.$count(users, eq(users.email, 'trial@example.com'))).toBe(0)
    provider.tamper = { audience: 'another' }
    const bad = await trial()
    expect(bad).toMatchObject({ problem: 'AUDIENCE', expected: entityId, received: 'another' })
    expect(bad.checks.filter(({ result }) => result === 'FAILED')).toEqual([{ check: 'AUDIENCE', result: 'FAILED' }])
    provider.tamper = { signAssertion: false }
    expect((await trial()).checks.slice(0, 3)).toEqual([
      { check: 'ANSWER', result: 'PASSED' },
      { check: 'SIGNATURE', result: 'FAILED' },
      { check: 'ISSUER', result: 'NOT_REACHED' },
    ])
    await connect()
  })
})

describe('certificates of a SAML provider', () => {
  it('are taken one beside the other, so that the key can change', async () => {
    await connect({ certificates: [pem(provider.certificate)] })
    await go(manager.email)
    const both = await connect({ certificates: [pem(provider.certificate), provider.other.certificate] })
    expect(both.connection).toMatchObject({ triedAt: expect.any(Number), certificates: [{}, { subject: 'CN=other' }] })
    provider.changeKey()
    expect(problemIn((await go(manager.email)).end)).toBeNull()
    const one = await connect({ certificates: [provider.certificate] })
    expect(one.connection).not.toHaveProperty('triedAt')
    expect(one.connection?.certificates.map(({ certificate }) => certificate)).toEqual([provider.certificate])
  })

  it('are read again each day where the metadata has an address, and noted in the journal', async () => {
    await connect({ metadataUrl: provider.metadataUrl })
    provider.changeKey()
    const { settings, log } = test.app.services
    await refreshMetadata({ db: test.db, settings, log })
    expect((await read()).connection?.certificates.map(({ certificate }) => certificate)).toEqual([
      provider.certificate,
    ])
    expect(problemIn((await go(manager.email)).end)).toBeNull()
    const updates = and(eq(journal.event, 'ACCOUNT_SSO_UPDATED'), eq(journal.accountId, place.accountId))
    const [entry] = await test.db.select().from(journal).where(updates).orderBy(desc(journal.id)).limit(1)
    expect(entry).toMatchObject({ userId: null, detail: { metadata: provider.metadataUrl } })
    const count = await test.db.$count(journal, updates)
    await refreshMetadata({ db: test.db, settings, log })
    expect(await test.db.$count(journal, updates)).toBe(count)
    await connect()
  })
})

describe('metadata', () => {
  const metadata = (source: object) => test.call(accountAdmin, 'POST', `${base}/metadata`, source)

  it('of a provider is read from a document or from its address', async () => {
    const expected = {
      issuer: provider.issuer,
      signOnUrl: provider.signOnUrl,
      signOutUrl: provider.signOutUrl,
      certificates: [{ certificate: provider.certificate, subject: expect.stringMatching(/^CN=/) }],
    }
    expect(bodyOf<SsoMetadata>(await metadata({ url: provider.metadataUrl }))).toMatchObject(expected)
    const xml = await (await fetch(provider.metadataUrl)).text()
    expect(bodyOf<SsoMetadata>(await metadata({ xml }))).toMatchObject(expected)
  })

  it.each([
    ['xml', { xml: '<a/>' }],
    ['xml', { xml: 'no document' }],
    ['xml', {}],
    ['url', { url: 'http://10.0.0.1/metadata' }],
    ['url', { url: 'http://127.0.0.1:1/metadata' }],
    ['url', { url: 'https://id.example.com', xml: '<a/>' }],
  ])('of a provider that is not right in %s is refused: %j', async (field, source) => {
    expect(await metadata(source)).toMatchObject({ status: 400, body: { errors: [{ field: `body.${field}` }] } })
  })

  it('of the product names it, its addresses, and the key of its requests', async () => {
    await connect({ signsRequests: true })
    const { status, headers } = await openBrowser(test).send('HEAD', `/api/v3/auth/sso/${key}/metadata`)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/samlmetadata+xml; charset=utf-8'])
    const response = await test.app.fetch(new Request(entityId), '127.0.0.1')
    const text = await response.text()
    expect(text).toContain(`entityID="${entityId}"`)
    expect(text).toContain(`Location="${callback}"`)
    const [, certificate = ''] = /<X509Certificate>([^<]*)/.exec(text) ?? []
    const address = await begin(openBrowser(test))
    const search = new URL(address).search.slice(1)
    const content = search.slice(0, search.indexOf('&Signature='))
    const signature = Buffer.from(new URL(address).searchParams.get('Signature')!, 'base64')
    expect(verify('RSA-SHA256', Buffer.from(content), createPublicKey(pem(certificate)), signature)).toBe(true)
    expect(problemIn((await go(manager.email)).end)).toBeNull()
    await connect()
  })

  it('of the product is there before the first connection, and for no account that can have none', async () => {
    const at = async (number: number) =>
      (await test.app.fetch(new Request(`${testOrigin}/api/v3/auth/sso/account-${number}/metadata`), '127.0.0.1'))
        .status
    const [own] = await test.db.select().from(accounts).where(eq(accounts.id, place.accountId))
    const [other] = await test.db.select().from(accounts).where(eq(accounts.id, test.people.elsewhere.accountId))
    expect([await at(own!.number), await at(other!.number), await at(999_999)]).toEqual([404, 404, 404])
    await test.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, other!.id))
    expect(await at(other!.number)).toBe(200)
  })
})

describe('signing out', () => {
  const signOut = async (page: Browser) => (await page.send('POST', '/api/v3/auth/logout/provider')).body as SsoSignOut

  it('ends the session here, and leads to the provider where the connection wants it', async () => {
    await connect({ endsProviderSession: true })
    provider.sessions.length = 0
    const { page } = await go(manager.email)
    expect((await page.whoAmI()).body).toMatchObject({ endsAtProvider: true } satisfies Partial<CurrentAuthentication>)
    const { url = '' } = await signOut(page)
    expect(url.startsWith(provider.signOutUrl)).toBe(true)
    const request = provider.requestIn(url)
    expect(request).toContain(`>${manager.email}</saml:NameID>`)
    expect(request).toContain('>session-1</')
    expect((await page.whoAmI()).status).toBe(401)
    expect(provider.sessions).toHaveLength(1)
    const answered = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
    expect(provider.sessions).toEqual([])
    expect(answered.startsWith(`${testOrigin}/api/v3/auth/sso/${key}/signed-out?`)).toBe(true)
    const back = await page.send('GET', answered.replace(testOrigin, ''))
    expect(back.headers.get('location')).toBe('/auth/login')
  })

  it('leads nowhere for people who came with a password, nor where the connection does not want it', async () => {
    const page = openBrowser(test)
    await page.login(manager.email)
    expect(await signOut(page)).toEqual({})
    expect((await page.whoAmI()).status).toBe(401)
    await connect()
    const { page: other } = await go(manager.email)
    expect((await other.whoAmI()).body).not.toHaveProperty('endsAtProvider')
    expect(await signOut(other)).toEqual({})
  })
})

describe('a SAML connection', () => {
  it('keeps the key that it signs with to itself', async () => {
    const shown = JSON.stringify(await connect())
    const [row] = await test.db.select().from(ssoConnections)
    expect(row!.signingKey).not.toContain('PRIVATE')
    expect(shown).not.toContain(row!.signingKey!)
    expect(shown).not.toContain('signingKey')
    const entries = await test.db.select().from(journal).where(eq(journal.event, 'ACCOUNT_SSO_UPDATED'))
    expect(JSON.stringify(entries)).not.toContain(row!.signingKey!)
  })

  it.each([
    ['signOnUrl', { signOnUrl: undefined }],
    ['signOnUrl', { signOnUrl: 'javascript:alert(1)' }],
    ['signOutUrl', { signOutUrl: 'http://10.0.0.1' }],
    ['metadataUrl', { metadataUrl: 'ftp://id.example.com' }],
    ['certificates', { certificates: [] }],
    ['certificates.0', { certificates: ['bm90aGluZw=='] }],
    ['clientId', { protocol: 'OIDC' as const }],
  ])('refuses a wrong %s', async (field, change) => {
    const { status, body } = await put({ ...whole(), ...change })
    expect([status, (body as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, `body.${field}`])
  })

  it('signs with a certificate that lasts for years', async () => {
    const { certificate } = await newSigningKey('nordlys', new Date('2026-01-01T00:00:00Z'))
    const { subject, validTo, publicKey } = new X509Certificate(pem(certificate))
    expect([subject, new Date(validTo).getUTCFullYear()]).toEqual(['CN=nordlys', 2046])
    expect(publicKey.asymmetricKeyDetails).toMatchObject({ modulusLength: 2048 })
  })
})
