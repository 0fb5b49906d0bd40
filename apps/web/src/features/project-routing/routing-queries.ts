import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import { queryOptions, type QueryFunction } from '@tanstack/react-query'
import type { ProjectRoutingStatus } from '@dragoman/sdk/operations/projectRouting'

export const routingsQuery = () => query(api.projectRouting.list, { query: { size: 200 } })

export const routingQuery = (configUuid: string) => query(api.projectRouting.get, { path: { configUuid } })

/**
 * The result of a request; null while it is still a request, which is an answer: a repeated query forgets an error in
 * between.
 */
export const routingStatusQuery = (baseProjectUuid: string) => {
  const { queryKey, queryFn } = query(api.projectRouting.getStatus, { path: { baseProjectUuid } })
  return queryOptions({
    queryKey: [...queryKey] as readonly unknown[],
    queryFn: async (context): Promise<ProjectRoutingStatus | null> => {
      try {
        return await (queryFn as unknown as QueryFunction<ProjectRoutingStatus>)(context)
      } catch (error) {
        if (isHttpError(error, 404)) return null
        throw error
      }
    },
  })
}
