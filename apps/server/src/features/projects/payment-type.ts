import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { taskPayments, tasks } from '../work/task-tables.ts'

const types: Readonly<Record<string, string>> = { WORD: 'WORDS', HOUR: 'HOURS', PAGE: 'PAGES', DAY: 'HOURS' }

/**
 * The basis on which the linguists of a project are paid, from the lines of its tasks' pay: FIXED where only sums were
 * agreed, MIXED where it is more than one thing, WORDS while there is no payment yet. A minimum fee goes with what it
 * lifts.
 */
export async function paymentType(db: Database, projectId: string): Promise<string> {
  const lines = await db
    .selectDistinct({ unit: taskPayments.unit, costType: taskPayments.costType })
    .from(taskPayments)
    .innerJoin(tasks, eq(tasks.id, taskPayments.taskId))
    .where(eq(tasks.projectId, projectId))
  const agreed = lines.filter(({ costType }) => costType !== 'MINIMUM_FEE')
  const found = new Set(agreed.map(({ unit }) => types[unit] ?? 'FIXED'))
  const [only = 'WORDS', ...others] = found
  return others.length > 0 ? 'MIXED' : only
}
