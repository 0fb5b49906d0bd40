import type { Payable } from '@dragoman/sdk/operations/payables'
import type {
  Payout,
  PayoutPage,
  PayoutReconciliation,
  PayoutResult,
  StatementReport,
} from '@dragoman/sdk/operations/payouts'
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { notifications } from '../notifications/tables.ts'
import { eq } from 'drizzle-orm'
import { camtOf, type Entry } from '../../testing/camt.ts'
import { payoutSteps } from '../../testing/payouts.ts'
import { payablesUrl } from '../../testing/payables.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'

const test = await openTestApp({ tellsPeople: true })
const { accountAdmin, manager, place, elsewhere } = test.people
const { call } = test
const { readyPayable, addBank, create, createRun, send, get, importStatement, reasons, iban } = payoutSteps(test)
const person = (name: string, at = place) =>
  createPerson({ db: test.db, sessions: test.app.services.sessions }, at, name, {
    roles: ['ACCOUNT_ADMIN'],
    member: true,
  })

const payer = accountAdmin
const second = await person('Petra Payer')
const stranger = await person('Sten Stranger', elsewhere)
let bank: string
beforeAll(async () => {
  bank = await addBank(payer)
})

/** A run of new payables, one for each amount. */
async function run(...amounts: string[]): Promise<{ payout: Payout; payables: Payable[]; vendors: Person[] }> {
  const made: Awaited<ReturnType<typeof readyPayable>>[] = []
  for (const amount of amounts) made.push(await readyPayable(amount))
  const payables = made.map(({ payable }) => payable)
  const { payout } = bodyOf<PayoutResult>(await createRun(payer, bank, payables))
  return { payout: payout!, payables, vendors: made.map(({ vendor }) => vendor) }
}

async function sent(...amounts: string[]) {
  const made = await run(...amounts)
  return { ...made, payout: bodyOf<Payout>(await send(payer, made.payout.uuid)) }
}

const payableOf = async (uuid: string) => bodyOf<Payable>(await call(payer, 'GET', `${payablesUrl}/${uuid}`))
const move = (as: Person, uuid: string, name: string, body: object = {}) =>
  call(as, 'PUT', `${payablesUrl}/${uuid}/${name}`, body)
const today = new Date().toISOString().slice(0, 10)

describe('a payment run', () => {
  it('has a file that pays what was approved, and the same bytes at each download', async () => {
    const { payout, payables } = await run('100.00', '20.50')
    expect(payout).toMatchObject({ status: 'CREATED', amount: 120.5, payables: 2, currency: 'EUR', canSend: true })
    const path = new URL(payout.file.url!).pathname
    const first = await test.download(null, path)
    const again = await test.download(null, new URL((await get(payer, payout.uuid)).file.url!).pathname)
    expect(Buffer.from(again.bytes).equals(Buffer.from(first.bytes))).toBe(true)
    expect(createHash('sha256').update(first.bytes).digest('hex')).toBe(payout.file.sha256)
    const xml = new TextDecoder().decode(first.bytes)
    expect(xml).toContain('pain.001.001.09')
    expect(xml).toContain('<CtrlSum>120.50</CtrlSum>')
    for (const { name } of payables) expect(xml).toContain(`<EndToEndId>${name}-1</EndToEndId>`)
    expect((await payableOf(payables[0]!.uuid)).status).toBe('READY')
  })

  it('leaves out payables with the reasons, and writes nothing in a dry run', async () => {
    const { payable } = await readyPayable('10.00')
    const dollars = await readyPayable('10.00', { currency: 'USD' })
    const byPayPal = await readyPayable('10.00', { method: 'PAYPAL' })
    const waiting = await readyPayable('10.00', { isApproved: false })
    const changed = await readyPayable('10.00', { changesBank: true })
    const mine = await readyPayable('10.00', { approver: payer })
    const all = [payable, dollars.payable, byPayPal.payable, waiting.payable, changed.payable, mine.payable]
    const result = bodyOf<PayoutResult>(await createRun(payer, bank, all, { dryRun: true }))
    expect(result.included.map(({ uuid }) => uuid)).toEqual([payable.uuid])
    expect(result.skipped.map(reasons)).toEqual([
      ['otherCurrency'],
      ['otherMethod'],
      ['notReady'],
      ['bankVerified'],
      ['notOnlyApprover'],
    ])
    expect(result.payout).toBeUndefined()
    const refused = await createRun(payer, bank, [dollars.payable])
    expect(refused).toMatchObject({ status: 422, body: { code: 'NOT_READY' } })
    expect(JSON.stringify(refused.body)).toContain('Pay it in a run of that currency.')
    bodyOf(await createRun(second, bank, [mine.payable], { dryRun: true }))
  })

  it.each([
    ['yen by bank transfer', { currency: 'JPY' }, 'body.currency'],
    ['dollars from an account in euros', { currency: 'USD' }, 'body.bankAccountUuid'],
    ['a bank transfer without an account', { bankAccountUuid: undefined }, 'body.bankAccountUuid'],
    ['a day that is over', { executionDate: '2020-01-01' }, 'body.executionDate'],
  ])('%s is refused at its field', async (_, change, field) => {
    const { payable } = await readyPayable('10.00')
    const refused = await createRun(payer, bank, [payable], change)
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })

  it('takes a payable that two people pay at once only into one of two runs', async () => {
    const { payable } = await readyPayable('10.00')
    const answers = await Promise.all([createRun(payer, bank, [payable]), createRun(second, bank, [payable])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body).toMatchObject({ data: { missing: [{ condition: 'notInBatch' }] } })
    expect(await move(payer, payable.uuid, 'withdraw', { reason: 'Wrong.' })).toMatchObject({ status: 422 })
    expect(await move(payer, payable.uuid, 'cancel-payable', { reason: 'Wrong.' })).toMatchObject({ status: 422 })
    expect(await move(payer, payable.uuid, 'settle', { date: today })).toMatchObject({ status: 422 })
  })

  it('is either sent or canceled by two people who do it at once', async () => {
    const { payout, payables } = await run('10.00')
    const cancel = call(second, 'POST', `/api/v3/payout/${payout.uuid}/cancel`, { reason: 'A wrong day.' })
    const answers = await Promise.all([send(payer, payout.uuid), cancel])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { status } = await get(payer, payout.uuid)
    expect(['CANCELLED', 'SENT']).toContain(status)
    expect((await payableOf(payables[0]!.uuid)).status).toBe(status === 'SENT' ? 'AWAITING_RECONCILIATION' : 'READY')
  })

  it('gives its payables back when it is canceled, and the next run pays them under another id', async () => {
    const { payout, payables } = await run('10.00')
    bodyOf(await call(payer, 'POST', `/api/v3/payout/${payout.uuid}/cancel`, { reason: 'A wrong day.' }))
    const { payout: next } = bodyOf<PayoutResult>(await createRun(payer, bank, payables))
    expect(next?.payments[0]?.endToEndId).toBe(`${payables[0]!.name}-2`)
    expect((await get(payer, payout.uuid)).payments[0]?.status).toBe('CANCELLED')
  })

  it('is not sent by the only one who has approved a payable of it', async () => {
    const { payable } = await readyPayable('10.00', { approver: payer })
    const { payout } = bodyOf<PayoutResult>(await createRun(second, bank, [payable]))
    expect((await get(payer, payout!.uuid)).canSend).toBe(false)
    expect(await send(payer, payout!.uuid)).toMatchObject({
      status: 422,
      body: { code: 'NOT_READY', data: { missing: [{ condition: 'notOnlyApprover' }] } },
    })
    bodyOf(await send(second, payout!.uuid))
  })

  it('pays PayPal accounts by CSV, in their own currency', async () => {
    const { payable, vendor } = await readyPayable('12.00', { currency: 'USD', method: 'PAYPAL' })
    const body = { method: 'PAYPAL', currency: 'USD', payableUuids: [payable.uuid] }
    const { payout } = bodyOf<PayoutResult>(await create(payer, body))
    const { bytes } = await test.download(null, new URL(payout!.file.url!).pathname)
    expect(new TextDecoder().decode(bytes)).toContain(`${vendor.email},12.00,USD,${payable.name}-1`)
    expect(payout!.payments[0]!.recipient).not.toBe(vendor.email)
  })

  it('is closed to other accounts, and to people without the permission', async () => {
    const { payout, payables, vendors } = await run('10.00')
    const [vendor] = vendors
    const url = `/api/v3/payout/${payout.uuid}`
    for (const path of [url, `${url}/reconciliation`]) {
      expect((await call(stranger, 'GET', path)).status).toBe(404)
      expect((await call(vendor!, 'GET', path)).status).toBe(403)
      expect((await call(manager, 'GET', path)).status).toBe(403)
    }
    expect((await send(stranger, payout.uuid)).status).toBe(404)
    expect((await send(manager, payout.uuid)).status).toBe(403)
    expect((await createRun(stranger, bank, payables)).status).toBe(404)
    expect((await move(vendor!, payables[0]!.uuid, 'settle', { date: today })).status).toBe(403)
    const list = bodyOf<PayoutPage>(await call(stranger, 'GET', '/api/v3/payout'))
    expect(list.totalElements).toBe(0)
    expect((await test.download(null, new URL(payout.file.url!).pathname)).status).toBe(200)
  })
})

describe('a payment', () => {
  it('settles by hand, and its linguist is told the day and the reference, and nothing of the run', async () => {
    const { payout, payables, vendors } = await sent('30.00')
    const [{ uuid, name }] = payables as [Payable]
    const part = bodyOf<Payable>(await move(payer, uuid, 'settle', { date: today, amount: 10 }))
    expect(part).toMatchObject({ status: 'AWAITING_RECONCILIATION', paidAmount: 10 })
    expect((await get(payer, payout.uuid)).payments[0]).toMatchObject({ status: 'SHORT', paidAmount: 10 })
    const more = await move(payer, uuid, 'settle', { date: today, amount: 20.01 })
    expect(more).toMatchObject({ status: 400, body: { errors: [{ field: 'body.amount' }] } })
    expect(JSON.stringify(more.body)).toContain(`20.00 EUR is open of ${name}, less than 20.01 EUR`)
    bodyOf(await move(payer, uuid, 'settle', { date: today, reference: 'B-1' }))
    expect((await get(payer, payout.uuid)).status).toBe('RECONCILED')
    const own = bodyOf<Payable>(await call(vendors[0]!, 'GET', `${payablesUrl}/${uuid}`))
    expect(own).toMatchObject({ status: 'PAID', payment: { date: today, reference: `${name}-1` } })
    expect(JSON.stringify(own)).not.toContain(payout.name)
    await test.allTold()
    const told = await test.db.select().from(notifications).where(eq(notifications.userId, vendors[0]!.id))
    expect(told.map(({ kind }) => kind)).toContain('PAYABLE_PAID')
  })

  it('is paid without a file where its method has none', async () => {
    const { payable } = await readyPayable('10.00', { currency: 'USD' })
    const future = await move(payer, payable.uuid, 'settle', { date: '2099-01-01' })
    expect(future).toMatchObject({ status: 400, body: { errors: [{ field: 'body.date' }] } })
    expect(bodyOf<Payable>(await move(payer, payable.uuid, 'settle', { date: today })).status).toBe('PAID')
  })

  it('comes back with the bank’s reason, is tried again under another id, and can be reversed', async () => {
    const { payout, payables } = await sent('10.00')
    const [{ uuid, name }] = payables as [Payable]
    expect((await move(payer, uuid, 'fail', { reason: ' ' })).status).toBe(400)
    expect(bodyOf<Payable>(await move(payer, uuid, 'fail', { reason: 'Account closed.' }))).toMatchObject({
      status: 'ERROR',
      reason: 'Account closed.',
    })
    expect((await get(payer, payout.uuid)).payments[0]).toMatchObject({ status: 'FAILED', reason: 'Account closed.' })
    expect(bodyOf<Payable>(await move(payer, uuid, 'retry')).status).toBe('READY')
    const { payout: next } = bodyOf<PayoutResult>(await createRun(payer, bank, payables))
    expect(next!.payments[0]!.endToEndId).toBe(`${name}-2`)
    bodyOf(await send(payer, next!.uuid))
    bodyOf(await move(payer, uuid, 'settle', { date: today }))
    expect((await move(payer, uuid, 'settle', { date: today })).status).toBe(409)
    const reversed = bodyOf<Payable>(await move(payer, uuid, 'reverse', { reason: 'Another payable was meant.' }))
    expect(reversed).toMatchObject({ status: 'AWAITING_RECONCILIATION', paidAmount: 0 })
    expect(reversed.payment).toBeUndefined()
  })
})

describe('a statement', () => {
  const entry = (payout: Payout, at: number, more: Partial<Entry> = {}): Entry => {
    const { amount, endToEndId } = payout.payments[at]!
    return { amount: -amount, endToEndId, reference: crypto.randomUUID(), ...more }
  }

  it('settles what it pays and sends back what returns, after a preview that writes nothing', async () => {
    const { payout, payables } = await sent('10.00', '20.00', '30.00', '40.00')
    const entries = [
      entry(payout, 0),
      entry(payout, 1, { amount: -15 }),
      entry(payout, 2),
      entry(payout, 2, { amount: 30, returnReason: 'AC04' }),
      { amount: 500, reference: crypto.randomUUID(), name: 'A client' },
      { amount: -7.77, reference: crypto.randomUUID(), name: 'Rent' },
    ]
    const file = camtOf(entries)
    const preview = bodyOf<StatementReport>(await importStatement(payer, bank, file, {}, true))
    expect(preview).toMatchObject({ isImported: false, settled: 2, short: 1, returned: 1, incoming: 1, left: 1 })
    expect((await payableOf(payables[0]!.uuid)).status).toBe('AWAITING_RECONCILIATION')
    const report = bodyOf<StatementReport>(await importStatement(payer, bank, file))
    expect({ ...report, isImported: false }).toEqual(preview)
    expect(report.lines.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      'SETTLED',
      'SHORT',
      'SETTLED',
      'RETURNED',
      'INCOMING',
      'NO_MATCH',
    ])
    const after = await Promise.all(payables.map(({ uuid }) => payableOf(uuid)))
    expect(after.map(({ status, paidAmount }) => [status, paidAmount])).toEqual([
      ['PAID', 10],
      ['AWAITING_RECONCILIATION', 15],
      ['ERROR', 0],
      ['AWAITING_RECONCILIATION', 0],
    ])
    expect(after[2]!.reason).toBe('The account is closed (AC04).')
    const again = bodyOf<StatementReport>(await importStatement(payer, bank, file))
    expect(again).toMatchObject({ settled: 0, short: 0, returned: 0, incoming: 0, left: 6 })
    expect(again.lines.filter(({ reason }) => reason === 'IMPORTED_BEFORE')).toHaveLength(5)
    expect((await get(payer, payout.uuid)).statements).toMatchObject([{ bookings: 4 }])
    const { rows } = bodyOf<PayoutReconciliation>(
      await call(payer, 'GET', `/api/v3/payout/${payout.uuid}/reconciliation`),
    )
    expect(rows.map(({ cause, difference, bank: booked }) => [cause, difference, booked])).toEqual([
      [undefined, 0, 10],
      ['SHORT_PAID', -5, 15],
      ['FAILED', -30, undefined],
      ['NOT_ON_STATEMENT', 0, undefined],
    ])
  })

  it('matches by amount and name where there is no id, unless two payments are alike', async () => {
    const { payout } = await sent('11.11', '12.12', '12.12')
    const [first, next] = payout.payments
    const named = (at: number, name: string) => entry(payout, at, { endToEndId: undefined, name })
    const entries = [named(0, first!.vendor.name), named(1, next!.vendor.name), named(2, 'Somebody Else')]
    const report = bodyOf<StatementReport>(await importStatement(payer, bank, camtOf(entries), {}, true))
    expect(report.lines.map(({ outcome, reason, matchedBy }) => reason ?? `${outcome} ${matchedBy}`)).toEqual([
      'SETTLED AMOUNT_AND_NAME',
      'SETTLED AMOUNT_AND_NAME',
      'NO_MATCH',
    ])
  })

  it('takes an entry of a later statement for another, although the bank gives it the same reference', async () => {
    const { payout } = await sent('13.13', '14.14')
    const reference = crypto.randomUUID()
    for (const at of [0, 1]) {
      const statement = camtOf([entry(payout, at, { reference })])
      expect(bodyOf<StatementReport>(await importStatement(payer, bank, statement))).toMatchObject({ settled: 1 })
    }
  })

  it('in CSV is read by its columns', async () => {
    const { payout, payables } = await sent('1234.50')
    const day = today.split('-').toReversed().join('.')
    const rows = [
      ['-1.234,50', 'X', crypto.randomUUID(), payout.payments[0]!.endToEndId],
      ['0,00', 'X', 'Closing', payout.payments[0]!.endToEndId],
      ['20,00', 'A\0B', crypto.randomUUID(), ''],
    ]
    const lines = `Datum;Betrag;Name;Referenz;Kennung\n${rows.map((row) => [day, ...row].join(';')).join('\n')}\n`
    const layout = {
      separator: 'SEMICOLON',
      decimals: 'COMMA',
      dates: 'DD.MM.YYYY',
      dateColumn: 'Datum',
      amountColumn: 'Betrag',
      nameColumn: 'Name',
      referenceColumn: 'Referenz',
      endToEndIdColumn: 'Kennung',
    }
    const file = new File([lines], 'umsaetze.csv')
    const wrong = await importStatement(payer, bank, file, { ...layout, amountColumn: 'Summe' })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED', data: { problem: 'COLUMN_MISSING' } } })
    const report = bodyOf<StatementReport>(await importStatement(payer, bank, file, layout))
    expect(report).toMatchObject({ settled: 1, incoming: 1, left: 1 })
    expect((await payableOf(payables[0]!.uuid)).status).toBe('PAID')
  })

  it.each([
    ['of another account', () => camtOf([], { iban: 'DE02120300000000202051' }), 'OTHER_ACCOUNT'],
    ['whose sums are wrong', () => camtOf([{ amount: -5, reference: 'S' }], { closing: '100.00' }), 'UNBALANCED'],
    ['whose amounts are too high', () => camtOf([{ amount: 1e15, reference: 'S' }]), 'AMOUNT'],
    ['that is no camt.053', () => new File(['<a xmlns="urn:x"/>'], 'a.xml'), 'NOT_CAMT053'],
  ])('%s is refused, with what to do', async (_, file, problem) => {
    const refused = await importStatement(payer, bank, file())
    expect(refused).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED', data: { problem } } })
  })

  it('tells that a payment is not marked as sent, and is imported only by those who pay', async () => {
    const { payout } = await run('10.00')
    const file = camtOf([entry(payout, 0)])
    const report = bodyOf<StatementReport>(await importStatement(payer, bank, file))
    expect(report.lines).toMatchObject([{ outcome: 'LEFT', reason: 'NOT_SENT' }])
    expect((await importStatement(manager, bank, file)).status).toBe(403)
    expect((await importStatement(stranger, bank, file)).status).toBe(404)
    expect(iban).toMatch(/^DE/)
  })
})
