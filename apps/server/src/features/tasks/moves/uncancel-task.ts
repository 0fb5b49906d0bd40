import { eq, sql } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { taskReopened } from '../../projects/events.ts'
import type { HeldTask } from '../../projects/work-units/held-task.ts'
import { currentStepOf, isDone } from '../../projects/work-units/steps.ts'
import { inRanges } from '../../projects/work-units/slices.ts'
import { segments, workUnits } from '../../projects/work-units/tables.ts'
import { tasks } from '../../projects/work-units/task-tables.ts'
import { recountConfirmed } from '../../projects/work-units/write-work-units.ts'
import { changeTask } from '../hold-tasks.ts'
import { outdateReduced } from './tasks-of-project.ts'

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

/**
 * A canceled task is what it was before, with its assignee and its confirmed segments, and the next step waits again.
 * Whether that is possible has been decided before.
 */
export async function uncancelTask(
  context: ChangeContext,
  held: HeldTask,
  before: { status: string; confirmed: readonly ConfirmedRange[] },
): Promise<HeldTask> {
  const { db, now } = context
  const { task, workUnit, project } = held
  const revived = await changeTask(
    context,
    held,
    { status: before.status },
    { event: 'UNDONE', subjectId: task.assigneeId },
  )
  const currentStep = currentStepOf(revived.steps)
  if (currentStep === task.step) {
    const goesBack = workUnit.currentStep !== currentStep
    // The other slices were delivered as confirmed.
    const delivered = goesBack ? revived.steps.filter((step) => step.step === task.step && isDone(step)) : []
    const wasConfirmed = sql`exists (select 1 from jsonb_to_recordset(${JSON.stringify(before.confirmed)}::jsonb)
      as range ("begin" int, "end" int) where ${segments.index} between range."begin" and range."end")`
    await db.update(workUnits).set({ currentStep, updatedAt: now }).where(eq(workUnits.id, workUnit.id))
    await db
      .update(segments)
      .set({ confirmed: true, version: sql`${segments.version} + 1` })
      .where(
        sql`${segments.workUnitId} = ${workUnit.id} and not ${segments.locked} and not ${segments.confirmed}
          and (${wasConfirmed} or ${inRanges(delivered) ?? sql`true`})`,
      )
    await recountConfirmed(db, workUnit.id)
  }
  await outdateReduced(context, project)
  await context.happened(taskReopened, { held: revived, reason: undefined })
  return revived
}
