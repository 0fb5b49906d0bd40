import { bigint, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tasks } from '../work/task-tables.ts'
import { createdAt, id, moment, money } from '../../kernel/database/columns.ts'
import { users } from '../../kernel/tables.ts'
import { storedFile } from '../../kernel/stored-files.ts'

/** The linguists who have looked at a task. */
export const taskViews = pgTable(
  'task_views',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.userId] })],
)

/** A lower pay that was offered to the assignee of a task; at most one a task, gone with the assignment. */
export const stopLossOffers = pgTable('stop_loss_offers', {
  taskId: uuid('task_id')
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  /** OFFERED, ACCEPTED or DECLINED; an offer that has run out stays OFFERED here. */
  status: text('status').notNull(),
  originalTotal: money('original_total').notNull(),
  offeredTotal: money('offered_total').notNull(),
  currency: text('currency').notNull(),
  reason: text('reason').notNull().default(''),
  offeredBy: uuid('offered_by')
    .notNull()
    .references(() => users.id),
  offeredAt: moment('offered_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  answeredAt: moment('answered_at'),
})

/** A reference file of one task, beside those of its project. The slices of a task share the content. */
export const taskFiles = pgTable(
  'task_files',
  {
    id: id(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Where the content is kept. */
    fileKey: storedFile('file_key').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 of the content, in hex. */
    hash: text('hash').notNull(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('task_files_name').on(table.taskId, table.name)],
)
