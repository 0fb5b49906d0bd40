import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id } from '../../kernel/database/columns.ts'
import { users } from '../../kernel/tables.ts'

/** The working hours of people, Monday first, in minutes of the day; null on days without work. */
export const workingWeeks = pgTable('working_weeks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  starts: integer('starts').array().$type<(number | null)[]>().notNull(),
  ends: integer('ends').array().$type<(number | null)[]>().notNull(),
})

/** Days on which people don't work; those of a person don't overlap. */
export const daysOff = pgTable(
  'days_off',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstDay: date('first_day').notNull(),
    /** Included. */
    lastDay: date('last_day').notNull(),
    note: text('note'),
  },
  (table) => [index('days_off_user').on(table.userId, table.lastDay)],
)
