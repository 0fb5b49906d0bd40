import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TaskStatus } from '@dragoman/sdk/operations/shared'
import { listQuery } from '@dragoman/hooks/list'
import type { TaskGrouping, TaskSearch, WorkTab } from './task-search.ts'

/** One task. */
export const taskQuery = (taskUUID: string) => query(api.tasks.get, { path: { taskUUID } })

/** How large a task is, and how much of it is done. */
export const taskSummaryQuery = (taskUuid: string) => query(api.tasks.getSummary, { path: { taskUuid } })

/** The tasks of all projects, for a manager: those that need someone first, unless another order was chosen. */
export const tasksQuery = (search: TaskSearch) =>
  query(api.tasks.list, { query: listQuery({ ...search, sort: search.sort ?? 'attention,asc' }) })

/** The same, put together by something. */
export function groupsQuery(groupBy: TaskGrouping, search: TaskSearch) {
  const { sort: _sort, ...narrowed } = listQuery(search)
  return query(api.tasks.listGroups, { query: { ...narrowed, groupBy } })
}

/** The tasks that a linguist may claim. */
export const availableQuery = ({ q, workflows, targetLanguages, projectUuid, ...list }: TaskSearch) =>
  query(api.tasks.listAvailable, {
    query: listQuery({ page: list.page, size: list.size, sort: list.sort, q, workflows, targetLanguages, projectUuid }),
  })

/** The states of a linguist's tasks, by their tabs. */
export const workStatuses = {
  mine: ['PENDING', 'APPROVED'],
  delivered: ['DELIVERED'],
  invoiced: ['INVOICED'],
} as const satisfies Partial<Record<WorkTab, TaskStatus[]>>

/** A linguist's own tasks: those in work, the next one due first, those delivered, or those invoiced. */
export function workQuery(tab: Exclude<WorkTab, 'available'>, search: TaskSearch) {
  const statuses = workStatuses[tab].filter((status) => search.statuses?.includes(status) ?? true)
  const sort = search.sort ?? (tab === 'mine' ? 'dueDate,asc' : undefined)
  return query(api.tasks.list, {
    query: listQuery({
      ...search,
      sort,
      mine: true,
      statuses: statuses.length > 0 ? statuses : [...workStatuses[tab]],
    }),
  })
}

/** The tabs of a task's page. */
export const taskTabs = ['overview', 'payment', 'log', 'files'] as const

export type TaskTab = (typeof taskTabs)[number]
