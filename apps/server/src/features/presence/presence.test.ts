import type { ChangeEvent, EventList } from '@dragoman/sdk/operations/events'
import type { Presence } from '@dragoman/sdk/operations/presence'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { seedWork } from '../../testing/work.ts'
import { features } from '../../features.ts'
import { tidy } from '../../housekeeping.ts'
import { openPages } from './tables.ts'

const test = await openTestApp({ tellsPeople: true })
const { people, db } = test
const { manager, otherManager, accountAdmin, client, linguistA, stranger } = people
const work = await seedWork(db, people, { task: { assigneeId: linguistA.id, status: 'APPROVED' } })
const [task, project] = [work.taskIds[0]!, work.projectId]

const tab = () => crypto.randomUUID()
const enter = (as: Person, tabUuid: string, entityUuid = project, entityType = 'PROJECT') =>
  test.call(as, 'POST', '/api/v3/presence', { entityType, entityUuid, tabUuid })
const leave = (as: Person, tabUuid: string) => test.call(as, 'POST', '/api/v3/presence/leave', { tabUuid })
const namesOf = async (answer: ReturnType<typeof enter>) =>
  bodyOf<Presence>(await answer, 200).people.map(({ uuid }) => uuid)

const place = async (as: Person) => bodyOf<EventList>(await test.call(as, 'GET', '/api/v3/events')).last
const toldSince = async (as: Person, after: string): Promise<ChangeEvent[]> =>
  bodyOf<EventList>(await test.call(as, 'GET', `/api/v3/events?after=${after}`)).events.filter(({ resources }) =>
    resources.includes('presence'),
  )

beforeEach(() => db.delete(openPages))

describe('who else has a thing open', () => {
  it('managers hear of each other, once however many pages someone has, and not of themselves', async () => {
    expect(await namesOf(enter(manager, tab()))).toEqual([])
    expect(await namesOf(enter(manager, tab()))).toEqual([])
    expect(await namesOf(enter(accountAdmin, tab()))).toEqual([manager.id])
    expect(await namesOf(enter(otherManager, tab()))).toEqual([manager.id, accountAdmin.id])
    expect(await namesOf(enter(otherManager, tab(), task, 'TASK'))).toEqual([])
  })

  it('clients and linguists are seen by managers, and see no one', async () => {
    expect(await namesOf(enter(manager, tab()))).toEqual([])
    expect(await namesOf(enter(client, tab()))).toEqual([])
    expect(await namesOf(enter(linguistA, tab()))).toEqual([])
    expect(await namesOf(enter(otherManager, tab()))).toEqual([manager.id, client.id, linguistA.id])
  })

  it('only people who have it open hear when someone comes, stays, or leaves', async () => {
    const [mine, theirs] = [tab(), tab()]
    await enter(manager, mine)
    const after = await place(manager)
    await enter(otherManager, theirs)
    await enter(otherManager, theirs)
    const [came, ...more] = await toldSince(manager, after)
    expect(came).toMatchObject({ resources: ['presence'], entityUuid: project, actorUuid: otherManager.id })
    expect(more).toEqual([])
    expect(await toldSince(accountAdmin, after)).toEqual([])
    await enter(otherManager, theirs, task, 'TASK')
    expect(await toldSince(manager, came!.id)).toHaveLength(1)
    expect(await namesOf(enter(manager, mine))).toEqual([])
    await enter(otherManager, theirs)
    const here = await place(manager)
    await leave(otherManager, theirs)
    expect(await toldSince(manager, here)).toHaveLength(1)
    expect(await namesOf(enter(manager, mine))).toEqual([])
  })

  it('a page that was closed stays closed, even where its last sign of life arrives later', async () => {
    const [mine, theirs, never] = [tab(), tab(), tab()]
    await enter(otherManager, theirs)
    await leave(otherManager, theirs)
    await leave(otherManager, never)
    const after = await place(manager)
    await enter(otherManager, theirs)
    await enter(otherManager, never)
    expect(await namesOf(enter(manager, mine))).toEqual([])
    expect(await toldSince(manager, after)).toEqual([])
    // Shown again, as the browser does when one goes back, it is open.
    await db.update(openPages).set({ seenAt: new Date(Date.now() - 11_000) })
    await enter(otherManager, theirs)
    expect(await namesOf(enter(manager, mine))).toEqual([otherManager.id])
  })

  it('a page that is not heard of for a minute is no longer open, and is forgotten after a day', async () => {
    const mine = tab()
    await enter(otherManager, mine)
    const seenAt = (ago: number) => db.update(openPages).set({ seenAt: new Date(Date.now() - ago) })
    await seenAt(61_000)
    expect(await namesOf(enter(manager, tab()))).toEqual([])
    const after = await place(manager)
    await enter(otherManager, mine)
    expect(await toldSince(manager, after)).toHaveLength(1)
    await seenAt(25 * 60 * 60 * 1000)
    await tidy({ db, store: { sweep: async () => {} } as never, features, now: new Date() })
    expect(await db.$count(openPages)).toBe(0)
  })

  it('is for those who can see the thing, and a page belongs to who has opened it', async () => {
    expect((await enter(stranger, tab())).status).toBe(404)
    expect((await enter(client, tab(), task, 'TASK')).status).toBe(404)
    expect((await enter(linguistA, tab(), manager.id, 'USER')).status).toBe(404)
    const theirs = tab()
    await enter(manager, theirs)
    expect((await enter(otherManager, theirs)).status).toBe(404)
    expect((await leave(otherManager, theirs)).status).toBe(204)
    expect(await db.$count(openPages, eq(openPages.tabId, theirs))).toBe(1)
  })

  it('people who have a work unit open hear of those who write in a segment, until these leave it or another takes over', async () => {
    const [mine, theirs] = [tab(), tab()]
    const [segment, other] = work.segmentIds.map(String) as [string, string]
    const write = async (as: Person, tabUuid: string, more: object = {}) => {
      const body = { entityType: 'WORK_UNIT', entityUuid: work.workUnitId, tabUuid, ...more }
      return test.call(as, 'POST', '/api/v3/presence', body)
    }
    const writers = async (answer: ReturnType<typeof write>) =>
      bodyOf<Presence>(await answer, 200).writers?.map(({ user, segmentId }) => [user.uuid, segmentId])
    expect(await writers(write(linguistA, mine, { segmentId: segment }))).toEqual([])
    const after = await place(linguistA)
    const heard = bodyOf<Presence>(await write(manager, theirs), 200).writers
    expect(heard).toMatchObject([{ user: { uuid: linguistA.id }, segmentId: segment, secondsLeft: expect.any(Number) }])
    expect(heard![0]!.secondsLeft).toBeGreaterThan(0)
    expect(heard![0]!.secondsLeft).toBeLessThanOrEqual(30)
    expect(await writers(write(manager, theirs, { segmentId: segment, takesOver: true }))).toEqual([])
    expect(await toldSince(linguistA, after)).toHaveLength(2)
    expect(await writers(write(linguistA, mine, { segmentId: other }))).toEqual([[manager.id, segment]])
    await db.update(openPages).set({ writesUntil: new Date(Date.now() - 1) })
    expect(await writers(write(linguistA, mine))).toEqual([])
    expect(await writers(write(client, tab()))).toBeUndefined()
    expect((await write(manager, theirs, { segmentId: '999999999' })).status).toBe(404)
    expect((await write(stranger, tab(), { segmentId: segment })).status).toBe(404)
    const ofProject = { entityType: 'PROJECT', entityUuid: project, tabUuid: tab(), segmentId: segment }
    expect(await test.call(manager, 'POST', '/api/v3/presence', ofProject)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.segmentId' }] },
    })
  })

  it.each([
    ['ORG_UNIT', people.place.orgUnitId],
    ['USER', linguistA.id],
  ])('works for %s, too', async (entityType, id) => {
    await enter(manager, tab(), id, entityType)
    expect(await namesOf(enter(otherManager, tab(), id, entityType))).toEqual([manager.id])
  })
})
