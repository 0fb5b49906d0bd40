import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { journal } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openBooks } from '../../testing/xero-peer/books.ts'
import { startXeroPeer } from '../../testing/xero-peer/xero-peer.ts'
import { xeroSettings, xeroSteps, xeroUrl } from '../../testing/xero.ts'
import { accessTokenFor } from './client/tokens.ts'
import { externalLinks } from '../finance/tables.ts'
import { xeroConnections } from './tables.ts'

const peer = await startXeroPeer()
const said: string[] = []
const { pino } = await import('pino')
const log = pino({ level: 'debug' }, { write: (line: string) => void said.push(line) })
const settings = xeroSettings(peer)
const test = await openTestApp({ settings, log })
afterAll(() => peer.close())
const { accountAdmin, manager, place } = test.people
const xero = xeroSteps(test, peer)
const own = eq(xeroConnections.accountId, place.accountId)
const terms = async () => ({
  db: test.db,
  connectedAt: (await test.db.select().from(xeroConnections).where(own))[0]!.connectedAt,
  settings: { ...settings, secretKey: 'a key for tests only', publicUrl: 'http://dragoman.test' },
  accountId: place.accountId,
  now: new Date(),
})
const endAccess = () =>
  test.db
    .update(xeroConnections)
    .set({ accessEndsAt: new Date(0) })
    .where(own)

describe('connecting', () => {
  it('needs an administrator, the browser that began, and their agreement', async () => {
    expect((await test.call(manager, 'POST', `${xeroUrl}/connect`)).status).toBe(403)
    const begun = await xero.agree()
    expect(await xero.finish({ ...begun, cookie: '' })).toBe('/finance/xero?problem=AGREEMENT')
    expect(await xero.finish(begun, manager)).toBe('/finance/xero?problem=AGREEMENT')
    expect(await xero.finish(begun, null)).toBe('/finance/xero?problem=AGREEMENT')
    peer.desk.refuses = true
    expect(await xero.finish(await xero.agree())).toBe('/finance/xero?problem=REFUSED')
    expect(await xero.status()).toMatchObject({ state: 'NOT_CONNECTED' })
    expect(await xero.finish(begun)).toBe('/finance/xero')
    expect(await xero.finish(begun)).toBe('/finance/xero?problem=PROVIDER')
  })

  it('asks for fine scopes, and connects the only organization at once', async () => {
    expect(await xero.connect()).toMatchObject({
      state: 'CONNECTED',
      organization: { id: peer.books.id, name: 'Northwind GmbH' },
      connectedBy: { uuid: accountAdmin.id },
    })
    expect(peer.desk.scope.split(' ')).toEqual([
      'offline_access',
      'accounting.invoices',
      'accounting.payments',
      'accounting.contacts',
      'accounting.settings',
    ])
  })

  it('has one of several organizations chosen', async () => {
    bodyless(await test.call(accountAdmin, 'DELETE', `${xeroUrl}/connection`))
    const other = openBooks('Northwind Ltd')
    peer.organizations = [peer.books, other]
    await test.db.update(xeroConnections).set({ organization: null }).where(own)
    expect(await xero.connect()).toMatchObject({
      state: 'CHOOSING',
      organizations: [{ name: 'Northwind GmbH' }, { name: 'Northwind Ltd' }],
    })
    const choose = (id: string) => test.call(accountAdmin, 'POST', `${xeroUrl}/organization`, { id })
    expect((await choose('another')).status).toBe(404)
    expect((await choose(peer.books.id)).body).toMatchObject({
      state: 'CONNECTED',
      organization: { id: peer.books.id },
    })
    expect((await choose(other.id)).status).toBe(404)
  })

  it('to another organization ends the links to documents of the one before', async () => {
    const { accountId } = place
    const link = { accountId, system: 'XERO' as const, realm: peer.books.id, kind: 'INVOICE' as const }
    const amounts = { amount: '1', externalAmount: '1', createdAt: new Date() }
    await test.db
      .insert(externalLinks)
      .values({ ...link, ...amounts, documentId: crypto.randomUUID(), externalId: crypto.randomUUID() })
    expect(await xero.connect()).toMatchObject({ organization: { id: peer.books.id }, equal: 1 })
    const both = peer.organizations
    peer.organizations = both.slice(1)
    expect(await xero.connect()).toMatchObject({ organization: { name: 'Northwind Ltd' }, equal: 0 })
    peer.organizations = both.slice(0, 1)
    expect(await xero.connect()).toMatchObject({ organization: { id: peer.books.id }, equal: 0 })
    peer.organizations = both
  })

  it('is in the journal, and its secrets are nowhere', async () => {
    const events = await test.db.select().from(journal).where(eq(journal.accountId, place.accountId))
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['XERO_CONNECTED', 'XERO_DISCONNECTED']))
    const [row] = await test.db.select().from(xeroConnections).where(own)
    const everywhere = [
      JSON.stringify(events),
      JSON.stringify(row),
      JSON.stringify(await xero.status()),
      ...said,
    ].join()
    expect(peer.desk.given.size).toBeGreaterThan(3)
    for (const secret of [...peer.desk.given, peer.desk.client.clientSecret, peer.webhookKey])
      expect(everywhere).not.toContain(secret)
  })
})

describe('refreshing', () => {
  it('takes a refresh token once, however many need a new access token', async () => {
    await xero.free()
    await endAccess()
    const before = peer.desk.refresh.size
    const present = await terms()
    const tokens = await Promise.all(Array.from({ length: 8 }, () => accessTokenFor(present)))
    expect(new Set(tokens).size).toBe(1)
    expect(peer.desk.refresh.size).toBe(before + 1)
    expect((await xero.status()).state).toBe('CONNECTED')
  })

  it('says that the connection has expired once another server has used the token, and stops asking', async () => {
    await xero.free()
    for (const token of peer.desk.refresh.keys()) peer.desk.refresh.set(token, true)
    await endAccess()
    succeeded(await test.call(accountAdmin, 'POST', `${xeroUrl}/sync`))
    await test.until(async () => ((await xero.status()).state === 'EXPIRED' ? true : undefined))
    expect(await xero.status()).toMatchObject({ problem: { code: 'SIGN_IN', detail: 'invalid_grant' } })
    const { status, body } = await test.call(accountAdmin, 'POST', `${xeroUrl}/sync`)
    expect([status, body]).toMatchObject([409, { code: 'CONFLICT', data: { state: 'EXPIRED' } }])
    expect(await xero.connect()).toMatchObject({ state: 'CONNECTED' })
    expect((await xero.status()).problem).toBeUndefined()
  })
})

describe('disconnecting', () => {
  it('ends the agreement at Xero, and keeps no token', async () => {
    await xero.free()
    bodyless(await test.call(accountAdmin, 'DELETE', `${xeroUrl}/connection`))
    const [row] = await test.db.select().from(xeroConnections).where(own)
    expect(row).toMatchObject({ state: 'DISCONNECTED', accessToken: null, refreshToken: null })
    expect([...peer.desk.refresh.values()].every(Boolean)).toBe(true)
    expect(peer.organizations.map(({ name }) => name)).toEqual(['Northwind Ltd'])
    expect(await xero.status()).toMatchObject({ state: 'NOT_CONNECTED' })
  })
})

it('an installation without an app at Xero says so, and can’t be connected', async () => {
  const bare = await createTestApp()
  try {
    const { body } = await bare.call(bare.people.accountAdmin, 'GET', `${xeroUrl}/status`)
    expect(body).toMatchObject({ state: 'NOT_CONFIGURED' })
    expect((await bare.call(bare.people.accountAdmin, 'POST', `${xeroUrl}/connect`)).status).toBe(404)
  } finally {
    await bare.close()
  }
})

function bodyless({ status }: { status: number }): void {
  expect(status).toBe(204)
}

function succeeded({ status }: { status: number }): void {
  expect(status).toBe(200)
}
