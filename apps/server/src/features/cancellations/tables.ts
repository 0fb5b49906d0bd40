import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'

export type CancellationSubject = 'PROJECT' | 'TASK'

/** An account's own options, and what it has changed of the default ones. */
export const cancellationOptions = pgTable(
  'cancellation_options',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Made here for own options; default ones have the same in each account. */
    id: uuid('id').notNull().defaultRandom(),
    /** Null for a default option, which has its own. */
    name: text('name'),
    active: boolean('active').notNull().default(true),
    /** Null for a default option. */
    appliesTo: text('applies_to').array().$type<CancellationSubject[]>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)

/** A project that was canceled or a task that was returned, for the report. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    subject: text('subject').$type<CancellationSubject>().notNull(),
    /** The project or task; what is deleted still counts, so this isn't a foreign key. */
    subjectId: uuid('subject_id').notNull(),
    /** Null where none was selected. */
    optionId: uuid('option_id'),
    /** Source words. */
    words: integer('words').notNull(),
    userId: uuid('user_id').references(() => users.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('cancellations_account').on(table.accountId, table.at),
    index('cancellations_subject').on(table.subjectId),
    index('cancellations_option').on(table.accountId, table.optionId),
    // A project is canceled once, until it is restored.
    uniqueIndex('cancellations_project')
      .on(table.subjectId)
      .where(sql`${table.subject} = 'PROJECT'`),
  ],
)
