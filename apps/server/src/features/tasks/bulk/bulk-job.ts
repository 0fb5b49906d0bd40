import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { TaskBulkChange, TaskBulkResult } from '@dragoman/sdk/operations/tasks'
import { and, eq } from 'drizzle-orm'
import { recordBulkChange } from '../../../kernel/bulk-changes.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { JobRow, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { tasks } from '../../projects/work-units/task-tables.ts'
import type { HeldTask } from '../../projects/work-units/held-task.ts'
import { lockWorkUnits } from '../hold-tasks.ts'
import { planTasks } from './plan-tasks.ts'
import { changedRows, snapshotTasks, type BulkKind } from './task-snapshots.ts'
import { writeTasks } from './write-tasks.ts'

/** Type of the job that changes many tasks at once. */
export const bulkChangeJob = 'TASKS_BULK_CHANGE'

/** Tasks written between two looks at whether the job was canceled. */
const tasksAtOnce = 200

/** Changes what can be changed of the tasks, as they are by then, and says why the others were skipped. */
export const bulkChangeRunner: JobRunner = {
  isShort: true,
  async run(run) {
    const { job } = run
    // Written by `startBulkChange` alone.
    const change = job.params['change'] as TaskBulkChange
    const kind = change.kind as BulkKind
    await run.progress(0, change.taskUuids.length)
    await run.commit(async (transaction) => {
      const { held, gone } = await lockTasks(transaction, job, change.taskUuids)
      const plan = await planTasks(transaction, change, held)
      const changing = plan.changing.map((planned) => planned.held)
      const before = await snapshotTasks(transaction, changing, kind)
      const now = new Date()
      for (let at = 0; at < changing.length; at += tasksAtOnce) {
        await run.progress(at, changing.length)
        await writeTasks(transaction, { job, change, now }, plan.changing.slice(at, at + tasksAtOnce))
      }
      const rows = await changedRows(transaction, changing, kind, before)
      await recordBulkChange(transaction, job, { kind, rows, now })
      const result: TaskBulkResult = {
        changed: plan.changing.map(({ item }) => withoutVersion(item)),
        skipped: [...plan.choices.map(({ item }) => item), ...plan.skipped, ...gone].map(withoutVersion),
      }
      return { report: { ...result }, warning: result.skipped.length > 0 }
    })
  },
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
