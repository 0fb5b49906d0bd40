import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { users } from '../../kernel/tables.ts'

/** Scheduled maintenance of this installation: one row at most. */
export const maintenanceNotices = pgTable('maintenance_notices', {
  id: id(),
  beginsAt: moment('begins_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})
