import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, min, or, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { journal, journalNews } from '../../kernel/tables.ts'
import { entriesMoved } from '../../kernel/moved.ts'
import type { EventLinkTerms } from '../../kernel/download.ts'
import { taskEvents, tasks } from '../work/task-tables.ts'
import { writeEvents, type ToldEvent } from './event-bodies.ts'
import { eventsOf, type Entry, type Outline } from './events-of.ts'
import { webhookDeliveries, webhookEvents, webhooks } from './tables.ts'

type WebhookRow = typeof webhooks.$inferSelect

/** Of the advisory lock of the one server that reads the news; any number that nothing else in the database locks on. */
const readingLock = 4_400_005
/** Entries that are read in one transaction. */
const entriesAtOnce = 200

/**
 * Puts what was recorded since the last time into the queues of those who are to be told of it; says whether there may be
 * more. One server at a time does it, so that numbers of deliveries grow in the order in which they can be read.
 */
export async function fanOut(db: Database, terms: EventLinkTerms): Promise<boolean> {
  const [some] = await db.select({ id: journalNews.id }).from(journalNews).limit(1)
  if (!some) return false
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${readingLock}) as mine`,
    )
    if (!rows[0]?.mine) return false
    const entries = await transaction
      .select({
        id: journal.id,
        accountId: journal.accountId,
        at: journal.at,
        event: journal.event,
        entityType: journal.entityType,
        entityId: journal.entityId,
        entityName: journal.entityName,
        projectId: journal.projectId,
        before: journal.before,
        after: journal.after,
      })
      .from(journalNews)
      .innerJoin(journal, eq(journal.id, journalNews.id))
      .orderBy(asc(journalNews.id))
      .limit(entriesAtOnce)
    await queueEvents(transaction, terms, entries)
    const ids = entries.map(({ id }) => id)
    await transaction.delete(journalNews).where(sql`${journalNews.id} = any(${sql.param(ids)}::bigint[])`)
    return entries.length === entriesAtOnce
  })
}

async function queueEvents(db: Database, terms: EventLinkTerms, entries: readonly Entry[]): Promise<void> {
  const accountIds = [...new Set(entries.flatMap(({ accountId }) => accountId ?? []))]
  // A webhook that was paused after days of failure gets the events that waited once it is active again.
  const receivers = await db
    .select()
    .from(webhooks)
    .where(and(inArray(webhooks.accountId, accountIds), or(eq(webhooks.active, true), isNotNull(webhooks.pausedAt))))
  const wanted = new Set(receivers.flatMap(({ accountId, types }) => types.map((type) => `${accountId} ${type}`)))
  const moves = await tasksMovedAlong(db, entries)
  const outlines = entries
    .flatMap((entry) => [...eventsOf(entry), ...(moves.get(entry.id) ?? [])])
    .filter(({ entry, type }) => wanted.has(`${entry.accountId} ${type}`))
  const told = await writeEvents(db, terms, await withoutLaterWorkUnits(db, outlines))
  const queued = told
    .map((event) => ({ event, to: receivers.filter((receiver) => isTold(receiver, event)) }))
    .filter(({ to }) => to.length > 0)
    .map((each) => ({ ...each, row: rowOf(each.event) }))
  await insertRows(
    db,
    webhookEvents,
    queued.map(({ row }) => row),
  )
  await insertRows(
    db,
    webhookDeliveries,
    queued.flatMap(({ event, to, row }) =>
      to.map((receiver) => ({
        webhookId: receiver.id,
        eventId: row.id,
        type: row.type,
        at: row.at,
        subject: event.projectId ?? event.outline.id,
        status: receiver.url === null ? ('HELD' as const) : ('PENDING' as const),
        dueAt: receiver.url === null ? null : row.at,
      })),
    ),
  )
}

function isTold(receiver: WebhookRow, { outline, orgUnitId, projectId }: ToldEvent): boolean {
  return (
    receiver.accountId === outline.entry.accountId &&
    receiver.types.includes(outline.type) &&
    // Changes from before a receiver existed aren't events for it.
    receiver.createdAt <= outline.entry.at &&
    (receiver.orgUnitId === null || receiver.orgUnitId === orgUnitId) &&
    (receiver.projectId === null || receiver.projectId === projectId)
  )
}

function rowOf({ outline, fields }: ToldEvent) {
  const { type, entry } = outline
  const id = randomUUID()
  const frame = { event_type: type, event_id: id, event_timestamp: entry.at.getTime() }
  return { id, accountId: entry.accountId!, type, at: entry.at, body: JSON.stringify({ ...frame, ...fields }) }
}

/** A project is new with the first of its work units. */
async function withoutLaterWorkUnits(db: Database, outlines: readonly Outline[]): Promise<Outline[]> {
  const added = outlines.filter(({ type }) => type === 'NEW_PROJECT')
  if (added.length === 0) return [...outlines]
  const rows = await db
    .select({ first: min(journal.id) })
    .from(journal)
    .where(
      and(
        eq(journal.event, 'WORK_UNITS_CREATED'),
        inArray(
          journal.projectId,
          added.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(journal.projectId)
  const first = new Set(rows.map((row) => row.first))
  return outlines.filter(({ type, entry }) => type !== 'NEW_PROJECT' || first.has(entry.id))
}

/**
 * Tasks that a move of their project has moved, by the entry of that: they have no entries of their own, but lines in
 * their logs, which were written in the same transaction.
 */
async function tasksMovedAlong(db: Database, entries: readonly Entry[]): Promise<Map<number, Outline[]>> {
  const moves = new Map(
    entries
      .filter(({ entityType, projectId }) => entityType === 'PROJECT' && projectId)
      .map((entry) => [entry.id, entry]),
  )
  if (moves.size === 0) return new Map()
  const rows = await db
    .select({
      entryId: journal.id,
      id: taskEvents.taskId,
      previous_status: taskEvents.previousStatus,
      new_status: taskEvents.newStatus,
    })
    .from(journal)
    .innerJoin(tasks, eq(tasks.projectId, journal.projectId))
    .innerJoin(taskEvents, and(eq(taskEvents.taskId, tasks.id), sql`${taskEvents}.xmin = ${journal}.xmin`))
    .where(
      and(
        sql`${journal.id} = any(${sql.param([...moves.keys()])}::bigint[])`,
        entriesMoved(['PROJECT']),
        sql`${taskEvents.previousStatus} <> ${taskEvents.newStatus}`,
        sql`not exists (select from ${journal} own where own.entity_id = ${tasks.id}::text and own.xmin = ${taskEvents}.xmin)`,
      ),
    )
    .orderBy(asc(taskEvents.at), asc(tasks.sequence))
  const outlines = rows.flatMap(({ entryId, id, previous_status, new_status }) => {
    const entry = moves.get(entryId)!
    if (previous_status === null || new_status === null) return []
    const move = { previous_status, new_status }
    return (['TASK_STATUS_CHANGE', 'WORK_UNIT_STATUS_CHANGE'] as const).map((type) => ({ type, entry, id, move }))
  })
  return Map.groupBy(outlines, ({ entry }) => entry.id)
}
