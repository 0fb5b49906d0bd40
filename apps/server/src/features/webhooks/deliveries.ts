import type {
  PulledEvents,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookReplay,
} from '@dragoman/sdk/operations/webhooks'
import { and, asc, desc, eq, gt, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { listPage, type Page } from '../../kernel/list-page.ts'
import { conflict, invalid } from '../../kernel/refusals.ts'
import { isAccepted, type Attempt, type SentEvent } from './attempt.ts'
import { validationType } from './event-types.ts'
import { findDelivery, type DeliveryRow, type WebhookRow } from './find-webhook.ts'
import { attemptFields, mostAttempts } from './settle.ts'
import { isFailed } from './show-webhooks.ts'
import { webhookDeliveries, webhookEvents } from './tables.ts'
import { insertOne } from '../../kernel/database/one-row.ts'

export const listDeliveries = (
  db: Database,
  { id }: WebhookRow,
  query: Operations['webhooks']['listDeliveries']['params']['query'],
): Promise<Page<WebhookDelivery>> =>
  listPage(db, query, {
    from: webhookDeliveries,
    where: and(
      eq(webhookDeliveries.webhookId, id),
      query.status && (query.status === 'FAILED' ? isFailed : eq(webhookDeliveries.status, query.status)),
      query.type === undefined ? undefined : eq(webhookDeliveries.type, query.type),
      query.since === undefined ? undefined : gte(webhookDeliveries.at, new Date(query.since)),
    ),
    orderBy: [desc(webhookDeliveries.at), desc(webhookDeliveries.number)],
    show: (rows) => rows.map(showDelivery),
  })

export const showDelivery = (row: DeliveryRow): WebhookDelivery => ({
  uuid: row.id,
  eventUuid: row.eventId,
  type: row.type,
  status: row.status,
  createdAt: row.at.getTime(),
  attempts: row.attempts,
  mostAttempts,
  ...(row.attemptedAt && { attemptedAt: row.attemptedAt.getTime() }),
  ...(row.dueAt && { nextAttemptAt: row.dueAt.getTime() }),
  ...(row.statusCode !== null && { statusCode: row.statusCode }),
  ...(row.failure !== null && { failure: row.failure }),
  ...(row.duration !== null && { duration: row.duration }),
})

export async function showDeliveryDetail(
  db: Database,
  webhook: WebhookRow,
  id: string,
): Promise<WebhookDeliveryDetail> {
  const { delivery, body } = await findDelivery(db, webhook, id)
  return {
    ...showDelivery(delivery),
    request: { ...(webhook.url !== null && { url: webhook.url }), headers: delivery.requestHeaders ?? {}, body },
    ...(delivery.answerHeaders && {
      answer: { headers: delivery.answerHeaders, body: delivery.answerBody ?? '', isCut: delivery.answerIsCut },
    }),
  }
}

/** Keeps a test event and how it went, as a delivery. */
export async function keepTest(
  db: Database,
  { id, accountId }: WebhookRow,
  event: SentEvent,
  attempt: Attempt,
): Promise<DeliveryRow> {
  await db.insert(webhookEvents).values({ ...event, accountId, type: validationType, at: attempt.at })
  return insertOne(db, webhookDeliveries, {
    webhookId: id,
    eventId: event.id,
    type: validationType,
    at: attempt.at,
    subject: event.id,
    status: isAccepted(attempt) ? 'DELIVERED' : 'FAILED',
    attempts: 1,
    ...attemptFields(attempt),
  })
}

const again = (now: Date) => ({ status: 'PENDING' as const, attempts: 0, dueAt: now })

/** Puts an event into the queue again, from its first attempt. */
export async function replayDelivery(
  db: Database,
  webhook: WebhookRow,
  id: string,
  now: Date,
): Promise<WebhookDelivery> {
  requireSending(webhook)
  const { delivery } = await findDelivery(db, webhook, id)
  return showDelivery(await updateOne(db, webhookDeliveries, eq(webhookDeliveries.id, delivery.id), again(now)))
}

/** The same with many; says how many there are. */
export async function replayDeliveries(
  db: Database,
  webhook: WebhookRow,
  { scope, since, dryRun }: WebhookReplay,
  now: Date,
): Promise<number> {
  if (scope === 'ALL' && since === undefined) throw invalid('body.since', 'Specify from when on events are sent again.')
  const where = and(
    eq(webhookDeliveries.webhookId, webhook.id),
    ne(webhookDeliveries.type, validationType),
    scope === 'FAILED' ? isFailed : inArray(webhookDeliveries.status, ['DELIVERED', 'FAILED', 'PENDING', 'HELD']),
    since === undefined ? undefined : gte(webhookDeliveries.at, new Date(since)),
  )
  if (dryRun) return db.$count(webhookDeliveries, where)
  requireSending(webhook)
  const { rowCount } = await db.update(webhookDeliveries).set(again(now)).where(where)
  return rowCount ?? 0
}

/** Refuses what a webhook that sends nothing can't do. */
export function requireSending({ name, url, active }: WebhookRow): void {
  if (url === null) throw conflict(`The events of ${name} are pulled, not sent.`, { active, url })
  if (!active) throw conflict(`${name} is off. Turn it on first.`, { active, url })
}

/** The events after a cursor, as far as they may be read: numbers grow in the order of their transactions. */
export async function pullEvents(
  db: Database,
  { id }: WebhookRow,
  { after = '0', size }: { after?: string; size: number },
): Promise<PulledEvents> {
  const rows = await db
    .select({ delivery: webhookDeliveries, body: webhookEvents.body })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(
      and(
        eq(webhookDeliveries.webhookId, id),
        gt(webhookDeliveries.number, sql`${after}::bigint`),
        ne(webhookDeliveries.type, validationType),
      ),
    )
    .orderBy(asc(webhookDeliveries.number))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  return {
    events: shown.map(({ delivery, body }) => ({
      eventUuid: delivery.eventId,
      type: delivery.type,
      at: delivery.at.getTime(),
      payload: JSON.parse(body) as Record<string, unknown>,
    })),
    cursor: String(shown.at(-1)?.delivery.number ?? after),
    hasMore: rows.length > size,
  }
}
