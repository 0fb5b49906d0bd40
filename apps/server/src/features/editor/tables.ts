import type { IgnoreReason } from '@dragoman/sdk/operations/editor'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'

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

/** Issues of translations that someone has ignored, in a work unit for all segments with the same texts. */
export const ignoredIssues = pgTable(
  'ignored_issues',
  {
    workUnitId: uuid('work_unit_id')
      .notNull()
      .references(() => workUnits.id, { onDelete: 'cascade' }),
    /** SHA-256 of source and target, in hex: with other texts the issue is back. */
    textsHash: text('texts_hash').notNull(),
    /** The key of the issue in these texts. */
    key: text('key').notNull(),
    reason: text('reason').$type<IgnoreReason>().notNull(),
    ignoredBy: uuid('ignored_by').references(() => users.id, { onDelete: 'set null' }),
    ignoredAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.workUnitId, table.textsHash, table.key] })],
)
