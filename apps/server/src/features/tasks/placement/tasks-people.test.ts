import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { segments } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { acceptedBy, seedWork } from '../../../testing/work.ts'

const app = await openTestApp()

const get = (url: string, as = app.people.manager) => app.call(as, 'GET', url)

describe('scores', () => {
  const texts = [
    { source: 'Save', target: '0123456789', confirmed: true },
    { source: 'Open', target: 'abcdefghij', confirmed: true },
  ]

  test('the next step scores the previous one once by what it changed', async () => {
    const { manager, linguistA, linguistB } = app.people
    const work = await seedWork(app.db, app.people, { segments: texts, task: acceptedBy(linguistA.id) })
    const [first = '', second = ''] = work.taskIds
    const deliver = (id: string) =>
      app.call(manager, 'POST', `/api/v3/task/${id}/status-update`, { status: 'DELIVERED' })
    expect(bodyOf(await get(`/api/v3/task/${first}/score`))).toEqual({})
    bodyOf(await deliver(first))
    await app.db.update(tasks).set(acceptedBy(linguistB.id)).where(eq(tasks.id, second))
    const change = (target: string) =>
      app.db.update(segments).set({ target, confirmed: true }).where(eq(segments.source, 'Save'))
    await app.db.update(segments).set({ confirmed: true }).where(eq(segments.workUnitId, work.workUnitId))
    await change('01234567xy')
    bodyOf(await deliver(second))
    const score = { score: 90, segments: 2, changedSegments: 1 }
    const shown = bodyOf(await get(`/api/v3/task/${first}/score`))
    expect(shown).toMatchObject({ ...score, reviewerUuid: linguistB.id })
    expect(bodyOf(await get(`/api/v3/task/${first}/score`, linguistA))).not.toHaveProperty('reviewerUuid')
    expect(bodyOf(await get(`/api/v3/task/${first}/score`, linguistA))).toMatchObject(score)
    expect((await get(`/api/v3/task/${first}/score`, linguistB)).status).toBe(404)

    const reopen = { status: 'APPROVED', reason: 'Once more' }
    bodyOf(await app.call(manager, 'POST', `/api/v3/task/${second}/status-update`, reopen))
    await change('xxxxxxxxxx')
    bodyOf(await deliver(second))
    expect(bodyOf(await get(`/api/v3/task/${first}/score`))).toMatchObject(score)
  })

  test('the minimum score of a task is set with its instructions and removed with 0', async () => {
    const { manager } = app.people
    const { taskIds } = await seedWork(app.db, app.people)
    const url = `/api/v3/task/${taskIds[0]}`
    const put = async (body: object) => bodyOf(await app.call(manager, 'PUT', url, body))
    expect(await put({ instructions: 'Be brief', minimumScoreRequired: 87.5 })).toMatchObject({
      minimumScoreRequired: 87.5,
    })
    expect(await put({ instructions: 'Be briefer' })).toMatchObject({ minimumScoreRequired: 87.5 })
    expect(bodyOf(await get(`${url}/score`))).toEqual({ minimumScoreRequired: 87.5 })
    expect(await put({ instructions: '', minimumScoreRequired: 0 })).not.toHaveProperty('minimumScoreRequired')
    expect((await app.call(manager, 'PUT', url, { instructions: '', minimumScoreRequired: 101 })).status).toBe(400)
  })
})

test('a task lists who viewed it and who returned it', async () => {
  const { manager, linguistA, linguistB, stranger } = app.people
  const { taskIds } = await seedWork(app.db, app.people)
  const [id = ''] = taskIds
  const viewers = `/api/v3/user/task/${id}/viewed-by`
  const rejecters = `/api/v3/user/task/${id}/rejected-by`
  await get(`/api/v3/task/${id}`)
  expect(bodyOf(await get(viewers))).toEqual([])
  await get(`/api/v3/task/${id}`, linguistA)
  await get(`/api/v3/task/${id}`, linguistB)
  await get(`/api/v3/task/${id}`, linguistA)
  expect(bodyOf(await get(viewers))).toMatchObject([{ user: { uuid: linguistB.id } }, { user: { uuid: linguistA.id } }])
  bodyOf(await app.call(manager, 'POST', `/api/v3/task/${id}/assignment/${linguistA.id}`))
  bodyOf(await app.call(linguistA, 'POST', `/api/v3/task/${id}/rejection`, { reason: 'No time' }))
  expect(bodyOf(await get(rejecters))).toMatchObject([{ user: { uuid: linguistA.id }, reason: 'No time' }])
  for (const url of [viewers, rejecters]) {
    expect((await get(url, linguistA)).status).toBe(403)
    expect((await get(url, stranger)).status).toBe(404)
  }
})

test('a task lists the linguists of its project with their work and payment', async () => {
  const { manager, linguistA, linguistB } = app.people
  const { taskIds } = await seedWork(app.db, app.people, { segments: [{ source: 'Save', words: 100 }] })
  const [first = '', second = ''] = taskIds
  expect(bodyOf(await get(`/api/v3/task/${first}/vendors-summary`))).toEqual([])
  bodyOf(await app.call(manager, 'POST', `/api/v3/task/${first}/assignment/${linguistB.id}`))
  bodyOf(await app.call(manager, 'POST', `/api/v3/task/${second}/assignment/${linguistA.id}`))
  expect(bodyOf(await get(`/api/v3/task/${first}/vendors-summary`))).toMatchObject([
    { vendor: { uuid: linguistB.id }, tasks: 1, deliveredTasks: 0, words: 100, payable: 5, currency: 'USD' },
    { vendor: { uuid: linguistA.id }, tasks: 1, words: 100, payable: 3 },
  ])
  expect((await get(`/api/v3/task/${first}/vendors-summary`, linguistB)).status).toBe(403)
})

test('task slices give the segments that tasks cover', async () => {
  const { manager, linguistA, linguistDe } = app.people
  const locked = { source: 'Locked', locked: true, words: 1 }
  const some = await seedWork(app.db, app.people, { segments: ['Save', 'Open', locked] })
  const taskUuids = [some.taskIds[1], some.taskIds[0]]
  const url = '/api/v3/task/slices/pre-context'
  const slice = { beginIndex: 0, endIndex: 2, words: 3 }
  expect(bodyOf(await app.call(manager, 'POST', url, { taskUuids }))).toEqual(
    taskUuids.map((taskUuid) => ({ taskUuid, ...slice })),
  )
  expect(bodyOf(await app.call(linguistA, 'POST', url, { taskUuids }))).toHaveLength(2)
  expect((await app.call(linguistDe, 'POST', url, { taskUuids })).status).toBe(404)
})
