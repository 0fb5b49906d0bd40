import type { Webhook } from '@dragoman/sdk/operations/webhooks'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../ground/links.ts'
import { useMissingFeature } from '../../ground/use-missing-feature.ts'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { HowEventsAreSent } from './HowEventsAreSent.tsx'
import type { ShownSecret } from './SecretDialog.tsx'
import { WebhookDetail } from './WebhookDetail.tsx'
import { WebhookList } from './WebhookList.tsx'
import styles from './webhooks.module.css'

const WebhookDialog = lazy(() => import('./WebhookDialog.tsx').then((module) => ({ default: module.WebhookDialog })))
const PullDialog = lazy(() => import('./PullDialog.tsx').then((module) => ({ default: module.PullDialog })))
const SecretDialog = lazy(() => import('./SecretDialog.tsx').then((module) => ({ default: module.SecretDialog })))

export interface WebhooksOverviewProps {
  webhooks: readonly Webhook[]
  chosen: Webhook | undefined
  isFailedOnly: boolean
}

/** The webhooks of the account, and one of them with its deliveries. */
export function WebhooksOverview({ webhooks, chosen, isFailedOnly }: WebhooksOverviewProps) {
  const [open, setOpen] = useState<'create' | 'edit' | 'pull' | null>(null)
  const [secret, setSecret] = useState<ShownSecret | null>(null)
  const close = () => setOpen(null)
  const plans = useMissingFeature('INTEGRATIONS')
  const reason = plans && t('webhooks.notIncluded', { plans })
  const create = (
    <Button
      variant="primary"
      icon="plus"
      isDisabled={reason !== undefined}
      aria-label={reason && `${t('webhooks.add')}: ${reason}`}
      onPress={() => setOpen('create')}
    >
      {t('webhooks.add')}
    </Button>
  )
  return (
    <SettingsPageFrame
      title={t('webhooks.title')}
      description={t('settings.webhooks.text')}
      actions={
        <>
          <Button variant="quiet" icon="download" onPress={() => setOpen('pull')}>
            {t('webhooks.pull')}
          </Button>
          {webhooks.length > 0 && create}
        </>
      }
    >
      {reason && (
        <InlineAlert
          tone="info"
          action={<LinkButton to="/settings/account-settings/plan">{t('webhooks.showPlan')}</LinkButton>}
        >
          {reason}
        </InlineAlert>
      )}
      {chosen ? (
        <div className={styles.columns}>
          <WebhookList webhooks={webhooks} chosen={chosen} />
          <div className={styles.main}>
            <WebhookDetail key={chosen.uuid} webhook={chosen} onEdit={() => setOpen('edit')} onSecret={setSecret} />
            <DeliveryLog key={`log ${chosen.uuid}`} webhook={chosen} isFailedOnly={isFailedOnly} />
          </div>
          <HowEventsAreSent />
        </div>
      ) : (
        <Card>
          <EmptyState kind="first-use" icon="plug" title={t('webhooks.none')} action={create}>
            {t('webhooks.noneText')}
          </EmptyState>
        </Card>
      )}
      <Suspense>
        {open === 'create' && <WebhookDialog onCreated={setSecret} onClose={close} />}
        {open === 'edit' && chosen && <WebhookDialog webhook={chosen} onCreated={setSecret} onClose={close} />}
        {open === 'pull' && <PullDialog webhook={chosen} onClose={close} />}
        {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
      </Suspense>
    </SettingsPageFrame>
  )
}
