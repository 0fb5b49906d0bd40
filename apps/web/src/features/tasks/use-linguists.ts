import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { useQueries } from '@tanstack/react-query'
import { demandOf, linguistChoices, representatives, type LinguistChoice } from './assignment-plan.ts'

export interface Linguists {
  /** Undefined while they are on their way. */
  choices: LinguistChoice[] | undefined
  error: Error | null
  refetch: () => void
}

/** Who may do which of some tasks, asked once for tasks that the same people may do. */
export function useLinguists(tasks: readonly Task[]): Linguists {
  const asked = representatives(tasks)
  return useQueries({
    queries: asked.map(({ uuid }) =>
      query(api.users.listEligibleLinguists, { path: { taskUUID: uuid }, query: { all: true } }),
    ),
    combine: (results) => {
      const answers = new Map(
        results.flatMap(({ data }, index) => (data && asked[index] ? [[demandOf(asked[index]), data] as const] : [])),
      )
      return {
        choices: answers.size < asked.length ? undefined : linguistChoices(tasks, answers),
        error: results.find(({ error }) => error)?.error ?? null,
        refetch: () => results.forEach((result) => void result.refetch()),
      }
    },
  })
}
