import type { MarginReport } from '@dragoman/sdk/operations/profitability'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { payableSteps } from '../../testing/payables.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { grant } from '../../testing/permissions.ts'
import { bodyOf } from '../../testing/projects.ts'
import { receivableSteps, type DeliveredProject } from '../../testing/receivables.ts'
import { taskPayments, tasks } from '../work/task-tables.ts'
import { projects } from '../work/tables.ts'
import { userRateDetails, userRates } from '../rates/tables.ts'
import { workflows } from '../workflows/tables.ts'

const test = await openTestApp()
const { db, call } = test
const { accountAdmin, manager, client, linguistA, linguistB, place, elsewhere } = test.people
const { deliver, issue, post, exchange, company } = receivableSteps(test)
const { run } = payableSteps(test)
await company()
await db.update(accounts).set({ currency: 'EUR' }).where(eq(accounts.id, place.accountId))

const today = new Date().toISOString().slice(0, 10)
const url = '/api/v3/finance/profitability'
const report = async (query: string, as: Person = accountAdmin) =>
  bodyOf<MarginReport>(await call(as, 'GET', `${url}?${query}`))

/** A month that no other test delivers in, such as 2024-03. */
let months = 0
const ownMonth = () => new Date(Date.UTC(2023, (months += 1), 1)).toISOString().slice(0, 7)
const within = (month: string) => `startMonth=${month}&endMonth=${month}`

interface Pay {
  by: Person
  amount: string
  currency?: string
}

/** A delivered project in euros, with a delivered task for each pay. */
async function delivered(month: string, costs: DeliveredProject['costs'], pays: Pay[]): Promise<string> {
  const on = `${month}-14`
  const at = new Date(`${on}T12:00:00Z`)
  const projectId = await deliver({ costs, on, currency: 'EUR' })
  const [row] = await db.select().from(tasks).where(eq(tasks.projectId, projectId))
  const { id: first, number: _number, ...task } = row!
  for (const [step, { by, amount, currency = 'EUR' }] of pays.entries()) {
    const own = { status: 'DELIVERED', assigneeId: by.id, deliveredAt: at, currency, payableAmount: amount }
    const [made] =
      step === 0
        ? await db.update(tasks).set(own).where(eq(tasks.id, first)).returning()
        : await db
            .insert(tasks)
            .values({ ...task, ...own, step, sequence: step })
            .returning()
    await db.insert(taskPayments).values({
      taskId: made!.id,
      displayOrder: 0,
      source: 'CALCULATED',
      costType: 'EXACT',
      unit: 'WORD',
      amount: '1',
      rate: amount,
      total: amount,
    })
  }
  return projectId
}

const fieldOf = (body: unknown) => (body as { errors: { field: string }[] }).errors[0]?.field
const days = (month: string) => ({ startDate: `${month}-01`, endDate: `${month}-28`, dueDate: '2099-01-01' })

describe('margins', () => {
  it('come to 174.53, which are 38.78 %, of 450 less 164.87 and 120 dollars at the rate of their payable', async () => {
    const month = ownMonth()
    await exchange('USD', '1.0850', `${month}-14`, { base: 'EUR' })
    await exchange('USD', '1.0850', today, { base: 'EUR' })
    await delivered(
      month,
      [{ total: '450.00' }],
      [
        { by: linguistA, amount: '164.87' },
        { by: linguistB, amount: '120.00', currency: 'USD' },
      ],
    )
    const before = await report(within(month))
    expect(before.totals).toEqual({
      revenue: 450,
      payments: 275.47,
      margin: 174.53,
      marginPercent: 38.78,
      notInvoiced: 450,
      estimatedPayments: 110.6,
      projects: 1,
    })
    await run(accountAdmin, days(month))
    const after = await report(within(month))
    expect(after.totals).toEqual({ ...before.totals, estimatedPayments: 0 })
    expect(after.currency).toBe('EUR')
  })

  it('convert pay in another currency at the rate of the day of delivery, and at that of its payable from then on', async () => {
    const month = ownMonth()
    await exchange('GBP', '0.5', `${month}-14`, { base: 'EUR' })
    await exchange('GBP', '0.8', today, { base: 'EUR' })
    await delivered(month, [{ total: '300.00' }], [{ by: linguistA, amount: '50.00', currency: 'GBP' }])
    expect((await report(within(month))).totals).toMatchObject({ payments: 100, estimatedPayments: 100 })
    await run(accountAdmin, days(month))
    expect((await report(within(month))).totals).toMatchObject({ payments: 62.5, estimatedPayments: 0 })
  })

  it('count what was invoiced less what was credited, and no longer as an estimate', async () => {
    const month = ownMonth()
    const projectId = await delivered(
      month,
      [{ total: '80.00' }, { target: 'de', total: '20.00' }],
      [{ by: linguistA, amount: '40.00' }],
    )
    const invoice = await issue([projectId], { currency: 'EUR' })
    expect((await report(within(month))).totals).toMatchObject({ revenue: 100, notInvoiced: 0, margin: 60 })
    const line = invoice.lines.find(({ targetLocale }) => targetLocale === 'de')!
    bodyOf(
      await post(accountAdmin, `/${invoice.uuid}/credit-note`, {
        reason: 'Late',
        lines: [{ lineUuid: line.uuid, amount: 5 }],
      }),
      201,
    )
    expect((await report(within(month))).totals).toMatchObject({ revenue: 95, notInvoiced: 0, margin: 55 })
    const pairs = await report(`${within(month)}&by=LANGUAGE_PAIR`)
    expect(pairs.content.map(({ targetLanguage, revenue, payments }) => [targetLanguage, revenue, payments])).toEqual([
      ['es', 80, 40],
      ['de', 15, 0],
    ])
  })

  it('have the same sums for clients, projects, language pairs, months, managers, and linguists', async () => {
    const month = ownMonth()
    await delivered(
      month,
      [{ total: '100.00' }, { target: 'fr', total: '33.33' }],
      [
        { by: linguistA, amount: '10.00' },
        { by: linguistB, amount: '20.00' },
      ],
    )
    const other = await delivered(month, [{ total: '7.01' }], [{ by: linguistB, amount: '9.00' }])
    await db.update(projects).set({ assigneeId: manager.id }).where(eq(projects.id, other))
    const all = await report(within(month))
    expect(all.totals).toMatchObject({ revenue: 140.34, payments: 39, projects: 2 })
    for (const by of ['CLIENT', 'PROJECT', 'LANGUAGE_PAIR', 'MONTH', 'MANAGER', 'LINGUIST']) {
      const { content, totals, months: each } = await report(`${within(month)}&by=${by}`)
      expect(totals).toEqual(all.totals)
      const sum = (of: 'revenue' | 'payments') =>
        Number(content.reduce((whole, group) => whole + group[of], 0).toFixed(2))
      expect([by, sum('revenue'), sum('payments')]).toEqual([by, 140.34, 39])
      expect(each).toEqual([{ month, ...totals }])
    }
    const linguists = await report(`${within(month)}&by=LINGUIST`)
    expect(linguists.content.map(({ linguist, revenue, payments }) => [linguist?.name, revenue, payments])).toEqual([
      [linguistB.name, 73.68, 29],
      [linguistA.name, 33.33, 10],
      [undefined, 33.33, 0],
    ])
  })

  it('narrow to a client, a pair, a manager, a linguist, and what has none of them', async () => {
    const month = ownMonth()
    const projectId = await delivered(
      month,
      [{ total: '60.00' }, { target: 'fr', total: '40.00' }],
      [{ by: linguistA, amount: '30.00' }],
    )
    const revenue = async (query: string) => (await report(`${within(month)}&${query}`)).totals.revenue
    expect(await revenue(`organizationUuid=${place.organizationId}`)).toBe(100)
    expect(await revenue(`organizationUuid=${elsewhere.organizationId}`)).toBe(0)
    for (const target of ['fr', 'fr_fr']) expect(await revenue(`sourceLanguage=en&targetLanguage=${target}`)).toBe(40)
    expect(await revenue(`linguistUuid=${linguistA.id}`)).toBe(60)
    expect(await revenue('without=LINGUIST')).toBe(40)
    expect(await revenue('without=MANAGER')).toBe(100)
    await db.update(projects).set({ assigneeId: manager.id }).where(eq(projects.id, projectId))
    expect(await revenue(`managerUuid=${manager.id}`)).toBe(100)
    expect(await revenue('without=MANAGER')).toBe(0)
  })

  it('leave out projects in a currency without a rate, and say so', async () => {
    const month = ownMonth()
    await delivered(month, [{ total: '10.00' }], [{ by: linguistA, amount: '1.00', currency: 'KWD' }])
    const { totals, leftOut } = await report(within(month))
    expect(totals).toMatchObject({ revenue: 0, payments: 0, projects: 0 })
    expect(totals).not.toHaveProperty('marginPercent')
    expect(leftOut).toEqual({ projects: 1, currencies: ['KWD'] })
  })

  it('count the pay of managers at the rate of the day of delivery, and none of projects that are left out', async () => {
    const month = ownMonth()
    await exchange('CHF', '0.5', `${month}-01`, { base: 'EUR' })
    await exchange('CHF', '0.8', `${month}-14`, { base: 'EUR' })
    await exchange('CHF', '0.2', `${month}-15`, { base: 'EUR' })
    const managed = { accountId: place.accountId, code: 'PROJECT_MANAGEMENT', title: 'Management' }
    const [step] = await db
      .insert(workflows)
      .values({ ...managed, sequence: 90, projectSequence: 90 })
      .returning()
    for (const [currency, wordRate] of [
      ['EUR', '0.1'],
      ['CHF', '0.2'],
    ] as const) {
      const [rate] = await db.insert(userRates).values({ userId: manager.id, currency }).returning()
      const pair = { sourceLocale: 'en', targetLocale: 'es', wordRate }
      const of = { userRateId: rate!.id, accountId: place.accountId, workflowId: step!.id }
      await db.insert(userRateDetails).values({ ...of, ...pair })
    }
    const costs = [{ total: '10.00' }]
    const [inEuros, inFrancs, leftOut] = [
      await delivered(month, costs, [{ by: linguistA, amount: '1.00' }]),
      await delivered(month, costs, [{ by: linguistA, amount: '1.00' }]),
      await delivered(month, costs, [{ by: linguistA, amount: '1.00', currency: 'KWD' }]),
    ]
    for (const id of [inEuros, inFrancs, leftOut])
      await db.update(projects).set({ assigneeId: manager.id }).where(eq(projects.id, id))
    await db.update(projects).set({ currency: 'CHF' }).where(eq(projects.id, inFrancs))
    // Two words each: 0.20 euros, and 0.40 francs at 0.8.
    expect(await report(within(month))).toMatchObject({ managerPayments: 0.7, leftOut: { projects: 1 } })
  })

  it('come in pages, in the order that is asked for', async () => {
    const month = ownMonth()
    await delivered(month, [{ total: '100.00' }], [{ by: linguistA, amount: '90.00' }])
    await delivered(month, [{ total: '50.00' }], [{ by: linguistA, amount: '10.00' }])
    const shares = async (query: string) =>
      (await report(`${within(month)}&by=PROJECT&${query}`)).content.map(({ marginPercent }) => marginPercent)
    expect(await shares('')).toEqual([10, 80])
    expect(await shares('sort=marginPercent,desc')).toEqual([80, 10])
    expect(await shares('sort=marginPercent,asc&size=1&page=1')).toEqual([80])
    const refused = await call(accountAdmin, 'GET', `${url}?sort=name`)
    expect([refused.status, fieldOf(refused.body)]).toEqual([400, 'query.sort'])
  })

  it('are of at most 24 months, which end after they start', async () => {
    const field = async (query: string) => {
      const { status, body } = await call(accountAdmin, 'GET', `${url}?${query}`)
      return [status, fieldOf(body)]
    }
    expect(await field('startMonth=2026-10&endMonth=2026-09')).toEqual([400, 'query.endMonth'])
    expect(await field('startMonth=2024-01&endMonth=2026-01')).toEqual([400, 'query.endMonth'])
    expect((await report('startMonth=2024-01&endMonth=2025-12')).months).toHaveLength(24)
    expect((await report('endMonth=2025-03')).startMonth).toBe('2024-10')
  })

  it('are compared with the goal of the account', async () => {
    expect((await report('')).goal).toBe(35)
    const path = `/api/v3/account/${place.accountId}/finance`
    bodyOf(await call(accountAdmin, 'PUT', path, { marginGoal: 27.5 }))
    expect((await report('')).goal).toBe(27.5)
    expect((await call(accountAdmin, 'PUT', path, { marginGoal: 27.555 })).status).toBe(400)
  })
})

describe('the report of margins', () => {
  it('takes both permissions, and names the one that is missing', async () => {
    const sessions = test.app.services.sessions
    const reader = await createPerson({ db, sessions }, place, 'Rita Reader', {
      roles: ['PROJECT_MANAGER'],
      member: true,
    })
    const refusal = async (as: Person) => {
      const { status, body } = await call(as, 'GET', url)
      return [status, (body as { data?: { missing?: string[] } }).data?.missing]
    }
    const both = ['RECEIVABLES_get_invoices', 'PAYABLES_get_payables']
    for (const as of [reader, client, linguistA]) expect(await refusal(as)).toEqual([403, both])
    await grant(test, reader, 'RECEIVABLES_get_invoices')
    expect(await refusal(reader)).toEqual([403, ['PAYABLES_get_payables']])
    await grant(test, reader, 'PAYABLES_get_payables')
    expect((await call(reader, 'GET', url)).status).toBe(200)
  })

  it('has nothing of another account', async () => {
    const month = ownMonth()
    await delivered(month, [{ total: '10.00' }], [{ by: linguistA, amount: '1.00' }])
    const sessions = test.app.services.sessions
    const other = await createPerson({ db, sessions }, elsewhere, 'Eva Elsewhere', { roles: ['ACCOUNT_ADMIN'] })
    expect((await report(within(month), other)).totals.projects).toBe(0)
    expect((await report(within(month))).totals.projects).toBe(1)
  })
})
