import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../kernel/tables.ts'

export const userLanguagePairs = pgTable(
  'user_language_pairs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Wire locales, e.g. en and pt_br. */
    source: text('source').notNull(),
    target: text('target').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source, table.target] })],
)
