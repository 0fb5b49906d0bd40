import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { TaskBulkChange, TaskBulkResult } from '@dragoman/sdk/operations/tasks'
import { and, eq } from 'drizzle-orm'
import { sessionOf, timezoneOfJob } from '../../../identity/job-context.ts'
import type { Listener } from '../../../identity/listeners.ts'
import { recordBulkChange } from '../../../kernel/bulk-changes.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { JobRow, JobRun, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { tasks } from '../../work/task-tables.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { lockWorkUnits } from '../../work/lock-work-units.ts'
import { isMove, moveTasks } from './move-tasks.ts'
import { planTasks, type PlannedTask } from './plan-tasks.ts'
import { changedRows, snapshotTasks, type BulkKind } from '../task-snapshots.ts'
import { writeTasks, type Writing } from './write-tasks.ts'

/** Type of the job that changes many tasks at once. */
export const bulkChangeJob = 'TASKS_BULK_CHANGE'

/** Tasks written between two looks at whether the job was canceled; those that are moved, one by one, take longer. */
const tasksAtOnce = 200
const movesAtOnce = 20

/**
 * Changes what can be changed of the tasks, as they are by then, and says why the others were skipped. What follows from
 * a move is the same as where it is made by hand: `consequences`.
 */
export const bulkChangeRunner = (consequences: readonly Listener[]): JobRunner => ({
  isShort: true,
  async run(run) {
    const { job } = run
    // Written by `startBulkChange` alone.
    const change = job.params['change'] as TaskBulkChange
    const kind = change.kind as BulkKind
    await run.progress(0, change.taskUuids.length)
    await run.commit(async (transaction) => {
      const { held, gone } = await lockTasks(transaction, job, change.taskUuids)
      const plan = await planTasks(transaction, change, held, timezoneOfJob(job))
      const changing = plan.changing.map((planned) => planned.held)
      const before = await snapshotTasks(transaction, changing, kind)
      const now = new Date()
      const done = await make(transaction, { run, consequences }, { job, change, now }, plan.changing)
      const heldTasks = done.changed.map(({ held: task }) => task)
      const rows = await changedRows(transaction, heldTasks, kind, before)
      await recordBulkChange(transaction, job, { kind, rows, now })
      const kept = [...done.skipped, ...plan.choices.map(({ item }) => item), ...plan.skipped, ...gone]
      const result: TaskBulkResult = {
        changed: done.changed.map(({ item }) => withoutVersion(item)),
        skipped: kept.map(withoutVersion),
      }
      return { report: { ...result }, warning: result.skipped.length > 0 }
    })
  },
})

/** Makes a change, piece by piece, and says which tasks refused it in the end. */
async function make(
  db: Database,
  { run, consequences }: { run: JobRun; consequences: readonly Listener[] },
  writing: Writing,
  planned: readonly PlannedTask[],
): Promise<{ changed: PlannedTask[]; skipped: BulkItem[] }> {
  const { job, change, now } = writing
  const terms = isMove(change.kind)
    ? { job, session: await sessionOf(db, job, now), now, consequences, event: 'TASK_STATUS_CHANGED' as const }
    : undefined
  const step = terms ? movesAtOnce : tasksAtOnce
  const changed: PlannedTask[] = []
  const skipped: BulkItem[] = []
  for (let at = 0; at < planned.length; at += step) {
    await run.progress(at, planned.length)
    const piece = planned.slice(at, at + step)
    if (!terms) await writeTasks(db, writing, piece)
    const result = terms ? await moveTasks(db, terms, change, piece) : { moved: piece, skipped: [] }
    changed.push(...result.moved)
    skipped.push(...result.skipped)
  }
  return { changed, skipped }
}

const withoutVersion = ({ version: _version, ...item }: BulkItem): BulkItem => item

async function lockTasks(
  db: Database,
  job: JobRow,
  ids: readonly string[],
): Promise<{ held: HeldTask[]; gone: BulkItem[] }> {
  const found = await db
    .select({ id: tasks.id, projectId: tasks.projectId, workUnitId: tasks.workUnitId })
    .from(tasks)
    .where(and(eq(tasks.accountId, job.accountId), isOneOf(tasks.id, ids)))
  const locked = await lockWorkUnits(
    db,
    found.map(({ projectId }) => projectId),
    found.map(({ workUnitId }) => workUnitId),
  )
  const byId = new Map(locked.map((each) => [each.task.id, each]))
  return {
    held: ids.flatMap((id) => byId.get(id) ?? []),
    gone: ids.filter((id) => !byId.has(id)).map((uuid) => ({ uuid, name: '', reason: 'DELETED' })),
  }
}
