import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consequences } from './consequences.ts'
import { taskDelivered } from './features/work/events.ts'
import { projects } from './features/work/tables.ts'
import { tasks } from './features/work/task-tables.ts'
import { on, type Listener } from './identity/listeners.ts'
import { impossible } from './kernel/refusals.ts'
import { jobs } from './kernel/tables.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { acceptedBy, seedMemory, seedWork, type Work } from './testing/work.ts'

let app: TestApp
let heard: string[] = []
let due: unknown[] = []
let refuses = false

const recorded = ({ event, title, hear }: Listener): Listener => ({
  event,
  title,
  hear: async (context, subject) => {
    heard.push(title)
    await hear(context, subject)
  },
})

beforeAll(async () => {
  app = await createTestApp({
    consequences: [
      ...consequences.map(recorded),
      // A feature that pays adds one line.
      on(
        taskDelivered,
        'the pay is due',
        async (_, { held: { task } }) => void due.push([task.payableAmount, task.currency]),
      ),
      on(taskDelivered, 'refuses when it is told to', async () => {
        if (refuses) throw impossible('The last listener refuses.', 'MOVE_CONDITIONS')
      }),
    ],
  })
})
afterAll(() => app.close())
beforeEach(() => {
  heard = []
  due = []
  refuses = false
})

const confirmed = [{ source: 'Save', target: 'Guardar', confirmed: true }]
const deliver = (work: Work) =>
  app.call(app.people.manager, 'POST', `/api/v3/task/${work.taskIds[0]}/status-update`, { status: 'DELIVERED' })

test('the consequences of each move are listed here in their order', () => {
  expect(consequences.map(({ event, title }) => `${event.name} → ${title}`)).toEqual([
    'TASK_STATUS_CHANGED: accept → reviews of the previous step are opened',
    'TASK_STATUS_CHANGED: deliver → the previous step is scored',
    'TASK_STATUS_CHANGED: deliver → what it changed in the reviewed text is kept',
    'TASK_STATUS_CHANGED: deliver → the text is handed to the next step, which opens',
    'TASK_STATUS_CHANGED: deliver → a review is skipped where the rules allow it',
    'TASK_STATUS_CHANGED: deliver → the memories learn the delivered text',
    'TASK_STATUS_CHANGED: deliver → a language model reviews the delivered text where that is on',
    'TASK_STATUS_CHANGED: deliver → the words of a first step count as translated',
    'TASK_STATUS_CHANGED: next step → a machine begins where the step is its own',
    'TASK_STATUS_CHANGED: next step → reviews are opened by those who have accepted before',
    'SEGMENTS_PRE_TRANSLATED: step of a machine → what it has done whole is confirmed and delivered',
    'SEGMENTS_PRE_TRANSLATED: step of a machine → the autopilot of the project assigns what it left open',
    'WORK_UNIT_FINISHED → the translated file is built',
    'WORK_UNIT_FINISHED → the project is delivered when no task of it is open',
    'WORK_UNIT_FINISHED → its text goes back to the system that it came from',
    'WORK_UNIT_FINISHED → short segments that its glossary lacks are asked for where that is on',
    'TASK_STATUS_CHANGED: reopen → a delivered project is in progress again',
    'TASK_STATUS_CHANGED: reopen → reviews of its text that are not submitted are void',
    'TASK_STATUS_CHANGED: cancel → the previous step is scored',
    'TASK_STATUS_CHANGED: cancel → reviews that it has not submitted are void',
    'TASK_STATUS_CHANGED: cancel → the next step opens',
    'TASK_STATUS_CHANGED: cancel → the memories learn the delivered text',
    'TASK_STATUS_CHANGED: cancel → costs that charge for it are out of date',
    'PROJECT_STATUS_CHANGED: approve → its tasks get their due dates',
    'PROJECT_STATUS_CHANGED: approve → its tasks open',
    'PROJECT_STATUS_CHANGED: approve → its large tasks are split',
    'PROJECT_STATUS_CHANGED: approve → its autopilot assigns them',
    'PROJECT_STATUS_CHANGED: approve → its segments are pre-translated',
    'WORK_UNITS_CREATED: in work → their tasks get their due dates',
    'WORK_UNITS_CREATED: in work → their tasks open',
    'WORK_UNITS_CREATED: in work → the autopilot of the project assigns them',
    'WORK_UNITS_CREATED: in work → their segments are pre-translated',
    'PROJECT_CONTENT_CHANGED → costs that were calculated are forgotten, or out of date',
    'WORK_UNITS_REMOVED → the project is delivered when no task of it is open',
    'PROJECT_MEMORIES_BOUND → its empty segments are filled from them once work has begun',
    'PROJECT_STATUS_CHANGED: cancel → its open tasks are canceled',
    'PROJECT_STATUS_CHANGED: cancel → its reason is counted',
    'PROJECT_CHANGE_UNDONE: approve → its tasks are back in DRAFT',
    'PROJECT_CHANGE_UNDONE: cancel → its tasks are what they were',
    'PROJECT_CHANGE_UNDONE: cancel → its cancellation no longer counts',
    'PROJECT_STATUS_CHANGED: restore → its canceled tasks are back in DRAFT',
    'PROJECT_STATUS_CHANGED: restore → its cancellation no longer counts',
    'FINANCE_PERIOD_LOCKED: locked → what is paid in it is closed',
  ])
})

test('delivering the last step finishes the work unit and its project before the memories learn', async () => {
  const { linguistA } = app.people
  const work = await seedWork(app.db, app.people, {
    task: acceptedBy(linguistA.id),
    steps: ['TRANSLATION'],
    segments: confirmed,
  })
  await seedMemory(app.db, app.people, work.projectId)
  expect((await deliver(work)).status).toBe(200)
  expect(heard).toEqual([
    'the previous step is scored',
    'what it changed in the reviewed text is kept',
    'the text is handed to the next step, which opens',
    'the translated file is built',
    'the project is delivered when no task of it is open',
    'its text goes back to the system that it came from',
    'short segments that its glossary lacks are asked for where that is on',
    'a review is skipped where the rules allow it',
    'the memories learn the delivered text',
    'a language model reviews the delivered text where that is on',
    'the words of a first step count as translated',
  ])
})

test('delivering an earlier step leaves the work unit and its project open', async () => {
  const work = await seedWork(app.db, app.people, { task: acceptedBy(app.people.linguistA.id), segments: confirmed })
  expect((await deliver(work)).status).toBe(200)
  expect(heard).toEqual([
    'the previous step is scored',
    'what it changed in the reviewed text is kept',
    'the text is handed to the next step, which opens',
    'a machine begins where the step is its own',
    'reviews are opened by those who have accepted before',
    'a review is skipped where the rules allow it',
    'the memories learn the delivered text',
    'a language model reviews the delivered text where that is on',
    'the words of a first step count as translated',
  ])
})

test('approving a project opens its tasks before its autopilot looks for linguists', async () => {
  const work = await seedWork(app.db, app.people, { status: 'PENDING' })
  const path = `/api/v3/project/${work.projectId}/status`
  const answer = await app.call(app.people.manager, 'POST', path, { newStatus: 'APPROVED' })
  expect(answer.status).toBe(200)
  expect(heard).toEqual([
    'its tasks get their due dates',
    'its tasks open',
    'its large tasks are split',
    'its autopilot assigns them',
    'its segments are pre-translated',
  ])
})

test('a listener added in one line receives the pay of the delivered task', async () => {
  const pay = { payableAmount: '12.5', currency: 'USD' }
  const work = await seedWork(app.db, app.people, {
    task: { ...acceptedBy(app.people.linguistA.id), ...pay },
    segments: confirmed,
  })
  await deliver(work)
  expect(due).toEqual([['12.5000', 'USD']])
})

test('a listener that refuses takes the whole move back', async () => {
  const work = await seedWork(app.db, app.people, {
    steps: ['TRANSLATION'],
    task: acceptedBy(app.people.linguistA.id),
    segments: confirmed,
  })
  refuses = true
  expect(await deliver(work)).toMatchObject({ status: 422, body: { message: 'The last listener refuses.' } })
  const [task] = await app.db.select().from(tasks).where(eq(tasks.id, work.taskIds[0]!))
  const [project] = await app.db.select().from(projects).where(eq(projects.id, work.projectId))
  expect({ task: task?.status, project: project?.status }).toEqual({ task: 'APPROVED', project: 'APPROVED' })
  expect(await app.db.$count(jobs, eq(jobs.projectId, work.projectId))).toBe(0)
})
