import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../../kernel/tables.ts'

/** What an account has decided for all of its work; one that has decided nothing has no row. */
export const accountSettings = pgTable('account_settings', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** Whether canceling a project and returning a task take a cancellation option. */
  cancellationRequired: boolean('cancellation_required').notNull().default(false),
})
