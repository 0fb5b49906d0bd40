import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CloudStorage } from '@dragoman/sdk/operations/cloudStorage'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { TextButton } from '@dragoman/ui/TextButton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { openChannel } from '../../open-channel.ts'
import styles from './cloud.module.css'
import { cloudChannel, providerNames } from './cloud-providers.ts'

/**
 * Shows the owner of the storage, with a way to disconnect it; or the way to connect it, in a window of its provider.
 */
export function CloudConnection({ offer: { provider, isConnected, accountName } }: { offer: CloudStorage }) {
  const queryClient = useQueryClient()
  const name = providerNames[provider]
  const [isBlocked, setBlocked] = useState(false)
  const connect = useMutation({ ...mutation(api.cloudStorage.connect), meta: { showsErrors: true } })
  const disconnect = useMutation(mutation(api.cloudStorage.disconnect))
  const isWaiting = connect.isSuccess && !isConnected
  useEffect(() => {
    const { queryKey } = query(api.cloudStorage.listProviders)
    const look = () => void queryClient.invalidateQueries({ queryKey })
    const channel = openChannel(cloudChannel)
    channel?.addEventListener('message', look)
    // The other window may have been closed by hand, too.
    window.addEventListener('focus', look)
    return () => {
      channel?.close()
      window.removeEventListener('focus', look)
    }
  }, [queryClient])
  if (isConnected) {
    return (
      <p className={styles.account}>
        <span>{t('cloud.connectedAs', { name: accountName ?? name })}</span>
        <TextButton onPress={() => disconnect.mutate({ path: { provider } })}>{t('cloud.disconnect')}</TextButton>
      </p>
    )
  }
  const open = () => {
    // Opened with the press, as browsers allow no other moment; its address follows.
    const opened = window.open('', '_blank', 'popup,width=640,height=760')
    setBlocked(!opened)
    if (!opened) return
    connect.mutate(
      { path: { provider } },
      { onSuccess: ({ url }) => opened.location.replace(url), onError: () => opened.close() },
    )
  }
  return (
    <Stack gap={16}>
      <EmptyState
        kind="first-use"
        icon="link"
        headingLevel={3}
        title={t('cloud.connectTitle', { provider: name })}
        action={
          <Button variant="primary" onPress={open} isPending={connect.isPending}>
            {t('cloud.connect')}
          </Button>
        }
      >
        {t(isWaiting ? 'cloud.waiting' : 'cloud.connectText', { provider: name })}
      </EmptyState>
      {isBlocked && (
        <InlineAlert tone="warning" isAnnounced>
          {t('cloud.blocked')}
        </InlineAlert>
      )}
      {connect.error && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(connect.error)}
        </InlineAlert>
      )}
    </Stack>
  )
}
