import type { TaskBoard, TaskBoardCell, TaskBoardRow, TaskLane } from '@dragoman/sdk/operations/tasks'
import { and, count, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { loadPeople, type People } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { computedOnce } from '../../../kernel/database/computed-once.ts'
import { dayIn, shiftDay, startOf } from '../../../kernel/days.ts'
import { pageOf } from '../../../kernel/paging.ts'
import { taskWords } from '../../work/slices.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { listedTasks, type TaskFilter } from '../find-tasks.ts'
import { showTasks } from '../show-tasks.ts'
import { readingAt } from '../../../identity/reading-at.ts'
import type { ReadingAt } from '../../../kernel/query-condition.ts'

/** The query line behind each lane: a list with this filter shows what is in the lane. */
const laneFilters: Readonly<Record<TaskLane, string>> = {
  UNASSIGNED: 'status:pending assignment:unassigned',
  WAITING: 'status:pending,approved -assignment:unassigned is:waiting',
  ASSIGNED: 'status:pending -assignment:unassigned -is:waiting',
  IN_PROGRESS: 'status:approved -is:waiting',
  DELIVERED: 'status:delivered delivered:>="7 days ago"',
}
const lanes = Object.keys(laneFilters) as TaskLane[]

const rowKeys = {
  LINGUIST: sql<string | null>`${tasks.assigneeId}::text`,
  LANG_PAIR: sql<string | null>`${tasks.sourceLocale} || ':' || ${tasks.targetLocale}`,
  NONE: sql<string | null>`'ALL'`,
}

interface BoardQuery extends TaskFilter {
  rows: keyof typeof rowKeys
  cards: number
  page: number
  size: number
}

/** One page of the rows of a board, by name, with the first tasks of each cell. */
export async function taskBoard(db: Database, session: SignedIn, query: BoardQuery, now: Date): Promise<TaskBoard> {
  const placed = placedTasks(db, await listedTasks(db, session, query, now), query, readingAt(session, now))
  const counted = await db
    .select({
      key: placed.key,
      lane: sql<TaskLane>`${placed.lane}`,
      taskCount: count(),
      words: sql<number>`sum(${placed.words})::float8`,
    })
    .from(placed)
    .where(isNotNull(placed.lane))
    .groupBy(placed.key, placed.lane)
  const isByLinguist = query.rows === 'LINGUIST'
  const keys = [...new Set(counted.flatMap(({ key, lane }) => (key && !(isByLinguist && isOpen(lane)) ? [key] : [])))]
  const people = isByLinguist ? await loadPeople(db, session, keys) : undefined
  const nameOf = (key: string) => people?.(key)?.name ?? key
  const sorted = keys.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)) || (one < other ? -1 : 1))
  const shown = sorted.slice(query.page * query.size, (query.page + 1) * query.size)
  const cards = await firstTasks(db, session, placed, { keys: shown, withOpen: isByLinguist, most: query.cards })
  const totalOf = (of: (row: (typeof counted)[number]) => boolean) => {
    const rows = counted.filter(of)
    return { taskCount: add(rows.map(({ taskCount }) => taskCount)), words: add(rows.map(({ words }) => words)) }
  }
  const cellOf = (key: string | null, lane: TaskLane): TaskBoardCell => ({
    lane,
    ...totalOf((row) => row.key === key && row.lane === lane),
    tasks: cards.get(cellKey(key, lane)) ?? [],
  })
  const ofRow = isByLinguist ? lanes.filter((lane) => !isOpen(lane)) : lanes
  return {
    ...pageOf(
      shown.map((key): TaskBoardRow => ({
        key,
        ...headOf(query.rows, key, people),
        ...totalOf((row) => row.key === key),
        cells: ofRow.map((lane) => cellOf(key, lane)),
      })),
      sorted.length,
      query,
    ),
    lanes: lanes.map((lane) => ({ lane, ...totalOf((row) => row.lane === lane), filter: laneFilters[lane] })),
    ...(isByLinguist && { unassigned: cellOf(null, 'UNASSIGNED') }),
  }
}

const isOpen = (lane: TaskLane) => lane === 'UNASSIGNED'
const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const cellKey = (key: string | null, lane: string) => `${key ?? ''} ${lane}`

function headOf(rows: BoardQuery['rows'], key: string, people: People | undefined): Partial<TaskBoardRow> {
  if (rows === 'LINGUIST') return { assignee: people?.(key) }
  if (rows === 'NONE') return {}
  const [sourceLanguage, targetLanguage] = key.split(':')
  return { sourceLanguage, targetLanguage }
}

/** The listed tasks with their lane and row; no lane for those that are not on the board. */
function placedTasks(db: Database, listed: SQL | undefined, query: BoardQuery, { now, timezone }: ReadingAt) {
  return db
    .select({
      id: tasks.id,
      key: rowKeys[query.rows].as('row_key'),
      lane: laneAt(now, timezone).as('lane'),
      words: sql<number>`${taskWords}`.as('words'),
      dueDate: tasks.dueDate,
      deliveredAt: tasks.deliveredAt,
      number: tasks.number,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(listed)
    .offset(computedOnce)
    .as('placed')
}

const daysDelivered = 7

/** The lane of a task: what the filters of the lanes find, with the work unit at hand instead of looked up for each task. */
const laneAt = (now: Date, timezone: string) => sql<TaskLane | null>`case
  when ${tasks.status} = 'PENDING' and ${tasks.assigneeId} is null and ${tasks.skippedAt} is null then 'UNASSIGNED'
  when ${tasks.status} in ('PENDING', 'APPROVED') and ${tasks.step} > ${workUnits.currentStep} then 'WAITING'
  when ${tasks.status} = 'PENDING' then 'ASSIGNED'
  when ${tasks.status} = 'APPROVED' then 'IN_PROGRESS'
  when ${tasks.status} = 'DELIVERED'
    and ${tasks.deliveredAt} >= ${startOf(shiftDay(dayIn(timezone, now), -daysDelivered), { timezone })} then 'DELIVERED'
  end`

/** The first tasks of each cell, by `cellKey`. */
async function firstTasks(
  db: Database,
  session: SignedIn,
  placed: ReturnType<typeof placedTasks>,
  { keys, withOpen, most }: { keys: readonly string[]; withOpen: boolean; most: number },
) {
  const ofRows: SQL[] = []
  if (keys.length > 0) ofRows.push(inArray(placed.key, [...keys]))
  if (withOpen) ofRows.push(isNull(placed.key))
  if (ofRows.length === 0) return new Map()
  const delivered = sql`case when ${placed.lane} = 'DELIVERED' then ${placed.deliveredAt} end desc nulls last`
  const ranked = db
    .select({
      id: placed.id,
      key: placed.key,
      lane: placed.lane,
      place: sql<number>`row_number() over (partition by ${placed.key}, ${placed.lane}
        order by ${delivered}, ${placed.dueDate} asc nulls last, ${placed.number})`.as('place'),
    })
    .from(placed)
    .where(and(isNotNull(placed.lane), or(...ofRows)))
    .as('ranked')
  const found = await db
    .select({ id: ranked.id, cell: sql<string>`coalesce(${ranked.key}, '') || ' ' || ${ranked.lane}` })
    .from(ranked)
    .where(sql`${ranked.place} <= ${most}`)
    .orderBy(ranked.place)
  const cells = new Map(found.map(({ id, cell }) => [id, cell]))
  const shown = await showTasks(
    db,
    session,
    found.map(({ id }) => id),
  )
  return Map.groupBy(shown, ({ uuid }) => cells.get(uuid)!)
}
