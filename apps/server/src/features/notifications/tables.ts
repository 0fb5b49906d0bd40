import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { NotificationCode } from '@dragoman/sdk/notifications'
import type { Role } from '@dragoman/sdk/roles'
import { createdAt } from '../../kernel/database/columns.ts'
import { accounts } from '../../kernel/tables.ts'

/** Which roles of an account get which mails; kinds without a row go to those of the SDK's table. */
export const notificationDefaults = pgTable(
  'notification_defaults',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<NotificationCode>().notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)

/** The shares of a month's quota that an account was told of, so that it is told once. */
export const quotaNotices = pgTable(
  'quota_notices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** `2026-01`, in UTC. */
    month: text('month').notNull(),
    /** 80 or 100. */
    percent: integer('percent').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month, table.percent] })],
)
