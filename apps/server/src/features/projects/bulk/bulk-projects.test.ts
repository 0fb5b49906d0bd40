import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import type { BulkChange, BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { Job } from '@dragoman/sdk/operations/jobs'
import type { Project, ProjectBulkPlan, ProjectCounters, ProjectPage } from '@dragoman/sdk/operations/projects'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../../testing/projects.ts'
import { acceptedBy, seedWork } from '../../../testing/work.ts'
import { projects } from '../../work/tables.ts'
import { tasks } from '../../work/task-tables.ts'

const app = await openTestApp()
const { manager, otherManager, client, linguistA, stranger } = app.people
const steps = projectSteps(app)

const plan = async (body: object) =>
  bodyOf<ProjectBulkPlan>(await app.call(manager, 'POST', '/api/v3/project/bulk/plan', body))

/** Makes a change and waits for its end. */
async function change(body: object): Promise<BulkChange> {
  const started = bodyOf<Job>(await app.call(manager, 'POST', '/api/v3/project/bulk', body), 202)
  return app.until(async () => {
    const asked = await app.call(manager, 'GET', `/api/v3/bulk-change/${started.uuid}`)
    return asked.status === 200 ? bodyOf<BulkChange>(asked) : undefined
  })
}

const undo = async (uuid: string) =>
  bodyOf<BulkChange>(await app.call(manager, 'POST', `/api/v3/bulk-change/${uuid}/undo`)).undo!
const get = (id: string) => steps.get(manager, id)
const uuids = (items: readonly BulkItem[] = []) => items.map(({ uuid }) => uuid).sort()
const reasons = (items: readonly BulkItem[] = []) => Object.fromEntries(items.map(({ uuid, reason }) => [uuid, reason]))
const listed = async (filter?: string, as = manager) => {
  const query = filter ? `?filter=${encodeURIComponent(filter)}&size=100` : '?size=100'
  return bodyOf<ProjectPage>(await app.call(as, 'GET', `/api/v3/project${query}`)).content.map(({ uuid }) => uuid)
}

/** A project of one task in a state of its own. */
async function seed(status: string, task: Parameters<typeof seedWork>[2] = {}) {
  const work = await seedWork(app.db, app.people, { steps: ['TRANSLATION'], ...task })
  await app.db.update(projects).set({ status }).where(eq(projects.id, work.projectId))
  return { id: work.projectId, taskId: work.taskIds[0] ?? '' }
}
const setTask = (id: string, status: string) => app.db.update(tasks).set({ status }).where(eq(tasks.id, id))
const statusOf = async (id: string) => (await app.db.select().from(tasks).where(eq(tasks.id, id)))[0]?.status

describe('archive', () => {
  test('an archived project leaves the list and its counters, is found by a filter, and is read-only until it is back', async () => {
    const { id, taskId } = await seed('DELIVERED', { task: acceptedBy(linguistA.id) })
    await setTask(taskId, 'DELIVERED')
    const url = `/api/v3/project/${id}`
    const total = async () => bodyOf<ProjectCounters>(await app.call(manager, 'GET', '/api/v3/project/counters')).total
    const before = await total()
    const archived = bodyOf<Project>(await app.call(manager, 'POST', `${url}/archive`))
    expect(archived).toMatchObject({ archiveDate: expect.any(Number) as number, allowedMoves: [] })
    expect(await total()).toBe(before - 1)
    expect(await listed()).not.toContain(id)
    expect(await listed('status:delivered')).not.toContain(id)
    expect(await listed('is:archived')).toEqual([id])
    expect(await listed('-is:archived')).not.toContain(id)
    expect(await listed('is:archived OR status:draft,delivered')).toContain(id)
    expect((await get(id)).uuid).toBe(id)

    const refused = { status: 422, body: { code: 'PROJECT_ARCHIVED' } }
    expect(await app.call(manager, 'POST', `${url}/info`, { reference: 'Other' })).toMatchObject(refused)
    expect(await steps.move(manager, id, 'APPROVED', { reason: 'More' })).toMatchObject(refused)
    expect(await app.call(manager, 'POST', `${url}/message`, { text: 'Hello' })).toMatchObject(refused)
    const reopen = { status: 'APPROVED', reason: 'A typo' }
    expect(await app.call(manager, 'POST', `/api/v3/task/${taskId}/status-update`, reopen)).toMatchObject(refused)

    const back = bodyOf<Project>(await app.call(manager, 'DELETE', `${url}/archive`))
    expect(back).not.toHaveProperty('archiveDate')
    expect(await listed()).toContain(id)
    bodyOf(await app.call(manager, 'POST', `${url}/info`, { reference: 'Other' }))
  })

  test('only managers archive, only what is not in progress, and only in their account', async () => {
    const { id } = await seed('APPROVED')
    const url = `/api/v3/project/${id}/archive`
    expect(await app.call(manager, 'POST', url)).toMatchObject({ status: 422, body: { code: 'NOT_READY' } })
    expect((await app.call(client, 'POST', url)).status).toBe(403)
    expect((await app.call(stranger, 'POST', url)).status).toBe(404)
  })
})

describe('bulk changes of projects', () => {
  test('a plan says what would happen and changes nothing, and the change does the same', async () => {
    const ready = (await seed('DELIVERED')).id
    const busy = (await seed('APPROVED')).id
    const projectUuids = [ready, busy]
    const body = { kind: 'ARCHIVE', projectUuids }
    const planned = await plan(body)
    expect(uuids(planned.changing)).toEqual([ready])
    expect(reasons(planned.skipped)).toEqual({ [busy]: 'IN_PROGRESS' })
    expect(await get(ready)).not.toHaveProperty('archiveDate')

    const done = await change(body)
    expect(done).toMatchObject({ kind: 'PROJECT_ARCHIVE', user: { uuid: manager.id } })
    expect(uuids(done.changed)).toEqual([ready])
    expect(reasons(done.skipped)).toEqual({ [busy]: 'IN_PROGRESS' })
    expect(await listed()).not.toContain(ready)
    expect(reasons((await plan({ kind: 'TAGS', addTags: ['a'], projectUuids: [ready] })).skipped)).toEqual({
      [ready]: 'ARCHIVED',
    })
    expect(uuids((await undo(done.uuid)).restored)).toEqual([ready])
    expect(await listed()).toContain(ready)
  })

  test('managers and tags are changed and undone, but for projects that changed since', async () => {
    const [first, second, closed] = [await seed('DRAFT'), await seed('PENDING'), await seed('CANCELLED')].map(
      ({ id }) => id,
    ) as [string, string, string]
    const projectUuids = [first, second, closed]
    const tagged = await change({ kind: 'TAGS', addTags: ['legal', ' legal '], removeTags: ['x'], projectUuids })
    expect(reasons(tagged.skipped)).toEqual({ [closed]: 'CLOSED' })
    expect((await get(first)).tags).toEqual(['legal'])
    bodyOf(await app.call(manager, 'POST', `/api/v3/project/${second}/info`, { tags: ['legal', 'mine'] }))
    const untagged = await undo(tagged.uuid)
    expect(reasons(untagged.kept)).toEqual({ [second]: 'CHANGED' })
    expect((await get(first)).tags).toEqual([])
    expect((await get(second)).tags).toEqual(['legal', 'mine'])

    const given = await change({ kind: 'MANAGER', userUuid: otherManager.id, projectUuids: [first] })
    expect(given.changed).toMatchObject([{ uuid: first, assignee: otherManager.name }])
    const url = `/api/v3/activity?entityUuid=${first}`
    const entries = async () => bodyOf<{ content: ActivityEntry[] }>(await app.call(manager, 'GET', url)).content
    expect((await entries())[0]).toMatchObject({ undo: { changeUuid: given.uuid } })
    await undo(given.uuid)
    expect(await get(first)).not.toHaveProperty('assignee')
    const [undone, ...earlier] = await entries()
    expect(undone).toMatchObject({ event: 'PROJECT_CHANGE_UNDONE', after: { assigneeId: null } })
    expect([undone, ...earlier].filter((each) => each?.undo)).toEqual([])
  })

  test('drafts move to another organizational unit with their tasks, and back', async () => {
    const { id, taskId } = await seed('DRAFT')
    const busy = (await seed('PENDING')).id
    const body = {
      organizationUuid: app.people.place.organizationId,
      name: 'Sales',
      country: 'ES',
      currency: 'EUR',
      timezone: 'Europe/Madrid',
    }
    const unit = bodyOf<{ uuid: string }>(await app.call(app.people.accountAdmin, 'POST', '/api/v3/client', body), 202)
    const moved = await change({ kind: 'ORG_UNIT', orgUnitUuid: unit.uuid, projectUuids: [id, busy] })
    expect(reasons(moved.skipped)).toEqual({ [busy]: 'NOT_DRAFT' })
    const unitOf = async () => (await app.db.select().from(tasks).where(eq(tasks.id, taskId)))[0]?.orgUnitId
    expect(await unitOf()).toBe(unit.uuid)
    await undo(moved.uuid)
    expect(await unitOf()).toBe(app.people.place.orgUnitId)
    expect((await get(id)).organizationalUnit.uuid).toBe(app.people.place.orgUnitId)
  })

  test('a status is changed with what follows from it, and undone where nothing has happened since', async () => {
    const [first, taken, draft] = [await seed('PENDING'), await seed('PENDING'), await seed('DRAFT')] as const
    for (const { taskId } of [first, taken, draft]) await setTask(taskId, 'DRAFT')
    const projectUuids = [first.id, taken.id, draft.id]
    const approved = await change({ kind: 'STATUS', newStatus: 'APPROVED', projectUuids })
    expect(reasons(approved.skipped)).toEqual({ [draft.id]: 'NO_SUCH_MOVE' })
    expect(await statusOf(first.taskId)).toBe('PENDING')
    bodyOf(await app.call(manager, 'POST', `/api/v3/task/${taken.taskId}/assignment/${linguistA.id}`))
    expect(reasons((await undo(approved.uuid)).kept)).toEqual({ [taken.id]: 'ASSIGNED' })
    expect([(await get(first.id)).status, await statusOf(first.taskId)]).toEqual(['PENDING', 'DRAFT'])
    expect((await get(taken.id)).status).toBe('APPROVED')

    const cancel = { kind: 'STATUS', newStatus: 'CANCELLED', projectUuids: [taken.id, draft.id] }
    const refused = await app.call(manager, 'POST', '/api/v3/project/bulk/plan', cancel)
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'body.reason' }] } })
    const canceled = await change({ ...cancel, reason: 'Not needed' })
    expect(await statusOf(taken.taskId)).toBe('CANCELLED')
    await undo(canceled.uuid)
    expect([(await get(taken.id)).status, await statusOf(taken.taskId)]).toEqual(['APPROVED', 'PENDING'])
    expect([(await get(draft.id)).status, await statusOf(draft.taskId)]).toEqual(['DRAFT', 'DRAFT'])
    const [task] = await app.db.select().from(tasks).where(eq(tasks.id, taken.taskId))
    expect(task?.assigneeId).toBe(linguistA.id)
  })

  test('costs are recalculated in bulk, which can not be undone', async () => {
    const { id } = await seed('DRAFT')
    const closed = (await seed('DELIVERED')).id
    const done = await change({ kind: 'RECALCULATE', projectUuids: [id, closed] })
    expect(reasons(done.skipped)).toEqual({ [closed]: 'CLOSED' })
    expect(done).not.toHaveProperty('undo')
    expect((await steps.costs(manager, id)).costsStatus).toMatch(/^COMPLETED/)
    expect((await app.call(manager, 'POST', `/api/v3/bulk-change/${done.uuid}/undo`)).status).toBe(409)
  })

  test('clients and other accounts reach neither bulk changes nor their results', async () => {
    const { id } = await seed('DRAFT')
    const body = { kind: 'TAGS', addTags: ['a'], projectUuids: [id] }
    expect((await app.call(client, 'POST', '/api/v3/project/bulk', body)).status).toBe(403)
    expect((await app.call(stranger, 'POST', '/api/v3/project/bulk', body)).status).toBe(404)
    const { uuid } = await change(body)
    expect((await app.call(client, 'GET', `/api/v3/bulk-change/${uuid}`)).status).toBe(403)
    expect((await app.call(stranger, 'GET', `/api/v3/bulk-change/${uuid}`)).status).toBe(404)
  })
})
