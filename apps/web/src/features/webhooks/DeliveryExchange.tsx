import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Webhook, WebhookDelivery, WebhookDeliveryDetail } from '@dragoman/sdk/operations/webhooks'
import { CopyButton } from '@dragoman/ui/CopyButton'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatFullTimestamp } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'
import { answerText, durationText } from './answer-text.ts'
import styles from './webhooks.module.css'

/** The last request of a delivery, and what came back. */
export function DeliveryExchange({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const path = { id: webhook.uuid, deliveryUuid: delivery.uuid }
  // Another attempt has another answer.
  const { data, error, refetch } = useQuery({
    ...query(api.webhooks.getDelivery, { path }),
    refetchInterval: delivery.status === 'PENDING' ? 5000 : false,
  })
  if (error && !data) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className={styles.padded}>
        <Skeleton lines={6} />
      </div>
    )
  }
  const { answer, nextAttemptAt, duration, attemptedAt } = data
  const request = requestText(data)
  return (
    <div className={styles.exchange}>
      <section aria-label={t('webhooks.request')}>
        <h3>
          {t('webhooks.request')} <CopyButton value={request} />
        </h3>
        <pre dir="ltr">{request}</pre>
      </section>
      <section aria-label={t('webhooks.answer')}>
        <h3>
          {t('webhooks.answer')}
          {attemptedAt !== undefined && duration !== undefined && (
            <span className={styles.meta}>
              {t('webhooks.answerAfter', { answer: answerText(data), duration: durationText(duration) })}
            </span>
          )}
        </h3>
        {answer && <pre dir="ltr">{`${headersText(answer.headers)}\n\n${answer.body}`}</pre>}
        {answer?.isCut && <p>{t('webhooks.cut')}</p>}
        {!answer && <p>{answerText(data)}</p>}
        {nextAttemptAt !== undefined && (
          <p>{t('webhooks.nextAttempt', { time: formatFullTimestamp(nextAttemptAt) })}</p>
        )}
      </section>
    </div>
  )
}

const headersText = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

function requestText({ request }: WebhookDeliveryDetail): string {
  const { pathname, search } = new URL(request.url ?? 'https://pulled/')
  const lines = [...(request.url ? [`POST ${pathname}${search}`] : []), headersText(request.headers)]
  return [...lines.filter(Boolean), '', indented(request.body)].join('\n').trimStart()
}

/** JSON as people read it. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
