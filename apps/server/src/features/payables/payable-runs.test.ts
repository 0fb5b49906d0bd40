import type { PayableRun } from '@dragoman/sdk/operations/payables'
import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createPerson } from '../../testing/people.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { october, payableSteps, payablesUrl } from '../../testing/payables.ts'
import { bodyOf } from '../../testing/projects.ts'
import { numberSeries } from '../finance/tables.ts'
import { taskEvents } from '../work/task-tables.ts'
import { payableLines, payables } from './tables.ts'

const test = await openTestApp()
const { accountAdmin, manager, linguistA, stranger, place } = test.people
const { call, db } = test
const { deliver, words, run, preview, list, newest, statusOfTask } = payableSteps(test)

let count = 0
/** A linguist of their own, so that tests don't bill each other's tasks. */
const linguist = () =>
  createPerson({ db, sessions: test.app.services.sessions }, place, `Vendor ${(count += 1)}`, {
    roles: ['VENDOR'],
    member: true,
  })
const only = (...people: { id: string }[]) => ({ ...october, vendorUuidList: people.map(({ id }) => id) })

describe('a run of payables', () => {
  it('bills each linguist and currency once, to the cent, and the tasks become INVOICED', async () => {
    const [one, other] = [await linguist(), await linguist()]
    const first = await deliver({
      by: one,
      on: '2026-10-05',
      pay: [
        { ...words('120', '1.08'), factor: '0.15' },
        { ...words('333', '14.99'), factor: '0.75' },
        words('2480', '148.80'),
      ],
    })
    const second = await deliver({ by: one, on: '2026-10-31', pay: [words('10', '0.60')] })
    await deliver({ by: one, on: '2026-10-20', pay: [words('10', '0.60')], currency: 'EUR' })
    await deliver({ by: other, on: '2026-10-01', pay: [words('100', '6.00')] })
    await deliver({ by: other, on: '2026-11-01', pay: [words('100', '6.00')] })

    const seen = await preview(accountAdmin, only(one, other))
    expect(seen).toMatchObject({ payables: 3, tasks: 4, skipped: [] })
    expect(seen.totals).toEqual([
      { currency: 'EUR', amount: 0.6 },
      { currency: 'USD', amount: 171.47 },
    ])
    expect(await statusOfTask(first.taskId)).toBe('DELIVERED')

    const done = await run(accountAdmin, only(one, other))
    expect(done).toMatchObject({
      status: 'FINISHED',
      result: { payables: 3, tasks: 4, totals: seen.totals, drafts: [] },
    })
    expect([await statusOfTask(first.taskId), await statusOfTask(second.taskId)]).toEqual(['INVOICED', 'INVOICED'])
    const { content } = await list(accountAdmin, `?vendor=${one.id}&filter=currency:usd`)
    expect(content).toMatchObject([
      { amount: 165.47, amountBeforeTaxes: 165.47, status: 'PENDING', totalTasks: 2, missingAccountingInfo: true },
    ])
    const shown = bodyOf<{ lines: { parts: { exact: string; total: number }[] }[] }>(
      await call(accountAdmin, 'GET', `${payablesUrl}/${content[0]!.uuid}`),
    )
    expect(shown.lines[0]!.parts).toMatchObject([
      { exact: '1.08', total: 1.08 },
      { exact: '14.985', total: 14.99 },
      { exact: '148.8', total: 148.8 },
    ])
    const log = await db.select().from(taskEvents).where(eq(taskEvents.taskId, first.taskId))
    expect(log).toMatchObject([{ event: 'INVOICED', previousStatus: 'DELIVERED', newStatus: 'INVOICED', userId: null }])
  })

  it('a run names the unconfirmed payments that it leaves out, and bills an agreed payment of zero', async () => {
    const one = await linguist()
    const [none, open, rejected, free] = [
      await deliver({ by: one, on: '2026-10-05' }),
      await deliver({
        by: one,
        on: '2026-10-06',
        pay: [{ ...words('1', '5', '5'), source: 'MANUAL', confirmed: false }],
      }),
      await deliver({ by: one, on: '2026-10-07', pay: [words('1', '5', '5')] }),
      await deliver({ by: one, on: '2026-10-08', pay: [{ ...words('1', '0', '0'), source: 'MANUAL' }] }),
    ]
    const answer = { status: 'REJECTED', reason: 'We agreed on 6.' }
    bodyOf(await call(one, 'POST', `/api/v3/task/${rejected.taskId}/payment-answer`, answer))
    const { result, status } = await run(accountAdmin, only(one))
    expect(status).toBe('FINISHED_WARNING')
    expect(result).toMatchObject({ payables: 1, tasks: 1 })
    expect(Object.fromEntries(result.skipped.map(({ taskUuid, reason }) => [taskUuid, reason]))).toEqual({
      [none.taskId]: 'NO_RATE',
      [open.taskId]: 'PAYMENT_UNCONFIRMED',
      [rejected.taskId]: 'PAYMENT_REJECTED',
    })
    expect(await statusOfTask(free.taskId)).toBe('INVOICED')
    expect(await statusOfTask(open.taskId)).toBe('DELIVERED')
  })

  it('carries a total below zero or the minimum to the next run, whatever its period is', async () => {
    const one = await linguist()
    const early = await deliver({ by: one, on: '2026-09-10', pay: [words('1', '25.00', '25')] })
    const september = { ...only(one), startDate: '2026-09-01', endDate: '2026-09-30' }
    const penalty = { vendorUuid: one.id, kind: 'PENALTY', currency: 'USD', amount: -40, reason: 'Late by a week.' }
    const { uuid } = bodyOf<{ uuid: string }>(
      await call(accountAdmin, 'POST', `${payablesUrl}/adjustment`, penalty),
      201,
    )
    bodyOf(await call(one, 'POST', `${payablesUrl}/adjustment/${uuid}/answer`, { status: 'CONFIRMED' }))
    expect((await run(accountAdmin, september)).result).toMatchObject({
      payables: 0,
      skipped: [
        { taskUuid: early.taskId, reason: 'CARRIED' },
        { adjustmentUuid: uuid, reason: 'CARRIED', amount: -40 },
      ],
    })
    expect(await statusOfTask(early.taskId)).toBe('DELIVERED')

    await deliver({ by: one, on: '2026-10-10', pay: [words('1', '60.00', '60')] })
    expect((await run(accountAdmin, { ...only(one), minimumTotal: 45.01 })).result.payables).toBe(0)
    const { result } = await run(accountAdmin, only(one))
    expect(result).toMatchObject({ payables: 1, tasks: 2, totals: [{ currency: 'USD', amount: 45 }] })
    const payable = await newest(one)
    expect(payable.lines.map(({ amount, carriedOver }) => [amount, carriedOver])).toEqual([
      [25, true],
      [60, undefined],
      [-40, undefined],
    ])
    expect(payable.lines[2]).toMatchObject({
      kind: 'ADJUSTMENT',
      name: 'Late by a week.',
      adjustment: { status: 'BILLED' },
    })
  })

  it('counts what is older and unbilled, and leaves it', async () => {
    const one = await linguist()
    await deliver({ by: one, on: '2026-08-31', pay: [words('1', '1.00', '1')] })
    expect(await preview(accountAdmin, only(one))).toMatchObject({ payables: 0, olderTasks: 1 })
  })

  it('two runs at once bill every task once, with numbers in a row', async () => {
    const vendors = [await linguist(), await linguist(), await linguist()]
    for (const by of vendors)
      for (const on of ['2026-10-02', '2026-10-03']) await deliver({ by, on, pay: [words('10', '0.60')] })
    const before = await db.select({ name: payables.name }).from(payables)
    const start = () => call(accountAdmin, 'POST', `${payablesUrl}/create`, only(...vendors))
    const started = (await Promise.all([start(), start(), start()])).map((answer) =>
      bodyOf<{ batchUuid: string }>(answer),
    )
    await test.idle()
    const runs = await Promise.all(
      started.map(async ({ batchUuid }) =>
        bodyOf<PayableRun>(await call(accountAdmin, 'GET', `${payablesUrl}/batch/${batchUuid}`)),
      ),
    )
    expect(runs.map(({ status }) => status)).toEqual(['FINISHED', 'FINISHED', 'FINISHED'])
    expect(runs.map(({ result }) => result.tasks).toSorted()).toEqual([0, 0, 6])
    const all = await db.select({ name: payables.name }).from(payables)
    expect(all).toHaveLength(before.length + 3)
    const numbers = all.map(({ name }) => Number(name.split('-').at(-1))).toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    const [series] = await db
      .select()
      .from(numberSeries)
      .where(and(eq(numberSeries.accountId, place.accountId), eq(numberSeries.kind, 'PAYABLE')))
    expect(series?.next).toBe(all.length + 1)
  })

  it('of billing a task and opening it again at the same moment, one is refused', async () => {
    const one = await linguist()
    for (let round = 0; round < 4; round += 1) {
      const { taskId } = await deliver({ by: one, on: '2026-10-12', pay: [words('10', '0.60')] })
      const reopen = call(manager, 'POST', `/api/v3/task/${taskId}/status-update`, {
        status: 'APPROVED',
        reason: 'A typo.',
      })
      const start = call(accountAdmin, 'POST', `${payablesUrl}/create`, only(one))
      const [opened, started] = await Promise.all([reopen, start])
      await test.idle()
      const { batchUuid } = bodyOf<{ batchUuid: string }>(started)
      const { status: ended } = bodyOf<PayableRun>(await call(accountAdmin, 'GET', `${payablesUrl}/batch/${batchUuid}`))
      expect(ended).toBe('FINISHED')
      const lines = await db.$count(payableLines, and(eq(payableLines.taskId, taskId), isNull(payableLines.releasedAt)))
      const status = await statusOfTask(taskId)
      expect({ opened: opened.status === 200, lines, status }).toEqual(
        opened.status === 200
          ? { opened: true, lines: 0, status: 'APPROVED' }
          : { opened: false, lines: 1, status: 'INVOICED' },
      )
    }
  })

  it('a run that is run again goes on with what is left', async () => {
    const one = await linguist()
    await deliver({ by: one, on: '2026-10-12', pay: [words('10', '0.60')] })
    const first = await run(accountAdmin, only(one))
    await deliver({ by: one, on: '2026-10-13', pay: [words('20', '1.20')] })
    const again = await run(accountAdmin, only(one))
    expect([first.result.totals, again.result.totals]).toEqual([
      [{ currency: 'USD', amount: 0.6 }],
      [{ currency: 'USD', amount: 1.2 }],
    ])
  })

  it('the same key starts one run', async () => {
    const one = await linguist()
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const start = () => call(accountAdmin, 'POST', `${payablesUrl}/create`, only(one), key)
    const [first, second] = [await start(), await start()]
    expect(bodyOf<{ batchUuid: string }>(second).batchUuid).toBe(bodyOf<{ batchUuid: string }>(first).batchUuid)
    await test.idle()
  })

  it.each([
    ['an end before the start', { endDate: '2026-09-30' }, 'endDate'],
    ['a start in the future', { startDate: '2098-01-01', endDate: '2098-02-01' }, 'startDate'],
    ['a due day in the past', { dueDate: '2020-01-01' }, 'dueDate'],
    ['a minimum with five decimals', { minimumTotal: 0.00001 }, 'minimumTotal'],
  ])('%s is refused at its field', async (_, change, field) => {
    const refused = await call(accountAdmin, 'POST', `${payablesUrl}/create`, { ...october, ...change })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: `body.${field}` }] } })
  })

  it('people without the permission, and of other accounts, are refused', async () => {
    for (const person of [manager, linguistA])
      expect((await call(person, 'POST', `${payablesUrl}/create`, october)).status).toBe(403)
    expect((await call(accountAdmin, 'POST', `${payablesUrl}/create`, only(stranger))).status).toBe(404)
    const one = await linguist()
    const { uuid } = await run(accountAdmin, only(one))
    expect((await call(stranger, 'GET', `${payablesUrl}/batch/${uuid}`)).status).toBe(403)
  })
})
