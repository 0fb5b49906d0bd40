import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { stepCanceled } from '../work/slices.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { workflows as stepTable } from '../workflows/tables.ts'
import type { ProjectRow } from '../work/find-project.ts'

type WorkUnitRow = typeof workUnits.$inferSelect

export interface WorkUnitsToPrice {
  /** Their `workflows` are those that are charged and were not canceled; none without any. */
  workUnits: WorkUnitRow[]
  /** Steps that are left, of each work unit that lacks some. */
  left: Record<string, string[]>
}

/**
 * The work units of a project with the steps that are to be done, or are: what was canceled costs nothing, nor do steps
 * that the account doesn't charge for.
 */
export async function workUnitsToPrice(db: Database, project: ProjectRow): Promise<WorkUnitsToPrice> {
  const all = await db
    .select()
    .from(workUnits)
    .where(eq(workUnits.projectId, project.id))
    .orderBy(asc(workUnits.sequence))
  const canceled = await db
    .select({ workUnit: tasks.workUnitId, step: tasks.step })
    .from(tasks)
    .where(and(eq(tasks.projectId, project.id), stepCanceled))
  const gone = new Set(canceled.map(({ workUnit, step }) => `${workUnit} ${step}`))
  const isFree = await freeSteps(db, project)
  const workUnitRows = all.map((workUnit) => ({
    ...workUnit,
    workflows: workUnit.workflows.filter((code, step) => !isFree.has(code) && !gone.has(`${workUnit.id} ${step}`)),
  }))
  const lacking = new Set(
    all.filter(({ workflows }, at) => workflows.length > workUnitRows[at]!.workflows.length).map(({ id }) => id),
  )
  return {
    workUnits: workUnitRows.filter(({ workflows }) => workflows.length > 0),
    left: Object.fromEntries(
      workUnitRows.filter(({ id }) => lacking.has(id)).map(({ id, workflows }) => [id, workflows]),
    ),
  }
}

/** Codes of the steps that the project's account doesn't charge for. */
async function freeSteps(db: Database, { accountId }: ProjectRow): Promise<Set<string>> {
  const rows = await db
    .select({ code: stepTable.code })
    .from(stepTable)
    .where(and(eq(stepTable.accountId, accountId), eq(stepTable.isCharged, false)))
  return new Set(rows.map(({ code }) => code))
}
