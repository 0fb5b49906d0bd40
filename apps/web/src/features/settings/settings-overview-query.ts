import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

export const settingsOverviewQuery = (accountUUID: string) =>
  query(api.accountSettings.getOverview, { path: { accountUUID } })

/** What each page of the settings holds; asked for again after each change, as any of them may change it. */
export function useSettingsOverview() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const overview = useQuery(settingsOverviewQuery(accountUuid))
  const isChanging = useIsMutating() > 0
  const wasChanging = useRef(false)
  const { refetch } = overview
  useEffect(() => {
    if (wasChanging.current && !isChanging) void refetch()
    wasChanging.current = isChanging
  }, [isChanging, refetch])
  return overview
}
