import type { AutoAssignRequest } from '@dragoman/sdk/operations/tasks'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { projects } from '../../projects/tables.ts'
import { taskPayments, tasks } from '../../projects/work-units/task-tables.ts'
import { taskScores } from '../tables.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { journal, users } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../../testing/projects.ts'
import { seedWork } from '../../../testing/work.ts'
import type { Work, WorkOptions } from '../../../testing/work.ts'

const app = await openTestApp()

const autoUrl = '/api/v3/task/assignment/auto'
const usualRules = {
  enabled: true,
  minimumScore: 0,
  minimumJobs: 0,
  qualityFilterEnabled: true,
  rateFilterEnabled: true,
  tagFilterEnabled: true,
}
const orgUnitUrl = () => `/api/v3/client/${app.people.place.orgUnitId}/autopilot-settings`

async function setRules(more: object = {}) {
  bodyOf(await app.call(app.people.accountAdmin, 'PUT', orgUnitUrl(), { ...usualRules, ...more }))
}

beforeEach(async () => {
  await app.db.delete(tasks)
  await setRules()
})

async function seedPlaced(options: WorkOptions = {}): Promise<Work> {
  const work = await seedWork(app.db, app.people, { steps: ['TRANSLATION'], ...options })
  await app.db.update(projects).set({ autopilotEnabled: true }).where(eq(projects.id, work.projectId))
  return work
}

async function place(works: readonly Work[], more: object = {}): Promise<AutoAssignRequest> {
  const { manager } = app.people
  const taskUuids = works.flatMap(({ taskIds }) => taskIds)
  const started = bodyOf<AutoAssignRequest>(await app.call(manager, 'POST', autoUrl, { taskUuids, ...more }), 202)
  expect(started).toMatchObject({ status: 'RUNNING', data: null, error: null })
  return app.until(async () => {
    const asked = bodyOf<AutoAssignRequest>(await app.call(manager, 'POST', `${autoUrl}?requestId=${started.id}`), 202)
    return asked.status === 'RUNNING' ? undefined : asked
  })
}

const taskOf = async (work: Work) => {
  const [row] = await app.db
    .select()
    .from(tasks)
    .where(eq(tasks.id, work.taskIds[0] ?? ''))
  return row
}

describe('placing tasks', () => {
  test('auto-assign picks the linguist with the fewest open tasks and records payment, log and journal like a manual assignment', async () => {
    const { manager, linguistA, linguistB } = app.people
    const works: Work[] = []
    for (let at = 0; at < 5; at += 1) works.push(await seedPlaced({ segments: [{ source: `Save ${at}`, words: 100 }] }))
    const hand = works.pop()
    await app.call(manager, 'POST', `/api/v3/task/${hand?.taskIds[0]}/assignment/${linguistB.id}`)
    const { status, data } = await place(works)
    expect(status).toBe('DONE')
    const got = data?.assigned.map(({ userUuid }) => userUuid) ?? []
    expect(got.filter((id) => id === linguistA.id)).toHaveLength(3 - 1)
    expect(got.filter((id) => id === linguistB.id)).toHaveLength(2)
    expect(got[0]).toBe(linguistA.id)
    for (const work of works) {
      const [given] = bodyOf<object[]>(await app.call(manager, 'GET', `/api/v3/task/${work.taskIds[0]}/log`))
      expect(given).toMatchObject({ event: 'ASSIGNED', user: { uuid: manager.id } })
      const own = await app.db
        .select()
        .from(taskPayments)
        .where(eq(taskPayments.taskId, work.taskIds[0] ?? ''))
      expect(own).toHaveLength(1)
      const row = await taskOf(work)
      expect(Number(row?.payableAmount)).toBe(row?.assigneeId === linguistA.id ? 6 : 5)
      const entries = await app.db
        .select()
        .from(journal)
        .where(eq(journal.entityId, work.taskIds[0] ?? ''))
      expect(entries).toMatchObject([
        { event: 'TASK_ASSIGNED', userId: manager.id, after: { assigneeUuid: row?.assigneeId } },
      ])
    }
  })

  test('a task that auto-assign skips names the filters that excluded each linguist', async () => {
    const { manager, linguistA, linguistB } = app.people
    await setRules({ minimumScore: 80, minimumJobs: 1 })
    const rejected = await seedPlaced()
    await app.call(manager, 'POST', `/api/v3/task/${rejected.taskIds[0]}/assignment/${linguistA.id}`)
    await app.call(linguistA, 'POST', `/api/v3/task/${rejected.taskIds[0]}/rejection`, { reason: 'No time' })
    const french = await seedPlaced({ targetLocale: 'fr' })
    const off = await seedWork(app.db, app.people, { steps: ['TRANSLATION'] })
    const draft = await seedPlaced({ status: 'DRAFT' })
    const { status, data } = await place([rejected, french, off, draft])
    expect(status).toBe('WARN')
    expect(data?.assigned).toEqual([])
    const told = new Map(data?.notAssigned.map((each) => [each.taskUuid, each]))
    expect(told.get(rejected.taskIds[0] ?? '')).toMatchObject({
      reason: 'ALL_KEPT_BACK',
      keptBack: [
        { userUuid: linguistB.id, blockedBy: ['MINIMUM_SCORE', 'MINIMUM_JOBS'] },
        { userUuid: linguistA.id, blockedBy: ['REJECTED_BEFORE', 'MINIMUM_SCORE', 'MINIMUM_JOBS'] },
      ],
    })
    expect(told.get(french.taskIds[0] ?? '')).toMatchObject({ reason: 'NO_LINGUIST', keptBack: [] })
    expect(told.get(off.taskIds[0] ?? '')).toMatchObject({ reason: 'AUTOPILOT_OFF' })
    expect(told.get(draft.taskIds[0] ?? '')).toMatchObject({ reason: 'NOT_OPEN' })
  })

  test('scores and delivered tasks of the language pair qualify a linguist, and tags or high rates exclude one', async () => {
    const { linguistA, linguistB } = app.people
    await setRules({ minimumScore: 80, minimumJobs: 1 })
    const done = await seedPlaced({ task: { status: 'DELIVERED', assigneeId: linguistA.id } })
    await app.db.insert(taskScores).values({
      taskId: done.taskIds[0] ?? '',
      userId: linguistA.id,
      score: '81',
      segments: 2,
      changedSegments: 1,
      scoredAt: new Date(),
    })
    const work = await seedPlaced()
    const scored = await place([work])
    expect(scored.data?.assigned).toMatchObject([{ userUuid: linguistA.id, userName: linguistA.name }])

    await setRules()
    const tagged = await seedPlaced()
    await app.db
      .update(projects)
      .set({ tags: ['legal'] })
      .where(eq(projects.id, tagged.projectId))
    await app.db
      .update(users)
      .set({ tags: ['legal'] })
      .where(eq(users.id, linguistB.id))
    const { data } = await place([tagged])
    expect(data?.assigned).toMatchObject([{ userUuid: linguistB.id }])
  })

  test('auto-assign skips linguists who opted out, and a manager can auto-assign what autopilot leaves', async () => {
    const { manager, linguistA, linguistB } = app.people
    const url = `/api/v3/user/${linguistA.id}/autopilot-settings`
    expect(bodyOf(await app.call(manager, 'PUT', url, { enabled: false }))).toEqual({ enabled: false })
    const work = await seedWork(app.db, app.people, { steps: ['TRANSLATION'] })
    const { data } = await place([work], { ignoreAutopilot: true })
    expect(data?.assigned).toMatchObject([{ userUuid: linguistB.id }])
    bodyOf(await app.call(manager, 'PUT', url, { enabled: true }))
  })

  test('auto-assign leaves a task that was assigned in the meantime', async () => {
    const { manager, linguistB } = app.people
    const work = await seedPlaced()
    await app.call(manager, 'POST', `/api/v3/task/${work.taskIds[0]}/assignment/${linguistB.id}`)
    const { data } = await place([work])
    expect(data?.notAssigned).toMatchObject([{ reason: 'TAKEN' }])
    expect(await taskOf(work)).toMatchObject({ assigneeId: linguistB.id })
  })

  test('a task that is canceled during auto-assign is not reported as assigned', async () => {
    const work = await seedPlaced()
    const { placing } = await app.db.transaction(async (transaction) => {
      await transaction.select().from(projects).where(eq(projects.id, work.projectId)).for('update')
      const started = place([work])
      await app.until(async () => {
        const { rows } = await app.db.execute(sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%"projects"%for update'`)
        return rows.length > 0 ? true : undefined
      })
      await transaction.update(tasks).set({ status: 'CANCELLED' }).where(eq(tasks.projectId, work.projectId))
      return { placing: started }
    })
    expect((await placing).data).toMatchObject({ assigned: [], notAssigned: [{ reason: 'NOT_OPEN' }] })
  })

  test('approval auto-assigns the tasks of a project with autopilot', async () => {
    const { manager, accountAdmin } = app.people
    const steps = projectSteps(app)
    await steps.inWork(manager, [{ name: 'a.json', content: '{"a":"Save all"}' }], ['es'], ['TRANSLATION'])
    await app.idle()
    const rows = await app.db.select().from(tasks)
    expect(rows).toMatchObject([{ status: 'PENDING', assignedBy: manager.id }])
    expect(rows[0]?.assigneeId).not.toBeNull()
    const answer = await app.call(accountAdmin, 'GET', `/api/v3/client/${app.people.place.orgUnitId}`)
    expect(answer.body).toMatchObject({ autopilotEnabled: true, disabledTagFilter: false })
  })

  test('auto-assign checks permissions, accounts and unknown tasks', async () => {
    const { manager, linguistA, stranger, accountAdmin } = app.people
    const work = await seedPlaced()
    const body = { taskUuids: work.taskIds }
    expect((await app.call(linguistA, 'POST', autoUrl, body)).status).toBe(403)
    expect((await app.call(stranger, 'POST', autoUrl, body)).status).toBe(404)
    expect((await app.call(manager, 'POST', autoUrl)).status).toBe(400)
    const started = bodyOf<AutoAssignRequest>(await app.call(manager, 'POST', autoUrl, body), 202)
    expect((await app.call(stranger, 'POST', `${autoUrl}?requestId=${started.id}`)).status).toBe(404)
    await app.idle()
    expect((await app.call(manager, 'PUT', orgUnitUrl(), usualRules)).status).toBe(403)
    expect((await app.call(accountAdmin, 'PUT', orgUnitUrl(), { ...usualRules, minimumScore: 101 })).status).toBe(400)
    expect((await app.call(stranger, 'GET', orgUnitUrl())).status).toBe(404)
    const [orgUnit] = await app.db.select().from(orgUnits).where(eq(orgUnits.id, app.people.place.orgUnitId))
    expect(orgUnit?.placement).toEqual(usualRules)
  })
})
