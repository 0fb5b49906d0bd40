import type { TaskCalendar } from '@dragoman/sdk/operations/tasks'
import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import { computedOnce } from '../../../kernel/database/computed-once.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { dayIn, partOf, shiftDay, startOf } from '../../../kernel/days.ts'
import { openStates } from '../../work/tasks-of-project.ts'
import { taskWords } from '../../work/slices.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { listedTasks, type TaskFilter } from '../find-tasks.ts'
import { showTasks } from '../show-tasks.ts'
import { timezoneOf } from '../../../identity/reading-at.ts'

interface CalendarQuery extends TaskFilter {
  from: string
  days: number
  cards: number
  timezone?: string
}

/** The days on which tasks are due, with the first tasks of each. */
export async function taskCalendar(
  db: Database,
  session: SignedIn,
  query: CalendarQuery,
  now: Date,
): Promise<TaskCalendar> {
  const { from, days, cards, timezone = timezoneOf(session) } = query
  const today = dayIn(timezone, now)
  const isOpen = inArray(tasks.status, openStates)
  const dated = db
    .select({
      id: tasks.id,
      day: partOf('day', tasks.dueDate, { timezone }).as('day'),
      words: sql<number>`${taskWords}`.as('words'),
      isOpen: sql<boolean>`${isOpen}`.as('is_open'),
      isLate: sql<boolean>`${and(isOpen, lt(tasks.dueDate, now))}`.as('is_late'),
      dueDate: tasks.dueDate,
      number: tasks.number,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(
      and(
        await listedTasks(db, session, query, now),
        ne(tasks.status, 'CANCELLED'),
        gte(tasks.dueDate, startOf(from, { timezone })),
        lt(tasks.dueDate, startOf(shiftDay(from, days), { timezone })),
      ),
    )
    .offset(computedOnce)
    .as('dated')
  const due = db
    .select({
      id: dated.id,
      day: dated.day,
      words: dated.words,
      isOpen: dated.isOpen,
      isLate: dated.isLate,
      place: sql<number>`row_number() over (partition by ${dated.day}
        order by ${dated.isOpen} desc, ${dated.dueDate}, ${dated.number})`.as('place'),
    })
    .from(dated)
    .as('due')
  const counted = await db
    .select({
      day: due.day,
      taskCount: sql<number>`count(*)::int`,
      words: sql<number>`sum(${due.words})::float8`,
      openCount: sql<number>`(count(*) filter (where ${due.isOpen}))::int`,
      lateCount: sql<number>`(count(*) filter (where ${due.isLate}))::int`,
      ids: sql<
        string[]
      >`coalesce(array_agg(${due.id} order by ${due.place}) filter (where ${due.place} <= ${cards}), '{}')`,
    })
    .from(due)
    .groupBy(due.day)
    .orderBy(due.day)
  const shown = await showTasks(
    db,
    session,
    counted.flatMap(({ ids }) => ids),
  )
  const byId = new Map(shown.map((task) => [task.uuid, task]))
  return {
    today,
    days: counted.map(({ ids, ...day }) => ({ ...day, tasks: ids.flatMap((id) => byId.get(id) ?? []) })),
  }
}
