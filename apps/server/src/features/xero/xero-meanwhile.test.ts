import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { receivableSteps } from '../../testing/receivables.ts'
import { amountsOf } from '../../testing/xero-peer/books.ts'
import { startXeroPeer } from '../../testing/xero-peer/xero-peer.ts'
import { xeroSettings, xeroSteps } from '../../testing/xero.ts'
import { xeroCalls, type XeroCalls } from './client/xero-calls.ts'
import { expire } from './client/tokens.ts'
import type { SyncTerms } from './documents/sync-terms.ts'
import { fillQueue } from './sync/fill-queue.ts'
import { readSince } from './sync/read-changes.ts'
import { workQueue } from './sync/work-queue.ts'
import { xeroConnections, xeroQueue } from './tables.ts'

const peer = await startXeroPeer()
const settings = xeroSettings(peer)
const test = await openTestApp({ settings })
afterAll(() => peer.close())
const { db } = test
const { accountId } = test.people.place
const xero = xeroSteps(test, peer)
const sold = receivableSteps(test)
const own = eq(xeroConnections.accountId, accountId)
const { signal } = new AbortController()
const tally = () => ({ sent: 0, received: 0, held: 0, failed: 0 })

beforeAll(async () => {
  peer.perMinute = 10_000
  const { tax } = await sold.company()
  await xero.connect()
  await xero.map(tax)
})

/** A sync of the account by the test, whose calls can be replaced. */
async function termsWith(replaced: (calls: XeroCalls) => Partial<XeroCalls>): Promise<SyncTerms> {
  const [{ mapping, organization, connectedAt } = {}] = await db.select().from(xeroConnections).where(own)
  const organizationId = organization!.id
  const whole = { ...settings, secretKey: 'a key for tests only', publicUrl: 'http://dragoman.test' }
  const now = () => new Date()
  const calls = xeroCalls({ db, settings: whole, accountId, connectedAt: connectedAt!, organizationId, now })
  return {
    db,
    calls: { ...calls, ...replaced(calls) },
    accountId,
    organizationId,
    mapping: mapping!,
    settings: whole,
    now,
    trackingOptions: new Map(),
  }
}

describe('a change that happens while its document is being sent', () => {
  it('stays in the queue, and is sent next', async () => {
    const invoice = await sold.issue([await sold.deliver({ costs: [{ total: '100' }] })])
    await xero.sync()
    await xero.free()
    const holder = crypto.randomUUID()
    await db
      .update(xeroConnections)
      .set({ holder, heldUntil: new Date(Date.now() + 600_000) })
      .where(own)
    const pay = async (amount: number) => {
      await sold.pay([{ uuid: invoice.uuid, amount }])
      while (await fillQueue(db, accountId, new Date()));
    }
    await pay(40)
    let isFirst = true
    const terms = await termsWith(({ get }) => ({
      async get(path, since) {
        if (isFirst) {
          isFirst = false
          await pay(30)
        }
        return get(path, since)
      },
    }))
    await workQueue(terms, tally(), signal)
    expect(amountsOf(peer.books, xero.inXero(invoice.number)[0]!).paid).toBe(40)
    const waiting = await db.select().from(xeroQueue).where(eq(xeroQueue.documentId, invoice.uuid))
    expect(waiting).toMatchObject([{ what: 'PAYMENT', tries: 0, problem: null }])
    await db.update(xeroConnections).set({ holder: null, heldUntil: null }).where(own)
    await xero.sync()
    expect(amountsOf(peer.books, xero.inXero(invoice.number)[0]!).paid).toBe(70)
    expect(await xero.queue()).toEqual([])
  })
})

describe('more changes in Xero than one sync reads', () => {
  const pages = (full: number) =>
    termsWith(() => ({
      async get(path) {
        const page = Number(new URLSearchParams(path.split('?')[1]).get('page'))
        const changed = { UpdatedDateUTC: `/Date(${page * 1000}+0000)/` }
        return { Invoices: Array.from({ length: page <= full ? 100 : 3 }, () => changed) }
      },
    }))

  it('are read on from the last one that was read', async () => {
    const read = async (full: number) => readSince(await pages(full), new Date(0), tally(), signal)
    expect(await read(50)).toEqual(new Date(50_000))
    expect(await read(49)).toBeUndefined()
  })
})

describe('an account that is reconnected during a sync', () => {
  it('stays connected when the earlier connection is refused', async () => {
    await xero.free()
    const { calls } = await termsWith(() => ({}))
    const [before] = await db.select().from(xeroConnections).where(own)
    expect(await xero.connect()).toMatchObject({ state: 'CONNECTED' })
    await expect(calls.get('Invoices')).rejects.toMatchObject({ reason: 'SIGN_IN' })
    const whole = { ...settings, secretKey: 'a key for tests only', publicUrl: 'http://dragoman.test' }
    await expire({ db, settings: whole, accountId, connectedAt: before!.connectedAt, now: new Date() }, 'refused')
    expect(await xero.status()).toMatchObject({ state: 'CONNECTED' })
    await xero.free()
    await expire({ db, settings: whole, accountId, connectedAt: await connectedAt(), now: new Date() }, 'refused')
    expect(await xero.status()).toMatchObject({ state: 'EXPIRED' })
  })

  const connectedAt = async () => (await db.select().from(xeroConnections).where(own))[0]!.connectedAt
})
