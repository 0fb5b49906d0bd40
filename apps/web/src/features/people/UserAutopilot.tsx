import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { User } from '@dragoman/sdk/operations/users'
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'

/** Whether the automatic placement may give someone tasks. `lock` is why that cannot be changed here. */
export function UserAutopilot({ user, lock }: { user: User; lock: string | null }) {
  const path = { userUUID: user.uuid }
  const { data, error, refetch } = useQuery(query(api.autopilot.getUserSettings, { path }))
  const update = useMutation(mutation(api.autopilot.updateUserSettings))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  return (
    <Card title={t('users.autopilot')} description={t('users.autopilot.text')}>
      {data ? (
        <Switch
          isReversed
          isSelected={update.isPending ? update.variables.body.enabled : data.enabled}
          isDisabled={lock !== null || update.isPending}
          description={lock ?? undefined}
          onChange={(enabled) => update.mutate({ path, body: { enabled } })}
        >
          {t('users.autopilot.switch')}
        </Switch>
      ) : (
        <Skeleton lines={1} />
      )}
    </Card>
  )
}
