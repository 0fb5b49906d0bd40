import type { LinguistAvailability } from '@dragoman/sdk/operations/availability'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { effortByStep, effortOfOtherSteps } from '../../../engines/scheduling/due-dates.ts'
import {
  capacityOf,
  dayAt,
  daysBetween,
  daysOffAt,
  type WorkCalendar,
} from '../../../engines/scheduling/work-calendar.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { shiftDay } from '../../../kernel/days.ts'
import { loadCalendars } from '../../availability/load-calendars.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { workflows } from '../../workflows/tables.ts'
import { effortLeft } from '../effort.ts'

type Row = Pick<HeldTask, 'task' | 'workUnit' | 'workflow'>

/** Work that someone has to deliver, in words of translation. */
export interface DueWork {
  due: number
  effort: number
}

/** How many days are looked at where tasks have no due date. */
const usualDays = 7

/** Further ahead, no one knows what else will come. */
const mostDays = 92

/** Whether linguists have time for tasks until these are due, at a moment. */
export async function loadAvailability(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<(userId: string, rows: readonly Row[], more?: readonly DueWork[]) => LinguistAvailability> {
  const calendarOf = await loadCalendars(db, userIds)
  const work = Map.groupBy(await loadWork(db, userIds), ({ userId }) => userId)
  return (userId, rows, more = []) =>
    availabilityFor(calendarOf(userId), [...(work.get(userId) ?? []), ...more], rows.map(demandedWork), now.getTime())
}

/** The work that a task adds for its linguist. */
export const demandedWork = ({ task, workUnit, workflow }: Row): { due: number | null; effort: number } => ({
  due: task.dueDate?.getTime() ?? null,
  effort: (task.sliceWords ?? workUnit.words) * (effortByStep[workflow.code] ?? effortOfOtherSteps),
})

/** Whether there is time for some tasks beside the work in hand. */
export function availabilityFor(
  calendar: WorkCalendar,
  inHand: readonly DueWork[],
  wanted: readonly { due: number | null; effort: number }[],
  now: number,
): LinguistAvailability {
  const { timezone } = calendar
  const today = dayAt(timezone, now)
  const latest = Math.max(...wanted.map(({ due }) => due ?? 0))
  const asked = latest > 0 ? dayAt(timezone, Math.max(latest, now)) : shiftDay(today, usualDays - 1)
  const furthest = shiftDay(today, mostDays - 1)
  const until = asked < furthest ? asked : furthest
  const days = daysBetween(today, until)
  const capacity = days.reduce((sum, day) => sum + capacityOf(calendar, day), 0)
  const load = inHand.reduce((sum, { due, effort }) => sum + (dayAt(timezone, due) <= until ? effort : 0), 0)
  const needed = wanted.reduce((sum, { effort }) => sum + effort, 0)
  const away = days.map((day) => daysOffAt(calendar, day)).find((range) => range !== undefined)
  const isAway = (calendar.isSet && capacity === 0) || daysOffAt(calendar, today) !== undefined
  return {
    state: isAway ? 'AWAY' : load + needed > capacity ? 'BUSY' : 'FREE',
    load: Math.round(load),
    capacity,
    until,
    ...(away && { away: { from: away.from, to: away.to } }),
  }
}

/** The tasks with due dates that linguists have in hand. */
async function loadWork(db: Database, userIds: readonly string[]): Promise<(DueWork & { userId: string })[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .select({ userId: tasks.assigneeId, due: tasks.dueDate, effort: sql<number>`${effortLeft}::float8` })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(
      and(isOneOf(tasks.assigneeId, userIds), inArray(tasks.status, ['PENDING', 'APPROVED']), isNotNull(tasks.dueDate)),
    )
  return rows.map(({ userId, due, effort }) => ({ userId: userId!, due: due!.getTime(), effort }))
}
