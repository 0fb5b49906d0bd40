import type { FinanceSettings } from '@dragoman/sdk/operations/finance'
import type { PayableSchedule } from '@dragoman/sdk/operations/payables'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { users } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { payableSteps, payablesUrl } from '../../../testing/payables.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { grant } from '../../../testing/permissions.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { fiscalPeriods, legalEntities } from '../../finance/tables.ts'
import { notifications } from '../../notifications/tables.ts'
import { taskPayments } from '../../work/task-tables.ts'
import { payableRuns, payables } from '../tables.ts'
import { startScheduled } from './start-scheduled.ts'

const test = await openTestApp({ tellsPeople: true })
const { db, call } = test
const { accountAdmin, client, linguistA, place } = test.people
const { deliver, words, run, get, approve, attach, invoice, payOut, statusOfTask } = payableSteps(test)

let count = 0
/** Someone whose payables are created so often. */
async function linguist(invoicingPeriodicity: 'MONTHLY' | 'WEEKLY' | null = 'MONTHLY'): Promise<Person> {
  const sessions = test.app.services.sessions
  const made = await createPerson({ db, sessions }, place, `Scheduled ${(count += 1)}`, {
    roles: ['VENDOR'],
    member: true,
  })
  await db.update(users).set({ invoicingPeriodicity }).where(eq(users.id, made.id))
  return made
}

/** Has the account's payables created by themselves from a day on. */
async function schedule(since: string | null, timezone = 'UTC'): Promise<void> {
  const values = { schedulesPayablesSince: since, timezone, payableTermsDays: 14 }
  await db
    .insert(legalEntities)
    .values({ accountId: place.accountId, ...values })
    .onConflictDoUpdate({ target: legalEntities.accountId, set: values })
}

async function runAt(moment: string): Promise<void> {
  await startScheduled(db, new Date(moment))
  await test.idle()
}

const payablesOf = ({ id }: Person) => db.select().from(payables).where(eq(payables.vendorId, id))
const pay = [words('100', '6.00')]
const noon = (day: string) => `${day}T12:00:00Z`

afterEach(async () => {
  // The next test begins with nothing to bill.
  await db.update(users).set({ invoicingPeriodicity: null }).where(eq(users.accountId, place.accountId))
  await schedule(null)
})

describe('payables of linguists with a periodicity', () => {
  it('appear once, on the day that each linguist has, for everything delivered since the last one, and have no creator', async () => {
    await schedule('2025-01-01')
    const vendor = await linguist()
    const { taskId } = await deliver({ by: vendor, on: '2025-10-05', pay })
    const later = await deliver({ by: vendor, on: '2025-11-01', pay })
    await Promise.all([runAt(noon('2025-11-01')), runAt(noon('2025-11-01'))])
    await runAt(noon('2025-11-02'))
    const own = await payablesOf(vendor)
    expect(own).toMatchObject([
      { startDay: '2025-10-01', endDay: '2025-10-31', dueDay: '2025-11-15', total: '6.0000', createdBy: null },
    ])
    expect([await statusOfTask(taskId), await statusOfTask(later.taskId)]).toEqual(['INVOICED', 'DELIVERED'])
    expect(await get(accountAdmin, own[0]!.id)).not.toHaveProperty('createdBy')
    await test.allTold()
    const toldOf = async ({ id }: Person) =>
      (await db.select().from(notifications).where(eq(notifications.userId, id)))
        .filter(({ kind }) => kind.startsWith('PAYABLE_'))
        .map(({ kind, entityName }) => `${kind} ${entityName}`)
    expect(await toldOf(vendor)).toEqual([`PAYABLE_CREATED ${own[0]!.name}`])
    expect(await toldOf(accountAdmin)).toEqual(['PAYABLE_RUN_FINISHED 2025-10-01 – 2025-10-31'])
    await payOut(vendor)
    bodyOf(await attach(vendor, own[0]!.id, invoice('6.00', 'S-1')), 201)
    expect((await approve(accountAdmin, own[0]!.id)).status).toBe(200)
  })

  it('need the schedule of the account to be on, and skip the days before that', async () => {
    const vendor = await linguist()
    await deliver({ by: vendor, on: '2025-09-05', pay })
    await runAt(noon('2025-10-01'))
    await schedule('2025-10-02')
    await runAt(noon('2025-10-03'))
    expect(await payablesOf(vendor)).toEqual([])
  })

  it('appear when the day begins in the time zone of the company', async () => {
    await schedule('2025-01-01', 'Pacific/Auckland')
    const vendor = await linguist()
    await deliver({ by: vendor, on: '2025-07-05', pay })
    await runAt('2025-07-31T11:00:00Z')
    expect(await payablesOf(vendor)).toEqual([])
    await runAt('2025-07-31T13:00:00Z')
    expect(await payablesOf(vendor)).toHaveLength(1)
  })

  it('leave out what was never billed before the period, and take what a run before has left out', async () => {
    await schedule('2025-01-01')
    const vendor = await linguist()
    const older = await deliver({ by: vendor, on: '2025-02-05', pay })
    const byHand = [{ ...words('100', '7.00'), source: 'MANUAL', confirmed: false }]
    const unconfirmed = await deliver({ by: vendor, on: '2025-03-05', pay: byHand })
    await runAt(noon('2025-04-01'))
    expect(await payablesOf(vendor)).toEqual([])
    const { last } = bodyOf<PayableSchedule>(await call(accountAdmin, 'GET', `${payablesUrl}/schedule`))
    expect(last).toMatchObject({ startDate: '2025-03-01', endDate: '2025-03-31', status: 'FINISHED_WARNING' })
    expect(last!.result.skipped).toMatchObject([{ taskUuid: unconfirmed.taskId, reason: 'PAYMENT_UNCONFIRMED' }])
    await db
      .update(taskPayments)
      .set({ confirmedAt: new Date(), confirmedBy: vendor.id })
      .where(eq(taskPayments.taskId, unconfirmed.taskId))
    await runAt(noon('2025-05-01'))
    expect(await payablesOf(vendor)).toMatchObject([{ startDay: '2025-04-01', total: '7.0000' }])
    expect(await statusOfTask(older.taskId)).toBe('DELIVERED')
  })

  it('don’t appear in a locked month, and the run fails', async () => {
    await schedule('2024-01-01')
    const vendor = await linguist()
    await deliver({ by: vendor, on: '2024-05-05', pay })
    const month = { accountId: place.accountId, month: '2024-05', status: 'LOCKED' as const, changedAt: new Date() }
    await db.insert(fiscalPeriods).values({ ...month, changedBy: accountAdmin.id })
    await runAt(noon('2024-06-01'))
    expect(await payablesOf(vendor)).toEqual([])
    const { last } = bodyOf<PayableSchedule>(await call(accountAdmin, 'GET', `${payablesUrl}/schedule`))
    expect(last).toMatchObject({ startDate: '2024-05-01', status: 'FAILED' })
  })

  it('don’t appear in a soft-closed month, in which only authorized people can still create them', async () => {
    await schedule('2023-01-01')
    const vendor = await linguist()
    await deliver({ by: vendor, on: '2023-03-05', pay })
    const month = { accountId: place.accountId, month: '2023-03', status: 'SOFT' as const, changedAt: new Date() }
    await db.insert(fiscalPeriods).values({ ...month, changedBy: accountAdmin.id })
    await runAt(noon('2023-04-01'))
    expect(await payablesOf(vendor)).toEqual([])
    const { last } = bodyOf<PayableSchedule>(await call(accountAdmin, 'GET', `${payablesUrl}/schedule`))
    expect(last).toMatchObject({ startDate: '2023-03-01', status: 'FAILED' })
    await grant(test, accountAdmin, 'FINANCE_lock')
    await run(accountAdmin, { startDate: '2023-03-01', endDate: '2023-03-31', dueDate: '2099-01-01' })
    expect(await payablesOf(vendor)).toHaveLength(1)
  })

  it('make no run where nothing is owed', async () => {
    await schedule('2024-01-01')
    await linguist('WEEKLY')
    await runAt(noon('2024-07-01'))
    const of = and(eq(payableRuns.accountId, place.accountId), eq(payableRuns.scheduledDay, '2024-07-01'))
    expect(await db.select().from(payableRuns).where(of)).toEqual([])
  })
})

describe('the schedule of payables', () => {
  const scheduleOf = async (as: Person) => bodyOf<PayableSchedule>(await call(as, 'GET', `${payablesUrl}/schedule`))

  it('has all runs and linguists for the office, and their own alone for linguists', async () => {
    const vendor = await linguist('MONTHLY')
    const weekly = await linguist('WEEKLY')
    await deliver({ by: vendor, on: '2025-08-05', pay })
    await payOut(weekly)
    await deliver({ by: weekly, on: '2025-08-06', pay })
    const office = await scheduleOf(accountAdmin)
    expect(office.isOn).toBe(false)
    expect(office.runs.map(({ periodicity, linguists }) => [periodicity, linguists]).toSorted()).toEqual([
      ['MONTHLY', 1],
      ['WEEKLY', 1],
    ])
    const names = office.unbilled.withoutPayoutMethod.map(({ name }) => name)
    expect([names.includes(vendor.name), names.includes(weekly.name)]).toEqual([true, false])
    const own = await scheduleOf(vendor)
    expect(own.runs).toMatchObject([{ periodicity: 'MONTHLY', linguists: 1 }])
    expect(own.unbilled).toMatchObject({ tasks: 1, linguists: 1, unscheduled: 0, startDate: '2025-08-05' })
    expect(own).not.toHaveProperty('last')
    expect((await scheduleOf(linguistA)).runs).toEqual([])
    expect((await call(client, 'GET', `${payablesUrl}/schedule`)).status).toBe(403)
  })

  it('is turned on by the finance settings from the present day on, and keeps that day', async () => {
    const path = `/api/v3/account/${place.accountId}/finance`
    const put = async (body: object) => bodyOf<FinanceSettings>(await call(accountAdmin, 'PUT', path, body))
    expect(await put({ schedulesPayables: true, payableTermsDays: 20 })).toMatchObject({
      schedulesPayables: true,
      payableTermsDays: 20,
    })
    expect((await scheduleOf(accountAdmin)).isOn).toBe(true)
    const since = async () => (await db.select().from(legalEntities))[0]?.schedulesPayablesSince
    const today = new Date().toISOString().slice(0, 10)
    expect(await since()).toBe(today)
    await schedule('2025-01-01')
    await put({ schedulesPayables: true })
    expect(await since()).toBe('2025-01-01')
    expect((await put({ schedulesPayables: false })).schedulesPayables).toBe(false)
    expect(await since()).toBeNull()
  })
})
