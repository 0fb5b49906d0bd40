import type { Webhook } from '@dragoman/sdk/operations/webhooks'
import { Button } from '@dragoman/ui/Button'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { Dialog } from '@dragoman/ui/Dialog'
import { Stack } from '@dragoman/ui/Page'
import { t } from '../../i18n/t.ts'

/** How a receiver gets events that can't be reached from outside. */
export function PullDialog({ webhook, onClose }: { webhook: Webhook | undefined; onClose: () => void }) {
  const id = webhook?.uuid ?? '{id}'
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('webhooks.pull')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('shell.close')}
        </Button>
      }
    >
      <Stack>
        <p>{t('webhooks.pullText')}</p>
        <CopyableId value={`GET ${window.location.origin}/api/v3/webhook/${id}/events?after={cursor}`} />
        <p>{t('webhooks.pullCursor')}</p>
      </Stack>
    </Dialog>
  )
}
