import { and, sql } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { orgUnits } from '../../../identity/tables.ts'
import type { TaskRow } from '../../projects/work-units/held-task.ts'

type Step = Pick<TaskRow, 'id' | 'assigneeId' | 'status'>

/** Whether a person has a step of a work unit beside the one in question. */
export const hasOtherStep = (steps: readonly Step[], taskId: string, userId: string): boolean =>
  steps.some(({ id, assigneeId, status }) => id !== taskId && assigneeId === userId && status !== 'CANCELLED')

/** Of some organizational units, those that let one person have several steps of a work unit. */
export async function unitsThatShareSteps(db: Database, orgUnitIds: Iterable<string>): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .where(and(isOneOf(orgUnits.id, orgUnitIds), sql`${orgUnits.placement} ->> 'sameLinguistAllowed' = 'true'`))
  return new Set(rows.map(({ id }) => id))
}
