import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { seedWork } from '../../testing/work.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'

// A day is the reader's: that of their browser, or the one they have set.

const test = await openTestApp()
const { manager } = test.people
const steps = projectSteps(test)

async function liveIn(timezone: string | null): Promise<void> {
  await test.db.update(users).set({ timezone }).where(eq(users.id, manager.id))
  await test.app.services.sessions.forget()
}

const found = async (query: string) => {
  const { content } = bodyOf<{ content: { reference: string }[] }>(
    await test.call(manager, 'GET', `/api/v3/project?${query}&size=100`),
  )
  return content.map(({ reference }) => reference).toSorted()
}

it.each([
  ['America/Los_Angeles', '2027-01-15', '2027-01-15T08:00:00Z', '2027-01-16T07:59:59Z'],
  ['America/Los_Angeles', '2027-03-14', '2027-03-14T08:00:00Z', '2027-03-15T06:59:59Z'],
  ['America/Los_Angeles', '2027-11-07', '2027-11-07T07:00:00Z', '2027-11-08T07:59:59Z'],
  ['Asia/Kathmandu', '2027-01-15', '2027-01-14T18:15:00Z', '2027-01-15T18:14:59Z'],
  ['Pacific/Apia', '2027-01-15', '2027-01-14T11:00:00Z', '2027-01-15T10:59:59Z'],
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z', '2018-11-05T01:59:59Z'],
  [null, '2027-01-15', '2027-01-15T00:00:00Z', '2027-01-15T23:59:59Z'],
])('for a reader in %s, %s lasts from %s to %s', async (timezone, day, first, last) => {
  const tag = crypto.randomUUID()
  const at = async (reference: string, moment: number) =>
    steps.create(manager, { reference, dueDate: moment, tags: [tag] })
  await at('before', Date.parse(first) - 1000)
  await at('first', Date.parse(first))
  await at('last', Date.parse(last))
  await at('after', Date.parse(last) + 1000)
  await liveIn(timezone)
  expect(await found(`filter=tag:${tag} due:${day}`)).toEqual(['first', 'last'])
  expect(await found(`filter=tag:${tag} due:<${day}`)).toEqual(['before'])
  expect(await found(`filter=tag:${tag} due:>${day}`)).toEqual(['after'])
  expect(await found(`tags=${tag}&startDueDate=${day}&endDueDate=${day}`)).toEqual(['first', 'last'])
  await liveIn(null)
})

it('a browser says where it is, whatever its person has set; a name that isn’t a time zone says nothing', async () => {
  const tag = crypto.randomUUID()
  await steps.create(manager, { reference: 'in Kathmandu', dueDate: Date.parse('2027-01-14T18:15:00Z'), tags: [tag] })
  const path = `/api/v3/project?filter=tag:${tag}%20due:2027-01-15`
  const inBrowser = async (timezone: string) => {
    const cookie = `session=${manager.token}; timezone=${timezone}`
    return bodyOf<{ totalElements: number }>(await test.call(null, 'GET', path, undefined, { cookie })).totalElements
  }
  expect(await inBrowser('Asia/Kathmandu')).toBe(1)
  expect(await inBrowser('America/Los_Angeles')).toBe(0)
  expect(await inBrowser('Nowhere/Land')).toBe(0)
})

it.each([
  ['Europe/Berlin', 'UTC', '2027-03-26T16:00:00Z', '2027-04-02T15:00:00Z'],
  ['Europe/Berlin', 'UTC', '2027-10-29T15:00:00Z', '2027-11-05T16:00:00Z'],
  [null, 'Europe/Berlin', '2027-03-26T16:00:00Z', '2027-04-02T15:00:00Z'],
  ['America/Los_Angeles', 'Europe/Berlin', '2027-03-26T16:00:00Z', '2027-04-02T16:00:00Z'],
])(
  'for a reader in %s, a task of a project in %s that is due at %s is due at %s a week later',
  async (timezone, own, due, later) => {
    const { projectId, taskIds } = await seedWork(test.db, test.people)
    await test.db.update(projects).set({ timezone: own }).where(eq(projects.id, projectId))
    await test.db
      .update(tasks)
      .set({ dueDate: new Date(due) })
      .where(eq(tasks.projectId, projectId))
    await liveIn(timezone)
    const body = { kind: 'DUE_DATE', shiftDays: 7, taskUuids: [taskIds[0]] }
    const planned = bodyOf<{ changing: object[] }>(await test.call(manager, 'POST', '/api/v3/task/bulk/plan', body))
    expect(planned.changing).toMatchObject([{ dueDate: Date.parse(later) }])
    bodyOf(await test.call(manager, 'POST', '/api/v3/task/bulk', body), 202)
    await test.idle()
    const [task] = await test.db.select().from(tasks).where(eq(tasks.id, taskIds[0]!))
    expect(task?.dueDate?.toISOString()).toBe(new Date(later).toISOString())
    await liveIn(null)
  },
)
