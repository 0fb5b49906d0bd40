import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../kernel/database/columns.ts'
import { accounts } from '../../kernel/tables.ts'

/** A client's codes of languages: one code for a language, and one language for a code. */
export const languageMappings = pgTable(
  'language_mappings',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** As it is written to files. */
    code: text('code').notNull(),
    /** As on the wire. */
    language: text('language').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('language_mappings_code').on(table.accountId, sql`replace(lower(${table.code}), '_', '-')`),
    uniqueIndex('language_mappings_language').on(table.accountId, table.language),
  ],
)
