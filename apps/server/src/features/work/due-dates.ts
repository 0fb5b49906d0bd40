import { and, asc, eq, inArray } from 'drizzle-orm'
import { proposeDueDates } from '../../engines/scheduling/due-dates.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { updateRows } from '../../kernel/database/update-rows.ts'
import { loadCalendars } from '../availability/load-calendars.ts'
import { workflows } from '../workflows/tables.ts'
import { projects } from './tables.ts'
import { taskWords } from './slices.ts'
import { workUnits } from './work-unit-tables.ts'
import { tasks } from './task-tables.ts'

/**
 * When tasks of projects should be delivered, by the due dates of their projects; null where a project has none. What is
 * canceled takes no time, and linguists have their days off.
 */
export async function loadProposals(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await db
    .select({
      id: tasks.id,
      workUnitId: tasks.workUnitId,
      workflow: workflows.code,
      step: tasks.step,
      assigneeId: tasks.assigneeId,
      words: taskWords,
      dueDate: projects.dueDate,
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(
      and(
        isOneOf(tasks.projectId, projectIds),
        inArray(tasks.status, ['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'INVOICED']),
      ),
    )
    .orderBy(asc(tasks.workUnitId), asc(tasks.step))
  const calendarOf = await loadCalendars(
    db,
    rows.flatMap(({ assigneeId }) => assigneeId ?? []),
  )
  const proposals = new Map<string, Date | null>()
  for (const own of Map.groupBy(rows, ({ workUnitId }) => workUnitId).values()) {
    const { dueDate } = own[0]!
    // The slices of a step are worked on side by side: it takes as long as its largest.
    const slices = [...Map.groupBy(own, ({ step }) => step).values()]
    const steps = slices.map((of) => of.reduce((one, other) => (other.words > one.words ? other : one)))
    const planned = steps.map(({ assigneeId, ...step }) =>
      assigneeId ? { ...step, calendar: calendarOf(assigneeId) } : step,
    )
    const dates = dueDate ? proposeDueDates(planned, { start: now.getTime(), end: dueDate.getTime() }) : []
    for (const [at, of] of slices.entries()) {
      for (const { id } of of) proposals.set(id, dates[at] === undefined ? null : new Date(dates[at]))
    }
  }
  return proposals
}

/** Gives the open tasks of a held project the due dates that follow from its own; those set for a task stay. */
export async function scheduleTasks(db: Database, projectId: string, now: Date): Promise<void> {
  const open = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        eq(tasks.projectId, projectId),
        eq(tasks.dueDateSet, false),
        inArray(tasks.status, ['DRAFT', 'PENDING', 'APPROVED']),
      ),
    )
  if (open.length === 0) return
  const proposals = await loadProposals(db, [projectId], now)
  await updateRows(
    db,
    tasks,
    ['dueDate'],
    open.map(({ id }) => ({ id, dueDate: proposals.get(id) ?? null })),
  )
}
