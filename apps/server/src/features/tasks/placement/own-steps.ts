import { and, sql } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { overlaps } from '../../work/slices.ts'
import type { TaskRow } from '../../work/held-task.ts'

export type AssignedStep = Pick<TaskRow, 'id' | 'step' | 'assigneeId' | 'status' | 'beginIndex' | 'endIndex'>

/** Whether a person has another step of segments of a task; other slices of the same step are no reason. */
export const hasOtherStep = (
  steps: readonly AssignedStep[],
  task: Omit<AssignedStep, 'assigneeId' | 'status'>,
  userId: string,
): boolean =>
  steps.some(
    (other) =>
      other.step !== task.step && other.assigneeId === userId && other.status !== 'CANCELLED' && overlaps(other, task),
  )

/** Of some organizational units, those that let one person have several steps of a work unit. */
export async function unitsThatShareSteps(db: Database, orgUnitIds: Iterable<string>): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .where(and(isOneOf(orgUnits.id, orgUnitIds), sql`${orgUnits.placement} ->> 'sameLinguistAllowed' = 'true'`))
  return new Set(rows.map(({ id }) => id))
}
