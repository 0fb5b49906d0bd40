import type { HomeOverview } from '@dragoman/sdk/operations/home'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedWork } from '../../testing/work.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { homeCalendar } from './calendar.ts'

const hour = 60 * 60 * 1000
const app = await openTestApp()
const { db } = app
const { accountAdmin, manager, client, linguistA, linguistB, linguistDe, stranger } = app.people

const home = async (as: Person, query = '') => bodyOf<HomeOverview>(await app.call(as, 'GET', `/api/v3/home${query}`))

// One task that linguist A has accepted and that is overdue, one that waits for their answer, one delivered too late, a
// quote, and a draft of another account.
const now = Date.now()
const late = await seedWork(db, app.people, { task: acceptedBy(linguistA.id) })
await db
  .update(tasks)
  .set({ dueDate: new Date(now - hour) })
  .where(eq(tasks.id, late.taskIds[0]!))
await db
  .update(projects)
  .set({ dueDate: new Date(now - hour) })
  .where(eq(projects.id, late.projectId))
const offered = await seedWork(db, app.people, {
  steps: ['TRANSLATION'],
  task: {
    status: 'PENDING',
    assigneeId: linguistA.id,
    payableAmount: '12.5',
    currency: 'USD',
    dueDate: new Date(now + hour),
  },
})
const delivered = await seedWork(db, app.people, {
  steps: ['TRANSLATION'],
  status: 'DELIVERED',
  task: {
    ...acceptedBy(linguistA.id),
    status: 'DELIVERED',
    dueDate: new Date(now - 2 * hour),
    deliveredAt: new Date(now),
    payableAmount: '30',
    currency: 'USD',
  },
})
await db
  .update(projects)
  .set({ deliveredAt: new Date(now), totalCost: '99.5' })
  .where(eq(projects.id, delivered.projectId))
const quote = await seedWork(db, app.people, { status: 'PENDING', steps: ['TRANSLATION'], task: { status: 'DRAFT' } })
await db.update(projects).set({ totalCost: '120' }).where(eq(projects.id, quote.projectId))
await seedWork(db, app.people, { place: app.people.elsewhere, status: 'DRAFT', task: { status: 'DRAFT' } })

describe('home', () => {
  test('a manager sees what waits, overdue projects first, with figures and words of the account alone', async () => {
    const { manager: part, linguist, client: ofClient, finance, changes } = await home(manager)
    expect([linguist, ofClient, finance]).toEqual([undefined, undefined, undefined])
    expect(part).toMatchObject({
      toQuote: 0,
      waitingForApproval: 1,
      quoted: [{ currency: 'USD', total: 120 }],
      lateTasks: 1,
      deliveredWords: 2,
      waitingTotal: 2,
    })
    expect(part?.waiting.map(({ uuid, reason, count }) => [uuid, reason, count])).toEqual([
      [late.projectId, 'OVERDUE', 2],
      [quote.projectId, 'APPROVAL', 2],
    ])
    expect(part?.due[0]).toMatchObject({ first: expect.any(Number), second: 0 })
    expect(part?.delivered.at(-1)).toMatchObject({ onTime: 0, late: 2 })
    expect(changes).toEqual([])
  })

  test('a linguist sees their tasks with their pay, and no price of a client', async () => {
    const overview = await home(linguistA)
    expect(overview.manager).toBeUndefined()
    expect(overview.linguist).toMatchObject({
      inProgress: 1,
      assigned: 1,
      toBePaid: [{ currency: 'USD', total: 30 }],
      toBePaidTasks: 1,
      payCurrency: 'USD',
    })
    expect(overview.linguist?.pay.at(-1)?.value).toBe(30)
    const tasksOf = overview.linguist!.tasks.filter(({ group }) => group !== 'AVAILABLE')
    expect(tasksOf.map(({ uuid, group }) => [uuid, group])).toEqual([
      [late.taskIds[0], 'IN_PROGRESS'],
      [offered.taskIds[0], 'ASSIGNED'],
    ])
    // Only as whole numbers: ids and times can contain any digits.
    expect(JSON.stringify(overview)).not.toMatch(/\b(99\.5|120)\b/)
  })

  test('a task that one linguist may claim is not offered to one of another language', async () => {
    const [fitting, other] = await Promise.all([home(linguistB), home(linguistDe)])
    expect(fitting.linguist?.available).toBe(1)
    expect(fitting.linguist?.tasks).toMatchObject([{ group: 'AVAILABLE', uuid: late.taskIds[1] }])
    expect(other.linguist).toMatchObject({ available: 0, assigned: 0, inProgress: 0, tasks: [] })
  })

  test('a client sees quotes to approve with their cost, and what was delivered this month', async () => {
    const { client: part, linguist } = await home(client)
    expect(linguist).toBeUndefined()
    expect(part).toMatchObject({
      toApproveTotal: 1,
      quoted: [{ currency: 'USD', total: 120 }],
      inProgressTotal: 2,
      deliveredTotal: 1,
    })
    expect(part?.delivered).toMatchObject([
      { uuid: delivered.projectId, totalCost: 99.5, progress: 100, deliveredDate: now },
    ])
    expect(part?.words.at(-1)?.value).toBe(2)
  })

  test('each role has first steps by what there is, until all are done or they are put away', async () => {
    const stepsOf = async (as: Person) =>
      (await home(as)).firstSteps?.map(({ code, done }) => `${code} ${done ? 'done' : 'open'}`)
    expect(await stepsOf(manager)).toBeUndefined()
    expect(await stepsOf(client)).toBeUndefined()
    expect(await stepsOf(accountAdmin)).toEqual([
      'CLIENT done',
      'LINGUISTS done',
      'PRICES open',
      'PROJECT done',
      'APPROVAL done',
    ])
    expect(await stepsOf(linguistDe)).toEqual(['RATES done', 'PAYOUT open', 'TASK open', 'TRANSLATION open'])
    expect(await stepsOf(linguistA)).toEqual(['RATES done', 'PAYOUT open', 'TASK done', 'TRANSLATION done'])
    await app.call(linguistA, 'PUT', '/api/v3/user/preference-settings', { firstSteps: false })
    expect(await stepsOf(linguistA)).toBeUndefined()
    expect(await stepsOf(linguistDe)).toHaveLength(4)
  })

  test('a manager of another account sees none of it', async () => {
    const { manager: part } = await home(stranger)
    expect(part).toMatchObject({ toQuote: 1, waitingForApproval: 0, lateTasks: 0, deliveredWords: 0, waitingTotal: 1 })
  })

  test('an unknown time zone is refused by name', async () => {
    const response = await app.call(manager, 'GET', '/api/v3/home?timezone=Nowhere/Land')
    expect(response.status).toBe(400)
  })
})

test.each([
  ['UTC', '2026-11-23', '2026-11-23', '2026-06-01'],
  ['Pacific/Auckland', '2026-11-24', '2026-11-23', '2026-06-01'],
  ['America/Los_Angeles', '2026-11-23', '2026-11-23', '2026-06-01'],
])('in %s the calendar begins with the day there', (timezone, today, monday, month) => {
  const calendar = homeCalendar(timezone, new Date('2026-11-23T20:30:00Z'))
  expect(calendar).toMatchObject({ today })
  expect(calendar.days.slice(0, 2)).toEqual([today, today === '2026-11-24' ? '2026-11-25' : '2026-11-24'])
  expect(calendar.weeks.at(-1)).toBe(monday)
  expect(calendar.weeks).toHaveLength(8)
  expect(calendar.months[0]).toBe(month)
})

test('the months of January begin in the year before', () => {
  const { months, weeks } = homeCalendar('UTC', new Date('2027-01-01T00:00:00Z'))
  expect(months).toEqual(['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01'])
  expect(weeks.at(-1)).toBe('2026-12-28')
})
