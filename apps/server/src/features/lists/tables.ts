import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'

/** A list as someone wants to see it again: the search part of its address, under a name. */
export const listViews = pgTable(
  'list_views',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** PROJECTS, TASKS, … */
    list: text('list').notNull(),
    name: text('name').notNull(),
    search: text('search').notNull(),
    /** The managers of the account see it, too. */
    shared: boolean('shared').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('list_views_name').on(table.ownerId, table.list, table.name),
    index('list_views_shared').on(table.accountId, table.list, table.shared),
  ],
)

/** With which view a person's list begins. */
export const listViewDefaults = pgTable(
  'list_view_defaults',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    viewId: uuid('view_id')
      .notNull()
      .references(() => listViews.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] }), index('list_view_defaults_view').on(table.viewId)],
)
