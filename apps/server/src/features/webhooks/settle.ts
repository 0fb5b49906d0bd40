import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { recordChange } from '../../kernel/journal.ts'
import type { Outbox } from '../../kernel/mail/outbox.ts'
import { recipientsOf } from '../notifications/recipients.ts'
import { accounts } from '../../kernel/tables.ts'
import { isAccepted, type Attempt } from './attempt.ts'
import { webhookDeliveries, webhooks } from './tables.ts'

type DeliveryRow = typeof webhookDeliveries.$inferSelect

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Waits after the first attempt and each one after it: together 24 hours. */
const waits = [10 * second, minute, 5 * minute, 15 * minute, hour, 2 * hour, 6 * hour, 14 * hour]
export const mostAttempts = waits.length + 1

/** So long nothing was accepted, until a webhook is paused, in days. */
export const daysToPause = 5
const day = 24 * hour

/** The columns that an attempt sets in the row of its delivery. */
export const attemptFields = ({ at, answer, failure, duration, requestHeaders }: Attempt) => ({
  attemptedAt: at,
  statusCode: answer?.statusCode ?? null,
  failure: failure ?? null,
  duration,
  requestHeaders,
  answerHeaders: answer?.headers ?? null,
  answerBody: answer?.body ?? null,
  answerIsCut: answer?.isCut ?? false,
})

/** Notes how an attempt went, and when the next one is due. Pauses the webhook after days of failure, and says so by mail. */
export async function settleAttempt(
  { db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: string },
  delivery: DeliveryRow,
  attempt: Attempt,
): Promise<void> {
  const attempts = delivery.attempts + 1
  const accepted = isAccepted(attempt)
  const wait = accepted ? undefined : waits[attempts - 1]
  const status = accepted ? 'DELIVERED' : wait === undefined ? 'FAILED' : 'PENDING'
  const dueAt = wait === undefined ? null : new Date(attempt.at.getTime() + Math.max(wait, askedWait(attempt)))
  await db
    .update(webhookDeliveries)
    .set({ ...attemptFields(attempt), status, attempts, dueAt })
    .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.status, 'PENDING')))
  const own = eq(webhooks.id, delivery.webhookId)
  if (accepted) {
    await db
      .update(webhooks)
      .set({ failingSince: null })
      .where(and(own, isNotNull(webhooks.failingSince)))
    return
  }
  await db
    .update(webhooks)
    .set({ failingSince: attempt.at })
    .where(and(own, isNull(webhooks.failingSince)))
  const isGone = attempt.answer?.statusCode === 410
  const paused = await db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(webhooks)
      .set({ active: false, pausedAt: attempt.at })
      .where(
        and(
          own,
          eq(webhooks.active, true),
          isGone ? undefined : lt(webhooks.failingSince, new Date(attempt.at.getTime() - daysToPause * day)),
        ),
      )
      .returning()
    if (row) await tellPaused({ db: transaction, outbox, publicUrl }, row)
    return row
  })
  if (paused) outbox.wake()
}

/** How long a receiver that has too much to do wants to be left alone, in milliseconds; at most an hour. */
function askedWait({ answer }: Attempt): number {
  if (answer?.statusCode !== 429 && answer?.statusCode !== 503) return 0
  const seconds = Number(answer.headers['retry-after'] ?? 0)
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds) * second, hour) : 0
}

/** Notes the pause in the journal and mails the account's administrators. */
async function tellPaused(
  { db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: string },
  webhook: typeof webhooks.$inferSelect,
): Promise<void> {
  const { id, accountId, name } = webhook
  await recordChange(
    db,
    { accountId, userId: null, requestId: null },
    {
      event: 'WEBHOOK_PAUSED',
      entity: { type: 'WEBHOOK', id, name },
      before: { active: true },
      after: { active: false },
    },
  )
  const readers = await recipientsOf(db, accountId, 'WEBHOOK_PAUSED')
  const link = `${publicUrl}/settings/account-settings/webhooks?webhook=${id}`
  for (const reader of readers) await outbox.write(db, reader, 'webhookPaused', { webhook: name, link })
}

/** Has the journal of an account followed as long as a webhook of it is told of events. */
export async function followJournal(db: Database, accountId: string): Promise<void> {
  const isWanted = sql<boolean>`exists (select from ${webhooks} where ${webhooks.accountId} = ${accountId} and (${webhooks.active} or ${webhooks.pausedAt} is not null))`
  await db
    .update(accounts)
    .set({ journalFollowed: isWanted })
    .where(and(eq(accounts.id, accountId), sql`${accounts.journalFollowed} <> ${isWanted}`))
}
