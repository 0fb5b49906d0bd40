import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'

/** A tool of another provider that opens from the navigation. */
export const thirdParties = pgTable(
  'third_parties',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    /** With placeholders after its host. */
    url: text('url').notNull(),
    provider: text('provider').notNull(),
    icon: text('icon').notNull().default('external'),
    /** The roles that can open it; empty for everyone. */
    roles: text('roles')
      .array()
      .notNull()
      .default(sql`'{}'`),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at')
      .notNull()
      .default(sql`now()`),
    createdAt: createdAt(),
  },
  (table) => [index('third_parties_account').on(table.accountId)],
)
