import type { ChangeEvent, EventList } from '@dragoman/sdk/operations/events'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { findTask } from '../tasks/find-task.ts'
import { changeLog } from '../../kernel/tables.ts'
import { readEvents, type EventReader } from '../../testing/event-reader.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { seedWork } from '../../testing/work.ts'
import { sightOf } from './sight.ts'

const test = await openTestApp({ tellsPeople: true })
const { people, db } = test
const { manager, otherManager, client, linguistA, linguistB, linguistDe, stranger, accountAdmin } = people
const path = '/api/v3/events'

const readers: EventReader[] = []
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close()
})

async function follow(as: Person, more: Record<string, string> = {}, query = ''): Promise<EventReader> {
  const headers = { 'X-AUTH-TOKEN': as.token, Accept: 'text/event-stream', ...more }
  const response = await test.app.fetch(new Request(`${testOrigin}${path}${query}`, { headers }), '127.0.0.1')
  expect(response.status).toBe(200)
  const reader = readEvents(response)
  readers.push(reader)
  return reader
}

const listed = async (as: Person, query: string) => bodyOf<EventList>(await test.call(as, 'GET', `${path}?${query}`))
const placeNow = async () => (await listed(manager, '')).last

/** The events that each of some people hears, up to one that all of them hear. */
async function heard(everyone: readonly Person[], act: () => Promise<unknown>): Promise<ChangeEvent[][]> {
  const after = await placeNow()
  await act()
  await test.until(async () => {
    const [left] = (await db.execute(sql`select id from journal_feed limit 1`)).rows
    return left ? undefined : true
  })
  return Promise.all(everyone.map(async (person) => (await listed(person, `after=${after}`)).events))
}

let days = 0
const setDueDate = (as: Person, taskId: string) => {
  const dueDate = Date.now() + (days += 1) * 86_400_000
  return test.call(as, 'PUT', `/api/v3/task/${taskId}/due-date`, { dueDate })
}

describe('events', () => {
  it('tell what has changed, who did it, and where, but not how it is now', async () => {
    const work = await seedWork(db, people)
    const reader = await follow(manager)
    const beginning = await reader.next('beat')
    expect(Number(beginning?.id)).toBeGreaterThanOrEqual(0)
    bodyOf(await setDueDate(otherManager, work.taskIds[0]!))
    const change = await reader.next()
    expect(change?.data).toEqual({
      id: change?.id,
      at: expect.any(Number),
      resources: expect.arrayContaining(['tasks', 'projects', 'activity']),
      event: 'TASK_DUE_DATE_CHANGED',
      entityType: 'TASK',
      entityUuid: work.taskIds[0],
      projectUuid: work.projectId,
      actorUuid: otherManager.id,
    })
    const answer = await setDueDate(manager, work.taskIds[0]!)
    const own = (await reader.next())?.data as ChangeEvent
    expect(own).toMatchObject({ actorUuid: manager.id, requestId: answer.headers.get('x-request-id') })
  })

  it('reach only those who may see what has changed, with no id that they may not know', async () => {
    const work = await seedWork(db, people, { task: { assigneeId: linguistA.id, status: 'APPROVED' } })
    const everyone = [manager, client, linguistA, linguistB, linguistDe, stranger]
    const told = await heard(everyone, () => setDueDate(manager, work.taskIds[0]!))
    const [toManager, toClient, toAssignee, ...toOthers] = told.map((events) =>
      events.filter(({ resources }) => !resources.includes('notifications')),
    )
    expect(toManager).toHaveLength(1)
    // Tasks are none of a client's business.
    expect(toClient).toEqual([])
    expect(toAssignee).toEqual([expect.objectContaining({ entityUuid: work.taskIds[0], projectUuid: work.projectId })])
    expect(toAssignee![0]).not.toHaveProperty('actorUuid')
    expect(toOthers).toEqual([[], [], []])

    const note = { reference: 'Renamed' }
    const renamed = await heard(everyone, () =>
      test.call(manager, 'POST', `/api/v3/project/${work.projectId}/info`, note),
    )
    expect(renamed.map((events) => events.map(({ projectUuid, actorUuid }) => [projectUuid, actorUuid]))).toEqual([
      [[work.projectId, manager.id]],
      [[work.projectId, undefined]],
      [[work.projectId, undefined]],
      [],
      [],
      [],
    ])
  })

  it('tell linguists of tasks as their lists show them, and of one that is gone without its id', async () => {
    const work = await seedWork(db, people, { steps: ['TRANSLATION'], task: { status: 'PENDING' } })
    const taskId = work.taskIds[0]!
    const everyone = [linguistA, linguistB, linguistDe, client]
    const claimed = await heard(everyone, () =>
      test.call(linguistB, 'POST', `/api/v3/task/${taskId}/assignment/${linguistB.id}`),
    )
    const [toOther, toClaimant, toGerman, toClient] = claimed
    expect(toOther).toEqual([{ id: expect.any(String), at: expect.any(Number), resources: expect.any(Array) }])
    expect(toOther![0]!.resources).toContain('tasks')
    expect(toClaimant).toContainEqual(expect.objectContaining({ entityUuid: taskId, actorUuid: linguistB.id }))
    expect(JSON.stringify([toGerman, toClient])).not.toContain(taskId)

    const tasks = [taskId]
    for (const targetLocale of ['es', 'de'])
      tasks.push(...(await seedWork(db, people, { targetLocale, task: { status: 'PENDING' } })).taskIds)
    const changes = tasks.map((entityId) => ({ entityType: 'TASK', entityId, projectId: null }))
    const sight = await sightOf(db, changes as never)
    for (const person of [linguistA, linguistB, linguistDe]) {
      const session = (await test.app.services.sessions.find(person.token))!
      for (const id of tasks) {
        const sees = await findTask(db, session, id).then(
          () => true,
          () => false,
        )
        expect([person.name, id, sight.seesTask(person.id, id)]).toEqual([person.name, id, sees])
      }
    }
  })

  it('go on from the last id without loss or repetition, and say when too much was missed', async () => {
    const [one, two] = [await seedWork(db, people), await seedWork(db, people)]
    const reader = await follow(otherManager)
    await reader.next('beat')
    await setDueDate(manager, one.taskIds[0]!)
    const first = (await reader.next())!
    await reader.close()
    await heard([], () => Promise.all([setDueDate(manager, one.taskIds[0]!), setDueDate(manager, two.taskIds[0]!)]))
    const again = await follow(otherManager, { 'Last-Event-ID': first.id! })
    await setDueDate(manager, two.taskIds[1]!)
    const missed = [await again.next(), await again.next(), await again.next()].map(
      (message) => message?.data as ChangeEvent,
    )
    expect(missed.map(({ entityUuid }) => entityUuid).toSorted()).toEqual(
      [one.taskIds[0], two.taskIds[0], two.taskIds[1]].toSorted(),
    )
    expect(missed.map(({ id }) => Number(id))).toEqual(missed.map(({ id }) => Number(id)).toSorted((a, b) => a - b))

    // As if it had come an hour later, or from before a backup was restored.
    await db.delete(changeLog).where(sql`${changeLog.id} <= ${Number(first.id) + 1}`)
    for (const id of [first.id!, '999999999']) {
      const late = await follow(otherManager, { 'Last-Event-ID': id })
      expect(Number((await late.next('reload'))?.id)).toBeGreaterThan(Number(first.id))
    }
    expect(await listed(otherManager, `after=${first.id}`)).toMatchObject({ reload: true, events: [] })
  })

  it('tell a page that has just been loaded what happened since, and nothing older', async () => {
    const [work, other] = [await seedWork(db, people), await seedWork(db, people)]
    const taskOf = ({ id, data }: { id?: string; data?: unknown }) => [id, (data as ChangeEvent).entityUuid]
    const [before] = await heard([otherManager], () => setDueDate(manager, work.taskIds[0]!))
    await db.update(changeLog).set({ at: new Date(Date.now() - 90_000) })
    const [since] = await heard([otherManager], () => setDueDate(manager, other.taskIds[0]!))
    const reader = await follow(otherManager, {}, '?since=30000')
    expect(taskOf((await reader.next())!)).toEqual([since![0]!.id, other.taskIds[0]])
    expect((await listed(otherManager, 'since=30000')).events.map(({ id }) => id)).not.toContain(before![0]!.id)
    expect((await listed(otherManager, '')).events).toEqual([])
    expect((await test.call(manager, 'GET', `${path}?since=60001`)).status).toBe(400)
  })

  it('wait for programs that ask for JSON', async () => {
    const work = await seedWork(db, people)
    const after = await placeNow()
    const waiting = listed(manager, `after=${after}&wait=10`)
    await setDueDate(otherManager, work.taskIds[0]!)
    const { events, last, reload } = await waiting
    expect([events.map(({ entityUuid }) => entityUuid), reload]).toEqual([[work.taskIds[0]], false])
    expect(Number(last)).toBeGreaterThan(Number(after))
    expect(await listed(manager, `after=${last}`)).toEqual({ events: [], last, reload: false })
    expect((await test.call(manager, 'GET', `${path}?after=soon`)).status).toBe(400)
  })

  it('tell a person, and no one else, that there is a notification or that theirs are read', async () => {
    const work = await seedWork(db, people, { steps: ['TRANSLATION'] })
    const assign = () => test.call(manager, 'POST', `/api/v3/task/${work.taskIds[0]}/assignment/${linguistA.id}`)
    const bells = (events: ChangeEvent[]) => events.filter(({ resources }) => resources.includes('notifications'))
    const [toLinguist, toManager] = (await heard([linguistA, manager], assign)).map(bells)
    expect([toLinguist!.length, toManager]).toEqual([1, []])
    const after = await placeNow()
    const bellsOf = async (as: Person) => bells((await listed(as, `after=${after}`)).events)
    bodyOf(await test.call(linguistA, 'POST', '/api/v3/notifications/read', {}))
    // It is told after the answer.
    expect(await test.until(async () => (await bellsOf(linguistA)).length || undefined)).toBe(1)
    expect(await bellsOf(manager)).toEqual([])
  })
})

describe('streams', () => {
  it('end when the session ends or its person is blocked', async () => {
    const { sessions } = test.app.services
    const open = (userId: string) => sessions.open(db, { userId, kind: 'token', address: '127.0.0.1', userAgent: null })
    const { secret } = await open(otherManager.id)
    const leaving = await follow({ ...otherManager, token: secret })
    const blocked = await follow(linguistDe)
    const staying = await follow(otherManager)
    await test.call({ ...otherManager, token: secret }, 'POST', '/api/v3/auth/logout')
    bodyOf(await test.call(accountAdmin, 'POST', `/api/v3/user/${linguistDe.id}/block`))
    expect(await leaving.next('end')).toBeDefined()
    expect(await leaving.next('end')).toBeUndefined()
    expect(await blocked.next('end')).toBeDefined()
    const work = await seedWork(db, people)
    await setDueDate(manager, work.taskIds[0]!)
    expect(await staying.next()).toBeDefined()
  })

  it('are limited to 10 for each session, and are refused to pages of another site', async () => {
    for (let count = 0; count < 10; count += 1) await follow(client)
    const answer = await test.call(client, 'GET', path, undefined, { Accept: 'text/event-stream' })
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_STREAMS', data: { limit: 10 } } })
    await readers.pop()!.close()
    await follow(client)
    const headers = { Cookie: `session=${manager.token}`, Accept: 'text/event-stream', 'Sec-Fetch-Site': 'cross-site' }
    const foreign = await test.call(null, 'GET', path, undefined, headers)
    expect(foreign).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } })
  })

  it('close with the server, without a message that the session has ended', async () => {
    const reader = await follow(manager)
    await test.app.services.streams.close()
    expect(await reader.next('end')).toBeUndefined()
  })
})
