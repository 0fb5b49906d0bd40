import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Availability } from '@dragoman/sdk/operations/availability'
import type { User } from '@dragoman/sdk/operations/users'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { UserAutopilot } from '../UserAutopilot.tsx'
import { AvailabilityForm } from './AvailabilityForm.tsx'
import { ChangedBy } from './ChangedBy.tsx'
import { valuesOf, valueText } from './availability-values.ts'

/** When a person works, and whether tasks can be assigned to them automatically. `lock` is why nothing can be changed. */
export function AvailabilityTab({ user, lock }: { user: User; lock: string | null }) {
  const path = { userUUID: user.uuid }
  const { data, error, refetch } = useQuery(query(api.availability.get, { path }))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  return (
    <Stack>
      {!data ? (
        <Skeleton lines={8} />
      ) : lock ? (
        <Shown availability={data} lock={lock} />
      ) : (
        <AvailabilityForm key={user.uuid} userUUID={user.uuid} availability={data} />
      )}
      <UserAutopilot user={user} lock={lock} />
    </Stack>
  )
}

function Shown({ availability, lock }: { availability: Availability; lock: string }) {
  const values = valuesOf(availability)
  return (
    <Card title={t('availability.title')}>
      <Stack>
        <InlineAlert tone="info">{lock}</InlineAlert>
        <DescriptionList>
          <Property term={t('users.wordsPerDay')}>{valueText('wordsPerDay', values)}</Property>
          <Property term={t('availability.week')}>{valueText('week', values)}</Property>
          <Property term={t('availability.daysOff')}>{valueText('daysOff', values)}</Property>
        </DescriptionList>
        <ChangedBy change={availability.lastChange} />
      </Stack>
    </Card>
  )
}
