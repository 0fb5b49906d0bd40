import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { taskFields } from '@dragoman/sdk/list-fields'
import type { TaskBoardRow, TaskLane } from '@dragoman/sdk/operations/tasks'
import { withCondition } from '@dragoman/sdk/query-line'
import type { TaskSearch } from '../task-search.ts'
import type { BoardRows } from './board-moves.ts'
import { ownTimezone } from '../../../i18n/own-timezone.ts'

/** Cards of a cell that come with the board; the others are asked for. */
const firstCards = 4

function narrowed(search: TaskSearch) {
  const { sort: _sort, ...filters } = listQuery(search)
  return filters
}

/** One page of the rows of a board. */
export const boardQuery = (search: TaskSearch, rows: BoardRows) =>
  query(api.tasks.getBoard, { query: { ...narrowed(search), rows, cards: firstCards } })

/** A cell of the board with all of its tasks. */
export interface CellSearch {
  row: Pick<TaskBoardRow, 'assignee' | 'sourceLanguage' | 'targetLanguage'>
  lane: TaskLane
  /** Query line of the lane. */
  filter: string
}

/** How many cards of a cell are added at once. */
export const cardsPerPage = 20

/** A page of the tasks of a cell. */
export const cellQuery = (search: TaskSearch, { row, filter }: CellSearch, page: number) =>
  query(api.tasks.list, {
    query: {
      ...narrowed(search),
      filter: withCondition(search.filter ?? '', filter, taskFields, Date.now()),
      ...(row.assignee && { assigneeUuid: row.assignee.uuid }),
      ...(row.sourceLanguage && { sourceLanguages: [row.sourceLanguage] }),
      ...(row.targetLanguage && { targetLanguages: [row.targetLanguage] }),
      sort: 'dueDate,asc',
      page,
      size: cardsPerPage,
    },
  })

/** The workload of some linguists in the next days. */
export const loadQuery = (userUuids: string[]) =>
  query(api.tasks.listWorkload, { query: { userUuids, size: 100, timezone: ownTimezone() } })

/** Days of the workload page. */
export const workloadDays = 14

/** One page of linguists with what they have to do, the most loaded first. */
export const workloadQuery = (search: TaskSearch) =>
  query(api.tasks.listWorkload, { query: { ...narrowed(search), days: workloadDays, timezone: ownTimezone() } })

/** The tasks due on some days; `cards` of each. */
export function calendarQuery(
  search: TaskSearch,
  { from, days, cards }: { from: string; days: number; cards: number },
) {
  const { page: _page, size: _size, ...filters } = narrowed(search)
  return query(api.tasks.getCalendar, { query: { ...filters, from, days, cards, timezone: ownTimezone() } })
}
