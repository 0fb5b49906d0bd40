import { mutation } from '@dragoman/hooks/query'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import type { QueryClient } from '@tanstack/react-query'

/** Shows the first steps of a person or puts them away, and says whether that is saved. What fails is shown as for every write. */
export async function showFirstSteps(queryClient: QueryClient, firstSteps: boolean): Promise<boolean> {
  const write = queryClient.getMutationCache().build(queryClient, {
    ...mutation(api.users.updatePreferenceSettings),
    onSuccess: () => void refresh(queryClient, ['home']),
  })
  return write.execute({ body: { firstSteps } }).then(
    () => true,
    () => false,
  )
}
