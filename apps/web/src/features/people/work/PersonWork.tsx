import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { User } from '@dragoman/sdk/operations/users'
import { requirements } from '@dragoman/sdk/requirements'
import { DetailLayout } from '@dragoman/ui/Page'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { ownTimezone } from '../../../i18n/own-timezone.ts'
import { LoadChart } from './LoadChart.tsx'
import { OpenTasks } from './OpenTasks.tsx'
import { PersonRates } from './PersonRates.tsx'
import styles from './work.module.css'
import { WorkFigures } from './WorkFigures.tsx'

/** Days for which the load is shown. */
const days = 14

interface PersonWorkProps {
  user: User
  /** Stands at the end, below the rates. */
  details: ReactNode
}

/** Whether a linguist can take more work: load, deliveries, and score, the open tasks, and rates beside those of others. */
export function PersonWork({ user, details }: PersonWorkProps) {
  const { session } = useSession()
  const { data, error, refetch } = useQuery(
    query(api.tasks.listWorkload, { query: { userUuids: [user.uuid], days, timezone: ownTimezone() } }),
  )
  const load = data?.content[0]
  const hasRates = session.can(requirements['userRates.compareLines'])
  const rates = useQuery({
    ...query(api.userRates.list, { path: { userUUID: user.uuid } }),
    enabled: hasRates,
  })
  return (
    <>
      <div className={styles.figures}>
        <WorkFigures userUuid={user.uuid} load={load} isLoaded={data !== undefined || error !== null} />
      </div>
      <DetailLayout
        aside={
          <>
            {hasRates && <PersonRates userUUID={user.uuid} />}
            {/* The height of the rates is known once they are here: until then, they would move the details. */}
            {!rates.isLoading && details}
          </>
        }
      >
        {error && !data ? (
          <RegionError error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadChart days={data?.days} load={load} />
        )}
        <OpenTasks user={user} />
      </DetailLayout>
    </>
  )
}
