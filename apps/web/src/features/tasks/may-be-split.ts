import type { Task } from '@dragoman/sdk/operations/tasks'

/** Whether a task can be split: no one has accepted it, and its segments are there. */
export const mayBeSplit = ({ status, workUnit, slice }: Pick<Task, 'status' | 'workUnit' | 'slice'>): boolean =>
  (status === 'DRAFT' || status === 'PENDING') &&
  workUnit.genesisCreationStatus === 'CREATED' &&
  (slice ? slice.endIndex > slice.beginIndex : workUnit.segments > 1)
