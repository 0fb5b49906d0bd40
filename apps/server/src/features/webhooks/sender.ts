import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../kernel/database/connect.ts'
import type { LogFailure } from '../../kernel/log/failure-log.ts'
import type { Outbox } from '../../kernel/mail/outbox.ts'
import { attempt, isAccepted, type SendSettings } from './attempt.ts'
import { fanOut } from './fan-out.ts'
import { startWatch } from '../../kernel/watch.ts'
import { RequestStopped } from './send-request.ts'
import { settleAttempt } from './settle.ts'
import { webhookDeliveries, webhookEvents, webhooks } from './tables.ts'

type Receiver = typeof webhooks.$inferSelect

/** Receivers that a server serves at the same time, and events of different projects that it sends one at once. */
const mostReceivers = 200
const lanes = 4
/** Events that a receiver gets before it is another one's turn. */
const eventsAtOnce = 40
/** How often a server looks for something to send without being told, in milliseconds. */
const pollInterval = 1000
/** How long a receiver belongs to the server that serves it, in seconds, and how often that says so again, in ms. */
const leaseSeconds = 15
const renewal = 5000

export interface WebhookSender {
  /** Looks at once for events to send. */
  wake(): void
  /** Gives up what is under way, for another server or the next start, and sends no more. */
  stop(): Promise<void>
}

interface SenderOptions extends SendSettings {
  db: Database
  outbox: Outbox
  publicUrl: string
  log: Logger
  logFailure: LogFailure
  now: () => Date
}

const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`

/**
 * Sends events to the receivers of webhooks, beside everything else. Each has a queue of its own, in the database, and is
 * served by one server at a time: one that is slow keeps no one else waiting.
 */
export function startWebhookSender(options: SenderOptions): WebhookSender {
  const { db, publicUrl, secretKey, log, logFailure, now } = options
  const holder = randomUUID()
  const serving = new Map<string, Promise<void>>()
  const failed = (error: unknown) => logFailure(log, error, 'sending webhooks failed')

  const serve = async (receiver: Receiver, stopping: AbortSignal): Promise<void> => {
    try {
      await sendSome(options, receiver, stopping)
    } catch (error) {
      if (!(error instanceof RequestStopped)) failed(error)
    }
    await release(db, receiver, holder).catch(failed)
    serving.delete(receiver.id)
    watch.wake()
  }
  const watch = startWatch({
    async look(stopping) {
      while (!stopping.aborted && (await fanOut(db, { settings: { publicUrl, secretKey }, now: now() })));
      while (!stopping.aborted && serving.size < mostReceivers) {
        const receiver = await takeReceiver(db, holder, now())
        if (!receiver) break
        serving.set(receiver.id, serve(receiver, stopping))
      }
    },
    every: pollInterval,
    failed,
  })
  const renew = async () => {
    if (serving.size === 0) return
    const own = and(eq(webhooks.holder, holder), inArray(webhooks.id, [...serving.keys()]))
    await db.update(webhooks).set({ heldUntil: leaseEnd }).where(own)
  }
  const renewing = setInterval(() => void renew().catch(failed), renewal).unref()
  return {
    wake: watch.wake,
    async stop() {
      clearInterval(renewing)
      await watch.stop()
      await Promise.all(serving.values())
    },
  }
}

/** Takes the receiver with something due whose turn is longest ago. */
async function takeReceiver(db: Database, holder: string, now: Date): Promise<Receiver | undefined> {
  const due = db
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhooks.id), isDue(now)))
  const next = db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.active, true),
        sql`(${webhooks.heldUntil} is null or ${webhooks.heldUntil} <= now())`,
        sql`exists (${due})`,
      ),
    )
    .orderBy(sql`${webhooks.servedAt} nulls first`)
    .limit(1)
    .for('update', { skipLocked: true })
  const [receiver] = await db
    .update(webhooks)
    .set({ holder, heldUntil: leaseEnd, servedAt: sql`clock_timestamp()` })
    .where(eq(webhooks.id, sql`(${next})`))
    .returning()
  return receiver
}

const release = (db: Database, { id }: Receiver, holder: string) =>
  db
    .update(webhooks)
    .set({ holder: null, heldUntil: null })
    .where(and(eq(webhooks.id, id), eq(webhooks.holder, holder)))

/** Frees every receiver: for the only server, which serves none yet. */
export async function freeReceivers(db: Database): Promise<void> {
  await db
    .update(webhooks)
    .set({ holder: null, heldUntil: null })
    .where(sql`${webhooks.holder} is not null`)
}

/**
 * Sends a receiver what is due first. Events of one project go one after the other, and those after a failed one wait
 * until its first attempts are over, about a minute; then they no longer do.
 */
async function sendSome(options: SenderOptions, receiver: Receiver, signal: AbortSignal): Promise<void> {
  const { db, now } = options
  const due = await dueDeliveries(db, receiver, now())
  const queues = [...Map.groupBy(due, ({ delivery }) => delivery.subject).values()]
  const work = async () => {
    for (let queue = queues.shift(); queue && !signal.aborted; queue = queues.shift()) {
      for (const { delivery, body } of queue.toSorted((a, b) => a.delivery.number - b.delivery.number)) {
        const done = await attempt(receiver, { id: delivery.eventId, body }, options, { at: now(), signal })
        await settleAttempt(options, delivery, done)
        if (!isAccepted(done)) break
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: lanes }, work))
  const broken = ends.find((end) => end.status === 'rejected')
  if (broken) throw broken.reason
}

const dueDeliveries = (db: Database, { id }: Receiver, now: Date) =>
  db
    .select({ delivery: webhookDeliveries, body: webhookEvents.body })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.webhookId, id), isDue(now)))
    .orderBy(asc(webhookDeliveries.dueAt), asc(webhookDeliveries.number))
    .limit(eventsAtOnce)

/** Whether it is time for a delivery, and none before it in its project waits for its second or third attempt. */
const isDue = (now: Date) =>
  and(
    eq(webhookDeliveries.status, 'PENDING'),
    lte(webhookDeliveries.dueAt, now),
    sql`not exists (
      select from ${webhookDeliveries} earlier
      where earlier.webhook_id = ${webhookDeliveries.webhookId} and earlier.subject = ${webhookDeliveries.subject}
        and earlier.number < ${webhookDeliveries.number} and earlier.status = 'PENDING'
        and earlier.attempts in (1, 2) and earlier.due_at > ${now.toISOString()}::timestamptz)`,
  )
