import type { WebhookDelivery } from '@dragoman/sdk/operations/webhooks'
import { formatQuantity } from '../../i18n/format-amounts.ts'
import { hasMessage, t } from '../../i18n/t.ts'

/** The outcome of a delivery: the status of the answer, or why there is none. */
export function answerText({ statusCode, failure, status, attempts }: WebhookDelivery): string {
  if (statusCode !== undefined) return String(statusCode)
  if (failure === undefined || attempts === 0) return t(status === 'HELD' ? 'webhooks.held' : 'webhooks.pending')
  const id = `webhooks.failure.${failure}`
  return hasMessage(id) ? t(id) : failure
}

/** Milliseconds up to a second, then seconds: "142 ms", "10 s". */
export const durationText = (milliseconds: number): string =>
  milliseconds < 1000
    ? t('webhooks.milliseconds', { count: formatQuantity(milliseconds) })
    : t('webhooks.seconds', { count: formatQuantity(Math.round(milliseconds / 100) / 10) })
