import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { orgUnits } from '../../../identity/tables.ts'
import { moment } from '../../../kernel/database/columns.ts'
import { accounts } from '../../../kernel/tables.ts'

/**
 * Words that were translated: those of each first step when it was delivered for the first time. They stay when the
 * project is deleted, since they count against the quota of the month.
 */
export const translatedWords = pgTable(
  'translated_words',
  {
    taskId: uuid('task_id').notNull(),
    /** HUMAN, MEMORY, or MACHINE: where the targets came from. */
    source: text('source').$type<'HUMAN' | 'MEMORY' | 'MACHINE'>().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    projectId: uuid('project_id').notNull(),
    orgUnitId: uuid('org_unit_id').references(() => orgUnits.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    words: integer('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.source] }),
    index('translated_words_account').on(table.accountId, table.at),
    index('translated_words_org_unit').on(table.orgUnitId),
  ],
)
