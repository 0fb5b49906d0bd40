import { sdkOf } from '@dragoman/hooks/api-query-client'
import { watchEvents } from '@dragoman/hooks/live'
import { useSession } from '@dragoman/hooks/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** The editor keeps what is typed and the versions it is based on itself; its suggestions cost money. */
const except = ['editor']

/** Keeps pages up to date with what others change. */
export function LiveUpdates() {
  const queryClient = useQueryClient()
  const { session, snapshot } = useSession()
  const userUuid = snapshot.subject?.user.uuid
  useEffect(() => {
    if (userUuid === undefined) return
    const onEnd = () => void session.check()
    return watchEvents({ queryClient, client: sdkOf(queryClient), userUuid, except, onEnd })
  }, [queryClient, session, userUuid])
  return null
}
