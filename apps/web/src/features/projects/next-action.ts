import type { LanguageProgress, LanguageStep, Project } from '@dragoman/sdk/operations/projects'
import { isLocked } from './progress-rows.ts'

/** Where a step of a language stands in the grid. */
export interface Place {
  row: LanguageProgress
  step: LanguageStep
}

/** The next thing to do in a project, and the one place that says why. */
export type NextAction =
  | { kind: 'addFiles' | 'submit' | 'approve' | 'waitApproval' | 'costs' | 'deliver' | 'inWork' | 'done' | 'canceled' }
  | { kind: 'preparing' | 'failed'; count: number }
  | { kind: 'overdue'; at: Place }
  | { kind: 'assign'; at: Place; tasks: number; languages: number }

type Facts = Pick<Project, 'status' | 'costsStatus' | 'totalWorkUnits'>

const brokenCosts = ['ERROR', 'INGESTION_ERROR', 'LOGFILE_ERROR']

/**
 * Finds the first obstacle of a project, in this order: files that are missing or broken, costs, approval, steps that
 * could start but have no linguist, overdue work, delivery.
 * @param mayApprove whether the caller is the one to approve
 */
export function nextAction(project: Facts, rows: readonly LanguageProgress[], mayApprove: boolean): NextAction {
  const { status, costsStatus, totalWorkUnits } = project
  if (status === 'CANCELLED') return { kind: 'canceled' }
  if (status === 'DELIVERED' || status === 'INVOICED') return { kind: 'done' }
  if (totalWorkUnits === 0) return { kind: 'addFiles' }
  const preparing = rows.reduce((total, row) => total + row.preparing, 0)
  if (preparing > 0) return { kind: 'preparing', count: preparing }
  const failed = rows.reduce((total, row) => total + row.failed, 0)
  if (failed > 0) return { kind: 'failed', count: failed }
  if (brokenCosts.includes(costsStatus)) return { kind: 'costs' }
  if (status === 'DRAFT') return { kind: 'submit' }
  if (status === 'PENDING') return { kind: mayApprove ? 'approve' : 'waitApproval' }
  return inWork(rows)
}

function inWork(rows: readonly LanguageProgress[]): NextAction {
  const places = rows.flatMap((row) => row.steps.map((step): Place => ({ row, step })))
  const open = places.filter(({ step }) => step.openTasks > 0)
  if (open.length === 0) return { kind: 'deliver' }
  const unassigned = open.filter(({ step }) => step.assignableTasks > 0)
  const ready = unassigned.filter(({ step }) => !isLocked(step))
  const [first] = (ready.length > 0 ? ready : unassigned).toSorted(byDue)
  if (first) {
    const tasks = unassigned.reduce((total, { step }) => total + step.assignableTasks, 0)
    return { kind: 'assign', at: first, tasks, languages: new Set(unassigned.map(({ row }) => row.targetLocale)).size }
  }
  const [late] = open.filter(({ step }) => step.overdueTasks > 0).toSorted(byDue)
  return late ? { kind: 'overdue', at: late } : { kind: 'inWork' }
}

const byDue = (a: Place, b: Place) => (a.step.dueDate ?? Infinity) - (b.step.dueDate ?? Infinity) || 0
