import { ApiQueryClient, sdkOf } from '@dragoman/hooks/api-query-client'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { Project } from '@dragoman/sdk/operations/projects'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Starts to build the translated files of some work units, one after the other. */
export function useBuild({ uuid }: Project) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (workUnits: readonly string[]) => {
      for (const workUnitUuid of workUnits)
        await call(sdkOf(queryClient), api.workUnits.buildTranslation, { path: { projectUuid: uuid, workUnitUuid } })
    },
    onSettled: async () => {
      if (queryClient instanceof ApiQueryClient) await refresh(queryClient, ['projects', 'workUnits'])
    },
  })
}
