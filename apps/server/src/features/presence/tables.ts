import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../kernel/database/columns.ts'
import { users } from '../../kernel/tables.ts'

/** Pages that people have open. */
export const openPages = pgTable(
  'open_pages',
  {
    /** Id that the page has made up. */
    tabId: uuid('tab_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    entityType: text('entity_type').notNull(),
    entityId: uuid('entity_id').notNull(),
    /** When the page was last heard of. */
    seenAt: moment('seen_at').notNull(),
    /** The segment of a work unit that someone writes in, and until when that counts. */
    segmentId: bigint('segment_id', { mode: 'number' }),
    writesUntil: moment('writes_until'),
    createdAt: createdAt(),
  },
  (table) => [index('open_pages_entity').on(table.entityId)],
)
