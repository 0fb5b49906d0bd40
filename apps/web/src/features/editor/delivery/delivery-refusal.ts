import { isHttpError } from '@dragoman/sdk/errors'
import type { SegmentRefusal } from '@dragoman/sdk/operations/editor'

/** Segments that stand against a delivery: how many, and the first ones. */
export interface Findings {
  count: number
  segments: readonly SegmentRefusal[]
}

/** Why a task cannot be delivered yet. */
export interface RefusedDelivery {
  /** The step before is not delivered. */
  isWaiting: boolean
  /** Segments that are not confirmed. */
  open: Findings
  /** Segments whose codes differ from their source. */
  mismatched: Findings
}

/** Reads a refused delivery (422 of tasks.changeStatus); undefined for every other error. */
export function deliveryRefusal(error: unknown): RefusedDelivery | undefined {
  if (!isHttpError<'tasks.changeStatus'>(error) || error.code !== 'MOVE_CONDITIONS') return undefined
  const data = (error.data ?? {}) as { waitingFor?: object; openSegments?: Findings; codeIssues?: Findings }
  return {
    isWaiting: data.waitingFor !== undefined,
    open: data.openSegments ?? none,
    mismatched: data.codeIssues ?? none,
  }
}

const none: Findings = { count: 0, segments: [] }
