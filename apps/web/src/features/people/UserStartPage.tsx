import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { User } from '@dragoman/sdk/operations/users'
import { Card } from '@dragoman/ui/Card'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { useLock } from './use-lock.ts'

const choices = ['ROLE', 'HOME', 'PORTAL_HOME'] as const

/** Where a person starts after they sign in: as their roles do, or as it is set for them. */
export function UserStartPage({ user }: { user: User }) {
  const lock = useLock(user)
  const path = { userUUID: user.uuid }
  const { data, error, refetch } = useQuery(query(api.users.getEntryPoint, { path }))
  const update = useMutation(mutation(api.users.setEntryPoint))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  const present = (update.isPending ? update.variables.body.entryPoint : data?.entryPoint) ?? 'ROLE'
  const reason = lock ?? (data?.canUsePortal === false ? t('users.startPage.appOnly') : undefined)
  return (
    <Card title={t('users.startPage')} description={reason ?? t('users.startPage.text')}>
      {data ? (
        reason === undefined ? (
          <SegmentedControl
            label={t('users.startPage')}
            options={choices.map((id) => ({ id, label: t(`users.startPage.${id}`) }))}
            value={present}
            onChange={(id) => update.mutate({ path, body: { entryPoint: id === 'ROLE' ? null : id } })}
          />
        ) : (
          <p>{t(`users.startPage.${data.effective}`)}</p>
        )
      ) : (
        <Skeleton lines={1} />
      )}
    </Card>
  )
}
