import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { recountConfirmed } from '../intake/segments/write-work-units.ts'
import { payFor, writePays } from '../tasks/pay/pay.ts'
import { scheduleTasks } from '../work/due-dates.ts'
import { projects } from '../work/tables.ts'
import { taskEvents, tasks } from '../work/task-tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { workflows } from '../workflows/tables.ts'
import type { SampleCompany } from './make-company.ts'
import type { MadeProject } from './make-projects.ts'
import { catalogTexts, pageTexts, sampleLocales } from './sample-texts.ts'

type TaskRow = typeof tasks.$inferSelect

const hour = 60 * 60 * 1000

interface Working {
  db: Database
  company: SampleCompany
  managerId: string
  now: Date
}

/** Sends the quote, and has the other project worked on: Spanish is in review, German in translation, French waits. */
export async function doWork(working: Working, made: readonly MadeProject[]): Promise<void> {
  const { db, now } = working
  for (const { project, sample } of made) {
    const status = sample.isQuote ? 'PENDING' : 'APPROVED'
    await db.update(projects).set({ status }).where(eq(projects.id, project.id))
    if (sample.isQuote) continue
    await db
      .update(tasks)
      .set({ status: 'PENDING' })
      .where(and(eq(tasks.projectId, project.id), eq(tasks.step, 0)))
    await scheduleTasks(db, project.id, now)
    const all = await db.select().from(tasks).where(eq(tasks.projectId, project.id)).orderBy(asc(tasks.sequence))
    for (const task of all) await workOn(working, task)
  }
}

async function workOn(working: Working, task: TaskRow): Promise<void> {
  const [lucia, jonas] = working.company.linguistIds
  const { targetLocale, step } = task
  if (targetLocale === 'es' && step === 0) {
    await assign(working, task, lucia!, { isDelivered: true })
    await translate(working, task, 1)
    await handOn(working.db, task.workUnitId)
  } else if (targetLocale === 'es') {
    await assign(working, task, jonas!)
    await confirm(working.db, task, 0.4)
  } else if (targetLocale === 'de' && step === 0) {
    await assign(working, task, jonas!)
    await translate(working, task, 0.6)
  }
}

async function assign(
  { db, managerId, now }: Working,
  task: TaskRow,
  userId: string,
  { isDelivered = false }: { isDelivered?: boolean } = {},
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const [paid] = await db
    .select({ task: tasks, project: projects, workUnit: workUnits, workflow: workflows })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(eq(tasks.id, task.id))
  const pay = await payFor(db, paid!, userId)
  await writePays(db, new Map([[task.id, pay]]))
  const [assignedAt, acceptedAt, deliveredAt] = isDelivered ? [ago(70), ago(68), ago(26)] : [ago(25), ago(20), null]
  const status = isDelivered ? 'DELIVERED' : 'APPROVED'
  await db
    .update(tasks)
    .set({
      status,
      assigneeId: userId,
      assignedBy: managerId,
      assignedAt,
      acceptedAt,
      deliveredAt,
      currency: pay.currency,
      payableAmount: pay.total,
    })
    .where(eq(tasks.id, task.id))
  const event = { taskId: task.id, subjectId: userId }
  await db.insert(taskEvents).values([
    { ...event, userId: managerId, event: 'ASSIGNED', at: assignedAt },
    { ...event, userId, event: 'ACCEPTED', at: acceptedAt, previousStatus: 'PENDING', newStatus: 'APPROVED' },
    ...(deliveredAt
      ? [
          {
            ...event,
            userId,
            event: 'DELIVERED',
            at: deliveredAt,
            previousStatus: 'APPROVED',
            newStatus: 'DELIVERED',
          },
        ]
      : []),
  ])
}

/** Translates and confirms the first part of a task. */
async function translate({ db, now }: Working, task: TaskRow, share: number): Promise<void> {
  const locale = sampleLocales.find((one) => one === task.targetLocale)!
  const texts = [...catalogTexts, ...pageTexts]
  await db.execute(sql`
    update ${segments} set
      target = given.target, origin = 'HUMAN', version = version + 1, updated_at = ${now.toISOString()}::timestamptz
    from unnest(${sql.param(texts.map(({ en }) => en))}::text[], ${sql.param(texts.map((text) => text[locale]))}::text[])
      as given (source, target)
    where work_unit_id = ${task.workUnitId} and ${segments.source} = given.source and ${ofShare(task, share)}`)
  await confirm(db, task, share)
}

async function confirm(db: Database, task: TaskRow, share: number): Promise<void> {
  await db.execute(sql`
    update ${segments} set confirmed = true
    where work_unit_id = ${task.workUnitId} and not locked and target <> '' and ${ofShare(task, share)}`)
  await recountConfirmed(db, task.workUnitId)
}

const ofShare = (task: TaskRow, share: number) =>
  sql`index < ${share}::float8 * (select count(*) from ${segments} as every where every.work_unit_id = ${task.workUnitId})`

/** The next step begins with the text of the one before, none of it confirmed. */
async function handOn(db: Database, workUnitId: string): Promise<void> {
  const { steps } = only(
    await db
      .update(workUnits)
      .set({ currentStep: 1 })
      .where(eq(workUnits.id, workUnitId))
      .returning({ steps: workUnits.workflows }),
  )
  if (steps.length === 1) return
  await db
    .update(segments)
    .set({ deliveredTarget: sql`${segments.target}`, confirmed: false })
    .where(and(eq(segments.workUnitId, workUnitId), eq(segments.locked, false)))
  await recountConfirmed(db, workUnitId)
  await db
    .update(tasks)
    .set({ status: 'PENDING' })
    .where(and(eq(tasks.workUnitId, workUnitId), eq(tasks.step, 1)))
}
