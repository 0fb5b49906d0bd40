import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { User } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { AccessKeyDetails } from './AccessKeyDetails.tsx'

/** An access key of a person whom the viewer manages; it can be revoked, and nothing else. */
export function PersonAccessKey({ user }: { user: User }) {
  const path = { id: user.uuid }
  const { data: info, error, refetch } = useQuery(query(api.users.getAccessKey, { path }))
  const revoke = useMutation({ ...mutation(api.users.revokeAccessKey), meta: { showsErrors: true } })
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  const ask = () =>
    confirmDelete({
      title: t('users.key.revokeTitle', { name: user.name }),
      text: t('users.key.endText'),
      verb: t('users.key.revoke'),
      run: async () => {
        await revoke.mutateAsync({ path })
        showToast({ tone: 'success', title: t('users.key.revoked', { name: user.name }) })
      },
    })
  return (
    <Card title={t('users.key')} description={t('users.key.text', { name: isolated(user.name) })}>
      {!info ? (
        <Skeleton lines={3} />
      ) : info.accessKey ? (
        <Stack>
          <AccessKeyDetails info={info} />
          <Row>
            <Button variant="danger" onPress={ask}>
              {t('users.key.revoke')}
            </Button>
          </Row>
        </Stack>
      ) : (
        <p>{t('users.key.none')}</p>
      )}
    </Card>
  )
}
