import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { HeldTask, TaskRow } from '../../work/held-task.ts'

/** The reason why a task stays as it is. */
type Skip = Pick<BulkItem, 'reason' | 'blockedBy'>

/** Why a task is changed only where it is included. */
type Choice = 'ASSIGNED' | 'ACCEPTED' | 'TAG_ERRORS'

/** The effect of a change on a task: none, with the reason, or the fields to show. */
export type Outcome = { skip: Skip } | { show: Partial<BulkItem>; choice?: Choice | false }

/** Decides for one task after the other. */
export type Decide = (held: HeldTask) => Outcome

export const isOpen = ({ status }: TaskRow): boolean =>
  status === 'DRAFT' || status === 'PENDING' || status === 'APPROVED'
