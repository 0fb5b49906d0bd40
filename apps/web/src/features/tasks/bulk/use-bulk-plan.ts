import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TaskBulkChange, TaskBulkPlan, TaskInclusion } from '@dragoman/sdk/operations/tasks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** A change of the chosen tasks, without the tasks. */
export type BulkEdit = Omit<TaskBulkChange, 'taskUuids' | 'include'>

export interface BulkPlan {
  /** Undefined while it is on its way, and before there is a change. */
  plan: TaskBulkPlan | undefined
  /** Tasks of other linguists, whether included or not. */
  choices: TaskBulkPlan['choices']
  include: TaskInclusion[] | undefined
  isIncluding: boolean
  setIncluding: (isIncluding: boolean) => void
  error: Error | null
  refetch: () => void
}

/**
 * Plans the effect of a change on some tasks, again for each other change. Tasks of other linguists are included as the
 * plan has seen them: one that has changed hands since is skipped.
 */
export function useBulkPlan(taskUuids: string[], edit: BulkEdit | null): BulkPlan {
  const [isIncluding, setIncluding] = useState(false)
  const body = { kind: 'UNASSIGN' as const, ...edit, taskUuids }
  // Nothing changes by it, and it is never older than the dialog.
  const shared = { gcTime: 0, staleTime: Infinity, retry: false, meta: { showsErrors: true } }
  const base = useQuery({ ...query(api.tasks.planBulk, { body }), ...shared, enabled: edit !== null })
  const choices = base.data?.choices ?? []
  const include =
    isIncluding && choices.length > 0
      ? choices.map(({ uuid, version = '' }): TaskInclusion => ({ uuid, version }))
      : undefined
  const whole = useQuery({
    ...query(api.tasks.planBulk, { body: { ...body, include } }),
    ...shared,
    enabled: edit !== null && include !== undefined,
  })
  const shown = include ? whole : base
  return {
    plan: edit ? shown.data : undefined,
    choices: edit ? choices : [],
    include,
    isIncluding,
    setIncluding,
    error: shown.error,
    refetch: () => void shown.refetch(),
  }
}
