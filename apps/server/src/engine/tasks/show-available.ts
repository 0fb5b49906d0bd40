import type { AvailableTask } from '@dragoman/sdk/operations/tasks'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { projects, tasks, workUnits, workflows } from '../../db/schema.ts'
import type { SignedIn } from '../../http/sessions.ts'
import { explainPay, loadPay } from './pay.ts'
import { showTasks } from './show-tasks.ts'

/** Tasks that the caller may claim, in the order of `ids`, each with what they would be paid for it. */
export async function showAvailable(db: Database, session: SignedIn, ids: readonly string[]): Promise<AvailableTask[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ task: tasks, project: projects, unit: workUnits, workflow: workflows })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(inArray(tasks.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.task.id, row]))
  const payOf = await loadPay(db, rows, [session.user.id])
  const shown = await showTasks(db, session, ids)
  return shown.map((task) => {
    const row = byId.get(task.uuid)
    if (!row) throw new Error(`task ${task.uuid} is gone`)
    const pay = payOf(row, session.user.id)
    return { ...task, currency: pay.currency, payableAmount: Number(pay.total), payExplanation: explainPay(pay) }
  })
}
