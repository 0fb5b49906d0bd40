import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, sealedText } from '../../../kernel/database/columns.ts'
import { accounts, users } from '../../../kernel/tables.ts'

/** Details as people see them: numbers are masked. */
export type ShownDetails = Readonly<Record<string, string>>

/** Every version of people's billing and payment details, also those that never came into force. */
export const billingVersions = pgTable(
  'billing_versions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<'BILLING' | 'PAYMENT'>().notNull(),
    status: text('status').$type<'PENDING' | 'IN_FORCE' | 'REPLACED' | 'DECLINED' | 'WITHDRAWN'>().notNull(),
    shown: jsonb('shown').$type<ShownDetails>().notNull(),
    /** The data in force when it was entered. */
    before: jsonb('before').$type<ShownDetails>().notNull(),
    /** The same with whole numbers, encrypted: a JSON object. */
    secret: sealedText('secret').notNull(),
    /** The person who entered it; if signed in as someone else, the person behind the session. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('billing_versions_user').on(table.userId, table.createdAt),
    uniqueIndex('billing_versions_in_force')
      .on(table.userId, table.kind)
      .where(sql`${table.status} = 'IN_FORCE'`),
    uniqueIndex('billing_versions_pending')
      .on(table.userId, table.kind)
      .where(sql`${table.status} = 'PENDING'`),
  ],
)
