import { sdkOf } from '@dragoman/hooks/api-query-client'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { PayableRunInput } from '@dragoman/sdk/operations/payables'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'

/** The preview of a run. Its key is part of the list's, so that it is fetched again when payables change. */
export function usePreview(body: PayableRunInput, isEnabled: boolean) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: [...query(api.payables.list).queryKey, 'preview', body],
    queryFn: () => call(sdkOf(queryClient), api.payables.create, { body: { ...body, preview: true } }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    meta: { showsErrors: true },
  })
}
