import type { Webhook } from '@dragoman/sdk/operations/webhooks'
import { Anchor, type AnchorProps } from '@dragoman/ui/Anchor'
import { Card } from '@dragoman/ui/Card'
import { Badge } from '@dragoman/ui/StatusBadge'
import { createLink } from '@tanstack/react-router'
import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { statusTones } from './webhook-queries.ts'
import styles from './webhooks.module.css'

const RowLink = createLink((props: AnchorProps) => <Anchor {...props} className={styles.pick!} />)

/** All webhooks with how they are doing; one of them is open beside the list. */
export function WebhookList({ webhooks, chosen }: { webhooks: readonly Webhook[]; chosen: Webhook }) {
  return (
    <Card
      isFlush
      title={
        <span className={styles.line}>
          {t('webhooks.count', { count: webhooks.length })}
          <span className={styles.meta}>{t('webhooks.lastDay')}</span>
        </span>
      }
    >
      <ul className={styles.list} aria-label={t('webhooks.title')}>
        {webhooks.map((webhook) => (
          <li key={webhook.uuid}>
            <RowLink
              to="/settings/account-settings/webhooks"
              search={{ webhook: webhook.uuid }}
              aria-current={webhook === chosen ? 'true' : undefined}
            >
              <span className={styles.line}>
                <bdi className={styles.name}>{webhook.name}</bdi>
                <Badge tone={statusTones[webhook.status]}>{t(`webhooks.status.${webhook.status}`)}</Badge>
              </span>
              <bdi className={styles.address}>{webhook.url ?? t('webhooks.pulled')}</bdi>
              <span className={styles.line}>
                <span>{figures(webhook)}</span>
                <Hours webhook={webhook} />
              </span>
            </RowLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function figures({ pausedAt, stats, url }: Webhook): string {
  if (pausedAt !== undefined) return t('webhooks.since', { date: formatDate(pausedAt) })
  if (stats.failed > 0) return t('webhooks.failedOf', { failed: stats.failed, total: stats.total })
  return url === undefined
    ? t('webhooks.waiting', { count: stats.pending })
    : t('webhooks.delivered', { count: stats.delivered })
}

/** The last 16 hours as bars; the figures beside them say the same. */
function Hours({ webhook: { stats } }: { webhook: Webhook }) {
  const hours = stats.hours.slice(-16)
  const most = Math.max(1, ...hours.map(({ delivered, failed }) => delivered + failed))
  return (
    <span className={styles.hours} aria-hidden>
      {hours.map(({ delivered, failed }, at) => (
        <i
          key={at}
          data-failed={failed > 0 || undefined}
          style={{ blockSize: `${Math.ceil(((delivered + failed) / most) * 14) + 2}px` }}
        />
      ))}
    </span>
  )
}
