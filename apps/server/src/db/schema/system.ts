import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { cause, createdAt, id, moment, number } from '../columns.ts'
import { accounts, users } from './people.ts'

/** Who changed what and when: the one record behind activity pages, audit, webhooks and undo. */
export const journal = pgTable(
  'journal',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    accountId: uuid('account_id').references(() => accounts.id),
    at: moment('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Null for the system itself. */
    userId: uuid('user_id').references(() => users.id),
    /** Who acted as that person. */
    impersonatorId: uuid('impersonator_id').references(() => users.id),
    requestId: text('request_id'),
    /** The contract's x-journal name, e.g. PROJECT_CREATED. */
    event: text('event').notNull(),
    /** As the contract spells it (ActivityEntityType). */
    entityType: text('entity_type').notNull(),
    entityId: text('entity_id').notNull(),
    entityName: text('entity_name').notNull(),
    projectId: uuid('project_id'),
    before: jsonb('before').$type<Record<string, unknown> | null>(),
    after: jsonb('after').$type<Record<string, unknown> | null>(),
    detail: jsonb('detail').$type<Record<string, unknown> | null>(),
  },
  (table) => [
    index('journal_account').on(table.accountId, table.id),
    index('journal_project').on(table.projectId, table.id),
    index('journal_user').on(table.userId, table.id),
  ],
)

/** A long operation: what it does, how far it is, how it ended. pg-boss only carries its id. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    projectId: uuid('project_id'),
    type: text('type').notNull(),
    /** STARTED, FINISHED, FINISHED_WARNING, FAILED or CANCELLED. */
    status: text('status').notNull().default('STARTED'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    report: jsonb('report').$type<Record<string, unknown>>(),
    /** A sentence for people. */
    error: text('error'),
    errorCause: cause('error_cause'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    attempt: integer('attempt').notNull().default(0),
    createdBy: uuid('created_by').references(() => users.id),
    /** Who acted as that person. */
    impersonatorId: uuid('impersonator_id').references(() => users.id),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    resultFileKey: text('result_file_key'),
  },
  (table) => [
    index('jobs_account').on(table.accountId, table.createdAt),
    index('jobs_project').on(table.projectId, table.createdAt),
  ],
)

/** What is kept in the object store. */
export const files = pgTable('files', {
  key: text('key').primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => accounts.id),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  /** SHA-256, in hex. */
  hash: text('hash').notNull(),
  createdAt: createdAt(),
})

/** Writes that came with an `Idempotency-Key`, for a day: the same one again is answered as it was. */
export const repeatableWrites = pgTable(
  'repeatable_writes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key. */
    key: text('key').notNull(),
    /** SHA-256 of what was asked. */
    request: text('request').notNull(),
    /** Encrypted, since answers can hold secrets. Empty while the write is under way, where nobody else sees it. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('repeatable_writes_age').on(table.createdAt)],
)
