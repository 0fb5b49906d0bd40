import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Webhook, WebhookTypeInfo } from '@dragoman/sdk/operations/webhooks'
import type { Tone } from '@dragoman/ui/status-tone'
import { hasMessage, t } from '../../i18n/t.ts'

export const webhooksQuery = () => query(api.webhooks.list)

/** How a webhook's status looks; the word beside it says it, too. */
export const statusTones: Readonly<Record<Webhook['status'], Tone>> = {
  ON: 'success',
  FAILING: 'danger',
  PAUSED: 'warning',
  OFF: 'neutral',
}

/** The name of an event type; newer servers have types without words here. */
export function typeName({ type, name }: Pick<WebhookTypeInfo, 'type' | 'name'>): string {
  const id = `webhooks.type.${type}`
  return hasMessage(id) ? t(id) : name
}
