import type { FinanceSettings } from '@dragoman/sdk/operations/finance'
import type { Payable } from '@dragoman/sdk/operations/payables'
import type { PayoutReconciliation, PayoutResult } from '@dragoman/sdk/operations/payouts'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { october, payableSteps, payablesUrl } from '../../testing/payables.ts'
import { payoutSteps } from '../../testing/payouts.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { grant } from '../../testing/permissions.ts'
import { bodyOf } from '../../testing/projects.ts'
import { financeEvents, fiscalPeriods, legalEntities, taxCodes } from '../finance/tables.ts'
import { taskPayments } from '../work/task-tables.ts'

const test = await openTestApp()
const { accountAdmin: payer, manager, place } = test.people
const { call, db } = test
const { readyPayable, addBank, createRun, send } = payoutSteps(test)
const bills = payableSteps(test)
const bank = await addBank(payer)
const person = (name: string, roles: Parameters<typeof createPerson>[3]['roles']) =>
  createPerson({ db, sessions: test.app.services.sessions }, place, name, { roles, member: true })
const move = (as: Person, uuid: string, name: string, body: object = {}) =>
  call(as, 'PUT', `${payablesUrl}/${uuid}/${name}`, body)
const today = new Date().toISOString().slice(0, 10)

afterEach(async () => {
  await db.delete(fiscalPeriods).where(eq(fiscalPeriods.accountId, place.accountId))
  await db.delete(legalEntities).where(eq(legalEntities.accountId, place.accountId))
  await db.delete(taxCodes).where(eq(taxCodes.accountId, place.accountId))
})

/** A payable of a German linguist for 100 euros and 19 % of tax, approved. */
async function taxedPayable() {
  const url = `/api/v3/account/${place.accountId}/finance`
  const codes = [{ name: 'VAT 19', kind: 'VAT', category: 'S', rate: 19 }]
  const company = { country: 'DE', taxIds: [{ scheme: 'EU_VAT', value: 'DE136695976' }], taxCodes: codes }
  bodyOf<FinanceSettings>(await call(payer, 'PUT', url, company))
  const vendor = await person('Tara Taxed', ['VENDOR'])
  const billing = { legalName: vendor.name, country: 'DE', taxpayerId: 'DE294776378' }
  bodyOf(await call(vendor, 'PUT', '/api/v3/user/billing', billing))
  const account = {
    paymentMethod: 'BANK',
    country: 'ES',
    accountHolder: vendor.name,
    iban: 'ES9121000418450200051332',
  }
  bodyOf(await call(vendor, 'PUT', '/api/v3/user/payment/logged-user', account))
  const pay = [bills.words('1', '100.00', '100')]
  const { taskId } = await bills.deliver({ by: vendor, on: '2026-10-05', currency: 'EUR', pay })
  await bills.run(await person('Bodo Bookkeeper', ['ACCOUNT_ADMIN']), { ...october, vendorUuidList: [vendor.id] })
  const { uuid, name } = await bills.newest(vendor)
  bodyOf(await bills.attach(vendor, uuid, bills.invoice('119.00', `T-${name}`, { currency: 'EUR' })), 201)
  bodyOf(await bills.approve(await person('Olga Officer', ['ACCOUNT_ADMIN']), uuid))
  return { payable: await bills.get(payer, uuid), taskId }
}

const figuresOf = async (payoutUuid: string) =>
  bodyOf<PayoutReconciliation>(await call(payer, 'GET', `/api/v3/payout/${payoutUuid}/reconciliation`)).rows[0]

describe('the figures of a payment run', () => {
  it('have the taxes of the payable in all of them, so that they can be compared', async () => {
    const { payable, taskId } = await taxedPayable()
    expect(payable.amount).toBe(119)
    const { payout } = bodyOf<PayoutResult>(await createRun(payer, bank, [payable]))
    const same = { billed: 119, payNow: 119, pricedAgain: 119, invoiced: 119, sent: 119, difference: 0 }
    expect(await figuresOf(payout!.uuid)).toMatchObject({ ...same, cause: 'NOT_ON_STATEMENT' })
    await db.update(taskPayments).set({ total: '90' }).where(eq(taskPayments.taskId, taskId))
    expect(await figuresOf(payout!.uuid)).toMatchObject({
      billed: 119,
      payNow: 107.1,
      difference: -11.9,
      cause: 'ADJUSTED_AFTER',
    })
  })
})

describe('a canceled payment run', () => {
  it('stands in the history of each payable that was in it', async () => {
    const { payable } = await readyPayable('10.00')
    const { payout } = bodyOf<PayoutResult>(await createRun(payer, bank, [payable]))
    bodyOf(await call(payer, 'POST', `/api/v3/payout/${payout!.uuid}/cancel`, { reason: 'A wrong day.' }))
    const noted = await db
      .select({ event: financeEvents.event, detail: financeEvents.detail })
      .from(financeEvents)
      .where(and(eq(financeEvents.documentId, payable.uuid), eq(financeEvents.documentType, 'PAYABLE')))
      .orderBy(asc(financeEvents.position))
    expect(noted.slice(-2)).toEqual([
      { event: 'PUT_INTO_RUN', detail: { payout: payout!.name } },
      { event: 'TAKEN_OUT_OF_RUN', detail: { payout: payout!.name, reason: 'A wrong day.' } },
    ])
  })
})

describe('the reversal of a payment', () => {
  it('is booked today, and refused while this month is closed', async () => {
    const { payable } = await readyPayable('10.00')
    const { payout } = bodyOf<PayoutResult>(await createRun(payer, bank, [payable]))
    bodyOf(await send(payer, payout!.uuid))
    bodyOf(await move(payer, payable.uuid, 'settle', { date: today }))
    const clerk = await person('Carla Clerk', ['PROJECT_MANAGER'])
    await grant(test, clerk, 'PAYABLES_pay')
    const month = today.slice(0, 7)
    const lock = `/api/v3/account/${place.accountId}/finance/period/${month}/lock`
    bodyOf(await call(payer, 'POST', lock, { status: 'SOFT' }))
    const reason = { reason: 'Another payable was meant.' }
    expect(await move(clerk, payable.uuid, 'reverse', reason)).toMatchObject({
      status: 409,
      body: { code: 'PERIOD_LOCKED', data: { month } },
    })
    expect(bodyOf<Payable>(await move(payer, payable.uuid, 'reverse', reason)).status).toBe('AWAITING_RECONCILIATION')
    expect((await move(manager, payable.uuid, 'reverse', reason)).status).toBe(403)
  })

  it('isn’t offered where there was nothing to pay', async () => {
    const vendor = await person('Zoe Zero', ['VENDOR'])
    await bills.payOut(vendor)
    await bills.deliver({ by: vendor, on: '2026-10-05', pay: [{ ...bills.words('1', '0', '0'), source: 'MANUAL' }] })
    await bills.run(payer, { ...october, vendorUuidList: [vendor.id] })
    const { uuid, name } = await bills.newest(vendor)
    bodyOf(await bills.attach(vendor, uuid, bills.invoice('0.00', `Z-${name}`)), 201)
    const paid = bodyOf<Payable>(await bills.approve(await person('Otto Officer', ['ACCOUNT_ADMIN']), uuid))
    expect(paid.status).toBe('PAID')
    expect((await bills.get(payer, uuid)).moves.find((each) => each.move === 'reverse')?.missing).toEqual(['hasAmount'])
    expect(await move(payer, uuid, 'reverse', { reason: 'Nothing.' })).toMatchObject({
      status: 422,
      body: { data: { missing: [{ condition: 'hasAmount' }] } },
    })
  })
})
