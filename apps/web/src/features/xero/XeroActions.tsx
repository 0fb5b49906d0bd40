import { mutation } from '@dragoman/hooks/query'
import { useCan } from '@dragoman/hooks/permissions'
import * as api from '@dragoman/sdk/api'
import type { XeroStatus } from '@dragoman/sdk/operations/xero'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { IconMenu, MenuItem } from '@dragoman/ui/MenuButton'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'
import { useConnect, useSync } from './use-xero.ts'

/** Syncing now, connecting again, and disconnecting. */
export function XeroActions({ status: { state, isSyncing } }: { status: XeroStatus }) {
  const mayConnect = useCan(requirements['xero.connect'])
  const { sync, isPending } = useSync()
  const { connect, isPending: isLeaving } = useConnect()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {state === 'CONNECTED' && (
        <Button icon="refresh" isPending={isPending} isDisabled={isSyncing} onPress={sync}>
          {t(isSyncing ? 'xero.syncing' : 'xero.syncNow')}
        </Button>
      )}
      {mayConnect && state === 'EXPIRED' && (
        <Button variant="primary" icon="plug" isPending={isLeaving} onPress={connect}>
          {t('xero.connectAgain')}
        </Button>
      )}
      {mayConnect && (
        <IconMenu icon="more" label={t('shell.actions')} variant="outline">
          <MenuItem id="disconnect" onAction={() => setAsking(true)}>
            {t('xero.disconnect')}
          </MenuItem>
        </IconMenu>
      )}
      {isAsking && <Disconnect onClose={() => setAsking(false)} />}
    </>
  )
}

function Disconnect({ onClose }: { onClose: () => void }) {
  const disconnect = useMutation({ ...mutation(api.xero.disconnect), meta: { showsErrors: true } })
  const confirm = () =>
    disconnect.mutate(
      {},
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('xero.disconnected') })
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      title={t('xero.disconnectTitle')}
      labels={{ confirm: t('xero.disconnectVerb') }}
      tone="danger"
      isOpen
      onOpenChange={onClose}
      onConfirm={confirm}
      isPending={disconnect.isPending}
      {...(disconnect.error && { errorMessage: errorText(disconnect.error) })}
    >
      {t('xero.disconnectText')}
    </ConfirmDialog>
  )
}
