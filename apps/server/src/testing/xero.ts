import type { XeroDifference, XeroQueueItem, XeroStatus } from '@dragoman/sdk/operations/xero'
import { eq } from 'drizzle-orm'
import { externalLinks } from '../features/finance/tables.ts'
import { xeroConnections, xeroSyncs } from '../features/xero/tables.ts'
import type { Person } from './people.ts'
import { bodyOf } from './projects.ts'
import { testOrigin, type TestApp } from './test-app.ts'
import type { XeroPeer } from './xero-peer/xero-peer.ts'

export const xeroUrl = '/api/v3/xero'

/** How a server of tests knows a peer. */
export const xeroSettings = ({ desk, origin, webhookKey }: XeroPeer) => ({
  xero: { ...desk.client, gateway: origin, webhookKey },
})

/** Steps of tests with Xero, through the API as the browser of an administrator has them. */
export function xeroSteps(test: TestApp, peer: XeroPeer) {
  const { accountAdmin, place } = test.people
  const steps = {
    /** Begins to connect, agrees at Xero, and gives what the browser comes back with. */
    async agree(as: Person = accountAdmin) {
      const begun = await test.call(as, 'POST', `${xeroUrl}/connect`)
      const { url } = bodyOf<{ url: string }>(begun, 200)
      const [cookie = ''] = (begun.headers.get('set-cookie') ?? '').split(';')
      const { headers } = await fetch(url, { redirect: 'manual' })
      return { back: (headers.get('location') ?? '').replace(testOrigin, ''), cookie }
    },
    async finish({ back, cookie }: { back: string; cookie: string }, as: Person | null = accountAdmin) {
      const { headers } = await test.call(as, 'GET', back, undefined, { cookie })
      return headers.get('location')
    },
    async connect(): Promise<XeroStatus> {
      const where = await steps.finish(await steps.agree())
      if (where !== '/finance/xero') throw new Error(`connecting led to ${where}`)
      return steps.status()
    },
    status: async (as: Person = accountAdmin): Promise<XeroStatus> =>
      bodyOf(await test.call(as, 'GET', `${xeroUrl}/status`)),
    /** Maps all that documents of the tests need. */
    async map(tax: string, more: object = {}): Promise<void> {
      const { accounts, tracking } = peer.books
      const bank = accounts.find(({ Type: type }) => type === 'BANK')!
      const target = (code: string) => ({ code, name: '' })
      await steps.freshMinute()
      const body = {
        sales: target('200'),
        purchases: target('310'),
        bank: target(bank.AccountID),
        tracking: target(tracking[0]!.TrackingCategoryID),
        taxes: [{ uuid: tax, target: target('OUTPUT15') }],
        bankAccounts: [],
        ...more,
      }
      bodyOf(await test.call(accountAdmin, 'PUT', `${xeroUrl}/mapping`, body), 200)
    },
    /** As if the last minute had had no calls. */
    async freshMinute(): Promise<void> {
      const fresh = { minuteAt: null, callsInMinute: 0 }
      await test.db.update(xeroConnections).set(fresh).where(eq(xeroConnections.accountId, place.accountId))
    },
    /** Syncs, and waits until it has ended. */
    async sync({ isSameMinute = false } = {}): Promise<typeof xeroSyncs.$inferSelect> {
      const own = eq(xeroSyncs.accountId, place.accountId)
      await steps.free()
      if (!isSameMinute) await steps.freshMinute()
      const before = await test.db.$count(xeroSyncs, own)
      bodyOf(await test.call(accountAdmin, 'POST', `${xeroUrl}/sync`), 200)
      return test.until(async () => {
        const rows = await test.db.select().from(xeroSyncs).where(own).orderBy(xeroSyncs.startedAt)
        const asked = rows.slice(before).find(({ reason }) => reason === 'REQUEST')
        const [row] = await test.db.select().from(xeroConnections).where(eq(xeroConnections.accountId, place.accountId))
        return asked && row?.heldUntil === null ? asked : undefined
      })
    },
    /** Waits until no server syncs the account. */
    async free(): Promise<void> {
      await test.until(async () => {
        const [row] = await test.db.select().from(xeroConnections).where(eq(xeroConnections.accountId, place.accountId))
        return row?.heldUntil === null ? true : undefined
      })
    },
    async queue(): Promise<XeroQueueItem[]> {
      const answer = await test.call(accountAdmin, 'GET', `${xeroUrl}/queue?size=100`)
      return bodyOf<{ content: XeroQueueItem[] }>(answer).content
    },
    async differences(): Promise<XeroDifference[]> {
      const answer = await test.call(accountAdmin, 'GET', `${xeroUrl}/difference?size=100`)
      return bodyOf<{ content: XeroDifference[] }>(answer).content
    },
    /** A document of the peer by its number. */
    inXero: (number: string) => peer.books.documents.filter((one) => one.number === number),
    linksOf: (documentId: string) =>
      test.db.select().from(externalLinks).where(eq(externalLinks.documentId, documentId)),
    /** The number of calls so far that begin like this. */
    asked: (call: string) => peer.asked.filter((one) => one.call.startsWith(call)).length,
  }
  return steps
}
