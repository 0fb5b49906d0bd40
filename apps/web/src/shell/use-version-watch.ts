import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import { watchVersion } from '@dragoman/hooks/version-check'
import { getVersion } from '@dragoman/sdk/operations/meta'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Signs out when the server has a new minor or major version (rule version.check); the reload brings the new app. */
export function useVersionWatch() {
  const { session } = useSession()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      watchVersion({
        session,
        load: async () => (await queryClient.fetchQuery({ ...query(getVersion), staleTime: 0 })).version,
        onLogout: () => location.reload(),
      }),
    [session, queryClient],
  )
}
