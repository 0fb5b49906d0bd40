import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

export const settingsOverviewQuery = (accountUUID: string) =>
  query(api.accountSettings.getOverview, { path: { accountUUID } })

/** The state of each page of the settings; requested again after each change, as any of them may change it. */
export function useSettingsOverview() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const queryClient = useQueryClient()
  const options = settingsOverviewQuery(accountUuid)
  const { data, error, refetch } = useQuery(options)
  const isChanging = useIsMutating() > 0
  const wasChanging = useRef(false)
  useEffect(() => {
    if (wasChanging.current && !isChanging) void refetch()
    wasChanging.current = isChanging
  }, [isChanging, refetch])
  /** The present state of the pages; undefined if the request fails, which is shown. */
  const fetchLatest = () => queryClient.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined)
  return { data, error, refetch, fetchLatest }
}
