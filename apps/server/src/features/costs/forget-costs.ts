import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { costLines } from './tables.ts'
import { projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import type { ChangeContext, UnattendedContext } from '../../identity/change-context.ts'
import type { ContentChange, TaskMoved } from '../work/events.ts'
import type { ProjectRow } from '../work/find-project.ts'
import type { HeldTask } from '../work/held-task.ts'
import { settleManual } from './manual-costs.ts'

/** Deletes calculated costs, which are void after a change of files, languages or prices. Manual costs stay. */
export async function forgetCosts(db: Database, project: ProjectRow): Promise<void> {
  if (project.costsStatus === 'NOT_CALCULATED' && project.totalCost === null) return
  await db.delete(costLines).where(and(eq(costLines.projectId, project.id), ne(costLines.costType, 'MANUAL')))
  await db
    .update(workUnits)
    .set({ netWords: null, cost: null, savings: null })
    .where(eq(workUnits.projectId, project.id))
  await db
    .update(projects)
    .set({
      costsStatus: 'NOT_CALCULATED',
      costsFailure: null,
      costsCause: null,
      costsLogfileId: null,
      costsCalculatedAt: null,
      costsOutdatedAt: null,
    })
    .where(eq(projects.id, project.id))
  await settleManual(db, project)
}

/** Keeps calculated costs, and notes since when they no longer match the project's content or its counting. */
export async function outdateCosts(db: Database, project: ProjectRow, now: Date): Promise<void> {
  await db
    .update(projects)
    .set({ costsOutdatedAt: now })
    .where(and(eq(projects.id, project.id), isNotNull(projects.costsCalculatedAt)))
}

/** The consequences of changed content for a project's costs. */
export const contentHasChanged = ({ db, now }: ChangeContext, { project, keepsPrice }: ContentChange): Promise<void> =>
  keepsPrice ? outdateCosts(db, project, now) : forgetCosts(db, project)

/** Costs no longer hold once something was canceled that a calculation would leave out. */
export async function outdateWithout({ db, now }: UnattendedContext, { held }: TaskMoved): Promise<void> {
  if (await costsLess(db, held)) await outdateCosts(db, held.project, now)
}

/** Whether a calculation would leave out what was canceled: a step with a price of its own, or the last one that was left. */
async function costsLess(db: Database, { task, workUnit, steps, workflow }: HeldTask): Promise<boolean> {
  if (steps.every(({ status }) => status === 'CANCELLED')) return true
  if (steps.some(({ step, status }) => step === task.step && status !== 'CANCELLED')) return false
  const ofStep = and(
    eq(costLines.projectId, workUnit.projectId),
    eq(costLines.targetLocale, workUnit.targetLocale),
    eq(costLines.workflow, workflow.code),
  )
  return (await db.$count(costLines, ofStep)) > 0
}
