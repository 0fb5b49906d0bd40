import type { Task } from '@dragoman/sdk/operations/tasks'

/** Tasks that can be taken back from their assignees. */
export const revocable = (tasks: readonly Task[]): Task[] =>
  tasks.filter(({ status, assignee }) => assignee !== undefined && (status === 'PENDING' || status === 'APPROVED'))
