import type { DefaultFileOptions } from '@dragoman/sdk/operations/fileOptions'
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orgUnits } from '../../identity/tables.ts'
import { id, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'

/** How an organizational unit reads files of a type that come without options of their own. */
export const fileOptions = pgTable(
  'file_options',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    orgUnitId: uuid('org_unit_id')
      .notNull()
      .references(() => orgUnits.id, { onDelete: 'cascade' }),
    /** Extension without the dot, in lower case. */
    fileType: text('file_type').notNull(),
    options: jsonb('options').$type<DefaultFileOptions>().notNull(),
    updatedBy: uuid('updated_by').references(() => users.id),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('file_options_type').on(table.orgUnitId, table.fileType)],
)
