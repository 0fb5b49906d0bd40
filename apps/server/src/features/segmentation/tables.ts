import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orgUnits } from '../../identity/tables.ts'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'

/**
 * Segmentation rules of a unit. Never changed: new rules are a new row, so that a file that was read with the old ones
 * is built with them too.
 */
export const segmentationRules = pgTable(
  'segmentation_rules',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Null once the unit is deleted: files that were read with the rules keep them. */
    orgUnitId: uuid('org_unit_id').references(() => orgUnits.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    /** The SRX file, as text. */
    srx: text('srx').notNull(),
    hash: text('hash').notNull(),
    /** Whether the built-in rules decide where these say nothing. */
    extendsBuiltIn: boolean('extends_built_in').notNull(),
    languages: integer('languages').notNull(),
    rules: integer('rules').notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
    /** When they stopped to hold for new files; null for those that hold. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('segmentation_rules_present')
      .on(table.orgUnitId)
      .where(sql`${table.endedAt} is null`),
    index('segmentation_rules_unit').on(table.orgUnitId, table.createdAt),
  ],
)
