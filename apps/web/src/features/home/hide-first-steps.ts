import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { QueryClient } from '@tanstack/react-query'
import { homeQuery } from './home-query.ts'

/** Puts the first steps of a person away; the help has them back. What fails is shown as for every write. */
export async function hideFirstSteps(queryClient: QueryClient): Promise<void> {
  const write = queryClient.getMutationCache().build(queryClient, {
    ...mutation(api.users.updatePreferenceSettings),
    onSuccess: () => void queryClient.invalidateQueries(homeQuery()),
  })
  await write.execute({ body: { firstSteps: false } }).catch(() => undefined)
}
