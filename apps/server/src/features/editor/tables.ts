import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../kernel/database/columns.ts'
import { accounts } from '../../kernel/tables.ts'

/** The items of the contexts in the editor's addresses. */
export const editorContexts = pgTable(
  'editor_contexts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the items, in hex: the same items have the same address. */
    hash: text('hash').notNull(),
    /** Ids of tasks (behind `T-`) and work units, joined by commas: the editor's fallback address. */
    items: text('items').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)
