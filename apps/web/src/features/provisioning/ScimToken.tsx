import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProvisioningSettings, ProvisioningToken } from '@dragoman/sdk/operations/provisioning'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** What a directory needs to reach the account: the address, and a token that is shown once. */
export function ScimToken({ settings, lock }: { settings: ProvisioningSettings; lock: boolean }) {
  const { endpoint, tokenHint, tokenCreatedAt } = settings
  const [made, setMade] = useState<ProvisioningToken | null>(null)
  const create = useMutation(mutation(api.provisioning.createToken))
  const remove = useMutation(mutation(api.provisioning.removeToken))
  const make = async () => setMade(await create.mutateAsync({ query: {} }))
  const askReplace = () =>
    confirmDelete({
      title: t('provisioning.replaceTitle'),
      text: t('provisioning.replaceText'),
      verb: t('provisioning.replace'),
      run: make,
    })
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
  return (
    <Card title={t('provisioning.connection')} description={t('provisioning.connectionText')}>
      <Stack>
        {made && isFresh && (
          <InlineAlert tone="warning" title={t('provisioning.once')} isAnnounced>
            {t('provisioning.onceText')}
          </InlineAlert>
        )}
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
        </DescriptionList>
        <Row>
          {tokenHint === undefined ? (
            <Button isDisabled={lock} isPending={create.isPending} onPress={() => void make().catch(() => {})}>
              {t('provisioning.create')}
            </Button>
          ) : (
            <>
              <Button isDisabled={lock} onPress={askReplace}>
                {t('provisioning.replace')}
              </Button>
              <Button variant="quiet" onPress={askRemove}>
                {t('provisioning.remove')}
              </Button>
            </>
          )}
        </Row>
      </Stack>
    </Card>
  )
}
