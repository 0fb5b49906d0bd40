import type { JobStatus } from '@dragoman/sdk/operations/shared'

/**
 * A job's status as the wire shows it. The four of the product's specification know no canceled job: it ends with a
 * warning, and its failure says why (`CANCELLED`).
 */
export const shownStatus = (status: string): JobStatus =>
  status === 'CANCELLED' ? 'FINISHED_WARNING' : (status as JobStatus)

/** The stored statuses that the wire shows as one of these. */
export const storedStatuses = (shown: readonly JobStatus[]): string[] =>
  shown.flatMap((status) => (status === 'FINISHED_WARNING' ? [status, 'CANCELLED'] : [status]))
