import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { FinanceSettings } from '@dragoman/sdk/operations/finance'
import { openTestApp } from '../../testing/open-test-app.ts'
import { october, payableSteps, payablesUrl } from '../../testing/payables.ts'
import { createPerson } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { companyDay } from '../finance/company-days.ts'
import { legalEntities } from '../finance/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { payables } from './tables.ts'

const test = await openTestApp()
const { accountAdmin, place } = test.people
const { call, db } = test
const { deliver, words, run, preview, newest, list } = payableSteps(test)
const financeUrl = `/api/v3/account/${place.accountId}/finance`
const inZone = async (timezone: string) =>
  bodyOf<FinanceSettings>(await call(accountAdmin, 'PUT', financeUrl, { timezone }))

let count = 0
const linguist = () =>
  createPerson({ db, sessions: test.app.services.sessions }, place, `Zoned ${(count += 1)}`, {
    roles: ['VENDOR'],
    member: true,
  })

/** A linguist with one task for each moment, of 1, 2, 4, … dollars. */
async function delivered(...moments: string[]) {
  const vendor = await linguist()
  for (const [at, moment] of moments.entries()) {
    const total = `${2 ** at}.00`
    const { taskId } = await deliver({ by: vendor, on: '2026-10-15', pay: [words('1', total, total)] })
    await db
      .update(tasks)
      .set({ deliveredAt: new Date(moment) })
      .where(eq(tasks.id, taskId))
  }
  return vendor
}

afterEach(() => db.delete(legalEntities).where(eq(legalEntities.accountId, place.accountId)))

describe('the days of a run', () => {
  it.each([
    // The last and first minutes of October, and the minutes beside them.
    ['UTC', ['2026-09-30T23:59:00Z', '2026-10-01T00:00:00Z', '2026-10-31T23:59:00Z', '2026-11-01T00:00:00Z']],
    ['Asia/Tokyo', ['2026-09-30T14:59:00Z', '2026-09-30T15:00:00Z', '2026-10-31T14:59:00Z', '2026-10-31T15:00:00Z']],
    [
      'America/Sao_Paulo',
      ['2026-10-01T02:59:00Z', '2026-10-01T03:00:00Z', '2026-11-01T02:59:00Z', '2026-11-01T03:00:00Z'],
    ],
    // Clocks are set back on October 25, so that the month begins at two hours and ends at one hour before UTC.
    ['Europe/Berlin', ['2026-09-30T21:59:00Z', '2026-09-30T22:00:00Z', '2026-10-31T22:59:00Z', '2026-10-31T23:00:00Z']],
  ])('begin and end at midnight in %s', async (timezone, moments) => {
    await inZone(timezone)
    const vendor = await delivered(...moments)
    const period = { ...october, vendorUuidList: [vendor.id] }
    expect(await preview(accountAdmin, period)).toMatchObject({ tasks: 2, totals: [{ amount: 6 }], olderTasks: 1 })
    const { result } = await run(accountAdmin, period)
    expect(result).toMatchObject({ tasks: 2, totals: [{ amount: 6 }] })
    expect(await newest(vendor)).toMatchObject({ amount: 6, startDate: '2026-10-01', endDate: '2026-10-31' })
  })

  it('have 25 hours where clocks are set back, and 23 where they are set forward', async () => {
    await inZone('Europe/Berlin')
    const long = await delivered('2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', '2026-10-25T23:00:00Z')
    const day = (on: string, { id }: { id: string }) => ({
      ...october,
      startDate: on,
      endDate: on,
      vendorUuidList: [id],
    })
    expect(await preview(accountAdmin, day('2026-10-25', long))).toMatchObject({ tasks: 2, totals: [{ amount: 3 }] })
    const short = await delivered('2026-03-28T23:00:00Z', '2026-03-29T21:59:00Z', '2026-03-29T22:00:00Z')
    expect(await preview(accountAdmin, day('2026-03-29', short))).toMatchObject({ tasks: 2, totals: [{ amount: 3 }] })
  })

  it('decide what is today: a due day that is over where the company is gets refused', async () => {
    await inZone('Pacific/Kiritimati')
    const [ahead, utc] = [await companyDay(db, place.accountId, new Date()), new Date().toISOString().slice(0, 10)]
    const due = (dueDate: string) =>
      call(accountAdmin, 'POST', `${payablesUrl}/create`, { ...october, dueDate, preview: true })
    bodyOf(await due(ahead))
    await inZone('Pacific/Pago_Pago')
    const behind = await companyDay(db, place.accountId, new Date())
    expect([behind <= utc, utc <= ahead, behind < ahead]).toEqual([true, true, true])
    bodyOf(await due(behind))
    await inZone('Pacific/Kiritimati')
    expect(await due(behind)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.dueDate', message: `Enter ${ahead} or a later day.` }] },
    })
  })

  it('decide which payables are overdue', async () => {
    const vendor = await delivered('2026-10-15T12:00:00Z')
    await run(accountAdmin, { ...october, vendorUuidList: [vendor.id] })
    const { uuid } = await newest(vendor)
    await inZone('Pacific/Pago_Pago')
    const dueDay = await companyDay(db, place.accountId, new Date())
    await db.execute(`alter table payables disable trigger user`)
    await db.update(payables).set({ dueDay }).where(eq(payables.id, uuid))
    await db.execute(`alter table payables enable trigger user`)
    const overdue = async () => (await list(accountAdmin, `?vendor=${vendor.id}&filter=is:overdue`)).totalElements
    expect(await overdue()).toBe(0)
    await inZone('Pacific/Kiritimati')
    expect(await overdue()).toBe(1)
  })

  it('need a time zone that exists', async () => {
    for (const timezone of ['Europe/Atlantis', '+02:00', ''])
      expect(await call(accountAdmin, 'PUT', financeUrl, { timezone })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'body.timezone' }] },
      })
  })
})
