import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { LoggedUser, NewAccessKey as CreatedKey } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { Property } from '@dragoman/ui/DescriptionList'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { t } from '../../../i18n/t.ts'
import { AccessKeyDetails } from '../AccessKeyDetails.tsx'
import { NewAccessKey } from './NewAccessKey.tsx'

/** The key with which scripts and connectors sign in as one; its secret is shown once. */
export function AccessKeyCard({ user }: { user: LoggedUser }) {
  const { data: key, error, refetch } = useQuery(query(api.users.getToken))
  const remove = useMutation({ ...mutation(api.users.removeToken), meta: { showsErrors: true } })
  const [isCreating, setCreating] = useState(false)
  const [created, setCreated] = useState<CreatedKey | null>(null)
  const fresh = created && created.accessKey === key?.accessKey ? created : null
  const close = () => setCreating(false)
  const revoke = () =>
    confirmDelete({
      title: t('profile.key.revokeTitle'),
      text: t('users.key.endText'),
      verb: t('users.key.revoke'),
      run: () => remove.mutateAsync({}),
    })
  const content = error ? (
    <RegionError error={error} onRetry={() => void refetch()} />
  ) : isCreating ? (
    <NewAccessKey
      user={user}
      isReplacing={key?.accessKey !== undefined}
      onCreated={(made) => {
        setCreated(made)
        close()
      }}
      onClose={close}
    />
  ) : (
    <Stack>
      {fresh && (
        <InlineAlert tone="warning" title={t('profile.key.once')} isAnnounced>
          {t('profile.key.onceText')}
        </InlineAlert>
      )}
      {key?.accessKey && (
        <AccessKeyDetails info={key}>
          {fresh && (
            <Property term={t('profile.key.secret')}>
              <CopyableId value={fresh.secret} />
            </Property>
          )}
        </AccessKeyDetails>
      )}
      <Row>
        <Button onPress={() => setCreating(true)}>
          {key?.accessKey ? t('profile.key.replace') : t('profile.key.create')}
        </Button>
        {key?.accessKey && (
          <Button variant="quiet" onPress={revoke}>
            {t('users.key.revoke')}
          </Button>
        )}
      </Row>
    </Stack>
  )
  return (
    <Card title={t('profile.key')} description={t('profile.key.text')}>
      {content}
    </Card>
  )
}
