import { and, asc, eq } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { webhookDeliveries, webhookEvents, webhooks } from './tables.ts'
import { oneOrNotFound } from '../../kernel/find-visible.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

const visibleWebhooks = ({ account }: SignedIn) => eq(webhooks.accountId, account.id)

/** A webhook of the caller's account; 404 for any other. */
export const findWebhook = (db: Database, session: SignedIn, id: string, held = false): Promise<WebhookRow> =>
  findVisible(db, webhooks, { id, visible: visibleWebhooks(session), what: 'webhook', held })

export const webhooksOf = (db: Database, session: SignedIn): Promise<WebhookRow[]> =>
  db.select().from(webhooks).where(visibleWebhooks(session)).orderBy(asc(webhooks.createdAt), asc(webhooks.id))

/** A delivery of a webhook with what is sent; 404 for one of another. */
export async function findDelivery(db: Database, { id: webhookId }: WebhookRow, id: string) {
  const rows = await db
    .select({ delivery: webhookDeliveries, body: webhookEvents.body })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
  return oneOrNotFound(rows, 'delivery')
}

export const webhookEntity = ({ id, name }: WebhookRow) => ({ type: 'WEBHOOK' as const, id, name })
