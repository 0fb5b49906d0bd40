import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { openTestApp } from '../../testing/open-test-app.ts'
import { october, payableSteps } from '../../testing/payables.ts'
import { createPerson } from '../../testing/people.ts'
import { grant } from '../../testing/permissions.ts'
import { bodyOf } from '../../testing/projects.ts'
import { receivableSteps } from '../../testing/receivables.ts'
import { amountsOf } from '../../testing/xero-peer/books.ts'
import { startXeroPeer } from '../../testing/xero-peer/xero-peer.ts'
import { xeroSettings, xeroSteps, xeroUrl } from '../../testing/xero.ts'
import { legalEntities } from '../finance/tables.ts'
import type { Invoice } from '@dragoman/sdk/operations/receivables'

const peer = await startXeroPeer()
const test = await openTestApp({ settings: xeroSettings(peer) })
afterAll(() => peer.close())
const { accountAdmin, manager, linguistA, place } = test.people
const xero = xeroSteps(test, peer)
const sold = receivableSteps(test)
const bought = payableSteps(test)
let tax: string

beforeAll(async () => {
  peer.perMinute = 10_000
  ;({ tax } = await sold.company())
  await test.db.update(legalEntities).set({ singleOfficer: true }).where(eq(legalEntities.accountId, place.accountId))
  await xero.connect()
  await xero.map(tax)
})

const invoiceOf = async (...totals: string[]) => {
  const costs = totals.map((total, at) => ({ total, target: ['es', 'fr', 'de'][at]! }))
  return sold.issue([await sold.deliver({ costs })])
}

describe('an invoice', () => {
  it('is sent once it is issued, with the tax of each line as it is spread here', async () => {
    const invoice = await invoiceOf('25.06', '25.61', '25.63')
    await xero.sync()
    const [theirs, ...others] = xero.inXero(invoice.number)
    expect(others).toEqual([])
    expect(theirs).toMatchObject({
      type: 'ACCREC',
      total: 87.75,
      tax: 11.45,
      date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      currency: 'USD',
    })
    expect(
      theirs!.lines.map(({ TaxAmount: amount, TaxType: type, AccountCode: code }) => [amount, type, code]),
    ).toEqual(invoice.lines.map((line) => [line.tax, 'OUTPUT15', '200']))
    expect(theirs!.url).toBe(`http://dragoman.test/finance/receivables/${invoice.uuid}`)
    expect(theirs!.lines[0]!.Tracking).toMatchObject([{ Option: expect.any(String) }])
    expect(await xero.queue()).toEqual([])
    expect(await xero.status()).toMatchObject({ waiting: 0, equal: 1, differing: 0, contacts: 1 })
    expect(await sold.get(accountAdmin, invoice.uuid)).toMatchObject({ xero: { state: 'EQUAL', amount: 87.75 } })
  })

  it('gets its payments, and loses those that are reversed', async () => {
    const invoice = await invoiceOf('100')
    const payment = await sold.pay([{ uuid: invoice.uuid, amount: 40 }], { reference: 'TRF-1' })
    await xero.sync()
    const [theirs] = xero.inXero(invoice.number)
    expect(amountsOf(peer.books, theirs!)).toMatchObject({ paid: 40, open: 75 })
    bodyOf(await sold.post(accountAdmin, `/payment/${payment.uuid}/reverse`, { reason: 'Another client’s.' }))
    await xero.sync()
    expect(amountsOf(peer.books, theirs!)).toMatchObject({ paid: 0, open: 115 })
    expect(await xero.differences()).toEqual([])
  })

  it('is voided there once it is canceled here', async () => {
    const invoice = await invoiceOf('10')
    await xero.sync()
    bodyOf(await sold.post(accountAdmin, '/cancel-receivable', { invoiceUuids: [invoice.uuid], reason: 'Twice.' }))
    await xero.sync()
    expect(xero.inXero(invoice.number)).toMatchObject([{ status: 'VOIDED' }])
    expect((await sold.get(accountAdmin, invoice.uuid)).xero).toBeUndefined()
  })

  it('is lowered by its credit note', async () => {
    const invoice = await invoiceOf('200')
    const lines = [{ lineUuid: invoice.lines[0]!.uuid, amount: 50 }]
    const credit = bodyOf<Invoice>(
      await sold.post(accountAdmin, `/${invoice.uuid}/credit-note`, { lines, reason: 'Late.' }),
      201,
    )
    await xero.sync()
    expect(xero.inXero(credit.number)).toMatchObject([{ type: 'ACCRECCREDIT', total: credit.total, tax: 7.5 }])
    expect(amountsOf(peer.books, xero.inXero(invoice.number)[0]!)).toMatchObject({ credited: 57.5, open: 172.5 })
    const [queued] = await xero.queue()
    expect(queued).toBeUndefined()
  })

  it('that is paid with credit is lowered by the credit notes of the other invoice, until that is reversed', async () => {
    const source = await invoiceOf('100')
    await sold.pay([{ uuid: source.uuid, amount: 115 }])
    const input = { lines: [{ lineUuid: source.lines[0]!.uuid, amount: 40 }], reason: 'Agreed.' }
    const credit = bodyOf<Invoice>(await sold.post(accountAdmin, `/${source.uuid}/credit-note`, input), 201)
    const invoice = await invoiceOf('30')
    await xero.sync()
    const allocations = [{ invoiceUuid: invoice.uuid, amount: 34.5 }]
    const { creditUses } = bodyOf<Invoice>(
      await sold.post(accountAdmin, `/${source.uuid}/credit/allocation`, { allocations }),
    )
    await xero.sync()
    const figures = (number: string) => amountsOf(peer.books, xero.inXero(number)[0]!)
    expect([figures(invoice.number), figures(credit.number)]).toMatchObject([
      { credited: 34.5, open: 0 },
      { open: 11.5 },
    ])
    bodyOf(await test.call(accountAdmin, 'POST', `/api/v3/receivables/${invoice.uuid}/xero`), 200)
    await xero.sync()
    expect(figures(credit.number)).toMatchObject({ open: 11.5 })
    expect([await xero.queue(), await xero.differences()]).toEqual([[], []])
    const [use] = creditUses
    bodyOf(await sold.post(accountAdmin, `/credit/${use!.uuid}/reverse`, { reason: 'By mistake.' }))
    await xero.sync()
    expect([figures(invoice.number), figures(credit.number)]).toMatchObject([{ credited: 0, open: 34.5 }, { open: 46 }])
    expect(await xero.differences()).toEqual([])
  })

  it('is lowered once for each use of the same credit', async () => {
    const source = await invoiceOf('100')
    await sold.pay([{ uuid: source.uuid, amount: 115 }])
    const input = { lines: [{ lineUuid: source.lines[0]!.uuid, amount: 40 }], reason: 'Agreed.' }
    bodyOf<Invoice>(await sold.post(accountAdmin, `/${source.uuid}/credit-note`, input), 201)
    const invoice = await invoiceOf('30')
    await xero.sync()
    for (const amount of [10, 10, 5])
      bodyOf(
        await sold.post(accountAdmin, `/${source.uuid}/credit/allocation`, {
          allocations: [{ invoiceUuid: invoice.uuid, amount }],
        }),
      )
    await xero.sync()
    expect(amountsOf(peer.books, xero.inXero(invoice.number)[0]!)).toMatchObject({ credited: 25, open: 9.5 })
    expect([await xero.queue(), await xero.differences()]).toEqual([[], []])
  })

  it('has the bank fee of its payment recorded as money spent, once an account for fees is mapped', async () => {
    const [first, second] = [await invoiceOf('10'), await invoiceOf('20')]
    const parts = [first, second].map(({ uuid, total: amount }) => ({ uuid, amount }))
    const payment = await sold.pay(parts, { fee: 1.5, reference: 'TRF-9' })
    await xero.sync()
    expect(await xero.queue()).toMatchObject([{ problem: 'MAPPING_MISSING', detail: 'fees' }])
    expect(xero.inXero(first.number)).toMatchObject([{ status: 'PAID' }])
    await xero.map(tax, { fees: { code: '404', name: '' } })
    await xero.sync()
    await xero.sync()
    const spent = { account: 'Bank fees', bank: 'Business account', amount: 1.5, status: 'AUTHORISED' }
    expect(peer.books.spendings).toMatchObject([spent])
    bodyOf(await sold.post(accountAdmin, `/payment/${payment.uuid}/reverse`, { reason: 'Returned.' }))
    await xero.sync()
    expect(peer.books.spendings).toMatchObject([{ ...spent, status: 'DELETED' }])
    expect([await xero.queue(), await xero.differences()]).toEqual([[], []])
  })

  it('in a foreign currency has its payments at their exchange rate', async () => {
    await sold.exchange('EUR', '0.9', '2026-10-14')
    const id = await sold.deliver({ costs: [{ total: '20' }], currency: 'EUR' })
    const invoice = await sold.issue([id], { currency: 'EUR', creationDate: Date.parse('2026-10-15') })
    await sold.pay([{ uuid: invoice.uuid, amount: invoice.total }], { currency: 'EUR', exchangeRate: 0.8 })
    await xero.sync()
    const [theirs] = xero.inXero(invoice.number)
    expect(theirs).toMatchObject({ status: 'PAID', rate: 0.9 })
    expect(peer.books.payments.find(({ documentId }) => documentId === theirs!.id)).toMatchObject({ rate: 0.8 })
  })

  it('from before the connection is sent on request, with its payments', async () => {
    await test.call(accountAdmin, 'DELETE', `${xeroUrl}/connection`)
    const invoice = await invoiceOf('30')
    await sold.pay([{ uuid: invoice.uuid, amount: 34.5 }])
    peer.organizations = [peer.books]
    await xero.connect()
    await xero.sync()
    expect(xero.inXero(invoice.number)).toEqual([])
    const send = () => test.call(accountAdmin, 'POST', `/api/v3/receivables/${invoice.uuid}/xero`)
    expect((await test.call(manager, 'POST', `/api/v3/receivables/${invoice.uuid}/xero`)).status).toBe(403)
    bodyOf(await send(), 200)
    await xero.sync()
    bodyOf(await send(), 200)
    await xero.sync()
    expect(xero.inXero(invoice.number)).toMatchObject([{ status: 'PAID', total: 34.5 }])
  })
})

describe('a payable', () => {
  it('is a bill once it is approved, and its payment follows', async () => {
    await bought.payOut(linguistA)
    await bought.deliver({ by: linguistA, pay: [bought.words('1000', '60')], on: '2026-10-14' })
    await bought.run(accountAdmin, october)
    const payable = await bought.newest(linguistA)
    bodyOf(await bought.attach(linguistA, payable.uuid, bought.invoice(payable.amount, 'L-1')), 201)
    await xero.sync()
    expect(xero.inXero(payable.name)).toEqual([])
    bodyOf(await bought.approve(accountAdmin, payable.uuid), 200)
    await xero.sync()
    const [bill] = xero.inXero(payable.name)
    expect(bill).toMatchObject({ type: 'ACCPAY', total: payable.amount, status: 'AUTHORISED' })
    expect(bill!.lines[0]!.AccountCode).toBe('310')

    const settle = (amount: number) =>
      test.call(accountAdmin, 'PUT', `/api/v3/payable/${payable.uuid}/settle`, { date: '2026-11-02', amount })
    bodyOf(await test.call(accountAdmin, 'PUT', `/api/v3/payable/${payable.uuid}/settle`, { date: '2026-11-02' }), 200)
    await xero.sync()
    expect(bill).toMatchObject({ status: 'PAID' })
    const reversed = await bought.move(accountAdmin, payable.uuid, 'reverse')
    bodyOf(reversed, 200)
    await xero.sync()
    expect(amountsOf(peer.books, bill!)).toMatchObject({ paid: 0 })
    for (const amount of [20, 20]) bodyOf(await settle(amount), 200)
    await xero.sync()
    expect(amountsOf(peer.books, bill!)).toMatchObject({ paid: 40, open: payable.amount - 40 })
    const reconciliation = await test.call(accountAdmin, 'GET', `/api/v3/payable/${payable.uuid}/reconciliation`)
    expect(reconciliation.body).toMatchObject({ xero: { state: 'EQUAL', amount: payable.amount } })
  })
})

describe('a contact', () => {
  it('is the one with the tax number, and is chosen by someone where several have it', async () => {
    const { orgUnitId } = place
    const before = peer.books.contacts.length
    await test.call(accountAdmin, 'PUT', '/api/v3/client', { uuid: orgUnitId, taxpayerId: 'DE136695976' })
    const open = (name: string, at: number) => ({
      id: `twin-${at}`,
      name,
      number: '',
      taxNumber: 'DE136695976',
      email: `${at}@example.com`,
    })
    peer.books.contacts.splice(0, before, open('Vita Berlin', 1), open('Vita Wien', 2))
    await test.db.execute('delete from xero_contacts')
    const invoice = await invoiceOf('12')
    await xero.sync()
    expect(await xero.queue()).toMatchObject([
      { document: { name: invoice.number }, problem: 'CONTACT_OPEN', tries: 1 },
    ])
    const { openContacts, held } = await xero.status()
    expect([held, openContacts]).toMatchObject([
      1,
      [{ uuid: orgUnitId, kind: 'CLIENT', candidates: [{ id: 'twin-1' }, {}] }],
    ])
    const { db, sessions } = test.app.services
    const buyer = await createPerson({ db, sessions }, place, 'Bea Buyer', { roles: ['PROJECT_MANAGER'], member: true })
    await grant(test, buyer, 'PAYABLES_get_payables')
    expect((await xero.status(buyer)).openContacts).toEqual([])
    const choose = (contactId: string) =>
      test.call(accountAdmin, 'PUT', `${xeroUrl}/contact/${orgUnitId}`, { contactId })
    expect((await choose('another')).status).toBe(400)
    bodyOf(await choose('twin-2'), 200)
    await xero.sync()
    expect(xero.inXero(invoice.number)).toMatchObject([{ contactId: 'twin-2' }])
  })

  it('with an id on the organizational unit is taken as it is', async () => {
    const { orgUnitId } = place
    bodyOf(await test.call(accountAdmin, 'PUT', '/api/v3/client', { uuid: orgUnitId, xeroId: 'twin-1' }), 200)
    const shown = await test.call(accountAdmin, 'GET', `/api/v3/client/${orgUnitId}`)
    expect(shown.body).toMatchObject({ xeroId: 'twin-1' })
    const invoice = await invoiceOf('13')
    await xero.sync()
    expect(xero.inXero(invoice.number)).toMatchObject([{ contactId: 'twin-1' }])
  })
})

describe('the mapping', () => {
  it('offers active accounts of Xero, and takes no others', async () => {
    await xero.freshMinute()
    const options = bodyOf<{ accounts: { code: string; name: string }[] }>(
      await test.call(accountAdmin, 'GET', `${xeroUrl}/options`),
    )
    expect(options.accounts.map(({ code }) => code)).toEqual(['200', '310', '404', '820'])
    const wrong = { sales: { code: '999', name: '' }, taxes: [], bankAccounts: [] }
    const { status, body } = await test.call(accountAdmin, 'PUT', `${xeroUrl}/mapping`, wrong)
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'body.sales.code' }] }])
    expect((await test.call(manager, 'PUT', `${xeroUrl}/mapping`, wrong)).status).toBe(403)
  })

  it('that lacks a tax code holds the document that needs it, and no other; both are sent once it is there', async () => {
    await xero.map(tax, { taxes: [] })
    const held = await invoiceOf('14')
    await xero.sync()
    expect(await xero.queue()).toMatchObject([
      { document: { name: held.number }, problem: 'MAPPING_MISSING', detail: 'VAT 15' },
    ])
    await xero.map(tax)
    await xero.sync()
    expect(xero.inXero(held.number)).toHaveLength(1)
    expect(await xero.queue()).toEqual([])
  })
})
