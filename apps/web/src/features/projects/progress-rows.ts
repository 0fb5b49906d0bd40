import type { LanguageProgress, LanguageStep } from '@dragoman/sdk/operations/projects'

/** The share of a step that is done, 0 to 1. A file without segments is done when its task is. */
export function shareOf({
  totalSegments,
  confirmedSegments,
  totalTasks,
  deliveredTasks,
}: Pick<LanguageStep, 'totalSegments' | 'confirmedSegments' | 'totalTasks' | 'deliveredTasks'>): number {
  const [done, all] = totalSegments > 0 ? [confirmedSegments, totalSegments] : [deliveredTasks, totalTasks]
  return all === 0 ? 0 : Math.min(1, done / all)
}

/** Whether a step can't go on for now: every open task waits for the step before. */
export const isLocked = ({ openTasks, waitingTasks }: LanguageStep) => openTasks > 0 && waitingTasks === openTasks

const sum = (row: LanguageProgress, value: (step: LanguageStep) => number) =>
  row.steps.reduce((total, step) => total + value(step), 0)

export const overdueOf = (row: LanguageProgress) => sum(row, ({ overdueTasks }) => overdueTasks)
export const unassignedOf = (row: LanguageProgress) => sum(row, ({ unassignedTasks }) => unassignedTasks)

const dueOf = (row: LanguageProgress) => Math.min(...row.steps.map(({ dueDate }) => dueDate ?? Infinity))

export type RowFilter = 'overdue' | 'unassigned'
export type RowOrder = 'attention' | 'name'

/** The steps that a project has in any of its languages, in their order. */
export function stepsOf(rows: readonly LanguageProgress[]): Pick<LanguageStep, 'index' | 'workflow' | 'title'>[] {
  const known = new Map(rows.flatMap(({ steps }) => steps.map((step) => [`${step.index} ${step.workflow}`, step])))
  return [...known.values()].sort((a, b) => a.index - b.index)
}

/** A step summed up over all languages. */
export function stepTotals(rows: readonly LanguageProgress[]) {
  return stepsOf(rows).map(({ index, workflow, title }) => {
    const own = rows.flatMap(({ steps }) => steps.filter((step) => step.index === index && step.workflow === workflow))
    const add = (value: (step: LanguageStep) => number) => own.reduce((total, step) => total + value(step), 0)
    const totals = {
      totalSegments: add((step) => step.totalSegments),
      confirmedSegments: add((step) => step.confirmedSegments),
      totalTasks: add((step) => step.totalTasks),
      deliveredTasks: add((step) => step.deliveredTasks),
    }
    return { index, workflow, title, ...totals, share: shareOf(totals) }
  })
}

/**
 * The rows that a filter leaves, in an order: by what needs attention (overdue, then most tasks without linguist, then by due date,
 * finished ones last), or by the names of the languages.
 */
export function arrangeRows(
  rows: readonly LanguageProgress[],
  { filter, order, nameOf }: { filter?: RowFilter | undefined; order: RowOrder; nameOf: (locale: string) => string },
  compareNames: (a: string, b: string) => number,
): LanguageProgress[] {
  const byName = (a: LanguageProgress, b: LanguageProgress) =>
    compareNames(nameOf(a.targetLocale), nameOf(b.targetLocale))
  const left = rows.filter((row) => !filter || (filter === 'overdue' ? overdueOf(row) : unassignedOf(row)) > 0)
  if (order === 'name') return left.toSorted(byName)
  const has = (count: number) => (count > 0 ? 0 : 1)
  return left.toSorted(
    (a, b) =>
      has(overdueOf(a)) - has(overdueOf(b)) ||
      unassignedOf(b) - unassignedOf(a) ||
      compareDue(dueOf(a), dueOf(b)) ||
      byName(a, b),
  )
}

const compareDue = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
