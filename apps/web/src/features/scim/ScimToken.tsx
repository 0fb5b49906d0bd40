import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProvisioningSettings, ProvisioningToken } from '@dragoman/sdk/operations/provisioning'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { NewScimToken } from './NewScimToken.tsx'

/** The address and the token with which a directory reaches the account; the token is shown once. */
export function ScimToken({ settings, lock }: { settings: ProvisioningSettings; lock: boolean }) {
  const { endpoint, tokenHint, tokenCreatedAt, tokenCreatedBy, tokenExpirationDate } = settings
  const [made, setMade] = useState<ProvisioningToken | null>(null)
  const [isMaking, setMaking] = useState(false)
  const { data: user } = useQuery(query(api.users.getLoggedUser))
  const remove = useMutation(mutation(api.provisioning.removeToken))
  const askRemove = () =>
    confirmDelete({
      title: t('provisioning.removeTitle'),
      text: t('provisioning.removeText'),
      verb: t('provisioning.remove'),
      run: async () => {
        await remove.mutateAsync({ query: {} })
        setMade(null)
      },
    })
  const isFresh = made?.token.endsWith(tokenHint ?? ' ') ?? false
  const [openedAt] = useState(() => Date.now())
  const hasEnded = tokenExpirationDate !== undefined && tokenExpirationDate <= openedAt
  return (
    <Card title={t('provisioning.connection')} description={t('provisioning.connectionText')}>
      <Stack>
        {made && isFresh && (
          <InlineAlert tone="warning" title={t('provisioning.once')} isAnnounced>
            {t('provisioning.onceText')}
          </InlineAlert>
        )}
        {hasEnded && <InlineAlert tone="warning">{t('provisioning.tokenEnded')}</InlineAlert>}
        <DescriptionList>
          <Property term={t('provisioning.endpoint')}>
            <CopyableId value={endpoint} />
          </Property>
          <Property term={t('provisioning.token')}>
            {made && isFresh ? (
              <CopyableId value={made.token} />
            ) : tokenHint === undefined ? (
              t('shell.none')
            ) : (
              <bdi>…{tokenHint}</bdi>
            )}
          </Property>
          {tokenCreatedAt !== undefined && (
            <Property term={t('provisioning.tokenCreated')}>{formatDate(tokenCreatedAt)}</Property>
          )}
          {tokenCreatedBy && <Property term={t('provisioning.tokenBy')}>{tokenCreatedBy.name}</Property>}
          {tokenExpirationDate !== undefined && (
            <Property term={t('provisioning.expires')}>{formatDate(tokenExpirationDate)}</Property>
          )}
        </DescriptionList>
        {isMaking && user ? (
          <NewScimToken
            user={user}
            isReplacing={tokenHint !== undefined}
            onClose={() => setMaking(false)}
            onCreated={(token) => {
              setMade(token)
              setMaking(false)
            }}
          />
        ) : (
          <Row>
            <Button isDisabled={lock} onPress={() => setMaking(true)}>
              {tokenHint === undefined ? t('provisioning.create') : t('provisioning.replace')}
            </Button>
            {tokenHint !== undefined && (
              <Button variant="quiet" onPress={askRemove}>
                {t('provisioning.remove')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  )
}
