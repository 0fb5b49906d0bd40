import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, sealedText } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'

/** An address that is told of events; without a URL they wait to be pulled. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    url: text('url'),
    types: text('types').array().notNull(),
    /** Only events of this organizational unit or project; what is deleted has none, so these aren't foreign keys. */
    orgUnitId: uuid('org_unit_id'),
    projectId: uuid('project_id'),
    /** Encrypted. */
    secret: sealedText('secret').notNull(),
    /** Its last four characters. */
    secretHint: text('secret_hint').notNull(),
    secretCreatedAt: moment('secret_created_at')
      .notNull()
      .default(sql`now()`),
    /** The one before, encrypted: events are signed with it too until `previousSecretUntil`. */
    previousSecret: sealedText('previous_secret'),
    previousSecretUntil: moment('previous_secret_until'),
    active: boolean('active').notNull().default(true),
    /** Since when no event was accepted; null while the last one was. */
    failingSince: moment('failing_since'),
    /** When it was paused after days of failure; null while it is not. */
    pausedAt: moment('paused_at'),
    /** The server's sender that works on it, and until when no other may unless it says so again. */
    holder: uuid('holder'),
    heldUntil: moment('held_until'),
    /** When its turn was last: the one that has waited longest is next. */
    servedAt: moment('served_at'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('webhooks_account').on(table.accountId, table.createdAt)],
)

/** Something that happened, as receivers are told: the same bytes for each of them and at each attempt. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    type: text('type').notNull(),
    /** JSON. */
    body: text('body').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('webhook_events_at').on(table.at)],
)

/** An event on its way to one receiver; the row is also its place in that receiver's queue. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    /** The order in which events occurred. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    at: moment('at').notNull(),
    /** The subject of the event: events of the same project stay in their order. */
    subject: text('subject').notNull(),
    /** PENDING, DELIVERED, FAILED or HELD. */
    status: text('status').$type<'PENDING' | 'DELIVERED' | 'FAILED' | 'HELD'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When to try; null for what is not tried. */
    dueAt: moment('due_at'),
    attemptedAt: moment('attempted_at'),
    statusCode: integer('status_code'),
    failure: text('failure'),
    /** Milliseconds of the last attempt. */
    duration: integer('duration'),
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>(),
    answerHeaders: jsonb('answer_headers').$type<Record<string, string>>(),
    answerBody: text('answer_body'),
    answerIsCut: boolean('answer_is_cut').notNull().default(false),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_number').on(table.webhookId, table.number),
    index('webhook_deliveries_at').on(table.webhookId, table.at),
    index('webhook_deliveries_event').on(table.eventId),
    index('webhook_deliveries_due')
      .on(table.webhookId, table.dueAt)
      .where(sql`${table.status} = 'PENDING'`),
    index('webhook_deliveries_tried')
      .on(table.webhookId, table.subject)
      .where(sql`${table.status} = 'PENDING' and ${table.attempts} > 0`),
  ],
)
