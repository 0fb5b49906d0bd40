import { sql } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'

/** Segments that were confirmed, by index. */
export interface ConfirmedRange {
  begin: number
  end: number
}

/** The confirmed segments of tasks in progress: a cancellation hands them to the next step, none of them confirmed. */
export async function confirmedRanges(
  db: Database,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, ConfirmedRange[]>> {
  if (taskIds.length === 0) return new Map()
  const { rows } = await db.execute<{ taskId: string; begin: number; end: number }>(sql`
    select task_id as "taskId", min(index)::int as "begin", max(index)::int as "end"
    from (
      select ${tasks.id} as task_id, ${segments.index} as index,
        ${segments.index} - row_number() over (partition by ${tasks.id} order by ${segments.index}) as island
      from ${tasks}
      join ${workUnits} on ${workUnits.id} = ${tasks.workUnitId} and ${workUnits.currentStep} = ${tasks.step}
      join ${segments} on ${segments.workUnitId} = ${tasks.workUnitId}
        and ${segments.index} between ${tasks.beginIndex} and coalesce(${tasks.endIndex}, 2147483647)
      where ${isOneOf(tasks.id, taskIds)} and ${segments.confirmed} and not ${segments.locked}
    ) as confirmed
    group by task_id, island
    order by 1, 2`)
  const ranges = Map.groupBy(rows, ({ taskId }) => taskId)
  return new Map([...ranges].map(([id, found]) => [id, found.map(({ begin, end }) => ({ begin, end }))]))
}
