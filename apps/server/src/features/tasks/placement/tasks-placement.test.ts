import type { AccountPlacementSettings, PlacementSettings } from '@dragoman/sdk/operations/autopilot'
import type { Availability } from '@dragoman/sdk/operations/availability'
import type {
  AutoAssignRequest,
  AvailableExplanation,
  BulkLinguist,
  PlacementPreview,
  TaskLogEntry,
} from '@dragoman/sdk/operations/tasks'
import type { EligibleLinguist } from '@dragoman/sdk/operations/users'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { projects } from '../../work/tables.ts'
import { taskPayments, tasks } from '../../work/task-tables.ts'
import { seedClosedReview } from '../../../testing/reviews.ts'
import { offerWaitingTasks } from './offer-tasks.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { journal, users } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/people.ts'
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
  availabilityFilterEnabled: true,
  capacityFilterEnabled: false,
  order: 'FEWEST_TASKS',
  distribution: 'ASSIGN',
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

/** How many tasks a linguist is offered, and what keeps the others from them. */
async function seen(as: Person) {
  const { offered, hidden } = bodyOf<AvailableExplanation>(
    await app.call(as, 'GET', '/api/v3/task/available/explanation'),
  )
  return [offered, hidden.find(({ sourceLanguage }) => !sourceLanguage)?.reason]
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
    const { accountId, orgUnitId } = app.people.place
    const by = { accountId, orgUnitId, translatorId: linguistA.id, reviewerId: linguistB.id }
    await seedClosedReview(app.db, done, { ...by, points: '190' })
    const work = await seedPlaced()
    const linguists = bodyOf<BulkLinguist[]>(
      await app.call(app.people.manager, 'POST', '/api/v3/task/bulk/linguists', { taskUuids: work.taskIds }),
    )
    const scoreOf = (id: string) => {
      const { score, scoreWords, scoreBand } = linguists.find(({ user }) => user.uuid === id) ?? {}
      return { score, scoreWords, scoreBand }
    }
    expect(scoreOf(linguistA.id)).toEqual({ score: 81, scoreWords: 1000, scoreBand: 2.7 })
    expect(scoreOf(linguistB.id)).toEqual({})
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

  test('linguists who are away are not assigned tasks automatically, and managers see until when', async () => {
    const { manager, linguistA, linguistB } = app.people
    const dayAfter = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const url = `/api/v3/user/${linguistB.id}/availability`
    const unset = bodyOf<Availability>(await app.call(linguistB, 'GET', url))
    expect(unset).toMatchObject({ daysOff: [], timezone: 'UTC' })
    expect(unset.week.map(({ day }) => day)).toEqual(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'])
    expect(unset).not.toHaveProperty('lastChange')
    const { week } = unset
    const holiday = { from: dayAfter(0), to: dayAfter(2), note: 'Family' }
    const set = (as: typeof manager, body: object) => app.call(as, 'PUT', url, { week, daysOff: [], ...body })
    const saved = await set(linguistB, { daysOff: [holiday] })
    expect(saved).toMatchObject({
      status: 200,
      body: { daysOff: [holiday], lastChange: { user: { uuid: linguistB.id } } },
    })

    const work = await seedPlaced({ task: { dueDate: new Date(Date.now() + 20 * 24 * 60 * 60 * 1000) } })
    const linguists = bodyOf<BulkLinguist[]>(
      await app.call(manager, 'POST', '/api/v3/task/bulk/linguists', { taskUuids: work.taskIds }),
    )
    const able = linguists.filter(({ fits }) => fits > 0)
    const states = able.map(({ user, availability }) => [user.uuid, availability?.state, availability?.away?.to])
    expect(states).toEqual([
      [linguistA.id, 'FREE', undefined],
      [linguistB.id, 'AWAY', holiday.to],
    ])
    expect(linguists[0]?.availability).toMatchObject({ load: 0, until: dayAfter(20) })
    const eligible = bodyOf<EligibleLinguist[]>(
      await app.call(manager, 'GET', `/api/v3/user/task/${work.taskIds[0]}/eligible-linguists`),
    )
    expect(eligible.map(({ availability }) => availability?.state)).toEqual(['FREE', 'AWAY'])
    expect((await place([work])).data?.assigned).toMatchObject([{ userUuid: linguistA.id }])

    // Two linguists, one away and one with autopilot off: no one is left, and each reason is named.
    const autopilot = `/api/v3/user/${linguistA.id}/autopilot-settings`
    await app.call(manager, 'PUT', autopilot, { enabled: false })
    const { data } = await place([await seedPlaced()])
    expect(data?.notAssigned[0]?.keptBack).toEqual([
      { userUuid: linguistB.id, userName: linguistB.name, blockedBy: ['AWAY'], awayUntil: holiday.to },
      { userUuid: linguistA.id, userName: linguistA.name, blockedBy: ['AUTOPILOT_OFF'] },
    ])
    await app.call(manager, 'PUT', autopilot, { enabled: true })

    // A proposed due date on a day off moves to the end of the working day before.
    const every = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
    const always = every.map((day) => ({ day, from: '06:00', to: '12:00' }))
    await set(manager, { week: always, daysOff: [{ from: dayAfter(5), to: dayAfter(7) }] })
    const due = new Date(`${dayAfter(6)}T15:00:00Z`)
    const [proposed, chosen] = [
      await seedPlaced({ task: { dueDate: due } }),
      await seedPlaced({ task: { dueDate: due, dueDateSet: true } }),
    ]
    for (const { taskIds } of [proposed, chosen])
      bodyOf(await app.call(manager, 'POST', `/api/v3/task/${taskIds[0]}/assignment/${linguistB.id}`))
    expect((await taskOf(proposed))?.dueDate?.toISOString()).toBe(`${dayAfter(4)}T12:00:00.000Z`)
    expect((await taskOf(chosen))?.dueDate).toEqual(due)
    const entries = await app.db
      .select()
      .from(journal)
      .where(eq(journal.entityId, proposed.taskIds[0] ?? ''))
    expect(entries).toMatchObject([{ event: 'TASK_ASSIGNED', before: { dueDate: due.getTime() } }])

    const wrong: [object, string][] = [
      [{ week: [...always, always[0]] }, 'body.week'],
      [{ week: [{ day: 'MONDAY', from: '17:00', to: '09:00' }] }, 'body.week.0.to'],
      [{ daysOff: [{ from: dayAfter(3), to: dayAfter(1) }] }, 'body.daysOff.0.to'],
      [{ daysOff: [{ from: dayAfter(3), to: dayAfter(500) }] }, 'body.daysOff.0.to'],
      [{ daysOff: [holiday, { from: dayAfter(2), to: dayAfter(3) }] }, 'body.daysOff.1.from'],
    ]
    for (const [body, field] of wrong)
      expect(await set(linguistB, body)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect((await set(linguistA, {})).status).toBe(404)
    expect((await set(app.people.stranger, {})).status).toBe(404)
    expect((await app.call(app.people.stranger, 'GET', url)).status).toBe(404)
    bodyOf(await set(manager, {}))
    const changes = await app.db
      .select()
      .from(journal)
      .where(and(eq(journal.entityId, linguistB.id), eq(journal.event, 'USER_AVAILABILITY_UPDATED')))
    expect(changes).toMatchObject([
      { userId: linguistB.id, before: { daysOff: [] }, after: { daysOff: [holiday] } },
      { userId: manager.id, before: { daysOff: [holiday] } },
      { userId: manager.id, after: { daysOff: [] } },
    ])
  })

  test('units follow the rules of their account but for what they set themselves, until that is reset', async () => {
    const { accountAdmin, manager, stranger, place: own, elsewhere } = app.people
    const url = `/api/v3/account/${own.accountId}/autopilot-settings`
    const ofAccount = async () => bodyOf<AccountPlacementSettings>(await app.call(accountAdmin, 'GET', url))
    const ofUnit = async () => bodyOf<PlacementSettings>(await app.call(manager, 'GET', orgUnitUrl()))
    const reset = (fields = '') => app.call(accountAdmin, 'DELETE', `${orgUnitUrl()}${fields && `?fields=${fields}`}`)
    bodyOf(await reset())
    const { settings: before, units } = await ofAccount()
    expect(units).toEqual([])
    expect(await ofUnit()).toMatchObject({ enabled: false, order: 'FEWEST_TASKS', ownFields: [] })

    const { version: _, ...rules } = before
    const put = (body: object, version?: string) =>
      app.call(accountAdmin, 'PUT', url, { ...rules, ...body }, version ? { 'if-match': version } : {})
    bodyOf(await put({ enabled: true, minimumScore: 70, order: 'HIGHEST_SCORE' }, before.version))
    expect(await put({ minimumScore: 60 }, before.version)).toMatchObject({ status: 409, body: { code: 'OUTDATED' } })
    expect(await ofUnit()).toMatchObject({ enabled: true, minimumScore: 70, order: 'HIGHEST_SCORE', ownFields: [] })

    const { version: _v, ownFields: _o, ...unit } = await ofUnit()
    bodyOf(await app.call(accountAdmin, 'PUT', orgUnitUrl(), { ...unit, minimumScore: 90 }))
    bodyOf(await put({ enabled: true, minimumScore: 50, minimumJobs: 2 }))
    expect(await ofUnit()).toMatchObject({ minimumScore: 90, minimumJobs: 2, ownFields: ['minimumScore'] })
    const found = await ofAccount()
    expect(found).toMatchObject({
      settings: { minimumScore: 50 },
      units: [{ uuid: own.orgUnitId, settings: { minimumScore: 90, ownFields: ['minimumScore'] } }],
      lastChange: { user: { uuid: accountAdmin.id } },
    })
    expect(await reset('minimumScore,nonsense')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'query.fields' }] },
    })
    bodyOf(await reset('minimumScore'))
    expect(await ofUnit()).toMatchObject({ minimumScore: 50, ownFields: [] })
    const entries = await app.db
      .select({ event: journal.event, before: journal.before, after: journal.after })
      .from(journal)
      .where(sql`${journal.event} in ('PLACEMENT_SETTINGS_UPDATED', 'AUTOPILOT_SETTINGS_RESET')`)
      .orderBy(journal.id)
    expect(entries.slice(-3)).toEqual([
      {
        event: 'PLACEMENT_SETTINGS_UPDATED',
        before: { enabled: false, minimumScore: 0, order: 'FEWEST_TASKS' },
        after: { enabled: true, minimumScore: 70, order: 'HIGHEST_SCORE' },
      },
      {
        event: 'PLACEMENT_SETTINGS_UPDATED',
        before: { minimumScore: 70, minimumJobs: 0, order: 'HIGHEST_SCORE' },
        after: { minimumScore: 50, minimumJobs: 2, order: 'FEWEST_TASKS' },
      },
      { event: 'AUTOPILOT_SETTINGS_RESET', before: { minimumScore: 90 }, after: { minimumScore: 50 } },
    ])
    expect((await app.call(manager, 'GET', url)).status).toBe(403)
    const foreign = `/api/v3/account/${elsewhere.accountId}/autopilot-settings`
    expect((await app.call(accountAdmin, 'PUT', foreign, rules)).status).toBe(404)
    expect((await app.call(stranger, 'DELETE', orgUnitUrl())).status).not.toBe(200)
    bodyOf(await put({}))
  })

  test('a preview lists the linguists whom the rules allow a task, and why the others are excluded', async () => {
    const { manager, linguistA, linguistB, linguistDe, stranger } = app.people
    await setRules({ order: 'LOWEST_PAY' })
    const work = await seedPlaced({ task: { dueDate: new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) } })
    const url = `/api/v3/task/${work.taskIds[0]}/placement-preview`
    const preview = async (settings?: object) =>
      bodyOf<PlacementPreview>(await app.call(manager, 'POST', url, settings ? { settings } : {}))
    const present = await preview()
    expect(present).toMatchObject({ total: 3, eligible: 2 })
    expect(present.linguists).toMatchObject([
      { userUuid: linguistB.id, position: 1, blockedBy: [] },
      { userUuid: linguistA.id, position: 2, blockedBy: [], openTasks: 0, deliveredTasks: 0 },
      { userUuid: linguistDe.id, blockedBy: expect.arrayContaining(['LANGUAGE_PAIR']) },
    ])
    // Work that fills the days until the task is due.
    await seedPlaced({
      segments: [{ source: 'Save', words: 100_000 }],
      task: { assigneeId: linguistB.id, status: 'APPROVED', dueDate: new Date(Date.now() + 24 * 60 * 60 * 1000) },
    })
    const strict = await preview({ ...usualRules, capacityFilterEnabled: true, minimumJobs: 1 })
    expect(strict).toMatchObject({ eligible: 0 })
    const blocked = new Map(strict.linguists.map(({ userUuid, blockedBy }) => [userUuid, blockedBy]))
    expect(blocked.get(linguistB.id)).toEqual(['BUSY', 'MINIMUM_JOBS'])
    expect(blocked.get(linguistA.id)).toEqual(['MINIMUM_JOBS'])
    expect((await place([work])).data?.assigned).toMatchObject([{ userUuid: linguistB.id }])
    expect((await app.call(linguistA, 'POST', url, {})).status).toBe(403)
    expect((await app.call(stranger, 'POST', url, {})).status).toBe(404)
  })

  test('tasks are offered to a few linguists at a time, who alone may claim them, and the others learn why not', async () => {
    const { manager, linguistA, linguistB } = app.people
    await setRules({ distribution: 'OFFER', order: 'LOWEST_PAY', batchSize: 1, waitingMinutes: 60 })
    await projectSteps(app).inWork(manager, [{ name: 'a.json', content: '{"a":"Save all"}' }], ['es'], ['TRANSLATION'])
    await app.idle()
    const [task] = await app.db.select().from(tasks)
    expect(task).toMatchObject({ status: 'PENDING', assigneeId: null })
    expect(await seen(linguistB)).toEqual([1, undefined])
    expect(await seen(linguistA)).toEqual([0, 'OFFERED_LATER'])
    const claim = (as: Person) => app.call(as, 'POST', `/api/v3/task/${task?.id}/assignment/${as.id}`)
    expect((await claim(linguistA)).status).toBe(404)
    const minutes = (count: number) => new Date(Date.now() + count * 60_000)
    await offerWaitingTasks(app.db, minutes(59))
    expect(await seen(linguistA)).toEqual([0, 'OFFERED_LATER'])
    await offerWaitingTasks(app.db, minutes(61))
    await offerWaitingTasks(app.db, minutes(200))
    expect(await seen(linguistA)).toEqual([1, undefined])
    const log = bodyOf<TaskLogEntry[]>(await app.call(manager, 'GET', `/api/v3/task/${task?.id}/log`))
    expect(log.filter(({ event }) => event === 'OFFERED').map(({ assignee }) => assignee?.uuid)).toEqual([
      linguistA.id,
      linguistB.id,
    ])
    expect(bodyOf<TaskLogEntry[]>(await app.call(linguistB, 'GET', `/api/v3/task/${task?.id}/log`))).toHaveLength(1)
    const entries = await app.db.select().from(journal).where(eq(journal.event, 'TASK_OFFERED')).orderBy(journal.id)
    expect(entries).toMatchObject([{ after: { offeredTo: [linguistB.id] } }, { after: { offeredTo: [linguistA.id] } }])
    expect((await claim(linguistA)).status).toBe(200)
  })

  test('a linguist learns which rule keeps offered tasks from them, until the project is without autopilot', async () => {
    const { manager, linguistA, linguistB } = app.people
    await setRules({ distribution: 'OFFER', tagFilterEnabled: true })
    await app.db
      .update(users)
      .set({ tags: ['legal'] })
      .where(eq(users.id, linguistB.id))
    const steps = projectSteps(app)
    const { uuid } = await steps.draft(
      manager,
      [{ name: 'b.json', content: '{"b":"Close all"}' }],
      ['es'],
      ['TRANSLATION'],
    )
    await app.db
      .update(projects)
      .set({ tags: ['legal'] })
      .where(eq(projects.id, uuid))
    for (const status of ['PENDING', 'APPROVED'] as const) bodyOf(await steps.move(manager, uuid, status))
    await app.idle()
    expect([await seen(linguistA), await seen(linguistB)]).toEqual([
      [0, 'TAG'],
      [1, undefined],
    ])
    bodyOf(await app.call(manager, 'POST', `/api/v3/project/${uuid}/info`, { autopilotEnabled: false }))
    expect(await seen(linguistA)).toEqual([1, undefined])
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
    expect(orgUnit?.placement).toMatchObject(usualRules)
  })
})
