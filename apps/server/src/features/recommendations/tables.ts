import type { RecommendationWeights } from '@dragoman/sdk/operations/recommendationSettings'
import { jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { orgUnits } from '../../identity/tables.ts'
import { id } from '../../kernel/database/columns.ts'
import { accounts } from '../../kernel/tables.ts'

/** How linguists are recommended in an account, or in one of its organizational units; the defaults hold without a row. */
export const recommendationSettings = pgTable(
  'recommendation_settings',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Null for the account. */
    orgUnitId: uuid('org_unit_id').references(() => orgUnits.id, { onDelete: 'cascade' }),
    weights: jsonb('weights').$type<RecommendationWeights>().notNull(),
  },
  (table) => [unique('recommendation_settings_of').on(table.accountId, table.orgUnitId).nullsNotDistinct()],
)
