import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { orgUnits, organizations } from '../../identity/tables.ts'
import { createdAt, id, number } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'

/** A field that an account has added to its glossaries. */
export interface GlossaryAttribute {
  name: string
  type: string
  value: string
}

export const glossaries = pgTable(
  'glossaries',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    domain: text('domain').notNull().default(''),
    subDomain: text('sub_domain').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    languages: text('languages')
      .array()
      .notNull()
      .default(sql`'{}'`),
    customAttributes: jsonb('custom_attributes').$type<GlossaryAttribute[]>().notNull().default([]),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('glossaries_account').on(table.accountId, table.name)],
)

/** Units that a glossary is for. */
export const glossaryOrgUnits = pgTable(
  'glossary_org_units',
  {
    glossaryId: uuid('glossary_id')
      .notNull()
      .references(() => glossaries.id, { onDelete: 'cascade' }),
    orgUnitId: uuid('org_unit_id')
      .notNull()
      .references(() => orgUnits.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.glossaryId, table.orgUnitId] }),
    index('glossary_org_units_unit').on(table.orgUnitId),
  ],
)
