import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import type { BulkChange, BulkItem, BulkUndo } from '@dragoman/sdk/operations/bulkChanges'
import type { Job } from '@dragoman/sdk/operations/jobs'
import type { EligibleLinguist } from '@dragoman/sdk/operations/users'
import type { RecommendationSettingsList } from '@dragoman/sdk/operations/recommendationSettings'
import type { BulkLinguist, Task, TaskBulkPlan } from '@dragoman/sdk/operations/tasks'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { bulkChanges } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { acceptedBy, seedWork, type Work } from '../../../testing/work.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'

const app = await openTestApp()
const { manager, accountAdmin, linguistA, linguistB, stranger, place } = app.people

const plan = async (body: object) =>
  bodyOf<TaskBulkPlan>(await app.call(manager, 'POST', '/api/v3/task/bulk/plan', body))

/** Makes a change and waits for its end. */
async function change(body: object): Promise<BulkChange> {
  const started = bodyOf<Job>(await app.call(manager, 'POST', '/api/v3/task/bulk', body), 202)
  return app.until(async () => {
    const asked = await app.call(manager, 'GET', `/api/v3/bulk-change/${started.uuid}`)
    return asked.status === 200 ? bodyOf<BulkChange>(asked) : undefined
  })
}

const undo = (uuid: string, as = manager) => app.call(as, 'POST', `/api/v3/bulk-change/${uuid}/undo`)
const get = async (id: string) => bodyOf<Task>(await app.call(manager, 'GET', `/api/v3/task/${id}`))
const assign = (id: string, userId: string, as = manager) =>
  app.call(as, 'POST', `/api/v3/task/${id}/assignment/${userId}`)
const uuids = (items: readonly BulkItem[]) => items.map(({ uuid }) => uuid).sort()
const reasons = (items: readonly BulkItem[]) => Object.fromEntries(items.map(({ uuid, reason }) => [uuid, reason]))
const seedTask = async (options: Parameters<typeof seedWork>[2] = {}) =>
  (await seedWork(app.db, app.people, { steps: ['TRANSLATION'], ...options })).taskIds[0] ?? ''

async function allowSameLinguist(sameLinguistAllowed: boolean) {
  const url = `/api/v3/client/${place.orgUnitId}/autopilot-settings`
  const rules = bodyOf<object>(await app.call(accountAdmin, 'GET', url))
  bodyOf(await app.call(accountAdmin, 'PUT', url, { ...rules, version: undefined, sameLinguistAllowed }))
}

beforeEach(() => allowSameLinguist(false))

describe('bulk changes', () => {
  test('a plan says what would happen and changes nothing, and a task of another linguist is taken only where it is included', async () => {
    const free = await seedTask()
    const taken = await seedTask()
    const french = await seedTask({ targetLocale: 'fr' })
    const accepted = await seedTask({ task: acceptedBy(linguistB.id) })
    bodyOf(await assign(taken, linguistB.id))
    const taskUuids = [free, taken, french, accepted]
    const body = { kind: 'ASSIGN', userUuid: linguistA.id, taskUuids }
    const planned = await plan(body)
    expect(uuids(planned.changing)).toEqual([free])
    expect(planned.choices).toMatchObject([{ uuid: taken, reason: 'ASSIGNED', previousAssignee: linguistB.name }])
    expect(reasons(planned.skipped)).toEqual({ [french]: 'NOT_ELIGIBLE', [accepted]: 'NOT_OPEN' })
    expect((await get(free)).assignee).toBeUndefined()

    const careful = await change(body)
    expect(uuids(careful.changed)).toEqual([free])
    expect(reasons(careful.skipped)).toMatchObject({ [taken]: 'ASSIGNED' })
    expect((await get(taken)).assignee?.uuid).toBe(linguistB.id)

    const include = planned.choices.map(({ uuid, version }) => ({ uuid, version }))
    const bold = await change({ ...body, include })
    expect(bold.changed).toMatchObject([{ uuid: taken, assignee: linguistA.name, previousAssignee: linguistB.name }])
    expect(reasons(bold.skipped)).toMatchObject({ [free]: 'ALREADY' })
    // The same answer to an old plan: the task has changed hands since.
    bodyOf(await assign(taken, linguistB.id))
    bodyOf(await app.call(manager, 'DELETE', `/api/v3/task/${taken}/assignment`))
    bodyOf(await assign(taken, linguistB.id))
    const other = await change({ ...body, include: [{ uuid: taken, version: 'x.y.z' }] })
    expect(reasons(other.skipped)).toMatchObject({ [taken]: 'CHANGED' })
    expect((await get(taken)).assignee?.uuid).toBe(linguistB.id)
  })

  test('an undone assignment gives tasks and their payment back to their earlier linguists, and keeps what moved on', async () => {
    const hundred = { segments: [{ source: 'Save', words: 100 }] }
    const ids = [await seedTask(hundred), await seedTask(hundred), await seedTask(hundred)]
    const [paid = '', accepted = '', free = ''] = ids
    bodyOf(await assign(paid, linguistB.id))
    const lines = [{ unit: 'FIXED', amount: 1, rate: 42 }]
    bodyOf(await app.call(manager, 'POST', `/api/v3/task/${paid}/payment-update`, lines))
    const body = { kind: 'ASSIGN', userUuid: linguistA.id, taskUuids: ids }
    const { choices } = await plan(body)
    const done = await change({ ...body, include: choices.map(({ uuid, version }) => ({ uuid, version })) })
    expect(done).toMatchObject({ kind: 'ASSIGN', skipped: [], user: { uuid: manager.id } })
    expect(done.undo!.until).toBe(done.at + 10 * 60 * 1000)
    expect(await get(paid)).toMatchObject({ assignee: { uuid: linguistA.id }, payableAmount: 6 })
    const move = { status: 'APPROVED' }
    bodyOf(await app.call(linguistA, 'POST', `/api/v3/task/${accepted}/status-update`, move))

    const url = `/api/v3/activity?entityUuid=${free}`
    const [entry] = bodyOf<{ content: ActivityEntry[] }>(await app.call(manager, 'GET', url)).content
    expect(entry).toMatchObject({ event: 'TASK_ASSIGNED', undo: { changeUuid: done.uuid, until: done.undo!.until } })
    const planned = bodyOf<BulkUndo>(await app.call(manager, 'POST', `/api/v3/bulk-change/${done.uuid}/undo/plan`))
    expect(await get(paid)).toMatchObject({ assignee: { uuid: linguistA.id }, payableAmount: 6 })
    const undone = bodyOf<BulkChange>(await undo(done.uuid))
    expect(undone.undo).toMatchObject({ restored: planned.restored, kept: planned.kept })
    expect(uuids(undone.undo!.restored ?? [])).toEqual([free, paid].sort())
    expect(reasons(undone.undo!.kept ?? [])).toEqual({ [accepted]: 'STATUS_CHANGED' })
    expect(undone.undo!).toMatchObject({ undoneBy: { uuid: manager.id } })
    expect(await get(paid)).toMatchObject({
      assignee: { uuid: linguistB.id },
      payableAmount: 42,
      payments: [{ total: 42, source: 'MANUAL' }],
    })
    expect((await get(free)).assignee).toBeUndefined()
    expect(await get(accepted)).toMatchObject({ status: 'APPROVED', assignee: { uuid: linguistA.id } })
    const [logged] = bodyOf<object[]>(await app.call(manager, 'GET', `/api/v3/task/${free}/log`))
    expect(logged).toMatchObject({ event: 'UNDONE', user: { uuid: manager.id } })
    const again = await undo(done.uuid)
    expect(again.status).toBe(409)
    const after = bodyOf<{ content: ActivityEntry[] }>(await app.call(manager, 'GET', url)).content
    expect(after.map(({ event }) => event)).toEqual(['TASK_CHANGE_UNDONE', 'TASK_ASSIGNED'])
    expect(after.filter((each) => each.undo)).toEqual([])
  })

  test('tasks in progress are unassigned only where they are included, and are in progress again when that is undone', async () => {
    const assigned = await seedTask()
    const accepted = await seedTask({ task: acceptedBy(linguistB.id) })
    const free = await seedTask()
    bodyOf(await assign(assigned, linguistB.id))
    const body = { kind: 'UNASSIGN', taskUuids: [assigned, accepted, free] }
    const planned = await plan(body)
    expect(uuids(planned.changing)).toEqual([assigned])
    expect(reasons(planned.choices)).toEqual({ [accepted]: 'ACCEPTED' })
    expect(reasons(planned.skipped)).toEqual({ [free]: 'UNASSIGNED' })
    const include = planned.choices.map(({ uuid, version }) => ({ uuid, version }))
    const done = await change({ ...body, include })
    expect(await get(accepted)).toMatchObject({ status: 'PENDING', assignment: 'UNASSIGNED' })
    bodyOf(await assign(assigned, linguistA.id))
    const { undo: undone } = bodyOf<BulkChange>(await undo(done.uuid))
    expect(reasons(undone!.kept ?? [])).toEqual({ [assigned]: 'REASSIGNED' })
    expect(await get(accepted)).toMatchObject({ status: 'APPROVED', assignee: { uuid: linguistB.id } })
  })

  test('a minimum score is set for many tasks, and undone in time where no one has changed it since', async () => {
    const ids = [await seedTask(), await seedTask()]
    const [first = '', second = ''] = ids
    const done = await change({ kind: 'MINIMUM_SCORE', minimumScore: 87.5, taskUuids: ids })
    expect(await get(first)).toMatchObject({ minimumScoreRequired: 87.5 })
    const newest = async () => {
      const answer = await app.call(manager, 'GET', `/api/v3/activity?entityUuid=${first}`)
      return bodyOf<{ content: ActivityEntry[] }>(answer).content[0]
    }
    expect(await newest()).toMatchObject({
      before: { minimumScoreRequired: null },
      after: { minimumScoreRequired: 87.5 },
    })
    const asked = async (line: string) => {
      const answer = await app.call(manager, 'GET', `/api/v3/task?size=500&filter=${line}`)
      return bodyOf<{ content: Task[] }>(answer).content.map(({ uuid }) => uuid)
    }
    expect((await asked('score:87.5')).sort()).toEqual(ids.toSorted())
    expect(await asked('score:none')).not.toContain(first)
    const mine = { instructions: '', minimumScoreRequired: 50 }
    bodyOf(await app.call(manager, 'PUT', `/api/v3/task/${second}`, mine))
    const endUndo = (undoableUntil: Date) =>
      app.db.update(bulkChanges).set({ undoableUntil }).where(eq(bulkChanges.id, done.uuid))
    await endUndo(new Date(done.at - 1000))
    expect((await undo(done.uuid)).status).toBe(409)
    const late = bodyOf<BulkChange>(await app.call(manager, 'GET', `/api/v3/bulk-change/${done.uuid}`))
    expect(late.undo).not.toHaveProperty('undoneAt')
    await endUndo(new Date(done.undo!.until))
    const { undo: undone } = bodyOf<BulkChange>(await undo(done.uuid))
    expect(reasons(undone!.kept ?? [])).toEqual({ [second]: 'CHANGED' })
    expect(await get(first)).not.toHaveProperty('minimumScoreRequired')
    expect(await newest()).toMatchObject({
      before: { minimumScoreRequired: 87.5 },
      after: { minimumScoreRequired: null },
    })
    expect(await get(second)).toMatchObject({ minimumScoreRequired: 50 })
  })

  test('due dates are proposed by step and size, follow the project unless they are set, and are moved and undone in bulk', async () => {
    const hour = 60 * 60 * 1000
    const due = Math.ceil(Date.now() / hour) * hour + 100 * 24 * hour
    const { projectId, taskIds } = await seedWork(app.db, app.people, { segments: [{ source: 'Save', words: 2000 }] })
    const [translation = '', review = ''] = taskIds
    const setProject = async (dueDate: number | null) =>
      bodyOf(await app.call(manager, 'POST', `/api/v3/project/${projectId}/info`, { dueDate }))
    await setProject(due)
    // 2,000 words are reviewed in six hours.
    expect(await get(review)).toMatchObject({ dueDate: due, dueDateSet: false })
    expect(await get(translation)).toMatchObject({ dueDate: due - 6 * hour, dueDateSet: false })
    const put = async (id: string, dueDate: number | null, version?: string) =>
      app.call(manager, 'PUT', `/api/v3/task/${id}/due-date`, { dueDate }, version ? { 'If-Match': version } : {})
    const { version } = await get(translation)
    const set = bodyOf<Task>(await put(translation, due - 48 * hour, version))
    expect(set).toMatchObject({ dueDate: due - 48 * hour, dueDateSet: true })
    expect((await put(translation, due, version)).status).toBe(409)
    await setProject(due + 24 * hour)
    expect(await get(review)).toMatchObject({ dueDate: due + 24 * hour })
    expect(await get(translation)).toMatchObject({ dueDate: due - 48 * hour })

    const undated = await seedTask()
    const delivered = await seedTask({ task: { ...acceptedBy(linguistB.id), status: 'DELIVERED' } })
    const body = { kind: 'DUE_DATE', shiftDays: -1, taskUuids: [translation, review, undated, delivered] }
    const planned = await plan(body)
    expect(reasons(planned.skipped)).toEqual({ [undated]: 'NO_DUE_DATE', [delivered]: 'CLOSED' })
    expect(planned.changing).toMatchObject([
      { uuid: translation, dueDate: due - 72 * hour, previousDueDate: due - 48 * hour },
      { uuid: review, dueDate: due },
    ])
    const done = await change(body)
    expect(await get(review)).toMatchObject({ dueDate: due, dueDateSet: true })
    bodyOf(await put(review, due + 1000))
    const { undo: undone } = bodyOf<BulkChange>(await undo(done.uuid))
    expect(reasons(undone!.kept ?? [])).toEqual({ [review]: 'CHANGED' })
    expect(await get(translation)).toMatchObject({ dueDate: due - 48 * hour })

    await change({ kind: 'DUE_DATE', dueDate: null, taskUuids: [translation, review] })
    expect(await get(translation)).toMatchObject({ dueDate: due + 18 * hour, dueDateSet: false })
    await setProject(null)
    expect(await get(translation)).not.toHaveProperty('dueDate')
    expect(
      (await app.call(manager, 'POST', '/api/v3/task/bulk/plan', { kind: 'DUE_DATE', taskUuids: [review] })).status,
    ).toBe(400)
    expect((await app.call(linguistA, 'PUT', `/api/v3/task/${review}/due-date`, { dueDate: due })).status).toBe(403)
    expect((await app.call(stranger, 'PUT', `/api/v3/task/${review}/due-date`, { dueDate: due })).status).toBe(404)
    expect((await put(delivered, due)).status).toBe(409)
  })

  test('bulk changes are for managers, and other accounts find neither tasks nor changes', async () => {
    const id = await seedTask()
    const body = { kind: 'ASSIGN', userUuid: linguistA.id, taskUuids: [id] }
    for (const path of ['/api/v3/task/bulk', '/api/v3/task/bulk/plan']) {
      expect((await app.call(linguistA, 'POST', path, body)).status).toBe(403)
      expect((await app.call(stranger, 'POST', path, body)).status).toBe(404)
      expect((await app.call(manager, 'POST', path, { ...body, userUuid: undefined })).status).toBe(400)
      expect((await app.call(manager, 'POST', path, { kind: 'MINIMUM_SCORE', taskUuids: [id] })).status).toBe(400)
    }
    const foreign = { ...body, userUuid: stranger.id }
    expect((await app.call(manager, 'POST', '/api/v3/task/bulk', foreign)).status).toBe(404)
    const { uuid } = await change(body)
    expect((await undo(uuid, stranger)).status).toBe(404)
    expect((await undo(uuid, linguistA)).status).toBe(403)
    const linguists = await app.call(stranger, 'POST', '/api/v3/task/bulk/linguists', { taskUuids: [id] })
    expect(linguists.status).toBe(404)
  })
})

describe('bulk deliveries and cancellations', () => {
  const done = (target = 'Guardar') => ({ source: 'Save', target, confirmed: true })
  const inProgress = (options: Parameters<typeof seedWork>[2] = {}) =>
    seedWork(app.db, app.people, { segments: [done(), done()], task: acceptedBy(linguistB.id), ...options })
  const include = ({ choices }: TaskBulkPlan) => choices.map(({ uuid, version }) => ({ uuid, version }))
  const confirmedOf = async ({ workUnitId }: Work) =>
    (await app.db.select().from(segments).where(eq(segments.workUnitId, workUnitId)).orderBy(segments.index)).map(
      ({ confirmed }) => confirmed,
    )
  const first = ({ taskIds }: Work) => taskIds[0] ?? ''
  const next = ({ taskIds }: Work) => taskIds[1] ?? ''
  const status = async (id: string) => (await get(id)).status
  const projectOf = async ({ projectId }: Work) =>
    bodyOf<{ status: string }>(await app.call(manager, 'GET', `/api/v3/project/${projectId}`)).status

  test('tasks that are ready are delivered with all that follows, and taken back when that is undone', async () => {
    const ready = await inProgress()
    const last = await inProgress({ steps: ['TRANSLATION'] })
    const tagged = await inProgress({ segments: [{ source: 'Open ⟦1⟧all⟦/1⟧', target: 'Abrir todo' }] })
    const open = await inProgress({ segments: [done(), { source: 'Save', target: 'Guardar' }] })
    const free = await seedTask()
    const taskUuids = [...[ready, last, tagged, open].map(first), next(ready), free]
    const body = { kind: 'DELIVER', taskUuids }
    const planned = await plan(body)
    expect(uuids(planned.changing)).toEqual([first(ready), first(last)].sort())
    expect(reasons(planned.choices)).toEqual({ [first(tagged)]: 'TAG_ERRORS' })
    expect(reasons(planned.skipped)).toEqual({
      [first(open)]: 'NOT_CONFIRMED',
      [next(ready)]: 'NOT_ACCEPTED',
      [free]: 'NOT_ACCEPTED',
    })

    const careful = await change(body)
    expect(uuids(careful.changed)).toEqual([first(ready), first(last)].sort())
    expect(reasons(careful.skipped)).toMatchObject({ [first(tagged)]: 'TAG_ERRORS' })
    expect(await confirmedOf(ready)).toEqual([false, false])
    expect(await projectOf(last)).toBe('DELIVERED')
    const url = `/api/v3/activity?entityUuid=${first(ready)}`
    const [entry] = bodyOf<{ content: ActivityEntry[] }>(await app.call(manager, 'GET', url)).content
    expect(entry).toMatchObject({ event: 'TASK_STATUS_CHANGED', undo: { changeUuid: careful.uuid } })

    const bold = await change({ ...body, include: include(planned) })
    expect(uuids(bold.changed)).toEqual([first(tagged)])

    const { undo: undone } = bodyOf<BulkChange>(await undo(careful.uuid))
    expect(undone).toMatchObject({ kept: [] })
    expect(await status(first(ready))).toBe('APPROVED')
    expect(await confirmedOf(ready)).toEqual([true, true])
    expect(await projectOf(last)).toBe('APPROVED')
    const [logged] = bodyOf<object[]>(await app.call(manager, 'GET', `/api/v3/task/${first(ready)}/log`))
    expect(logged).toMatchObject({ event: 'UNDONE', previousStatus: 'DELIVERED', newStatus: 'APPROVED' })
  })

  test('a task waits for the step before, and a delivery stays once the next step was accepted', async () => {
    const work = await inProgress()
    const accepted = acceptedBy(linguistA.id)
    await app.db
      .update(tasks)
      .set(accepted)
      .where(eq(tasks.id, next(work)))
    const body = { kind: 'DELIVER', taskUuids: work.taskIds }
    expect(reasons((await plan(body)).skipped)).toEqual({ [next(work)]: 'WAITING' })
    const { uuid } = await change(body)
    const { undo: undone } = bodyOf<BulkChange>(await undo(uuid))
    expect(reasons(undone?.kept ?? [])).toEqual({ [first(work)]: 'NEXT_ACCEPTED' })
    expect(await status(first(work))).toBe('DELIVERED')
  })

  test('tasks in progress are canceled only where they are included, and go on as they were when that is undone', async () => {
    const work = await inProgress({ segments: [done(), 'Open', done()] })
    const free = await seedTask()
    const delivered = await seedTask({ task: { ...acceptedBy(linguistB.id), status: 'DELIVERED' } })
    const body = { kind: 'CANCEL', taskUuids: [first(work), free, delivered], reason: 'No longer needed' }
    const planned = await plan(body)
    expect(uuids(planned.changing)).toEqual([free])
    expect(reasons(planned.choices)).toEqual({ [first(work)]: 'ACCEPTED' })
    expect(reasons(planned.skipped)).toEqual({ [delivered]: 'CLOSED' })
    const { uuid } = await change({ ...body, include: include(planned) })
    expect([await status(first(work)), await status(free)]).toEqual(['CANCELLED', 'CANCELLED'])
    const [logged] = bodyOf<object[]>(await app.call(manager, 'GET', `/api/v3/task/${free}/log`))
    expect(logged).toMatchObject({ event: 'CANCELLED', detail: 'No longer needed', user: { uuid: manager.id } })
    expect(await confirmedOf(work)).toEqual([false, false, false])

    bodyOf(await undo(uuid))
    expect(await get(first(work))).toMatchObject({
      status: 'APPROVED',
      assignee: { uuid: linguistB.id },
      workUnit: { confirmedSegments: 2 },
    })
    expect(await confirmedOf(work)).toEqual([true, false, true])
    expect(await get(next(work))).toMatchObject({ waitingFor: { uuid: first(work) } })
    expect(await status(free)).toBe('PENDING')
  })

  test('slices that were canceled together are all in progress again', async () => {
    const work = await inProgress({ segments: [done(), 'Open', done(), done()], task: {} })
    const slices = [{ endIndex: 1 }, { endIndex: 3 }]
    const ids = bodyOf<Task[]>(await app.call(manager, 'POST', `/api/v3/task/${first(work)}/split`, { slices })).map(
      ({ uuid }) => uuid,
    )
    await app.db.update(tasks).set(acceptedBy(linguistB.id)).where(inArray(tasks.id, ids))
    const body = { kind: 'CANCEL', taskUuids: ids }
    const { uuid } = await change({ ...body, include: include(await plan(body)) })
    expect(await confirmedOf(work)).toEqual([false, false, false, false])
    const { undo: undone } = bodyOf<BulkChange>(await undo(uuid))
    expect(undone?.restored).toHaveLength(2)
    expect(await confirmedOf(work)).toEqual([true, false, true, true])
  })

  test('only managers who may update tasks deliver and cancel many', async () => {
    const { taskIds: taskUuids } = await inProgress()
    for (const kind of ['DELIVER', 'CANCEL']) {
      const ask = (as: typeof manager) => app.call(as, 'POST', '/api/v3/task/bulk', { kind, taskUuids })
      expect([(await ask(linguistB)).status, (await ask(stranger)).status]).toEqual([403, 404])
    }
  })
})

describe('steps of one file', () => {
  const seedSteps = async () => (await seedWork(app.db, app.people)).taskIds as [string, string]
  const blocked = { data: { blockedBy: ['OTHER_STEP'] } }

  test('the same linguist cannot be assigned, claim, or be offered another step of the file', async () => {
    const [translation, review] = await seedSteps()
    bodyOf(await assign(translation, linguistA.id))
    expect((await assign(review, linguistA.id)).status).toBe(422)
    expect(bodyOf(await assign(review, linguistA.id), 422)).toMatchObject(blocked)
    expect((await assign(review, linguistA.id, linguistA)).status).not.toBe(200)
    const claim = { status: 'APPROVED' }
    expect((await app.call(linguistA, 'POST', `/api/v3/task/${review}/status-update`, claim)).status).not.toBe(200)
    const offered = async (person: typeof linguistA) => {
      const url = '/api/v3/task/available?size=200'
      const { content } = bodyOf<{ content: Task[] }>(await app.call(person, 'GET', url))
      return content.some(({ uuid }) => uuid === review)
    }
    expect([await offered(linguistA), await offered(linguistB)]).toEqual([false, true])
    const url = `/api/v3/user/task/${review}/eligible-linguists?all=true`
    const eligible = bodyOf<{ user: { uuid: string }; blockedBy: string[] }[]>(await app.call(manager, 'GET', url))
    expect(eligible.find(({ user }) => user.uuid === linguistA.id)?.blockedBy).toEqual(['OTHER_STEP'])
    const listed = bodyOf<BulkLinguist[]>(
      await app.call(manager, 'POST', '/api/v3/task/bulk/linguists', { taskUuids: [translation, review] }),
    )
    const fits = (id: string) => listed.find(({ user }) => user.uuid === id)
    expect(fits(linguistA.id)).toMatchObject({ fits: 1, blockedBy: ['OTHER_STEP'] })
    expect(fits(linguistB.id)).toMatchObject({ fits: 2, blockedBy: [] })

    await allowSameLinguist(true)
    expect(await offered(linguistA)).toBe(true)
    bodyOf(await assign(review, linguistA.id))
  })

  test('a bulk assignment gives one step of a file to a linguist and says why not the other', async () => {
    const [translation, review] = await seedSteps()
    const body = { kind: 'ASSIGN', userUuid: linguistA.id, taskUuids: [review, translation] }
    const kept = { uuid: review, reason: 'NOT_ELIGIBLE', blockedBy: ['OTHER_STEP'] }
    expect((await plan(body)).skipped).toMatchObject([kept])
    const done = await change(body)
    expect(uuids(done.changed)).toEqual([translation])
    expect(done.skipped).toMatchObject([kept])
  })

  test('auto-assign gives the steps of a file to different linguists, and its assignments can be undone', async () => {
    await app.db.delete(tasks)
    const steps = await seedSteps()
    const planned = await plan({ kind: 'AUTO_ASSIGN', ignoreAutopilot: true, taskUuids: steps })
    expect(new Set(planned.changing.map(({ assignee }) => assignee)).size).toBe(2)
    const done = await change({ kind: 'AUTO_ASSIGN', ignoreAutopilot: true, taskUuids: steps })
    const given = await Promise.all(steps.map(async (id) => (await get(id)).assignee?.uuid))
    expect(given.sort()).toEqual([linguistA.id, linguistB.id].sort())
    bodyOf(await undo(done.uuid))
    for (const id of steps) expect((await get(id)).assignee).toBeUndefined()
  })

  test('an undone change gives no one another step of a file that they have by then', async () => {
    const [translation, review] = await seedSteps()
    bodyOf(await assign(translation, linguistA.id))
    const done = await change({ kind: 'UNASSIGN', taskUuids: [translation] })
    bodyOf(await assign(review, linguistA.id))
    const { undo: undone } = bodyOf<BulkChange>(await undo(done.uuid))
    expect(undone!.kept).toMatchObject([{ uuid: translation, reason: 'NOT_ELIGIBLE', blockedBy: ['OTHER_STEP'] }])
  })
})

describe('recommendations', () => {
  const base = '/api/v3/account'
  const own = `${base}/recommendation-settings/${place.accountId}`
  const none = { score: 0, clientExperience: 0, continuity: 0, availability: 0, rate: 0 }
  const set = async (more: object, orgUnit = {}) => {
    const body = { weights: { ...none, ...more }, ...orgUnit }
    return bodyOf(await app.call(accountAdmin, 'PUT', `${base}/recommendation-settings`, body))
  }
  const list = async () => bodyOf<RecommendationSettingsList>(await app.call(accountAdmin, 'GET', own))
  /** Those who can do a task, in the order in which they are offered. */
  const offered = async (task: string) => {
    const answer = await app.call(manager, 'POST', '/api/v3/task/bulk/linguists', { taskUuids: [task] })
    return bodyOf<BulkLinguist[]>(answer)
      .filter(({ fits }) => fits > 0)
      .map(({ user, recommendation }) => ({ id: user.uuid, ...recommendation }))
  }
  const firstOf = async (task: string) => (await offered(task))[0]

  test('the order of linguists and its reasons follow the settings of the organizational unit, else of the account', async () => {
    await app.db.delete(tasks)
    const task = await seedTask()
    await seedTask({ task: { ...acceptedBy(linguistB.id), status: 'DELIVERED' } })
    for (let open = 0; open < 3; open++) await seedTask({ task: acceptedBy(linguistB.id) })
    await set({ clientExperience: 2 })
    const expected = [{ criterion: 'CLIENT_EXPERIENCE', points: 10, value: 1 }]
    expect(await firstOf(task)).toEqual({ id: linguistB.id, rating: 10, reasons: expected })
    await set({ availability: 3 })
    expect((await offered(task)).at(-1)).toMatchObject({ id: linguistB.id, rating: 70 })
    expect(await firstOf(task)).toMatchObject({ rating: 100 })

    const unit = { orgUnitUuid: place.orgUnitId }
    const create = () =>
      app.call(accountAdmin, 'POST', `${base}/recommendation-settings`, {
        ...unit,
        weights: { ...none, clientExperience: 1 },
      })
    bodyOf(await create(), 201)
    expect(await create()).toMatchObject({ status: 422, body: { code: 'SETTINGS_EXIST' } })
    expect(await firstOf(task)).toMatchObject({ id: linguistB.id, reasons: expected })
    const url = `/api/v3/user/task/${task}/eligible-linguists`
    const eligible = bodyOf<EligibleLinguist[]>(await app.call(manager, 'GET', url))
    expect(eligible[0]).toMatchObject({ user: { uuid: linguistB.id }, recommendation: { rating: 10 } })

    const { settings, lastChange } = await list()
    expect(settings).toMatchObject([{ weights: { availability: 3 } }, { orgUnit: { uuid: place.orgUnitId } }])
    expect(lastChange).toMatchObject({ user: { uuid: accountAdmin.id } })
    const removed = await app.call(accountAdmin, 'DELETE', `${base}/recommendation-settings/${place.orgUnitId}`)
    expect(removed.status).toBe(204)
    expect(await firstOf(task)).toMatchObject({ rating: 100 })
    bodyOf(await app.call(accountAdmin, 'POST', `${base}/${place.accountId}/recommendation-settings/removal`))
    expect(await list()).toMatchObject({ settings: [{ weights: { score: 3, rate: 1 } }] })
  })

  test('a linguist of the same step and project comes first where continuity counts', async () => {
    const { taskIds, projectId } = await seedWork(app.db, app.people, { steps: ['TRANSLATION'] })
    const earlier = await seedTask({ task: { ...acceptedBy(linguistB.id), status: 'DELIVERED' } })
    await set({ continuity: 1 })
    expect((await offered(taskIds[0]!)).every(({ rating }) => rating === 0)).toBe(true)
    await app.db.update(tasks).set({ projectId }).where(eq(tasks.id, earlier))
    const expected = [{ criterion: 'CONTINUITY', points: 100, value: 1 }]
    expect(await firstOf(taskIds[0]!)).toEqual({ id: linguistB.id, rating: 100, reasons: expected })
  })

  test('the lowest payment comes first where rates count', async () => {
    await set({ rate: 3 })
    const [lowest, other] = await offered(await seedTask())
    expect(lowest).toMatchObject({ rating: 100, reasons: [{ criterion: 'RATE', points: 100 }] })
    expect(other!.rating).toBeLessThan(100)
    expect((await app.call(linguistB, 'GET', own)).status).toBe(403)
  })
})
