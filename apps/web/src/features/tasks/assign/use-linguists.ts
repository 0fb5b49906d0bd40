import { operationKey, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { demandOf, linguistChoices, representatives, type LinguistChoice } from './assignment-plan.ts'

export interface Linguists {
  /** Undefined while they are on their way. */
  choices: LinguistChoice[] | undefined
  error: Error | null
  refetch: () => void
}

/** Who may do which of some tasks, asked once for tasks that the same people may do. */
export function useLinguists(tasks: readonly Task[]): Linguists {
  const asked = useMemo(() => representatives(tasks), [tasks])
  const uuids = asked.map(({ uuid }) => uuid)
  const { data, error, refetch } = useQuery({
    queryKey: [...operationKey(api.users.listEligibleLinguists), uuids],
    queryFn: ({ client }) =>
      Promise.all(
        uuids.map((uuid) =>
          client.fetchQuery(query(api.users.listEligibleLinguists, { path: { taskUUID: uuid }, query: { all: true } })),
        ),
      ),
  })
  const choices = useMemo(
    () => data && linguistChoices(tasks, new Map(asked.map((task, index) => [demandOf(task), data[index]!]))),
    [tasks, asked, data],
  )
  return { choices, error, refetch: () => void refetch() }
}
