import type { ActivityPage } from '@dragoman/sdk/operations/activity'
import type {
  CancelledPayable,
  Payable,
  PayableApprovalsResult,
  PayableReconciliation,
  PayableSummary,
} from '@dragoman/sdk/operations/payables'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '../../testing/people.ts'
import { grant } from '../../testing/permissions.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { october, payableSteps, payablesUrl, type Delivered } from '../../testing/payables.ts'
import { bodyOf } from '../../testing/projects.ts'
import { exchangeRates, financeEvents, legalEntities } from '../finance/tables.ts'
import { databaseErrorCode } from '../../kernel/database/error-code.ts'
import { taskPayments, tasks } from '../work/task-tables.ts'
import { payableFiles, payableLineParts, payableLines, payables } from './tables.ts'

const test = await openTestApp()
const { accountAdmin, admin, manager, linguistB, stranger, place, elsewhere } = test.people
const { call, db } = test
const { deliver, words, run, list, get, newest, statusOfTask, invoice, attach, approve, move, payOut } =
  payableSteps(test)
const person = (name: string, roles: Parameters<typeof createPerson>[3]['roles'], at = place) =>
  createPerson({ db, sessions: test.app.services.sessions }, at, name, { roles, member: true })

let count = 0
const linguist = () => person(`Payee ${(count += 1)}`, ['VENDOR'])
const bookkeeper = accountAdmin
const approver = await person('Ola Officer', ['ACCOUNT_ADMIN'])
const second = await person('Otto Officer', ['ACCOUNT_ADMIN'])

const dollars = (total: string) => [words('1', total, total)]

/** A payable of a linguist of their own, without an invoice. */
async function payable(
  total = '100.00',
  more: Partial<Delivered> = {},
): Promise<{ vendor: Person; payable: Payable; taskId: string }> {
  const vendor = more.by ?? (await linguist())
  const { taskId } = await deliver({ by: vendor, on: '2026-10-05', pay: dollars(total), ...more })
  await run(bookkeeper, { ...october, vendorUuidList: [vendor.id] })
  return { vendor, payable: await newest(vendor), taskId }
}

/** The same with the linguist's invoice and a payout method. */
async function invoiced(total = '100.00') {
  const made = await payable(total)
  await payOut(made.vendor)
  const attached = bodyOf<Payable>(
    await attach(made.vendor, made.payable.uuid, invoice(total, `INV-${made.payable.name}`)),
    201,
  )
  return { ...made, payable: attached }
}

const [restricted, unfit, taken] = ['23001', '23514', '23505']

/** The code with which the database refuses something; undefined where it doesn't. */
const refusalOf = async (write: () => PromiseLike<unknown>): Promise<string | undefined> => {
  try {
    await write()
    return undefined
  } catch (error) {
    return databaseErrorCode(error)
  }
}

const missing = (answer: { body: unknown }) =>
  (answer.body as { data: { missing: { condition: string }[] } }).data.missing.map(({ condition }) => condition)

describe('the invoice of a linguist', () => {
  it('[enum.invoicePayment] makes a payable wait for approval, and can be downloaded by those who see it', async () => {
    const { vendor, payable: before } = await payable()
    expect(before.status).toBe('PENDING')
    const after = bodyOf<Payable>(await attach(vendor, before.id, invoice('100.00', 'A-1')), 201)
    expect(after).toMatchObject({
      status: 'PENDING_APPROVAL',
      payableFiles: [{ name: 'invoice.pdf', number: 'A-1', total: 100 }],
    })
    const path = new URL(after.payableFiles[0]!.url).pathname
    expect(new TextDecoder().decode((await test.download(null, path)).bytes)).toBe('%PDF-1.7')
    bodyOf(await call(vendor, 'DELETE', `${payablesUrl}/${before.uuid}/invoice-file`), 204)
    expect((await test.download(null, path)).status).toBe(403)
    expect(await get(bookkeeper, before.uuid)).toMatchObject({ status: 'PENDING', payableFiles: [] })
    bodyOf(await attach(bookkeeper, before.uuid, invoice('100', 'A-1')), 201)
  })

  it('names who attached it while acting as the linguist', async () => {
    const { vendor, payable: one } = await payable()
    const acting = { userId: vendor.id, impersonatorId: admin.id, kind: 'token', address: '', userAgent: null } as const
    const { secret: token } = await test.app.services.sessions.open(db, acting)
    bodyOf(await attach({ ...vendor, token }, one.uuid, invoice('100', 'A-2')), 201)
    const files = await db.select().from(payableFiles).where(eq(payableFiles.payableId, one.uuid))
    expect(files).toMatchObject([{ uploadedBy: admin.id }])
  })

  it.each([
    [
      'a total that differs by a cent',
      { total: 99.99 },
      { differs: 'total', expected: 100, given: 99.99, difference: -0.01 },
    ],
    ['another currency', { currency: 'EUR' }, { differs: 'currency', expected: 'USD', given: 'EUR' }],
  ])('%s is refused with the difference', async (_, change, data) => {
    const { vendor, payable: one } = await payable()
    const { total = '100', ...more } = change as { total?: number; currency?: string }
    const refused = await attach(vendor, one.uuid, invoice(total, 'B-1', more as Record<string, string>))
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVOICE_DIFFERS', data } })
    expect((await get(vendor, one.uuid)).status).toBe('PENDING')
  })

  it('a number that another payable of the linguist has is refused, until that one is canceled', async () => {
    const { vendor, payable: one } = await payable()
    bodyOf(await attach(vendor, one.uuid, invoice('100', 'C-1')), 201)
    const { payable: two } = await payable('7.00', { by: vendor, on: '2026-10-06' })
    const refused = await attach(vendor, two.uuid, invoice('7', 'c-1'))
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'INVOICE_DIFFERS', data: { differs: 'number', payable: one.name } },
    })
    bodyOf(await move(bookkeeper, one.uuid, 'cancel-payable'))
    bodyOf(await attach(vendor, two.uuid, invoice('7', 'c-1')), 201)
  })

  it('is attached by its linguist and by bookkeepers alone, and once', async () => {
    const { vendor, payable: one } = await payable()
    expect((await attach(linguistB, one.uuid, invoice('100', 'D-1'))).status).toBe(404)
    expect((await attach(manager, one.uuid, invoice('100', 'D-1'))).status).toBe(404)
    bodyOf(await attach(vendor, one.uuid, invoice('100', 'D-1')), 201)
    expect(await attach(vendor, one.uuid, invoice('100', 'D-2'))).toMatchObject({
      status: 409,
      body: { data: { status: 'PENDING_APPROVAL' } },
    })
  })
})

describe('approving', () => {
  it('only an approver other than the creator makes a payable ready to pay', async () => {
    const { payable: one } = await invoiced()
    const refused = await approve(bookkeeper, one.uuid)
    expect(refused).toMatchObject({ status: 422, body: { code: 'NOT_READY' } })
    expect(missing(refused)).toEqual(['notCreator'])
    const approved = bodyOf<Payable>(await approve(approver, one.uuid))
    expect(approved).toMatchObject({
      status: 'READY',
      approvals: [{ user: { uuid: approver.id } }],
      createdBy: { uuid: bookkeeper.id },
    })
    expect((await approve(second, one.uuid)).status).toBe(409)
  })

  it('is refused by name for each condition that is not met', async () => {
    const { vendor, payable: one } = await payable()
    expect(await approve(approver, one.uuid)).toMatchObject({ status: 409, body: { data: { status: 'PENDING' } } })
    bodyOf(await attach(approver, one.uuid, invoice('100', 'E-1')), 201)
    expect(missing(await approve(approver, one.uuid))).toEqual(['payoutMethodKnown', 'notLastEditor'])
    await payOut(vendor)
    expect(missing(await approve(approver, one.uuid))).toEqual(['notLastEditor'])
    const body = { userUuid: vendor.id, paymentMethod: 'PAYPAL', paypalAccount: 'new@example.com' }
    bodyOf(await call(admin, 'PUT', '/api/v3/user/payment', body))
    expect(missing(await approve(second, one.uuid))).toEqual(['bankVerified'])
    await grant(test, vendor, 'PAYABLES_approve')
    expect(missing(await approve(vendor, one.uuid))).toEqual(['bankVerified', 'notPayee'])
    expect((await get(approver, one.uuid)).moves.find(({ move: name }) => name === 'approve')).toMatchObject({
      to: 'READY',
      missing: ['bankVerified', 'notLastEditor'],
    })
  })

  it('above the limit of the account needs two people', async () => {
    await db.insert(legalEntities).values({ accountId: place.accountId, approvalLimit: '500' })
    const [{ payable: small }, { payable: large }] = [await invoiced('499.99'), await invoiced('500.00')]
    expect(bodyOf<Payable>(await approve(approver, small.uuid)).status).toBe('READY')
    expect(bodyOf<Payable>(await approve(approver, large.uuid))).toMatchObject({
      status: 'PENDING_APPROVAL',
      approvals: [{ user: { uuid: approver.id } }],
    })
    expect(missing(await approve(approver, large.uuid))).toEqual(['notApprover'])
    expect(bodyOf<Payable>(await approve(second, large.uuid))).toMatchObject({ status: 'READY', approvals: [{}, {}] })
    await db.delete(legalEntities)
  })

  it('one person may do both where the account says so, and the payable is marked', async () => {
    await db.insert(legalEntities).values({ accountId: place.accountId, singleOfficer: true, approvalLimit: '1' })
    const { payable: one } = await invoiced()
    expect(bodyOf<Payable>(await approve(bookkeeper, one.uuid))).toMatchObject({ status: 'READY', singleOfficer: true })
    await db.delete(legalEntities)
  })

  it('of a total of nothing leaves nothing to pay', async () => {
    const vendor = await linguist()
    await payOut(vendor)
    const free = { amount: '1', rate: '0', total: '0', source: 'MANUAL' }
    const { payable: one } = await payable('0', { by: vendor, pay: [free] })
    bodyOf(await attach(vendor, one.uuid, invoice('0', 'F-1')), 201)
    expect(bodyOf<Payable>(await approve(approver, one.uuid)).status).toBe('PAID')
    expect((await move(bookkeeper, one.uuid, 'cancel-payable')).status).toBe(409)
  })

  it('of several payables says beforehand, and afterwards, which are left and why', async () => {
    const [{ payable: fits }, { payable: waits }] = [await invoiced('11.00'), await payable('12.00')]
    const body = { payableUuids: [fits.uuid, waits.uuid], dryRun: true }
    const ask = async (more: object) =>
      bodyOf<PayableApprovalsResult>(await call(approver, 'POST', `${payablesUrl}/approve`, { ...body, ...more }))
    const expected = {
      approved: [{ uuid: fits.uuid, status: 'READY', amount: 11 }],
      skipped: [{ uuid: waits.uuid, status: 'PENDING', missing: ['state'] }],
    }
    expect(await ask({})).toMatchObject(expected)
    expect((await get(approver, fits.uuid)).status).toBe('PENDING_APPROVAL')
    expect(await ask({ dryRun: false })).toMatchObject(expected)
    expect((await get(approver, fits.uuid)).status).toBe('READY')
  })

  it('is taken back with a reason, and then starts again', async () => {
    const { payable: one } = await invoiced()
    bodyOf(await approve(approver, one.uuid))
    expect((await move(approver, one.uuid, 'withdraw', ' ')).status).toBe(400)
    expect(bodyOf<Payable>(await move(approver, one.uuid, 'withdraw'))).toMatchObject({
      status: 'PENDING_APPROVAL',
      approvals: [],
    })
    expect(bodyOf<Payable>(await approve(approver, one.uuid)).status).toBe('READY')
  })

  it('of a version that is no longer the present one is refused with that', async () => {
    const { vendor, payable: one } = await invoiced()
    bodyOf(await call(vendor, 'DELETE', `${payablesUrl}/${one.uuid}/invoice-file`), 204)
    const refused = await call(approver, 'PUT', `${payablesUrl}/${one.uuid}/approve`, undefined, {
      'If-Match': `"${one.version}"`,
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'OUTDATED' } })
  })
})

describe('returning and canceling', () => {
  it('a rejected payable is its linguist’s again, who reads the reason', async () => {
    const { vendor, payable: one } = await invoiced()
    bodyOf(await move(approver, one.uuid, 'reject', 'Your tax number is missing.'))
    expect(await get(vendor, one.uuid)).toMatchObject({
      status: 'PENDING',
      reason: 'Your tax number is missing.',
      payableFiles: [],
    })
    bodyOf(await attach(vendor, one.uuid, invoice('100', `INV-${one.name}`)), 201)
  })

  it('a canceled payable keeps its number, and its tasks are billed by another one', async () => {
    const { vendor, payable: one, taskId } = await invoiced()
    bodyOf(await approve(approver, one.uuid))
    const cancelled = bodyOf<CancelledPayable>(await move(bookkeeper, one.uuid, 'cancel-payable', 'Wrong month.'))
    expect(cancelled).toMatchObject({
      status: 'CANCELLED',
      name: one.name,
      reason: 'Wrong month.',
      oldTasksInvoiced: [{ uuid: taskId, status: 'DELIVERED' }],
      tasks: [],
    })
    expect(await statusOfTask(taskId)).toBe('DELIVERED')
    await run(bookkeeper, { ...october, vendorUuidList: [vendor.id] })
    const again = await newest(vendor)
    expect([again.name === one.name, again.tasks[0]!.uuid, again.amount]).toEqual([false, taskId, 100])
    expect((await move(bookkeeper, one.uuid, 'cancel-payable')).status).toBe(409)
  })

  it('of canceling and approving at the same moment, one is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { payable: one } = await invoiced()
      const answers = await Promise.all([approve(approver, one.uuid), move(bookkeeper, one.uuid, 'cancel-payable')])
      expect(answers.map(({ status }) => status)[1]).toBe(200)
      expect([200, 409]).toContain(answers[0].status)
      expect((await get(bookkeeper, one.uuid)).status).toBe('CANCELLED')
    }
  })

  it('an invoiced task can’t be paid otherwise, opened, or canceled', async () => {
    const { taskId } = await payable()
    const path = `/api/v3/task/${taskId}`
    const line = [{ type: 'SERVICE', unit: 'WORD', amount: 1, rate: 5 }]
    expect((await call(manager, 'POST', `${path}/payment-update`, line)).status).toBeGreaterThanOrEqual(400)
    expect((await call(manager, 'POST', `${path}/status-update`, { status: 'APPROVED', reason: 'x' })).status).toBe(409)
  })

  it('each step is in the activity, and in a chain of events that can’t be changed', async () => {
    const { payable: one } = await invoiced()
    bodyOf(await move(approver, one.uuid, 'reject'))
    const { content } = bodyOf<ActivityPage>(await call(bookkeeper, 'GET', '/api/v3/activity?events=PAYABLE_REJECTED'))
    expect(content[0]).toMatchObject({
      entityName: one.name,
      before: { status: 'PENDING_APPROVAL' },
      after: { status: 'PENDING' },
    })
    const events = await db
      .select()
      .from(financeEvents)
      .where(eq(financeEvents.accountId, place.accountId))
      .orderBy(financeEvents.position)
    expect(events.filter(({ documentId }) => documentId === one.uuid).map(({ event }) => event)).toEqual([
      'CREATED',
      'INVOICE_ATTACHED',
      'REJECTED',
    ])
    expect(events.map(({ position }) => position)).toEqual(events.map((_, at) => at + 1))
    expect(events.slice(1).map(({ previousHash }) => previousHash)).toEqual(events.slice(0, -1).map(({ hash }) => hash))
    expect(await refusalOf(() => db.update(financeEvents).set({ event: 'APPROVED' }))).toBe(restricted)
  })
})

describe('what the database refuses', () => {
  it.each([
    ['deleting a billed task', restricted, () => db.delete(tasks)],
    ['another total', restricted, () => db.update(payables).set({ total: '1', net: '1' })],
    ['another number', restricted, () => db.update(payables).set({ name: 'X' })],
    ['deleting a payable', restricted, () => db.delete(payables)],
    ['another line', restricted, () => db.update(payableLines).set({ net: '1' })],
    ['deleting a line', restricted, () => db.delete(payableLines)],
    ['another part', restricted, () => db.update(payableLineParts).set({ total: '1' })],
    ['deleting a part', restricted, () => db.delete(payableLineParts)],
    [
      'lines that don’t add up',
      unfit,
      async () => {
        const [line] = await db.select().from(payableLines).where(eq(payableLines.kind, 'TASK')).limit(1)
        const { id: _id, ...own } = line!
        await db.insert(payableLines).values({ ...own, taskId: crypto.randomUUID(), releasedAt: null })
      },
    ],
    [
      'a task on two payables',
      taken,
      async () => {
        const [line] = await db
          .select()
          .from(payableLines)
          .where(and(eq(payableLines.kind, 'TASK'), sql`released_at is null`))
          .limit(1)
        const { id: _id, ...own } = line!
        await db.insert(payableLines).values(own)
      },
    ],
    [
      'a total that is not net and tax',
      unfit,
      async () => {
        const [row] = await db.select().from(payables).limit(1)
        const { id: _id, number: _number, ...own } = row!
        await db.insert(payables).values({ ...own, name: 'Y', total: '1000000' })
      },
    ],
    [
      'a payable without its lines',
      unfit,
      async () => {
        const [row] = await db
          .select()
          .from(payables)
          .where(sql`net > 0`)
          .limit(1)
        const { id: _id, number: _number, ...own } = row!
        await db.insert(payables).values({ ...own, name: 'Z' })
      },
    ],
  ])('%s is refused', async (_, code, write) => {
    await payable('3.00')
    expect(await refusalOf(write)).toBe(code)
  })
})

describe('what a payable opens to', () => {
  it('lines priced again from the kept versions of rates come to the same, also after the rate has changed', async () => {
    const vendor = await linguist()
    const steps = bodyOf<{ uuid: string; code: string }[]>(await call(manager, 'GET', '/api/v3/workflow'))
    const workflowUuid = steps.find(({ code }) => code === 'TRANSLATION')?.uuid
    const rate = (wordRate: number) => ({
      currency: 'USD',
      rateDetails: [{ languagePair: 'en:es', workflowUuid, wordRate }],
    })
    const made = bodyOf<{ uuid: string; version: number }>(
      await call(bookkeeper, 'POST', `/api/v3/user/${vendor.id}/rate`, rate(0.06)),
      201,
    )
    const { taskId } = await deliver({
      by: vendor,
      on: '2026-10-05',
      pay: [{ ...words('333', '14.99'), factor: '0.75' }],
    })
    await db
      .update(taskPayments)
      .set({ rateVersion: `${made.uuid} ${made.version}` })
      .where(eq(taskPayments.taskId, taskId))
    await run(bookkeeper, { ...october, vendorUuidList: [vendor.id] })
    const one = await newest(vendor)
    const compare = async () =>
      bodyOf<PayableReconciliation>(await call(bookkeeper, 'GET', `${payablesUrl}/${one.uuid}/reconciliation`))
    expect(await compare()).toMatchObject({ billed: 14.99, payNow: 14.99, pricedAgain: 14.99, difference: 0 })
    bodyOf(await call(bookkeeper, 'PUT', `/api/v3/user/${vendor.id}/rate/${made.uuid}`, rate(0.07)))
    expect(await compare()).toMatchObject({ pricedAgain: 14.99, difference: 0, lines: [{ cause: 'RATE_CHANGED' }] })
    await payOut(vendor)
    bodyOf(await attach(vendor, one.uuid, invoice('14.99', 'R-1')), 201)
    expect(bodyOf<Payable>(await approve(approver, one.uuid)).status).toBe('READY')
  })

  it('a payable whose lines are priced otherwise is not approved', async () => {
    const vendor = await linguist()
    await payOut(vendor)
    const { payable: one } = await payable('5.00', { by: vendor, pay: [{ ...words('100', '5.00'), rate: '0.06' }] })
    bodyOf(await attach(vendor, one.uuid, invoice('5', 'S-1')), 201)
    expect(missing(await approve(approver, one.uuid))).toEqual(['linesReconciled'])
  })

  it('lists are found by the query line, filters, and sorts', async () => {
    const { vendor, payable: one } = await payable('77.77')
    const names = async (query: string) => (await list(bookkeeper, query)).content.map(({ name }) => name)
    expect(await names(`?vendor=${vendor.id}&statuses=PENDING&missingAccountingInfo=true`)).toEqual([one.name])
    expect(await names(`?vendor=${vendor.id}&missingAccountingInfo=false`)).toEqual([])
    expect(
      await names(`?filter=${encodeURIComponent(`linguist:"${vendor.name}" status:pending is:incomplete amount:>77`)}`),
    ).toEqual([one.name])
    expect(
      await names(
        `?vendorName=${encodeURIComponent(vendor.name)}&name=${one.name}&dueDate.start=2098-12-31&dueDate.end=2099-01-01`,
      ),
    ).toEqual([one.name])
    expect(await names(`?vendor=${vendor.id}&creationDate.end=2020-01-01`)).toEqual([])
    const { content } = await list(bookkeeper, '?sort=amount,desc&size=2')
    expect(content[0]!.amount).toBeGreaterThanOrEqual(content[1]!.amount)
    expect((await call(bookkeeper, 'GET', `${payablesUrl}?sort=nothing`)).status).toBe(400)
    expect((await call(bookkeeper, 'GET', `${payablesUrl}?accountUuid=${elsewhere.accountId}`)).status).toBe(404)
  })

  it('the summary has what is open by payout method, in the currency of the account', async () => {
    const summary = async () => bodyOf<PayableSummary>(await call(bookkeeper, 'GET', `${payablesUrl}/summary`))
    await db
      .insert(exchangeRates)
      .values({ accountId: place.accountId, base: 'USD', currency: 'EUR', rate: '0.8', day: '2026-01-01' })
    const before = await summary()
    const { vendor } = await payable('40.00', { currency: 'EUR' })
    await payable('3.00', { currency: 'CHF' })
    const between = await summary()
    expect(between.missingPaymentMethod - before.missingPaymentMethod).toBeCloseTo(50, 6)
    expect(between.unconverted).toEqual(['CHF'])
    await payOut(vendor)
    const after = await summary()
    expect(after.paypal - before.paypal).toBeCloseTo(50, 6)
    expect(after.byMethod).toContainEqual({
      payoutMethod: 'PAYPAL',
      currency: 'EUR',
      amount: 40,
      payables: 1,
      baseAmount: 50,
    })
  })
})

describe('adjustments', () => {
  const adjustment = (vendor: Person, more: object = {}) => ({
    vendorUuid: vendor.id,
    kind: 'BONUS',
    currency: 'USD',
    amount: 16.49,
    reason: 'On short notice.',
    ...more,
  })
  const enter = (body: object) => call(bookkeeper, 'POST', `${payablesUrl}/adjustment`, body)

  it('are billed once their linguist has confirmed them, and again when the payable is canceled', async () => {
    const vendor = await linguist()
    const { uuid } = bodyOf<{ uuid: string }>(await enter(adjustment(vendor)), 201)
    const only = { ...october, vendorUuidList: [vendor.id] }
    expect((await run(bookkeeper, only)).result.payables).toBe(0)
    const answer = (as: Person, body: object) => call(as, 'POST', `${payablesUrl}/adjustment/${uuid}/answer`, body)
    expect((await answer(bookkeeper, { status: 'CONFIRMED' })).status).toBe(403)
    expect((await answer(linguistB, { status: 'CONFIRMED' })).status).toBe(404)
    expect((await answer(vendor, { status: 'REJECTED' })).status).toBe(400)
    bodyOf(await answer(vendor, { status: 'CONFIRMED' }))
    expect((await answer(vendor, { status: 'REJECTED', reason: 'No.' })).status).toBe(409)
    const mine = async () => bodyOf<unknown[]>(await call(vendor, 'GET', `${payablesUrl}/adjustment`))
    expect(await mine()).toMatchObject([{ uuid, status: 'CONFIRMED', amount: 16.49 }])
    expect((await run(bookkeeper, only)).result.totals).toEqual([{ currency: 'USD', amount: 16.49 }])
    expect(await mine()).toEqual([])
    const one = await newest(vendor)
    bodyOf(await move(bookkeeper, one.uuid, 'cancel-payable'))
    expect((await run(bookkeeper, only)).result.payables).toBe(1)
  })

  it.each([
    ['a penalty above 0', { kind: 'PENALTY' }, 'amount'],
    ['a bonus below 0', { amount: -1 }, 'amount'],
    ['an amount of 0', { amount: 0 }, 'amount'],
    ['a third decimal', { amount: 1.005 }, 'amount'],
    ['a currency that there is not', { currency: 'XXQ' }, 'currency'],
  ])('%s is refused at its field', async (_, change, field) => {
    const refused = await enter(adjustment(linguistB, change))
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: `body.${field}` }] } })
  })

  it('are for people of the account', async () => {
    expect((await enter(adjustment(stranger))).status).toBe(404)
  })
})

describe('who sees what', () => {
  /** Every key of an answer, however deep. */
  const keysOf = (value: unknown): string[] =>
    Array.isArray(value)
      ? value.flatMap(keysOf)
      : value !== null && typeof value === 'object'
        ? Object.entries(value).flatMap(([key, own]) => [key, ...keysOf(own)])
        : []

  it('linguists see their own payables, and nothing of clients’ prices, other linguists, and who approved', async () => {
    const { vendor, payable: one } = await invoiced()
    bodyOf(await approve(approver, one.uuid))
    const { payable: others } = await payable()
    const { content } = await list(vendor)
    expect(content.map(({ uuid }) => uuid)).toEqual([one.uuid])
    expect((await call(vendor, 'GET', `${payablesUrl}/${others.uuid}`)).status).toBe(404)
    const seen = [await get(vendor, one.uuid), content]
    const hidden = /receivable|profitab|margin|average|approv(al|ed)s?$|createdBy|setBy|singleOfficer|costs?$/i
    expect(keysOf(seen).filter((key) => hidden.test(key))).toEqual([])
    for (const name of [approver, bookkeeper]) expect(JSON.stringify(seen)).not.toContain(name.name)
    for (const path of ['summary', `${one.uuid}/reconciliation`])
      expect((await call(vendor, 'GET', `${payablesUrl}/${path}`)).status).toBe(403)
    for (const path of ['reject', 'withdraw', 'cancel-payable'])
      expect((await move(vendor, one.uuid, path)).status).toBe(403)
    expect((await approve(vendor, one.uuid)).status).toBe(403)
  })

  it('project managers see none, until they are granted it', async () => {
    const { payable: one } = await payable()
    expect((await list(manager)).totalElements).toBe(0)
    const keeper = await person('Kim Keeper', ['PROJECT_MANAGER'])
    await grant(test, keeper, 'PAYABLES_get_payables')
    expect((await list(keeper)).totalElements).toBeGreaterThan(0)
    expect((await get(keeper, one.uuid)).moves).toEqual([])
    expect((await call(keeper, 'POST', `${payablesUrl}/create`, october)).status).toBe(403)
  })

  it('another account sees none of it, and has numbers of its own', async () => {
    const { payable: one } = await payable()
    const other = await person('Nora Neighbor', ['ACCOUNT_ADMIN'], elsewhere)
    expect((await list(other)).totalElements).toBe(0)
    for (const [method, path, body] of [
      ['GET', one.uuid],
      ['GET', String(one.id)],
      ['GET', `${one.uuid}/reconciliation`],
      ['PUT', `${one.uuid}/approve`],
      ['PUT', `${one.uuid}/reject`, { reason: 'x' }],
      ['PUT', `${one.uuid}/cancel-payable`, { reason: 'x' }],
      ['DELETE', `${one.uuid}/invoice-file`],
      ['POST', 'approve', { payableUuids: [one.uuid] }],
    ] as const)
      expect([path, (await call(other, method, `${payablesUrl}/${path}`, body)).status]).toEqual([
        path,
        path === String(one.id) ? 400 : 404,
      ])
    const neighbor = await person('Nils Neighbor', ['VENDOR'], elsewhere)
    await deliver({ by: neighbor, on: '2026-10-05', pay: dollars('5.00'), place: elsewhere })
    await run(other, october)
    expect((await list(other)).content).toMatchObject([{ name: expect.stringMatching(/-0001$/), amount: 5 }])
  })
})
