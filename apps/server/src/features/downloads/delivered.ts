import { and, inArray, max } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { stepDelivered } from '../work/slices.ts'
import { tasks } from '../work/task-tables.ts'
import { impossible } from '../../kernel/refusals.ts'
import type { WorkUnitWithFile } from './build-translation.ts'

/** The last delivered step of each work unit that has one. */
export async function deliveredSteps(
  db: Database,
  workUnits: readonly WorkUnitWithFile[],
): Promise<Map<string, number>> {
  const ids = workUnits.map(({ workUnit }) => workUnit.id)
  const rows = await db
    .select({ id: tasks.workUnitId, step: max(tasks.step) })
    .from(tasks)
    .where(and(inArray(tasks.workUnitId, ids), stepDelivered))
    .groupBy(tasks.workUnitId)
  return new Map(rows.map(({ id, step }) => [id, step ?? 0]))
}

/** Refuses with 422 while some of the work units have no delivered step. */
export async function requireDelivered(db: Database, workUnits: readonly WorkUnitWithFile[]): Promise<void> {
  const delivered = await deliveredSteps(db, workUnits)
  const open = workUnits.filter(({ workUnit }) => !delivered.has(workUnit.id))
  if (open.length > 0) throw notDelivered(open)
}

/** The refusal that names work units of which no step has been delivered. */
export function notDelivered(open: readonly WorkUnitWithFile[]) {
  const names = open.map(({ workUnit, resource }) => `${resource.name} (${workUnit.targetLocale})`).join(', ')
  return impossible(`No step has been delivered yet for: ${names}.`, 'NOT_DELIVERED', {
    workUnits: open.map(({ workUnit }) => workUnit.id),
  })
}
