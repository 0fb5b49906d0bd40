import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { UsageOverview } from '../account/usage/UsageOverview.tsx'

/** The usage of an account, as system administrators see it. */
export function AccountUsage({ accountUUID, isOwn }: { accountUUID: string; isOwn: boolean }) {
  const { data, dataUpdatedAt, error, refetch } = useQuery(
    query(api.accountMetrics.get, { path: { accountUUID }, query: { months: 12 } }),
  )
  if (error && !data) return <RegionError error={error} onRetry={() => void refetch()} />
  return <UsageOverview metrics={data} now={dataUpdatedAt} hasUnits={isOwn} />
}
