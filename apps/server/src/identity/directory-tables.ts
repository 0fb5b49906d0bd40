import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../kernel/database/columns.ts'
import { accounts, users } from '../kernel/tables.ts'
import { lowerAsciiOf } from '../kernel/database/lower-ascii.ts'

/** Attributes of a person in a directory that have no other place. */
export interface DirectoryAttributes {
  name?: { givenName?: string; familyName?: string }
  title?: string
  department?: string
  userType?: string
  roles?: string[]
}

/** People whom a directory looks after. */
export const provisionedPeople = pgTable(
  'provisioned_people',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As the directory spells it; often the address. */
    userName: text('user_name').notNull(),
    externalId: text('external_id'),
    /** Whether the directory created the person here, so that their role is its to decide. */
    isCreated: boolean('is_created').notNull(),
    attributes: jsonb('attributes').$type<DirectoryAttributes>().notNull().default({}),
    /** Since when the person is gone for the directory, which may create them again; null otherwise. */
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
    changedAt: moment('changed_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('provisioned_people_name')
      .on(table.accountId, lowerAsciiOf(table.userName))
      .where(sql`${table.removedAt} is null`),
  ],
)

/** Groups of a directory, as far as it has sent them. */
export const directoryGroups = pgTable(
  'directory_groups',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    externalId: text('external_id'),
    createdAt: createdAt(),
    changedAt: moment('changed_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [uniqueIndex('directory_groups_name').on(table.accountId, sql`lower(${table.name})`)],
)

export const directoryGroupMembers = pgTable(
  'directory_group_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => directoryGroups.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('directory_group_members_user').on(table.userId),
  ],
)
