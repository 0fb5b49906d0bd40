import type {
  CustomFieldContent,
  CustomFieldEntity,
  CustomFieldKind,
  CustomFieldRole,
  CustomFieldType,
} from '@dragoman/sdk/operations/customFields'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { piecesOfText } from '../../kernel/database/search-pieces.ts'
import { accounts, users } from '../../kernel/tables.ts'

/** A field that an account has added to a kind of entity. */
export const customFields = pgTable(
  'custom_fields',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    entity: text('entity').$type<CustomFieldEntity>().notNull(),
    /** Its name in query lines, which never changes. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    type: text('type').$type<CustomFieldType>().notNull(),
    kind: text('kind').$type<CustomFieldKind>().notNull(),
    options: text('options').array().notNull(),
    required: boolean('required').notNull(),
    defaultValue: jsonb('default_value').$type<CustomFieldContent>(),
    visibleTo: text('visible_to').array().$type<CustomFieldRole[]>().notNull(),
    editableBy: text('editable_by').array().$type<CustomFieldRole[]>().notNull(),
    position: integer('position').notNull(),
    archivedAt: moment('archived_at'),
    changedBy: uuid('changed_by').references(() => users.id),
    changedAt: moment('changed_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('custom_fields_key').on(table.accountId, table.entity, table.key)],
)

/**
 * The values of one kind of entity, which goes with its owner: a row for each text, number, or selected option, in their
 * order. Each way to search and sort by a value has its index.
 */
export const customValues = <Name extends string>(name: Name, owner: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      ownerId: uuid('owner_id').notNull().references(owner, { onDelete: 'cascade' }),
      fieldId: uuid('field_id')
        .notNull()
        .references(() => customFields.id, { onDelete: 'cascade' }),
      position: integer('position').notNull(),
      text: text('text').notNull(),
      /** Of a field with numbers. */
      number: numeric('number', { precision: 18, scale: 0 }),
    },
    (table) => [
      primaryKey({ columns: [table.ownerId, table.fieldId, table.position] }),
      index(`${name}_text`).on(table.fieldId, sql`lower(${table.text})`, table.ownerId),
      index(`${name}_number`)
        .on(table.fieldId, table.number, table.ownerId)
        .where(sql`${table.number} is not null`),
      index(`${name}_pieces`).using('gin', piecesOfText(table.text)),
    ],
  )

export type CustomValueTable = ReturnType<typeof customValues>

export const orgUnitCustomValues = customValues('org_unit_custom_values', () => orgUnits.id)
export const organizationCustomValues = customValues('organization_custom_values', () => organizations.id)
export const userCustomValues = customValues('user_custom_values', () => users.id)
