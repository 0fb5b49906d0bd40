import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { XeroDifference } from '@dragoman/sdk/operations/xero'
import { Button } from '@dragoman/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'

/** The two ways to end a difference: ours goes to Xero, or theirs is recorded here. */
export function DifferenceMoves({ difference }: { difference: XeroDifference }) {
  const send = useMutation(mutation(api.xero.sendAgain))
  const record = useMutation(mutation(api.xero.record))
  const { uuid, document, canSend, canRecord } = difference
  const params = { path: { differenceUUID: uuid } }
  const number = document.name
  return (
    <>
      {canSend && (
        <Button
          size="small"
          isPending={send.isPending}
          onPress={() =>
            send.mutate(params, {
              onSuccess: () => showToast({ tone: 'success', title: t('xero.queued', { number }) }),
            })
          }
        >
          {t('xero.sendAgain')}
        </Button>
      )}
      {canRecord && (
        <Button
          size="small"
          isPending={record.isPending}
          onPress={() =>
            record.mutate(params, {
              onSuccess: () => showToast({ tone: 'success', title: t('xero.recorded', { number }) }),
            })
          }
        >
          {t('xero.record')}
        </Button>
      )}
    </>
  )
}
