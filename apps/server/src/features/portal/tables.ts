import type { PortalFormality } from '@dragoman/sdk/operations/portal'
import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../../kernel/tables.ts'

/** The portal of an account; the defaults hold without a row. */
export const portalSettings = pgTable('portal_settings', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** Empty for all units. */
  orgUnitIds: uuid('org_unit_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  formality: text('formality').$type<PortalFormality>().notNull().default('Neutral'),
  tone: text('tone').notNull().default(''),
})
