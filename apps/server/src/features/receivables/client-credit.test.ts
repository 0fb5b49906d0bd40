import type { StatementReport } from '@dragoman/sdk/operations/payouts'
import type {
  ClientBalance,
  ClientPayment,
  ClientPaymentPage,
  ClientStatement,
  IncomingPaymentPage,
  Invoice,
} from '@dragoman/sdk/operations/receivables'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { camtOf } from '../../testing/camt.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { payoutSteps } from '../../testing/payouts.ts'
import { bodyOf } from '../../testing/projects.ts'
import { receivableSteps, receivablesUrl } from '../../testing/receivables.ts'
import { accounts } from '../../kernel/tables.ts'
import { bankAccounts, fiscalPeriods } from '../finance/tables.ts'

const test = await openTestApp()
const { accountAdmin, manager, client, stranger, place } = test.people
const { call, db } = test
const steps = receivableSteps(test)
const { deliver, post, issue, get, pay } = steps
await steps.company()
const today = new Date().toISOString().slice(0, 10)
const moment = (day: string) => Date.parse(`${day}T00:00:00Z`)

const invoiceOf = async (total: string, more: object = {}) =>
  issue([await deliver({ costs: [{ total }] })], { creationDate: moment('2026-10-20'), ...more })

/** An invoice over 115 that is paid, and of which 46 are credited then. */
async function credited(more: object = {}, payment: object = {}): Promise<Invoice> {
  const { uuid, lines } = await invoiceOf('100.00', more)
  await pay([{ uuid, amount: 115 }], payment)
  const input = { lines: [{ lineUuid: lines[0]!.uuid, amount: 40 }], reason: 'Agreed' }
  bodyOf(await post(accountAdmin, `/${uuid}/credit-note`, input), 201)
  return get(accountAdmin, uuid)
}

const allocate = (uuid: string, other: string, amount: number) =>
  post(accountAdmin, `/${uuid}/credit/allocation`, { allocations: [{ invoiceUuid: other, amount }] })
const refund = (uuid: string, amount: number, more: object = {}) =>
  post(accountAdmin, `/${uuid}/credit/refund`, { amount, valueDate: '2026-11-05', ...more })
const reverse = (use: string) => post(accountAdmin, `/credit/${use}/reverse`, { reason: 'By mistake' })

const balanceOf = async () =>
  bodyOf<ClientBalance>(await call(client, 'GET', `${receivablesUrl}/balance?orgUnitUuid=${place.orgUnitId}`)).balances
const creditOf = async () => (await balanceOf()).find(({ currency }) => currency === 'USD')!.credit
const statement = async () => {
  const query = `orgUnitUuid=${place.orgUnitId}&currency=USD&startDate=2026-01-01&endDate=${today}`
  return bodyOf<ClientStatement>(await call(client, 'GET', `${receivablesUrl}/statement?${query}`))
}

describe('the credit of an invoice', () => {
  it('pays another invoice of the client, to the cent, and is less then', async () => {
    const before = (await balanceOf()).find(({ currency }) => currency === 'USD')?.credit ?? 0
    const source = await credited()
    expect(source).toMatchObject({ status: 'PAID', openAmount: 0, clientCredit: 46, creditUses: [] })
    expect(await creditOf()).toBe(before + 46)
    const other = await invoiceOf('30.00')
    const used = bodyOf<Invoice>(await allocate(source.uuid, other.uuid, 34.5))
    expect(used).toMatchObject({ clientCredit: 11.5, creditUses: [{ amount: 34.5, invoice: { uuid: other.uuid } }] })
    expect(await get(accountAdmin, other.uuid)).toMatchObject({
      status: 'PAID',
      paidAmount: 34.5,
      openAmount: 0,
      paymentDate: moment(today),
      creditUses: [{ of: { uuid: source.uuid, number: source.number } }],
    })
    expect(await creditOf()).toBe(before + 11.5)
    const again = await allocate(source.uuid, (await invoiceOf('30.00')).uuid, 11.51)
    expect(again).toMatchObject({ status: 400, body: { errors: [{ field: 'body.allocations' }] } })
  })

  it('is paid back, and the statement has the refund', async () => {
    const source = await credited()
    const { closing } = await statement()
    expect(await refund(source.uuid, 46.01)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.amount' }] },
    })
    expect(await refund(source.uuid, 1, { valueDate: '2099-01-01' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.valueDate' }] },
    })
    const paidBack = bodyOf<Invoice>(await refund(source.uuid, 46, { reference: 'R-1' }))
    expect(paidBack).toMatchObject({ clientCredit: 0, creditUses: [{ amount: 46, reference: 'R-1' }] })
    const after = await statement()
    expect(after.closing).toBeCloseTo(closing + 46, 6)
    expect(after.entries).toContainEqual(
      expect.objectContaining({ kind: 'REFUND', number: 'R-1', amount: 46, date: '2026-11-05' }),
    )
    expect(await refund(source.uuid, 1)).toMatchObject({ status: 409, body: { data: { number: source.number } } })
    expect((await get(accountAdmin, source.uuid)).history[0]).toMatchObject({ event: 'CREDIT_REFUNDED', amount: 46 })
  })

  it('is there again when its use is reversed, which stays on record', async () => {
    const source = await credited()
    const other = await invoiceOf('30.00')
    const { creditUses } = bodyOf<Invoice>(await allocate(source.uuid, other.uuid, 20))
    const back = bodyOf<Invoice>(await reverse(creditUses[0]!.uuid))
    expect(back).toMatchObject({ clientCredit: 46, creditUses: [{ reversed: true, reason: 'By mistake' }] })
    expect(await get(accountAdmin, other.uuid)).toMatchObject({ status: 'INVOICED', openAmount: 34.5 })
    expect(await reverse(creditUses[0]!.uuid)).toMatchObject({ status: 409 })
  })

  it('keeps the payment that it came from, as long as it is used', async () => {
    const source = await credited({}, { reference: 'K-1' })
    const { creditUses } = bodyOf<Invoice>(await refund(source.uuid, 40))
    const [payment] = source.payments
    const reversal = () => post(accountAdmin, `/payment/${payment!.paymentUuid}/reverse`, { reason: 'Returned' })
    expect(await reversal()).toMatchObject({ status: 409, body: { data: { number: source.number } } })
    bodyOf(await reverse(creditUses[0]!.uuid))
    bodyOf(await reversal())
    expect(await get(accountAdmin, source.uuid)).toMatchObject({ openAmount: 69, clientCredit: 0 })
  })

  it('in a foreign currency has the difference between the rates of both invoices', async () => {
    await db.update(accounts).set({ currency: 'EUR' }).where(eq(accounts.id, place.accountId))
    await steps.exchange('USD', '1.15', '2026-10-19', { base: 'EUR' })
    await steps.exchange('USD', '1.25', '2026-10-26', { base: 'EUR' })
    const source = await credited({}, { exchangeRate: 1.15 })
    const other = await invoiceOf('30.00', { creationDate: moment('2026-10-27') })
    const { creditUses } = bodyOf<Invoice>(await allocate(source.uuid, other.uuid, 23))
    expect(creditUses[0]!.fxDifference).toBe(1.6)
    const late = await refund(source.uuid, 23, { valueDate: '2026-11-20' })
    expect(late).toMatchObject({ status: 400, body: { errors: [{ field: 'body.exchangeRate' }] } })
    const refunded = bodyOf<Invoice>(await refund(source.uuid, 23, { exchangeRate: 1 }))
    expect(refunded.creditUses[1]!.fxDifference).toBe(-3)
    expect((await get(client, source.uuid)).creditUses[0]).not.toHaveProperty('fxDifference')
    await db.update(accounts).set({ currency: 'USD' }).where(eq(accounts.id, place.accountId))
  })

  it('isn’t used twice by two people at once, and not in a locked month', async () => {
    const source = await credited()
    const answers = await Promise.all([refund(source.uuid, 46), refund(source.uuid, 46)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const next = await credited()
    const lock = { accountId: place.accountId, month: '2026-11', status: 'LOCKED' as const }
    await db.insert(fiscalPeriods).values({ ...lock, changedBy: accountAdmin.id, changedAt: new Date() })
    const refused = await refund(next.uuid, 1)
    await db.delete(fiscalPeriods).where(eq(fiscalPeriods.accountId, place.accountId))
    expect(refused).toMatchObject({ status: 409, body: { code: 'PERIOD_LOCKED' } })
  })

  it('is used only by those who record payments, and not from another account', async () => {
    const source = await credited()
    const body = { amount: 1, valueDate: '2026-11-05' }
    for (const one of [manager, client])
      expect((await post(one, `/${source.uuid}/credit/refund`, body)).status).toBe(403)
    const { creditUses } = bodyOf<Invoice>(await refund(source.uuid, 1))
    const foreign = await post(stranger, `/credit/${creditUses[0]!.uuid}/reverse`, { reason: 'No' })
    expect([403, 404]).toContain(foreign.status)
    const elsewhere = await invoiceOf('1.00')
    expect((await allocate(elsewhere.uuid, source.uuid, 1)).status).toBe(409)
  })
})

describe('the unallocated part of a payment', () => {
  const paidBack = (uuid: string, amount: number, more: object = {}) =>
    post(accountAdmin, `/payment/${uuid}/refund`, { amount, valueDate: '2026-11-05', ...more })
  const overpaid = async (more: object = {}) => {
    const invoice = await invoiceOf('100.00')
    const payment = await pay([{ uuid: invoice.uuid, amount: 115 }], { amount: 145, ...more })
    return { invoice, payment }
  }
  const restsOf = async (uuid: string, payment: string) =>
    (await get(accountAdmin, uuid)).unallocatedPayments.find((one) => one.uuid === payment)

  it('counts as credit of the client, pays other invoices, and can be refunded', async () => {
    const before = await creditOf()
    const { payment } = await overpaid({ reference: 'O-1' })
    expect(await creditOf()).toBe(before + 30)
    const other = await invoiceOf('10.00')
    expect(await restsOf(other.uuid, payment.uuid)).toMatchObject({ unallocatedAmount: 30, reference: 'O-1' })
    const body = { allocations: [{ invoiceUuid: other.uuid, amount: 11.5 }] }
    bodyOf(await post(accountAdmin, `/payment/${payment.uuid}/allocation`, body))
    expect(await get(accountAdmin, other.uuid)).toMatchObject({ status: 'PAID', openAmount: 0 })
    const { closing } = await statement()
    for (const [amount, more, field] of [
      [18.51, {}, 'body.amount'],
      [1, { valueDate: '2099-01-01' }, 'body.valueDate'],
      [1, { valueDate: '2026-10-01' }, 'body.valueDate'],
    ] as const)
      expect(await paidBack(payment.uuid, amount, more)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect(bodyOf(await paidBack(payment.uuid, 18.5, { reference: 'O-2' }))).toMatchObject({
      allocatedAmount: 126.5,
      refundedAmount: 18.5,
      unallocatedAmount: 0,
      refunds: [{ amount: 18.5, reference: 'O-2', date: '2026-11-05', reversed: false }],
    })
    expect(await creditOf()).toBe(before)
    const after = await statement()
    expect(after.closing).toBeCloseTo(closing + 18.5, 6)
    expect(after.entries).toContainEqual(expect.objectContaining({ kind: 'REFUND', number: 'O-2', amount: 18.5 }))
    expect(await paidBack(payment.uuid, 1)).toMatchObject({ status: 409, body: { data: { uuid: payment.uuid } } })
  })

  it('keeps its payment from being reversed once refunded, and is available again when the refund is reversed', async () => {
    const { invoice, payment } = await overpaid()
    const { refunds } = bodyOf<ClientPayment>(await paidBack(payment.uuid, 30))
    const reversal = () => post(accountAdmin, `/payment/${payment.uuid}/reverse`, { reason: 'Returned' })
    expect(await reversal()).toMatchObject({ status: 409, body: { data: { refunded: 30 } } })
    const refundUrl = `/payment-refund/${refunds[0]!.uuid}/reverse`
    for (const one of [manager, client, stranger])
      expect([403, 404]).toContain((await post(one, refundUrl, { reason: 'No' })).status)
    expect(bodyOf(await post(accountAdmin, refundUrl, { reason: 'By mistake' }))).toMatchObject({
      unallocatedAmount: 30,
      refunds: [{ reversed: true, reason: 'By mistake' }],
    })
    expect(await post(accountAdmin, refundUrl, { reason: 'Again' })).toMatchObject({ status: 409 })
    expect(await restsOf(invoice.uuid, payment.uuid)).toMatchObject({ unallocatedAmount: 30 })
    bodyOf(await reversal())
    expect(await get(accountAdmin, invoice.uuid)).toMatchObject({ openAmount: 115 })
  })

  it('is refunded only once when two people try at the same time, and only by those who may', async () => {
    const { payment } = await overpaid()
    const answers = await Promise.all([paidBack(payment.uuid, 30), paidBack(payment.uuid, 30)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (const one of [manager, client, stranger]) {
      const { status } = await post(one, `/payment/${payment.uuid}/refund`, { amount: 1, valueDate: '2026-11-05' })
      expect([403, 404]).toContain(status)
    }
  })
})

describe('a payment that names no invoice', () => {
  const record = (more: object, as = accountAdmin) =>
    post(as, '/payment', { currency: 'USD', amount: 70, valueDate: '2026-11-02', ...more })
  const { orgUnitId: orgUnitUuid } = place

  it('is credited to the client, appears on the statement with its bank account, and pays an invoice later', async () => {
    const before = (await balanceOf()).find(({ currency }) => currency === 'USD')?.credit ?? 0
    const { closing } = await statement()
    for (const [more, field] of [
      [{}, 'body.orgUnitUuid'],
      [{ orgUnitUuid, amount: 70.001 }, 'body.amount'],
      [{ orgUnitUuid, valueDate: '2099-01-01' }, 'body.valueDate'],
      [{ orgUnitUuid, currency: 'CHF' }, 'body.exchangeRate'],
    ] as const)
      expect(await record(more)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect((await record({ orgUnitUuid: accountAdmin.id })).status).toBe(404)
    for (const one of [manager, client]) expect((await record({ orgUnitUuid }, one)).status).toBe(403)
    const [bank] = await db.select().from(bankAccounts).where(eq(bankAccounts.accountId, place.accountId))
    const bankAccount = { uuid: bank!.id, last4: '3000', bank: 'Commerzbank' }
    const input = { orgUnitUuid, reference: 'A-1', bankAccountUuid: bank!.id }
    const payment = bodyOf<ClientPayment>(await record(input), 201)
    expect(payment).toMatchObject({ allocations: [], allocatedAmount: 0, unallocatedAmount: 70, bankAccount })
    const { content } = bodyOf<ClientPaymentPage>(
      await call(accountAdmin, 'GET', `${receivablesUrl}/payment?q=A-1&unallocated=true`),
    )
    expect(content).toMatchObject([{ uuid: payment.uuid, bankAccount }])
    expect(await creditOf()).toBe(before + 70)
    const after = await statement()
    expect(after.closing).toBeCloseTo(closing - 70, 6)
    expect(after.entries).toContainEqual(
      expect.objectContaining({ kind: 'PAYMENT', number: 'A-1', amount: -70, bankAccount }),
    )
    const { uuid } = await invoiceOf('60.00')
    expect((await get(accountAdmin, uuid)).unallocatedPayments.map((one) => one.uuid)).toContain(payment.uuid)
    const body = { allocations: [{ invoiceUuid: uuid, amount: 69 }] }
    bodyOf(await post(accountAdmin, `/payment/${payment.uuid}/allocation`, body))
    expect(await get(accountAdmin, uuid)).toMatchObject({ status: 'PAID', payments: [{ bankAccount }] })
  })

  it('can be refunded and reversed before it has paid anything', async () => {
    const { uuid } = bodyOf<ClientPayment>(await record({ orgUnitUuid, currency: 'GBP', exchangeRate: 0.8 }), 201)
    expect((await balanceOf()).find(({ currency }) => currency === 'GBP')).toMatchObject({ open: 0, credit: 70 })
    const back = { amount: 70, valueDate: '2026-11-05', exchangeRate: 0.8 }
    const { refunds } = bodyOf<ClientPayment>(await post(accountAdmin, `/payment/${uuid}/refund`, back))
    bodyOf(await post(accountAdmin, `/payment-refund/${refunds[0]!.uuid}/reverse`, { reason: 'By mistake' }))
    bodyOf(await post(accountAdmin, `/payment/${uuid}/reverse`, { reason: 'Of another client' }))
    expect((await balanceOf()).find(({ currency }) => currency === 'GBP')).toMatchObject({ credit: 0 })
  })
})

describe('income of a statement', () => {
  const { orgUnitId: orgUnitUuid } = place
  const incoming = async (status = 'OPEN') =>
    bodyOf<IncomingPaymentPage>(await call(accountAdmin, 'GET', `${receivablesUrl}/incoming?status=${status}`)).content

  it('waits until it is recorded for a client or set aside, and is never recorded twice', async () => {
    const [bank] = await db.select().from(bankAccounts).where(eq(bankAccounts.accountId, place.accountId))
    await steps.exchange('EUR', '0.9', '2026-10-19')
    await steps.exchange('EUR', '0.9', today)
    const costs = { costs: [{ total: '100.00' }], currency: 'EUR' }
    const { uuid, number } = await issue([await deliver(costs)], { creationDate: moment('2026-10-20') })
    const file = camtOf([
      // The bank has kept a fee of the one, and lists no amounts of the other.
      { amount: 98.5, reference: 'IN-5', payments: '<TxDtls><Amt Ccy="EUR">100.00</Amt></TxDtls>' },
      { amount: 12, reference: 'IN-4', payments: '<TxDtls/><TxDtls/>' },
      { amount: 40, reference: 'IN-1', name: 'Somebody', text: `Part of ${number}, thanks` },
      { amount: 25, reference: 'IN-2', name: 'Somebody', text: `${number}7` },
      { amount: 3, reference: 'IN-3', text: 'Interest' },
    ])
    const importIt = () => payoutSteps(test).importStatement(accountAdmin, bank!.id, file)
    expect(bodyOf<StatementReport>(await importIt())).toMatchObject({ incoming: 5, left: 0 })
    expect(bodyOf<StatementReport>(await importIt())).toMatchObject({ incoming: 0, left: 5 })
    const [interest, unknown, known, ...others] = await incoming()
    expect(others).toMatchObject([{ amount: 12 }, { amount: 98.5 }])
    const bankAccount = { last4: '3000' }
    const shown = { payer: 'Somebody', bankAccount, organizationalUnit: { uuid: orgUnitUuid }, invoices: [{ uuid }] }
    expect(known).toMatchObject(shown)
    expect([unknown!.invoices, interest!.invoices]).toEqual([[], []])
    for (const one of [manager, client, stranger])
      expect((await call(one, 'GET', `${receivablesUrl}/incoming`)).status).toBe(403)
    // The amount less the fee is what arrived, on that day and in that currency.
    const payment = { currency: 'EUR', amount: 26, fee: 1, valueDate: today, orgUnitUuid, incomingUuid: unknown!.uuid }
    for (const [more, field] of [
      [{ fee: 2 }, 'body.amount'],
      [{ valueDate: '2026-11-02' }, 'body.valueDate'],
      [{ currency: 'USD' }, 'body.currency'],
    ] as const)
      expect(await post(accountAdmin, '/payment', { ...payment, ...more })).toMatchObject({
        status: 400,
        body: { errors: [{ field }] },
      })
    for (const one of [manager, stranger]) expect((await post(one, '/payment', payment)).status).toBe(403)
    const answers = await Promise.all([1, 2].map(() => post(accountAdmin, '/payment', payment)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const made = bodyOf<ClientPayment>(
      answers.find(({ status }) => status === 201)!,
      201,
    )
    expect(made).toMatchObject({ unallocatedAmount: 26, reference: 'IN-2', bankAccount: { uuid: bank!.id } })
    expect(await incoming('RECORDED')).toMatchObject([{ uuid: unknown!.uuid, paymentUuid: made.uuid }])
    bodyOf(await post(accountAdmin, `/payment/${made.uuid}/reverse`, { reason: 'Of another client' }))
    const dismiss = (one: string, as = accountAdmin, reason = 'Interest of the bank') =>
      post(as, `/incoming/${one}/dismiss`, { reason })
    expect((await dismiss(interest!.uuid, stranger)).status).toBe(403)
    expect((await dismiss(interest!.uuid, accountAdmin, ' ')).status).toBe(400)
    expect(bodyOf(await dismiss(interest!.uuid))).toMatchObject({ status: 'DISMISSED', reason: 'Interest of the bank' })
    expect((await dismiss(interest!.uuid)).status).toBe(409)
    expect((await incoming()).map((one) => one.uuid)).toEqual([unknown, known, ...others].map((one) => one!.uuid))
    expect(await incoming('DISMISSED')).toHaveLength(1)
  })
})
