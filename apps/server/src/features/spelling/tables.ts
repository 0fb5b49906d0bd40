import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'

/** Words that the spelling check of an account ignores. */
export const spellingWords = pgTable(
  'spelling_words',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    word: text('word').notNull(),
    /** As on the wire; null for all languages. */
    language: text('language'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('spelling_words_word').on(table.accountId, table.word, sql`coalesce(${table.language}, '')`)],
)
