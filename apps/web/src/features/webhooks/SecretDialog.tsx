import { Button } from '@dragoman/ui/Button'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { t } from '../../i18n/t.ts'

/** A secret that is shown once, and whose it is. */
export interface ShownSecret {
  name: string
  secret: string
}

/** Shows the secret of a webhook, which no one can see again. */
export function SecretDialog({ name, secret, onClose }: ShownSecret & { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      title={t('webhooks.secretTitle', { name })}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('shell.close')}
        </Button>
      }
    >
      <Stack>
        <InlineAlert tone="warning">{t('webhooks.secretOnce')}</InlineAlert>
        <CopyableId value={secret} />
      </Stack>
    </Dialog>
  )
}
