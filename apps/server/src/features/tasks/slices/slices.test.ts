import type { SegmentIndex } from '@dragoman/sdk/operations/editor'
import type { PlacementSettings } from '@dragoman/sdk/operations/autopilot'
import type { Task, TaskLogEntry, TaskSplitPlan, TaskSummary } from '@dragoman/sdk/operations/tasks'
import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { acceptedBy, seedMemory, seedWork, type Work } from '../../../testing/work.ts'
import { type LogfileConfig, logfiles, logfileSegments } from '../../costs/tables.ts'
import { fitSlices, noteSlices, rangesFrom } from '../../work/slices.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { taskPayments, tasks } from '../../work/task-tables.ts'
import { userRateDetails, userRates } from '../../rates/tables.ts'
import { workflows } from '../../workflows/tables.ts'
import { taskScores } from '../../quality/tables.ts'

const app = await openTestApp()
const { manager, linguistA, linguistB } = app.people

/** Ten segments of ten words each. */
const tenSegments = [...'abcdefghij'].map((letter) => ({ source: `Text ${letter}`, words: 10 }))

const seed = (more: Parameters<typeof seedWork>[2] = {}) =>
  seedWork(app.db, app.people, { segments: tenSegments, ...more })

const call = <Body>(...given: Parameters<typeof app.call>) =>
  app.call(...given) as Promise<{ status: number; body: Body }>

const plan = (work: Work, body: object, at = 0) =>
  call<TaskSplitPlan>(manager, 'POST', `/api/v3/task/${work.taskIds[at]}/split/plan`, body)

async function split(work: Work, slices: object[], at = 0): Promise<Task[]> {
  const answer = await call<Task[]>(manager, 'POST', `/api/v3/task/${work.taskIds[at]}/split`, { slices })
  expect(answer.status).toBe(200)
  return answer.body
}

/** In two halves, each with a linguist who has accepted it. */
async function halves(work: Work): Promise<[Task, Task]> {
  const [first, second] = (await split(work, [
    { endIndex: 4, assigneeUuid: linguistA.id },
    { endIndex: 9, assigneeUuid: linguistB.id },
  ])) as [Task, Task]
  for (const [who, { uuid }] of [
    [linguistA, first],
    [linguistB, second],
  ] as const) {
    const answer = await app.call(who, 'POST', `/api/v3/task/${uuid}/status-update`, { status: 'APPROVED' })
    expect(answer.status).toBe(200)
  }
  return [first, second]
}

const segmentOf = (work: Work, at: number) =>
  `/api/v1/atlas/work-unit/${work.workUnitId}/segment/${work.segmentIds[at]}`
const save = (who: typeof linguistA, work: Work, at: number, target = 'Texto') =>
  app.call(who, 'PUT', segmentOf(work, at), { target, confirmed: true, version: 0 })
const deliver = (who: typeof linguistA, { uuid }: { uuid: string }) =>
  app.call(who, 'POST', `/api/v3/task/${uuid}/status-update`, { status: 'DELIVERED' })

async function translate(who: typeof linguistA, work: Work, from: number, to: number) {
  for (let at = from; at <= to; at += 1) expect((await save(who, work, at)).status).toBe(200)
}

const workUnitOf = async (work: Work) => {
  const [row] = await app.db.select().from(workUnits).where(eq(workUnits.id, work.workUnitId))
  return row
}

describe('planning', () => {
  test('a plan proposes slices of equal words, says what they begin with, and changes nothing', async () => {
    const work = await seed({ segments: [...tenSegments.slice(0, 9), { source: 'Bold ⟦1⟧text⟦/1⟧', words: 10 }] })
    const { status, body } = await plan(work, { parts: 2 })
    expect(status).toBe(200)
    expect(body).toEqual({
      slices: [
        { beginIndex: 0, endIndex: 4, words: 50, segments: 5, beginText: 'Text a' },
        { beginIndex: 5, endIndex: 9, words: 50, segments: 5, beginText: 'Text f' },
      ],
      sharedTexts: 0,
    })
    const measured = await plan(work, { endIndexes: [8, 9] })
    expect(measured.body.slices).toMatchObject([{ words: 90 }, { words: 10, beginText: 'Bold text' }])
    expect(await app.db.select().from(tasks).where(eq(tasks.workUnitId, work.workUnitId))).toHaveLength(2)
  })

  test('a plan counts repeated texts that end up in several slices', async () => {
    const work = await seed({ segments: ['Save', 'Open', 'Close', 'Save'] })
    expect((await plan(work, { parts: 2 })).body).toMatchObject({ sharedTexts: 1 })
  })

  test.each([
    ['neither parts nor ends', {}],
    ['both', { parts: 2, endIndexes: [1, 9] }],
    ['ends that go back', { endIndexes: [5, 5, 9] }],
    ['a last end before that of the task', { endIndexes: [2, 8] }],
    ['a single part', { parts: 1 }],
  ])('a plan with %s is refused', async (_, body) => {
    expect((await plan(await seed(), body)).status).toBe(400)
  })

  test('accepted tasks and files that are being imported are not split', async () => {
    const accepted = await seed({ task: acceptedBy(linguistA.id) })
    expect(await plan(accepted, { parts: 2 })).toMatchObject({ status: 409, body: { data: { status: 'APPROVED' } } })
    const importing = await seed()
    await app.db.update(workUnits).set({ genesisStatus: 'CREATING' }).where(eq(workUnits.id, importing.workUnitId))
    expect(await plan(importing, { parts: 2 })).toMatchObject({ status: 422, body: { code: 'NOT_READY' } })
  })

  test('linguists can neither plan, split, nor join, and other accounts see no task', async () => {
    const work = await seed()
    const [task] = work.taskIds
    const slices = [{ endIndex: 4 }, { endIndex: 9 }]
    for (const [action, body] of [
      ['split/plan', { parts: 2 }],
      ['split', { slices }],
      ['join', undefined],
    ] as const) {
      const url = `/api/v3/task/${task}/${action}`
      expect((await app.call(linguistA, 'POST', url, body)).status).toBe(403)
      expect((await app.call(app.people.stranger, 'POST', url, body)).status).toBe(404)
    }
  })
})

describe('splitting', () => {
  test('each slice is a task with its linguist, due date and words', async () => {
    const work = await seed({ task: { instructions: 'Formal', dueDate: new Date(5e12) } })
    const slices = await split(work, [
      { endIndex: 2, assigneeUuid: linguistA.id },
      { endIndex: 6, assigneeUuid: linguistB.id, dueDate: 6e12 },
      { endIndex: 9 },
    ])
    expect(slices).toMatchObject([
      {
        uuid: work.taskIds[0],
        fromSplit: true,
        slice: { beginIndex: 0, endIndex: 2, words: 30, segments: 3 },
        assignee: { uuid: linguistA.id },
        assignment: 'ASSIGNED',
        dueDate: 5e12,
        workUnit: { isSplit: true, words: 100 },
      },
      {
        slice: { beginIndex: 3, endIndex: 6, words: 40 },
        assignee: { uuid: linguistB.id },
        dueDate: 6e12,
        dueDateSet: true,
      },
      { slice: { beginIndex: 7, endIndex: 9, words: 30 }, assignment: 'UNASSIGNED', instructions: 'Formal' },
    ])
    const url = '/api/v3/task/slices/pre-context'
    const listed = await app.call(manager, 'POST', url, {
      taskUuids: [...slices.map(({ uuid }) => uuid), work.taskIds[1]],
    })
    expect(listed.body).toEqual([
      { taskUuid: slices[0]?.uuid, beginIndex: 0, endIndex: 2, words: 30 },
      { taskUuid: slices[1]?.uuid, beginIndex: 3, endIndex: 6, words: 40 },
      { taskUuid: slices[2]?.uuid, beginIndex: 7, endIndex: 9, words: 30 },
      { taskUuid: work.taskIds[1], beginIndex: 0, endIndex: 9, words: 100 },
    ])
    const review = await call<Task>(manager, 'GET', `/api/v3/task/${work.taskIds[1]}`)
    expect(review.body).toMatchObject({ fromSplit: false, waitingFor: { uuid: slices[0]?.uuid } })
    expect(review.body.dependencies).toHaveLength(3)
  })

  test('lists and counters measure slices by their own words', async () => {
    const work = await seed()
    await split(work, [{ endIndex: 1 }, { endIndex: 9 }])
    const url = `/api/v3/task?projectUuid=${work.projectId}&filter=words:20`
    expect((await app.call(manager, 'GET', url)).body).toMatchObject({ totalElements: 1 })
    const listed = await call<{ content: Task[] }>(manager, 'GET', `/api/v3/task?projectUuid=${work.projectId}`)
    expect(listed.body.content.map(({ slice }) => slice?.words)).toEqual([undefined, 20, 80])
    const groups = await app.call(manager, 'GET', `/api/v3/task/group?groupBy=PROJECT&projectUuid=${work.projectId}`)
    expect(groups.body).toMatchObject({ content: [{ taskCount: 3, words: 200 }] })
  })

  test('each slice pays its own words of each band, and its pay can be opened down to its segments', async () => {
    const work = await seed()
    await setRate(linguistA.id, '0.1')
    await setRate(linguistB.id, '0.2')
    await analyse(work, 'aaabbbbbbb')
    const [first, second] = await split(work, [
      { endIndex: 3, assigneeUuid: linguistA.id },
      { endIndex: 9, assigneeUuid: linguistB.id },
    ])
    expect(first).toMatchObject({ payableAmount: 1.45 })
    expect(second).toMatchObject({ payableAmount: 12 })
    const lines = await app.db
      .select()
      .from(taskPayments)
      .where(eq(taskPayments.taskId, first!.uuid))
      .orderBy(asc(taskPayments.displayOrder))
    expect(lines.map(({ costType, amount }) => [costType, Number(amount)])).toEqual([
      ['EXACT', 30],
      ['0-74', 10],
    ])
    const explained = await app.call(
      manager,
      'GET',
      `/api/v3/task/${first!.uuid}/cost-details/explanation?displayOrder=0`,
    )
    expect(explained.body).toMatchObject({ words: 30, segments: { totalElements: 3 } })
  })

  test('a stale version, a gap and an ineligible linguist are refused, and nothing is split', async () => {
    const work = await seed()
    const url = `/api/v3/task/${work.taskIds[0]}/split`
    expect((await app.call(manager, 'POST', url, { slices: [{ endIndex: 4 }, { endIndex: 8 }] })).status).toBe(400)
    const toClient = [{ endIndex: 4, assigneeUuid: app.people.client.id }, { endIndex: 9 }]
    expect(await app.call(manager, 'POST', url, { slices: toClient })).toMatchObject({ status: 422 })
    expect(await app.db.select().from(tasks).where(eq(tasks.workUnitId, work.workUnitId))).toHaveLength(2)
  })

  test('a slice can be split again', async () => {
    const work = await seed()
    await split(work, [{ endIndex: 5 }, { endIndex: 9 }])
    const again = await split(work, [{ endIndex: 1 }, { endIndex: 5 }])
    expect(again.map(({ slice }) => slice)).toMatchObject([
      { beginIndex: 0, endIndex: 1 },
      { beginIndex: 2, endIndex: 5 },
    ])
  })
})

describe('work on slices', () => {
  test('a linguist changes the segments of their slice alone, and sees the others', async () => {
    const work = await seed()
    const [first] = await halves(work)
    expect((await save(linguistA, work, 0)).status).toBe(200)
    expect(await save(linguistA, work, 5)).toMatchObject({
      status: 422,
      body: { code: 'READ_ONLY', data: { readOnlyReason: 'OTHER_SLICE' } },
    })
    expect((await save(linguistB, work, 5)).status).toBe(200)
    const context = await app.call(linguistA, 'GET', `/api/v1/atlas/url/editor/context/T-${first.uuid}`)
    expect(context.body).toMatchObject({ items: [{ writable: true, slices: [{ beginIndex: 0, endIndex: 4 }] }] })
    const url = `/api/v1/atlas/work-unit/${work.workUnitId}/segment/index`
    const index = await call<SegmentIndex>(linguistA, 'GET', url)
    expect(index.body.states).toHaveLength(10)
  })

  test('confirming all confirms what the linguist may change', async () => {
    const work = await seed({ segments: tenSegments.map((segment) => ({ ...segment, target: 'Texto' })) })
    await halves(work)
    const url = `/api/v1/atlas/work-unit/${work.workUnitId}/segment/confirmation`
    expect((await app.call(linguistA, 'POST', url, {})).body).toMatchObject({ confirmed: 5 })
    expect(await app.call(linguistA, 'POST', url, { segmentIds: [work.segmentIds[9]] })).toMatchObject({ status: 422 })
    expect(await workUnitOf(work)).toMatchObject({ confirmedSegments: 5 })
  })

  test('a slice is delivered by its own segments, and the next step opens with the last one', async () => {
    const work = await seed()
    const [first, second] = await halves(work)
    await translate(linguistA, work, 0, 4)
    const summary = () => call<TaskSummary>(linguistA, 'GET', `/api/v3/task/${first.uuid}/summary`)
    expect((await summary()).body).toMatchObject({ words: 50, segments: 5, confirmedSegments: 5, progress: 100 })
    expect((await deliver(linguistA, first)).status).toBe(200)
    expect(await workUnitOf(work)).toMatchObject({ currentStep: 0, confirmedSegments: 5 })
    expect((await summary()).body).toMatchObject({ progress: 100 })
    expect(await save(linguistA, work, 0, 'Otro')).toMatchObject({ status: 422 })
    const review = () => call<Task>(manager, 'GET', `/api/v3/task/${work.taskIds[1]}`)
    expect((await review()).body.waitingFor).toMatchObject({ uuid: second.uuid })
    expect(await deliver(linguistB, second)).toMatchObject({
      status: 422,
      body: { data: { openSegments: { count: 5 } } },
    })
    await translate(linguistB, work, 5, 9)
    expect((await deliver(linguistB, second)).status).toBe(200)
    expect(await workUnitOf(work)).toMatchObject({ currentStep: 1, confirmedSegments: 0 })
    expect((await review()).body).not.toHaveProperty('waitingFor')
    const rows = await app.db.select().from(segments).where(eq(segments.workUnitId, work.workUnitId))
    expect(rows.every(({ deliveredTarget }) => deliveredTarget === 'Texto')).toBe(true)
  })

  test('the memory learns the file once, when its last slice is delivered', async () => {
    const work = await seed()
    await seedMemory(app.db, app.people, work.projectId)
    const [first, second] = await halves(work)
    await translate(linguistA, work, 0, 4)
    await translate(linguistB, work, 5, 9)
    const learning = () =>
      call<{ totalElements: number }>(manager, 'GET', `/api/v3/job?projectUuid=${work.projectId}&types=TM_LEARNING`)
    await deliver(linguistA, first)
    const before = await learning()
    await deliver(linguistB, second)
    const after = await learning()
    expect([before.body.totalElements, after.body.totalElements]).toEqual([0, 1])
  })

  test('a step is delivered without its canceled slice', async () => {
    const work = await seed()
    const [first, second] = await halves(work)
    await translate(linguistA, work, 0, 4)
    await deliver(linguistA, first)
    const cancel = { status: 'CANCELLED', reason: 'Not needed' }
    expect((await app.call(manager, 'POST', `/api/v3/task/${second.uuid}/status-update`, cancel)).status).toBe(200)
    expect(await workUnitOf(work)).toMatchObject({ currentStep: 1 })
    const [row] = await app.db
      .select()
      .from(segments)
      .where(and(eq(segments.workUnitId, work.workUnitId), eq(segments.index, 0)))
    expect(row).toMatchObject({ deliveredTarget: 'Texto', confirmed: false })
  })

  test('a delivered slice is reopened without touching the others', async () => {
    const work = await seed()
    const [first, second] = await halves(work)
    await translate(linguistA, work, 0, 4)
    await deliver(linguistA, first)
    await translate(linguistB, work, 5, 6)
    const reopen = { status: 'APPROVED', reason: 'A typo' }
    expect((await app.call(manager, 'POST', `/api/v3/task/${first.uuid}/status-update`, reopen)).status).toBe(200)
    expect(await workUnitOf(work)).toMatchObject({ currentStep: 0, confirmedSegments: 7 })
    await deliver(linguistA, first)
    await translate(linguistB, work, 7, 9)
    await deliver(linguistB, second)
    expect((await app.call(manager, 'POST', `/api/v3/task/${second.uuid}/status-update`, reopen)).status).toBe(200)
    expect(await workUnitOf(work)).toMatchObject({ currentStep: 0, confirmedSegments: 10 })
  })

  test('each linguist is scored by what the review changed in their slice', async () => {
    const work = await seed()
    const [first, second] = await halves(work)
    await translate(linguistA, work, 0, 4)
    await translate(linguistB, work, 5, 9)
    await deliver(linguistA, first)
    await deliver(linguistB, second)
    await app.db.update(tasks).set(acceptedBy(app.people.linguistDe.id)).where(eq(tasks.id, work.taskIds[1]!))
    await app.db.update(segments).set({ confirmed: true }).where(eq(segments.workUnitId, work.workUnitId))
    await app.db
      .update(segments)
      .set({ target: 'Otros' })
      .where(and(eq(segments.workUnitId, work.workUnitId), eq(segments.index, 9)))
    expect((await deliver(manager, { uuid: work.taskIds[1]! })).status).toBe(200)
    const scores = await app.db
      .select()
      .from(taskScores)
      .innerJoin(tasks, eq(tasks.id, taskScores.taskId))
      .where(eq(tasks.workUnitId, work.workUnitId))
      .orderBy(asc(tasks.beginIndex))
    expect(scores.map(({ task_scores: score }) => [score.userId, score.segments, score.changedSegments])).toEqual([
      [linguistA.id, 5, 0],
      [linguistB.id, 5, 1],
    ])
  })

  test('linguists may have several slices of a step, but not review their own', async () => {
    const work = await seed()
    await split(work, [
      { endIndex: 4, assigneeUuid: linguistA.id },
      { endIndex: 9, assigneeUuid: linguistB.id },
    ])
    const [ownReview, otherReview] = (await split(work, [{ endIndex: 4 }, { endIndex: 9 }], 1)) as [Task, Task]
    const assign = ({ uuid }: Task) => app.call(manager, 'POST', `/api/v3/task/${uuid}/assignment/${linguistA.id}`)
    expect(await assign(ownReview)).toMatchObject({ status: 422, body: { data: { blockedBy: ['OTHER_STEP'] } } })
    const available = await app.call(linguistA, 'GET', `/api/v3/task/available?projectUuid=${work.projectId}`)
    expect(available.body).toMatchObject({ content: [{ uuid: otherReview.uuid }] })
    expect((await assign(otherReview)).status).toBe(200)
  })

  test('the overview counts each slice by its own segments', async () => {
    const work = await seed()
    const [first] = await halves(work)
    await translate(linguistA, work, 0, 4)
    await translate(linguistB, work, 5, 5)
    await deliver(linguistA, first)
    const progress = await app.call(manager, 'GET', `/api/v3/project/${work.projectId}/progress`)
    expect(progress.body).toMatchObject([
      { steps: [{ totalTasks: 2, deliveredTasks: 1, totalSegments: 10, confirmedSegments: 6 }, { totalSegments: 10 }] },
    ])
  })
})

describe('joining', () => {
  const join = (task: { uuid: string }) => call<Task>(manager, 'POST', `/api/v3/task/${task.uuid}/join`)

  test('joined slices are one task again with the log of all and every translation', async () => {
    const work = await seed()
    const [, second] = await halves(work)
    await save(linguistB, work, 9)
    const { status, body } = await join(second)
    expect(status).toBe(200)
    expect(body).toMatchObject({ uuid: work.taskIds[0], fromSplit: false, status: 'PENDING', assignment: 'UNASSIGNED' })
    expect(body).not.toHaveProperty('slice')
    expect(body.workUnit).toMatchObject({ isSplit: false, confirmedSegments: 1 })
    const log = await call<TaskLogEntry[]>(manager, 'GET', `/api/v3/task/${work.taskIds[0]}/log`)
    expect(log.body.map(({ event }) => event).toSorted()).toEqual([
      'ACCEPTED',
      'ACCEPTED',
      'ASSIGNED',
      'ASSIGNED',
      'JOINED',
      'SPLIT',
    ])
    expect((await app.call(manager, 'GET', `/api/v3/task/${second.uuid}`)).status).toBe(404)
  })

  test('a task stays with the linguist who had all slices', async () => {
    const work = await seed()
    const slices = [3, 9].map((endIndex) => ({ endIndex, assigneeUuid: linguistA.id }))
    const [first] = (await split(work, slices)) as [Task]
    expect((await join(first)).body).toMatchObject({ assignee: { uuid: linguistA.id }, assignment: 'ASSIGNED' })
  })

  test('a whole task and one with a delivered slice are not joined', async () => {
    const work = await seed()
    expect((await join({ uuid: work.taskIds[0]! })).status).toBe(409)
    const [first] = await halves(work)
    await translate(linguistA, work, 0, 4)
    await deliver(linguistA, first)
    expect((await join(first)).status).toBe(409)
  })

  test('the log of a slice tells of all slices, to a linguist only of their own', async () => {
    const work = await seed()
    const [first] = await halves(work)
    const log = (who: typeof linguistA) => call<TaskLogEntry[]>(who, 'GET', `/api/v3/task/${first.uuid}/log`)
    expect((await log(manager)).body).toHaveLength(5)
    const own = (await log(linguistA)).body
    expect(own.map(({ event, slice }) => [event, slice?.endIndex])).toEqual([
      ['ACCEPTED', 4],
      ['ASSIGNED', 4],
    ])
  })
})

describe('large files', () => {
  const settingsUrl = `/api/v3/client/${app.people.place.orgUnitId}/autopilot-settings`

  test('files above the size of their unit are split when the project is approved, in the first step alone', async () => {
    const settings = await call<PlacementSettings>(manager, 'GET', settingsUrl)
    const { version: _, ...rules } = settings.body
    const saved = await call(app.people.accountAdmin, 'PUT', settingsUrl, { ...rules, splitAboveWords: 40 })
    expect(saved).toMatchObject({ status: 200, body: { splitAboveWords: 40 } })
    try {
      const unit = await call(manager, 'GET', `/api/v3/client/${app.people.place.orgUnitId}`)
      expect(unit.body).toMatchObject({ splitLargeJobs: true })
      const work = await seed({ status: 'PENDING' })
      const small = await seed({ status: 'PENDING', segments: tenSegments.slice(0, 4) })
      for (const { projectId } of [work, small]) {
        const approved = await app.call(manager, 'POST', `/api/v3/project/${projectId}/status`, {
          newStatus: 'APPROVED',
        })
        expect(approved.status).toBe(200)
      }
      const rows = await app.db
        .select()
        .from(tasks)
        .where(eq(tasks.workUnitId, work.workUnitId))
        .orderBy(tasks.step, tasks.beginIndex)
      expect(rows.map(({ step, sliceWords, status }) => [step, sliceWords, status])).toEqual([
        [0, 30, 'PENDING'],
        [0, 40, 'PENDING'],
        [0, 30, 'PENDING'],
        [1, null, 'PENDING'],
      ])
      expect(await app.db.$count(tasks, eq(tasks.workUnitId, small.workUnitId))).toBe(2)
      const log = await call<TaskLogEntry[]>(manager, 'GET', `/api/v3/task/${work.taskIds[0]}/log`)
      expect(log.body[0]).toMatchObject({ event: 'SPLIT', detail: '1–3, 4–7, 8–10' })
      expect(log.body[0]).not.toHaveProperty('user.uuid')
    } finally {
      await call(app.people.accountAdmin, 'PUT', settingsUrl, { ...rules, splitAboveWords: 0 })
    }
  })
})

describe('new content', () => {
  test.each([
    [
      'starts that stay',
      [0, 4, 8],
      12,
      [
        [0, 3],
        [4, 7],
        [8, 11],
      ],
    ],
    [
      'a start that is gone',
      [0, undefined, 8],
      12,
      [
        [0, 0],
        [1, 7],
        [8, 11],
      ],
    ],
    [
      'starts that changed places',
      [0, 8, 4],
      12,
      [
        [0, 7],
        [8, 8],
        [9, 11],
      ],
    ],
    [
      'fewer segments than slices',
      [0, 4, 8],
      2,
      [
        [0, 0],
        [1, 1],
        [2, 1],
      ],
    ],
  ] as const)('slices fit new content: %s', (_, begins, total, ranges) => {
    expect(rangesFrom(begins, total).map(({ beginIndex, endIndex }) => [beginIndex, endIndex])).toEqual(ranges)
  })

  test('a slice still begins with its first segment when segments come before it', async () => {
    const work = await seed()
    const slices = await split(work, [{ endIndex: 4 }, { endIndex: 9 }])
    const noted = await noteSlices(app.db, work.workUnitId)
    await app.db
      .update(segments)
      .set({ index: 20 })
      .where(and(eq(segments.workUnitId, work.workUnitId), eq(segments.index, 9)))
    await app.db
      .update(segments)
      .set({ index: 9 })
      .where(and(eq(segments.workUnitId, work.workUnitId), eq(segments.index, 5)))
    await fitSlices(app.db, work.workUnitId, noted!)
    const rows = await app.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.workUnitId, work.workUnitId), eq(tasks.step, 0)))
      .orderBy(asc(tasks.beginIndex))
    expect(rows).toMatchObject([
      { id: slices[0]?.uuid, beginIndex: 0, endIndex: 8 },
      { id: slices[1]?.uuid, beginIndex: 9, endIndex: 9, sliceWords: 10 },
    ])
  })
})

async function setRate(userId: string, wordRate: string) {
  const translation = and(eq(workflows.accountId, app.people.place.accountId), eq(workflows.code, 'TRANSLATION'))
  const [workflow] = await app.db.select().from(workflows).where(translation)
  await app.db.delete(userRates).where(eq(userRates.userId, userId))
  const [rate] = await app.db.insert(userRates).values({ userId, currency: 'USD' }).returning()
  const pair = { sourceLocale: 'en', targetLocale: 'es', workflowId: workflow!.id }
  await app.db
    .insert(userRateDetails)
    .values({ userRateId: rate!.id, accountId: app.people.place.accountId, ...pair, wordRate })
}

/** An analysis in which `a` is an exact match that pays half. */
async function analyse(work: Work, bands: string) {
  const settings = { name: 'Analysis', type: 'PRE_ANALYSIS', status: 'COMPLETED', workflow: 'TRANSLATION' }
  const [logfile] = await app.db
    .insert(logfiles)
    .values({ ...settings, projectId: work.projectId, targetLocales: ['es'], config: {} as LogfileConfig })
    .returning()
  await app.db.insert(logfileSegments).values(
    [...bands].map((band, at) => ({
      logfileId: logfile!.id,
      workUnitId: work.workUnitId,
      segmentId: Number(work.segmentIds[at]),
      words: 10,
      characters: 50,
      ...(band === 'a' ? { band: 'EXACT', match: 100, factor: '0.5' } : { band: '0-74', match: 0, factor: '1' }),
    })),
  )
}
