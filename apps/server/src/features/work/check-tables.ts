import type { CheckLevels } from '@dragoman/sdk/operations/checkProfiles'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { orgUnits } from '../../identity/tables.ts'
import { id, moment } from '../../kernel/database/columns.ts'
import { accounts } from '../../kernel/tables.ts'
import { projects } from './tables.ts'

/** Weights of checks of an account, one of its organizational units, or one of its projects, each for all languages or one. */
export const checkProfiles = pgTable(
  'check_profiles',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Both null for the account; never both set. */
    orgUnitId: uuid('org_unit_id').references(() => orgUnits.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    /** Null for all languages. */
    targetLocale: text('target_locale'),
    /** The kinds of issues that it decides about. */
    levels: jsonb('levels').$type<CheckLevels>().notNull(),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique('check_profiles_of')
      .on(table.accountId, table.orgUnitId, table.projectId, table.targetLocale)
      .nullsNotDistinct(),
    index('check_profiles_project').on(table.projectId),
  ],
)
