import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'

/** The key with which scripts and connectors sign in as one; its secret is shown once. */
export function AccessKeyCard() {
  const { data: key, error, refetch } = useQuery(query(api.users.getToken))
  const create = useMutation({ ...mutation(api.users.createToken), meta: { showsErrors: true } })
  const remove = useMutation({ ...mutation(api.users.removeToken), meta: { showsErrors: true } })
  const [asked, setAsked] = useState<'replace' | 'revoke' | null>(null)
  const close = () => setAsked(null)
  const make = () => create.mutate({}, { onSuccess: close })
  const failure = asked === 'revoke' ? remove.error : create.error
  const fresh = create.data?.accessKey === key?.accessKey ? create.data : undefined
  return (
    <Card title={t('profile.key')} description={t('profile.key.text')}>
      {error ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack>
          {fresh && (
            <InlineAlert tone="warning" title={t('profile.key.once')} isAnnounced>
              {t('profile.key.onceText')}
            </InlineAlert>
          )}
          {key?.accessKey && (
            <DescriptionList>
              <Property term={t('profile.key.accessKey')}>
                <CopyableId value={key.accessKey} />
              </Property>
              {fresh && (
                <Property term={t('profile.key.secret')}>
                  <CopyableId value={fresh.secret} />
                </Property>
              )}
              {key.creationDate !== undefined && (
                <Property term={t('profile.key.created')}>
                  <Moment value={key.creationDate} />
                </Property>
              )}
            </DescriptionList>
          )}
          {!asked && create.error && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(create.error)}
            </InlineAlert>
          )}
          <Row>
            <Button isPending={create.isPending} onPress={() => (key?.accessKey ? setAsked('replace') : make())}>
              {key?.accessKey ? t('profile.key.replace') : t('profile.key.create')}
            </Button>
            {key?.accessKey && (
              <Button variant="quiet" onPress={() => setAsked('revoke')}>
                {t('profile.key.revoke')}
              </Button>
            )}
          </Row>
        </Stack>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          tone="danger"
          title={asked === 'replace' ? t('profile.key.replaceTitle') : t('profile.key.revokeTitle')}
          labels={{
            confirm: asked === 'replace' ? t('profile.key.replace') : t('profile.key.revoke'),
          }}
          isPending={create.isPending || remove.isPending}
          errorMessage={failure ? errorText(failure) : undefined}
          onConfirm={() => (asked === 'replace' ? make() : remove.mutate({}, { onSuccess: close }))}
        >
          <p>{t('profile.key.endText')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
