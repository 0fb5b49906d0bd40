import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Timeline } from '@dragoman/ui/Timeline'
import { useQuery } from '@tanstack/react-query'
import { ActivityItem } from '../../../activity/ActivityItem.tsx'
import { eventGroups } from '../../../activity/event-groups.ts'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'

/** Most entries of a payable: it has a handful of moves. */
const mostEntries = 100

/** The moves of a payable and who made them, newest first. */
export function PayableHistory({ payableUuid }: { payableUuid: string }) {
  const { data, error, refetch, isFetching } = useQuery(
    query(api.activity.list, { query: { entityUuid: payableUuid, size: mostEntries } }),
  )
  return (
    <Card title={t('payables.history')}>
      {error ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : data ? (
        <Timeline label={t('payables.history')}>
          {eventGroups(data.content).map((group) => (
            <ActivityItem key={group.entry.uuid} group={group} />
          ))}
        </Timeline>
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  )
}
