import { sql } from 'drizzle-orm'
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { orgUnits } from '../../identity/tables.ts'
import { accounts, users } from '../../kernel/tables.ts'
import type { AiProvider } from '@dragoman/sdk/operations/aiKeys'

/** The key of a provider, for an account or for one of its organizational units. */
export const aiKeys = pgTable(
  'ai_keys',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    orgUnitId: uuid('org_unit_id').references(() => orgUnits.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<AiProvider>().notNull(),
    /** Where the API is, unless at the provider itself. */
    baseUrl: text('base_url'),
    /** Encrypted; of a server that needs no key, null. */
    secret: text('secret'),
    /** Its last four characters. */
    hint: text('hint').notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at')
      .notNull()
      .default(sql`now()`),
    createdAt: createdAt(),
  },
  (table) => [unique('ai_keys_provider').on(table.accountId, table.orgUnitId, table.provider).nullsNotDistinct()],
)
