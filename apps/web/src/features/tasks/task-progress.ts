import type { Task } from '@dragoman/sdk/operations/tasks'

/**
 * The share of a task that is done, 0 to 1. Segments are counted in the present step of their file: a task that waits
 * for its step has nothing done yet, one that is delivered has all; undefined for one that was called off.
 */
export function doneShare({
  status,
  waitingFor,
  workUnit,
  slice,
}: Pick<Task, 'status' | 'waitingFor' | 'workUnit' | 'slice'>): number | undefined {
  if (status === 'CANCELLED') return undefined
  if (status === 'DELIVERED' || status === 'INVOICED') return 1
  if (waitingFor) return 0
  const { confirmedSegments = 0, segments } = slice ?? { ...workUnit, segments: workUnit.totalSegments }
  return segments === 0 ? 1 : confirmedSegments / segments
}

/** The step that a task in work waits for; undefined where it can go on. */
export const waitsFor = ({ status, waitingFor }: Pick<Task, 'status' | 'waitingFor'>) =>
  status === 'PENDING' || status === 'APPROVED' ? waitingFor : undefined

/** Whether the translation of a task may be changed by its person now: accepted, and the step before is delivered. */
export const isWritable = ({ status, waitingFor }: Pick<Task, 'status' | 'waitingFor'>): boolean =>
  status === 'APPROVED' && !waitingFor
