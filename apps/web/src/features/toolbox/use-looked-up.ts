import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { exchangesQuery } from './toolbox-queries.ts'

/** Reads from a connected system once, and shows what was exchanged for it. */
export function useLookedUp<Data, Key extends QueryKey>(
  configUuid: string,
  options: Pick<UseQueryOptions<Data, Error, Data, Key>, 'queryKey' | 'queryFn'>,
) {
  const queryClient = useQueryClient()
  const result = useQuery({ ...options, retry: false, meta: { showsErrors: true } })
  const { dataUpdatedAt, errorUpdatedAt } = result
  useEffect(() => {
    if (dataUpdatedAt + errorUpdatedAt > 0) void queryClient.invalidateQueries(exchangesQuery(configUuid))
  }, [queryClient, configUuid, dataUpdatedAt, errorUpdatedAt])
  return result
}
