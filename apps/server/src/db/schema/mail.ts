import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../columns.ts'

/** Mails to send, written in the transaction of what they tell of; the sender goes through them beside everything else. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    /** Subject, text and HTML, encrypted: they hold links and codes. Null once it is sent. */
    content: text('content'),
    attempts: integer('attempts').notNull().default(0),
    /** When to try; null when it is sent or given up. */
    dueAt: moment('due_at').default(sql`now()`),
    sentAt: moment('sent_at'),
    /** Why the last attempt failed. */
    error: text('error'),
    createdAt: createdAt(),
  },
  (table) => [index('mails_due').on(table.dueAt)],
)
