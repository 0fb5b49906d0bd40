import type { PlacementSettings } from '@dragoman/sdk/operations/autopilot'
import type { Task, TaskLogEntry } from '@dragoman/sdk/operations/tasks'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { projects } from '../../work/tables.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { seedClosedReview } from '../../../testing/reviews.ts'
import { jobs } from '../../../kernel/tables.ts'
import type { Person } from '../../../testing/people.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { acceptedBy, seedMemory, seedWork } from '../../../testing/work.ts'
import type { Work } from '../../../testing/work.ts'

const app = await openTestApp()

const assign = (work: Work, userId: string, step = 0) => `/api/v3/task/${work.taskIds[step]}/assignment/${userId}`
const status = (work: Work, step = 0) => `/api/v3/task/${work.taskIds[step]}/status-update`

async function taskRow(id: string | undefined) {
  const [row] = await app.db
    .select()
    .from(tasks)
    .where(eq(tasks.id, id ?? ''))
  return row
}

describe('delivering', () => {
  test('a delivery with open segments or tag errors is refused with these segments and changes nothing', async () => {
    const { linguistA } = app.people
    const work = await seedWork(app.db, app.people, {
      task: acceptedBy(linguistA.id),
      segments: [
        { source: 'Save', target: 'Guardar', confirmed: true },
        { source: 'Open', target: '' },
        { source: 'a ⟦1/⟧', target: 'a', confirmed: true },
      ],
    })
    const answer = await app.call(linguistA, 'POST', status(work), { status: 'DELIVERED' })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      code: 'MOVE_CONDITIONS',
      data: {
        unmet: ['segmentsConfirmed', 'tagsMatch'],
        openSegments: { count: 1, segments: [{ segmentId: work.segmentIds[1], index: 1 }] },
        codeIssues: { count: 1, segments: [{ index: 2, issues: [{ kind: 'missing', id: 1 }] }] },
      },
    })
    expect(await taskRow(work.taskIds[0])).toMatchObject({ status: 'APPROVED' })
  })

  test('a task whose file has not been read cannot be delivered', async () => {
    const { linguistA } = app.people
    const work = await seedWork(app.db, app.people, { task: acceptedBy(linguistA.id) })
    await app.db.delete(segments).where(eq(segments.workUnitId, work.workUnitId))
    for (const genesis of [
      { genesisStatus: 'CREATING' },
      { genesisStatus: 'ERROR', genesisDescription: 'app.json, line 3: no JSON.' },
    ]) {
      await app.db.update(workUnits).set(genesis).where(eq(workUnits.id, work.workUnitId))
      const answer = await app.call(linguistA, 'POST', status(work), { status: 'DELIVERED', hasTagMismatch: true })
      expect(answer).toMatchObject({ status: 422, body: { data: { unmet: ['segmentsConfirmed'] } } })
      const { message } = answer.body as { message: string }
      expect(message).toContain(genesis.genesisDescription ?? 'still being imported')
    }
  })

  test('an explicit override delivers tag errors but no open segments', async () => {
    const { linguistA } = app.people
    const mismatched = { source: 'a ⟦1/⟧', target: 'a', confirmed: false }
    const open = await seedWork(app.db, app.people, { task: acceptedBy(linguistA.id), segments: [mismatched, 'Open'] })
    const onPurpose = { status: 'DELIVERED', hasTagMismatch: true }
    expect((await app.call(linguistA, 'POST', status(open), onPurpose)).body).toMatchObject({
      data: { unmet: ['segmentsConfirmed'] },
    })
    const work = await seedWork(app.db, app.people, { task: acceptedBy(linguistA.id), segments: [mismatched] })
    expect((await app.call(linguistA, 'POST', status(work), onPurpose)).body).toEqual({
      uuid: work.taskIds[0],
      status: 'DELIVERED',
      hasTagMismatch: true,
    })
  })

  test('a delivery before the previous step is refused with that reason', async () => {
    const { manager, linguistA, linguistB } = app.people
    const work = await seedWork(app.db, app.people, {
      task: acceptedBy(linguistA.id),
      segments: [{ source: 'Save', target: 'Guardar', confirmed: true }],
    })
    await app.call(manager, 'POST', assign(work, linguistB.id, 1))
    expect((await app.call(linguistB, 'POST', status(work, 1), { status: 'APPROVED' })).status).toBe(200)
    const early = await app.call(linguistB, 'POST', status(work, 1), { status: 'DELIVERED' })
    expect(early.body).toMatchObject({ data: { unmet: ['previousDelivered'], waitingFor: { uuid: work.taskIds[0] } } })
  })

  test('a delivery updates the memory and opens the next step, and the last one delivers the project', async () => {
    const { manager, linguistA, linguistB } = app.people
    const work = await seedWork(app.db, app.people, {
      task: acceptedBy(linguistA.id),
      segments: [{ source: 'Save', target: 'Guardar', confirmed: true }],
    })
    const memory = await seedMemory(app.db, app.people, work.projectId)
    const delivered = await app.call(linguistA, 'POST', status(work), { status: 'DELIVERED' })
    expect(delivered.status).toBe(200)
    await app.idle()
    const found = await app.call(
      manager,
      'GET',
      `/api/v1/translation-memory/${memory}/translation-unit/search?sourceText=save`,
    )
    expect(found.body).toMatchObject({
      content: [{ sourceText: 'Save', targets: [{ locale: 'es', text: 'Guardar' }] }],
    })
    const [segment] = await app.db.select().from(segments).where(eq(segments.workUnitId, work.workUnitId))
    expect(segment).toMatchObject({ target: 'Guardar', deliveredTarget: 'Guardar', confirmed: false })
    expect(await workUnitRow(work)).toMatchObject({ currentStep: 1, confirmedSegments: 0 })
    expect((await app.call(linguistB, 'POST', assign(work, linguistB.id, 1))).status).toBe(200)
    const confirmed = await app.call(
      linguistB,
      'POST',
      `/api/v1/atlas/work-unit/${work.workUnitId}/segment/confirmation`,
      {},
    )
    expect(confirmed.body).toMatchObject({ confirmed: 1, refused: [] })
    expect((await app.call(linguistB, 'POST', status(work, 1), { status: 'DELIVERED' })).status).toBe(200)
    const [project] = await app.db.select().from(projects).where(eq(projects.id, work.projectId))
    expect(project).toMatchObject({ status: 'DELIVERED' })
    const started = await app.db
      .select()
      .from(jobs)
      .where(eq(jobs.projectId, work.projectId))
      .orderBy(jobs.createdAt, jobs.type)
    expect(started.map(({ type }) => type)).toEqual(['TM_LEARNING', 'TM_LEARNING', 'TRANSLATION_BUILD'])
    const seen = async (as: Person) => {
      const { body } = await app.call(as, 'GET', `/api/v3/job?projectUuid=${work.projectId}&types=TM_LEARNING`)
      return (body as { totalElements: number }).totalElements
    }
    // Only managers can stop or restart the learning of a memory.
    expect([await seen(manager), await seen(linguistA), await seen(linguistB)]).toEqual([2, 0, 0])
    expect(await workUnitRow(work)).toMatchObject({ currentStep: 2 })
  })

  test('a delivery can be undone with a reason until the next step is accepted, which resumes the project', async () => {
    const { manager, linguistA, linguistB } = app.people
    const work = await seedWork(app.db, app.people, {
      task: acceptedBy(linguistA.id),
      segments: [{ source: 'Save', target: 'Guardar', confirmed: true }],
    })
    await app.call(linguistA, 'POST', status(work), { status: 'DELIVERED' })
    const reopen = { status: 'APPROVED', reason: 'A typo' }
    expect((await app.call(linguistA, 'POST', status(work), reopen)).status).toBe(403)
    expect((await app.call(manager, 'POST', status(work), { status: 'APPROVED' })).status).toBe(400)
    expect((await app.call(manager, 'POST', status(work), reopen)).status).toBe(200)
    expect(await workUnitRow(work)).toMatchObject({ currentStep: 0, confirmedSegments: 1 })
    await app.call(linguistA, 'POST', status(work), { status: 'DELIVERED' })
    await app.call(linguistB, 'POST', assign(work, linguistB.id, 1))
    const late = await app.call(manager, 'POST', status(work), reopen)
    expect(late).toMatchObject({ status: 422, body: { data: { unmet: ['nextNotAccepted'] } } })
  })

  test('a delivery of an invoiced project cannot be undone', async () => {
    const { manager, linguistA } = app.people
    const work = await seedWork(app.db, app.people, {
      task: acceptedBy(linguistA.id),
      steps: ['TRANSLATION'],
      segments: [{ source: 'Save', target: 'Guardar', confirmed: true }],
    })
    await app.call(linguistA, 'POST', status(work), { status: 'DELIVERED' })
    await app.db.update(projects).set({ status: 'INVOICED' }).where(eq(projects.id, work.projectId))
    const late = await app.call(manager, 'POST', status(work), { status: 'APPROVED', reason: 'A typo' })
    expect(late).toMatchObject({ status: 422, body: { data: { unmet: ['notInvoiced'] } } })
  })

  test('a review is skipped with its reason where the record of the linguist suffices, but for samples, and can be done after all', async () => {
    const { manager, accountAdmin, linguistA, linguistB, stranger, place } = app.people
    const rulesUrl = `/api/v3/client/${place.orgUnitId}/autopilot-settings`
    const setRules = async (more: object) => {
      const {
        version: _,
        ownFields: _own,
        ...rules
      } = bodyOf<PlacementSettings>(await app.call(manager, 'GET', rulesUrl))
      bodyOf(await app.call(accountAdmin, 'PUT', rulesUrl, { ...rules, ...more }))
    }
    const before = await seedWork(app.db, app.people, {
      steps: ['TRANSLATION'],
      targetLocale: 'ar',
      task: { status: 'DELIVERED', assigneeId: linguistA.id },
    })
    const by = { accountId: place.accountId, orgUnitId: place.orgUnitId, translatorId: linguistA.id }
    await seedClosedReview(app.db, before, { ...by, reviewerId: linguistB.id, targetLocale: 'ar', points: '35' })
    const deliver = async (review: object = {}) => {
      const work = await seedWork(app.db, app.people, {
        targetLocale: 'ar',
        task: acceptedBy(linguistA.id),
        segments: [{ source: 'Save', target: 'Guardar', confirmed: true }],
      })
      const [, reviewId = ''] = work.taskIds
      const given = { assigneeId: linguistB.id, currency: 'USD', payableAmount: '5', ...review }
      await app.db.update(tasks).set(given).where(eq(tasks.id, reviewId))
      bodyOf(await app.call(linguistA, 'POST', status(work), { status: 'DELIVERED' }))
      const task = bodyOf<Task>(await app.call(manager, 'GET', `/api/v3/task/${reviewId}`))
      const log = bodyOf<TaskLogEntry[]>(await app.call(manager, 'GET', `/api/v3/task/${reviewId}/log`))
      const told = log.find(({ event }) => event === 'SKIPPED' || event === 'SAMPLED')
      return { work, reviewId, task, told: told && `${told.event} ${told.detail}` }
    }
    expect(await deliver()).toMatchObject({ task: { status: 'PENDING' }, told: undefined })
    await setRules({
      skipReviewEnabled: true,
      minimumScoreToSkipReview: 96,
      minimumJobsToSkipReview: 2,
      reviewSamplePercent: 0,
    })
    const { work, reviewId, task, told } = await deliver()
    expect(told).toBe('SKIPPED 96.5 ≥ 96 · 3 ≥ 2')
    expect(task).toMatchObject({ status: 'CANCELLED', assignment: 'SKIPPED' })
    expect(task.assignee).toBeUndefined()
    const [row] = await app.db.select().from(tasks).where(eq(tasks.id, reviewId))
    expect(row).toMatchObject({ payableAmount: null, assigneeId: null })
    const projectOf = async () =>
      (await app.db.select().from(projects).where(eq(projects.id, work.projectId)))[0]?.status
    expect(await projectOf()).toBe('DELIVERED')

    const undo = (as: Person) => app.call(as, 'POST', `/api/v3/task/${reviewId}/skip-undo`)
    expect([(await undo(linguistA)).status, (await undo(stranger)).status]).toEqual([403, 404])
    expect(bodyOf(await undo(manager))).toMatchObject({ status: 'PENDING', assignment: 'UNASSIGNED' })
    expect(await projectOf()).toBe('APPROVED')
    expect((await undo(manager)).status).toBe(409)

    expect(await deliver({ status: 'APPROVED', acceptedAt: new Date() })).toMatchObject({
      task: { status: 'APPROVED' },
    })
    await setRules({ reviewSamplePercent: 100 })
    expect(await deliver()).toMatchObject({ task: { status: 'PENDING' }, told: 'SAMPLED 100%' })
    await setRules({ reviewSamplePercent: 0, minimumScoreToSkipReview: 97 })
    expect(await deliver()).toMatchObject({ task: { status: 'PENDING' }, told: undefined })
    bodyOf(await app.call(accountAdmin, 'DELETE', rulesUrl))
  })

  test('a delivery skips a canceled step', async () => {
    const { manager, linguistA } = app.people
    const work = await seedWork(app.db, app.people, {
      task: acceptedBy(linguistA.id),
      segments: [{ source: 'Save', target: 'Guardar', confirmed: true }],
    })
    await app.call(linguistA, 'POST', status(work), { status: 'DELIVERED' })
    expect((await app.call(manager, 'POST', status(work, 1), { status: 'CANCELLED' })).status).toBe(200)
    const [project] = await app.db.select().from(projects).where(eq(projects.id, work.projectId))
    expect(project).toMatchObject({ status: 'DELIVERED' })
  })
})

async function workUnitRow(work: Work) {
  const [row] = await app.db.select().from(workUnits).where(eq(workUnits.id, work.workUnitId))
  return row
}
