import type { AssignmentState, TaskStatus } from '@dragoman/sdk/operations/shared'
import { flag, listSearch, oneOf, someOf, texts, type Reader } from '@dragoman/hooks/list'
import { listAddress, uuid } from '../../list/list-state.ts'

/** The tabs of a linguist's list. */
export const workTabs = ['mine', 'available', 'delivered', 'invoiced'] as const

export type WorkTab = (typeof workTabs)[number]

/** Whether a task has someone, as one can look for it. */
export const assignmentStates = [
  'UNASSIGNED',
  'ASSIGNED',
  'ACCEPTED',
  'SKIPPED',
  'MACHINE',
] as const satisfies AssignmentState[]

/** States of a task that one can look for. Their table would come along with every page, the login page included. */
export const taskStatuses = [
  'DRAFT',
  'PENDING',
  'APPROVED',
  'DELIVERED',
  'INVOICED',
  'CANCELLED',
] as const satisfies TaskStatus[]

/** The groupings of tasks, as the wire spells them. */
export const taskGroupings = ['PROJECT', 'WORKFLOW', 'LANG_PAIR'] as const

export type TaskGrouping = (typeof taskGroupings)[number]

/** The ways in which a manager can see tasks, beside the table. */
export const taskLayouts = ['board', 'calendar', 'workload'] as const

export type TaskLayout = (typeof taskLayouts)[number]

/** The kinds of rows on the board; linguists by default. */
export const boardRowChoices = ['LANG_PAIR', 'NONE'] as const

const month: Reader<string> = (raw) =>
  typeof raw === 'string' && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(raw) ? raw : undefined

/** The search parameters of a list of tasks: the wire's own filters, and a linguist's tab, a manager's groups. */
export const taskSearch = listSearch({
  tab: oneOf(workTabs),
  groupBy: oneOf(taskGroupings),
  ...listAddress,
  layout: oneOf(taskLayouts),
  rows: oneOf(boardRowChoices),
  month,
  statuses: someOf(taskStatuses),
  assignments: someOf(assignmentStates),
  workflows: texts,
  sourceLanguages: texts,
  targetLanguages: texts,
  projectUuid: uuid,
  assigneeUuid: uuid,
  mine: flag,
  late: flag,
})

/** The filters of a list of tasks. */
export type TaskSearch = Omit<ReturnType<typeof taskSearch>, 'tab' | 'groupBy'>

/** Filters of older links, and of the home page, as conditions of the query line that a manager sees. */
export function asQueryLine<Search extends TaskSearch>(search: Search): Search {
  const { statuses, assignments, workflows, sourceLanguages, targetLanguages, late, mine, ...rest } = search
  const anyOf = (field: string, codes: readonly string[] | undefined) =>
    codes?.length ? [`${field}:${codes.join(',').toLowerCase()}`] : []
  const conditions = [
    ...(rest.filter ? [rest.filter] : []),
    ...anyOf('status', statuses),
    ...anyOf('assignment', assignments),
    ...anyOf('step', workflows),
    ...anyOf('source', sourceLanguages),
    ...anyOf('target', targetLanguages),
    ...(late ? ['is:late'] : []),
    ...(mine ? ['linguist:me'] : []),
  ]
  return { ...rest, ...(conditions.length > 0 && { filter: conditions.join(' ') }) } as Search
}

/** Takes the filters of older links out of an address: they have become conditions. */
export const withoutOlder = {
  statuses: undefined,
  assignments: undefined,
  workflows: undefined,
  sourceLanguages: undefined,
  targetLanguages: undefined,
  late: undefined,
  mine: undefined,
} as const
