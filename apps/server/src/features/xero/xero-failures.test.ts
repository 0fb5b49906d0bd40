import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPerson } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { receivableSteps } from '../../testing/receivables.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { amountsOf, touch, writePayment } from '../../testing/xero-peer/books.ts'
import { startXeroPeer } from '../../testing/xero-peer/xero-peer.ts'
import { xeroSettings, xeroSteps, xeroUrl } from '../../testing/xero.ts'
import { xeroConnections, xeroHooks, xeroQueue } from './tables.ts'

const peer = await startXeroPeer()
const test = await openTestApp({ settings: xeroSettings(peer) })
afterAll(() => peer.close())
const { accountAdmin, place, elsewhere } = test.people
const xero = xeroSteps(test, peer)
const sold = receivableSteps(test)
const own = eq(xeroConnections.accountId, place.accountId)
let tax: string

beforeAll(async () => {
  peer.perMinute = 10_000
  ;({ tax } = await sold.company())
  await xero.connect()
  await xero.map(tax)
})

afterEach(() => Object.assign(peer, { loses: 0, fails: 0, perMinute: 10_000 }))

const issue = async (total: string) => sold.issue([await sold.deliver({ costs: [{ total }] })])
const theirs = (number: string) => xero.inXero(number)[0]!
const act = (uuid: string, move: 'send' | 'record') =>
  test.call(accountAdmin, 'POST', `${xeroUrl}/difference/${uuid}/${move}`)
/** As if a minute had passed. */
const forgetLimits = () =>
  test.db.update(xeroConnections).set({ minuteAt: null, blockedUntil: null, retryAt: null }).where(own)

async function hook(body: string, signature: string): Promise<number> {
  const headers = { 'x-xero-signature': signature, 'content-type': 'application/json' }
  const request = new Request(`${testOrigin}/api/v3/xero/webhook`, { method: 'POST', headers, body })
  return (await test.app.fetch(request, '127.0.0.1')).status
}

describe('an answer that is lost', () => {
  it('makes no second invoice, contact, or payment', async () => {
    const invoice = await issue('50')
    await sold.pay([{ uuid: invoice.uuid, amount: 57.5 }], { reference: 'TRF-9' })
    await xero.free()
    // That of the contact, of the tracking option, of the invoice, and of the payment.
    for (let left = 4; left > 0; left -= 1) {
      peer.loses = 1
      await xero.sync()
    }
    await xero.sync()
    expect(await xero.queue()).toEqual([])
    expect(xero.inXero(invoice.number)).toMatchObject([{ status: 'PAID' }])
    expect(peer.books.contacts).toHaveLength(1)
    expect(peer.books.payments).toHaveLength(1)
    expect(await xero.differences()).toEqual([])
    const writes = peer.asked.filter(({ key }) => key !== undefined)
    for (const { key } of writes) expect(key).toMatch(/^[0-9a-f-]{36}-[0-9a-f]{64}$/)
  })

  it('is found by the own number once Xero has forgotten its key', async () => {
    const invoice = await issue('51')
    await xero.free()
    peer.loses = 1
    await test.until(async () => (xero.inXero(invoice.number).length > 0 ? true : undefined))
    await xero.free()
    // Another place in the queue has another key.
    const [item] = await test.db.select().from(xeroQueue).where(eq(xeroQueue.documentId, invoice.uuid))
    if (item) await test.db.update(xeroQueue).set({ id: crypto.randomUUID() }).where(eq(xeroQueue.id, item.id))
    await xero.sync()
    expect(xero.inXero(invoice.number)).toHaveLength(1)
    expect(await xero.status()).toMatchObject({ waiting: 0, differing: 0 })
  })
})

describe('documents in the queue', () => {
  it('stay in their order while Xero does not answer, and are sent once it does', async () => {
    peer.fails = 503
    const [first, second] = [await issue('1'), await issue('2')]
    await xero.sync()
    expect((await xero.queue()).map(({ document }) => document.name)).toEqual([first.number, second.number])
    expect(await xero.status()).toMatchObject({
      state: 'CONNECTED',
      waiting: 2,
      problem: { code: 'UNREACHABLE', detail: 'HTTP 503', retryDate: expect.any(Number) },
    })
    peer.fails = 0
    expect(await xero.sync()).toMatchObject({ sent: 2, problem: null })
    const numbers = peer.books.documents.map(({ number }) => number)
    expect(numbers.indexOf(first.number)).toBeLessThan(numbers.indexOf(second.number))
    expect((await xero.status()).problem).toBeUndefined()
  })

  it('keep to the limit of Xero, and to the pause that it asks for', async () => {
    await forgetLimits()
    peer.perMinute = 0
    const invoice = await issue('3')
    await xero.sync()
    const { problem } = await xero.status()
    expect(problem).toMatchObject({ code: 'LIMIT', detail: 'minute' })
    expect(problem!.retryDate! - Date.now()).toBeGreaterThan(0)
    const asked = peer.asked.length
    await xero.sync()
    expect(peer.asked).toHaveLength(asked)
    peer.perMinute = 60
    await forgetLimits()
    await xero.sync()
    expect(xero.inXero(invoice.number)).toHaveLength(1)
  })

  it('never take more than sixty calls of a minute', async () => {
    await forgetLimits()
    await test.db.update(xeroConnections).set({ minuteAt: new Date(), callsInMinute: 60 }).where(own)
    const asked = peer.asked.length
    expect(await xero.sync({ isSameMinute: true })).toMatchObject({ problem: 'LIMIT' })
    expect(peer.asked).toHaveLength(asked)
    await forgetLimits()
    await xero.sync()
    expect((await xero.status()).calls).toMatchObject({ daily: 5000, perMinute: 60 })
  })

  it('that Xero refuses are held with its words, and hold no others', async () => {
    await forgetLimits()
    const before = await issue('4')
    await xero.sync()
    // Someone has taken the next number there.
    const next = before.number.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'))
    peer.books.documents.push({ ...theirs(before.number), id: crypto.randomUUID(), number: next, url: '' })
    const [taken, free] = [await issue('5'), await issue('6')]
    await xero.sync()
    expect(taken.number).toBe(next)
    expect(await xero.queue()).toMatchObject([
      { document: { name: next }, problem: 'REFUSED', detail: `Xero has another document with the number ${next}.` },
    ])
    expect(xero.inXero(free.number)).toHaveLength(1)
    peer.books.documents.splice(
      peer.books.documents.findIndex(({ number, url }) => number === next && url === ''),
      1,
    )
    await xero.sync()
    expect(xero.inXero(next)).toHaveLength(1)
  })
})

describe('a difference', () => {
  it('of a changed document is held until ours is sent again', async () => {
    await forgetLimits()
    const invoice = await issue('60')
    await xero.sync()
    const document = theirs(invoice.number)
    Object.assign(document, { total: 68.98, updatedAt: Date.now() + 1000 })
    await xero.sync()
    const [difference] = await xero.differences()
    expect(difference).toMatchObject({
      cause: 'EXTERNAL_EDIT',
      amount: 69,
      xeroAmount: 68.98,
      difference: -0.02,
      canSend: true,
    })
    expect(await xero.status()).toMatchObject({ differing: 1, differences: [{ amount: 0.02, currency: 'USD' }] })
    expect(await sold.get(accountAdmin, invoice.uuid)).toMatchObject({
      total: 69,
      xero: { state: 'DIFFERS', amount: 68.98 },
    })
    await xero.sync()
    expect(document.total).toBe(68.98)
    expect((await act(difference!.uuid, 'record')).status).toBe(409)
    bodyOf(await act(difference!.uuid, 'send'), 200)
    await xero.sync()
    expect(theirs(invoice.number).total).toBe(69)
    expect(await xero.differences()).toEqual([])
  })

  it('that comes of rounding there is held as such', async () => {
    peer.books.roundsLines = true
    const costs = ['25.06', '25.61', '25.63'].map((total, at) => ({ total, target: ['es', 'fr', 'de'][at]! }))
    const invoice = await sold.issue([await sold.deliver({ costs })])
    await xero.sync()
    peer.books.roundsLines = false
    expect(await xero.differences()).toMatchObject([
      { document: { name: invoice.number }, cause: 'ROUNDING', amount: 87.75, xeroAmount: 87.74 },
    ])
    bodyOf(await act((await xero.differences())[0]!.uuid, 'send'), 200)
    await xero.sync()
    expect(await xero.differences()).toEqual([])
  })

  it('of a payment that is in Xero alone is recorded here, once, and not sent back', async () => {
    const invoice = await issue('70')
    await xero.sync()
    const document = theirs(invoice.number)
    const account = { AccountID: peer.books.accounts.find(({ Type: type }) => type === 'BANK')!.AccountID }
    const payment = { Invoice: { InvoiceID: document.id }, Account: account, Date: '2026-11-03', Amount: 30.5 }
    writePayment(peer.books, { ...payment, Reference: 'Bank feed' }, Date.now() + 1000)
    await xero.sync()
    const [difference] = await xero.differences()
    expect(difference).toMatchObject({
      cause: 'EXTERNAL_PAYMENT',
      amount: 0,
      xeroAmount: 30.5,
      canRecord: true,
      canSend: false,
    })
    expect((await act(difference!.uuid, 'send')).status).toBe(409)
    bodyOf(await act(difference!.uuid, 'record'), 200)
    expect((await act(difference!.uuid, 'record')).status).toBe(404)
    await xero.sync()
    expect(await xero.differences()).toEqual([])
    expect(amountsOf(peer.books, document)).toMatchObject({ paid: 30.5 })
    const { payments } = await sold.get(accountAdmin, invoice.uuid)
    expect(payments).toMatchObject([{ amount: 30.5 }])
  })

  it('of a payment that was removed there is sent again', async () => {
    const invoice = await issue('80')
    await sold.pay([{ uuid: invoice.uuid, amount: 92 }])
    await xero.sync()
    const document = theirs(invoice.number)
    for (const payment of amountsOf(peer.books, document).live) payment.status = 'DELETED'
    touch(peer.books, document, Date.now() + 1000)
    await xero.sync()
    const [difference] = await xero.differences()
    expect(difference).toMatchObject({ cause: 'PAYMENT_REMOVED', amount: 92, xeroAmount: 0 })
    bodyOf(await act(difference!.uuid, 'send'), 200)
    await xero.sync()
    expect(theirs(invoice.number).status).toBe('PAID')
    expect(await xero.differences()).toEqual([])
  })

  it('of a document that was voided there is sent as a new one', async () => {
    const invoice = await issue('90')
    await xero.sync()
    Object.assign(theirs(invoice.number), { status: 'VOIDED', updatedAt: Date.now() + 1000 })
    await xero.sync()
    const [difference] = await xero.differences()
    expect(difference).toMatchObject({ cause: 'VOIDED', amount: 103.5, xeroAmount: 0 })
    expect(await sold.get(accountAdmin, invoice.uuid)).toMatchObject({ xero: { state: 'VOIDED' } })
    bodyOf(await act(difference!.uuid, 'send'), 200)
    await xero.sync()
    expect(xero.inXero(invoice.number).map(({ status }) => status)).toEqual(['VOIDED', 'AUTHORISED'])
    expect(await xero.differences()).toEqual([])
  })

  it('of a paid document that was voided there is sent as a new one, with its payment', async () => {
    const invoice = await issue('95')
    await sold.pay([{ uuid: invoice.uuid, amount: invoice.total }])
    await xero.sync()
    const document = theirs(invoice.number)
    expect(document.status).toBe('PAID')
    for (const payment of amountsOf(peer.books, document).live) payment.status = 'DELETED'
    Object.assign(document, { status: 'VOIDED', updatedAt: Date.now() + 1000 })
    await xero.sync()
    const [difference] = await xero.differences()
    expect(difference).toMatchObject({ cause: 'VOIDED' })
    bodyOf(await act(difference!.uuid, 'send'), 200)
    await xero.sync()
    expect(xero.inXero(invoice.number).map(({ status }) => status)).toEqual(['VOIDED', 'PAID'])
    expect(await xero.differences()).toEqual([])
  })

  it('belongs to its account', async () => {
    Object.assign(theirs((await issueAndSync('91')).number), { total: 1, updatedAt: Date.now() + 1000 })
    await xero.sync()
    const [difference] = await xero.differences()
    const { db, sessions } = test.app.services
    const other = await createPerson({ db, sessions }, elsewhere, 'Olga Other', { roles: ['ACCOUNT_ADMIN'] })
    const answer = await test.call(other, 'POST', `${xeroUrl}/difference/${difference!.uuid}/send`)
    expect(answer.status).toBe(404)
    const list = await test.call(other, 'GET', `${xeroUrl}/difference`)
    expect(list.body).toMatchObject({ totalElements: 0 })
    bodyOf(await act(difference!.uuid, 'send'), 200)
    await xero.sync()
  })
})

const issueAndSync = async (total: string) => {
  const invoice = await issue(total)
  await xero.sync()
  return invoice
}

describe('a webhook', () => {
  it('with a wrong signature is refused with 401, and changes nothing', async () => {
    const { body, signature } = peer.hook(['some-id'])
    expect(await hook(body, signature)).toBe(200)
    expect(await hook(`${body} `, signature)).toBe(401)
    expect(await hook(body, '')).toBe(401)
    expect(await hook('', signature)).toBe(401)
    const { body: empty, signature: signed } = peer.hook([])
    expect(await hook(empty, signed)).toBe(200)
    await test.until(async () => ((await test.db.$count(xeroHooks)) === 0 ? true : undefined))
  })

  it('has the document read that it tells of, after its answer', async () => {
    const invoice = await issueAndSync('92')
    const document = theirs(invoice.number)
    document.total = 100
    const { body, signature } = peer.hook([document.id])
    const asked = xero.asked(`GET api.xero.com/api.xro/2.0/Invoices/${document.id}`)
    expect(await hook(body, signature)).toBe(200)
    await test.until(async () => ((await xero.differences()).length > 0 ? true : undefined))
    expect(xero.asked(`GET api.xero.com/api.xro/2.0/Invoices/${document.id}`)).toBe(asked + 1)
    expect(await xero.differences()).toMatchObject([{ document: { name: invoice.number }, xeroAmount: 100 }])
  })
})
