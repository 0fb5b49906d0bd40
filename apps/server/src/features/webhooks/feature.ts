import { defineFeature } from '../../identity/feature.ts'
import { webhookPurpose } from './secrets.ts'
import { webhooks } from './webhooks.api.ts'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { startWebhookSender } from './sender.ts'
import { webhookEvents, webhooks as webhookRows } from './tables.ts'
import { undoWebhook } from './undo-webhooks.ts'

/** How long events are kept, in milliseconds. */
const keptEvents = 30 * 24 * 60 * 60 * 1000

export const feature = defineFeature({
  api: { webhooks },
  sealed: [
    { column: webhookRows.secret, purpose: webhookPurpose },
    { column: webhookRows.previousSecret, purpose: webhookPurpose },
  ],
  workers: [
    ({ settings, ...terms }) =>
      startWebhookSender({ ...terms, secretKey: settings.secretKey, allowedHosts: settings.webhookAllowedHosts ?? [] }),
  ],
  async tidy(db, { now }) {
    await db.delete(webhookEvents).where(lt(webhookEvents.at, new Date(now.getTime() - keptEvents)))
  },
  undo: {
    WEBHOOK_CREATED: undoWebhook,
    WEBHOOK_REMOVED: undoWebhook,
    WEBHOOK_TOGGLED: undoWebhook,
    WEBHOOK_UPDATED: undoWebhook,
  },
  settingsPages: {
    WEBHOOKS: {
      events: [
        'WEBHOOK_CREATED',
        'WEBHOOK_UPDATED',
        'WEBHOOK_REMOVED',
        'WEBHOOK_TOGGLED',
        'WEBHOOK_SECRET_REPLACED',
        'WEBHOOK_PAUSED',
      ],
      counts(db, accountId) {
        const active = and(eq(webhookRows.accountId, accountId), eq(webhookRows.active, true))
        return {
          count: db.$count(webhookRows, active),
          failing: db.$count(webhookRows, and(active, isNotNull(webhookRows.failingSince))),
        }
      },
    },
  },
})
