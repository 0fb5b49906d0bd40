import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NotificationCode } from '@dragoman/sdk/notifications'
import type { Role } from '@dragoman/sdk/roles'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'

/** The roles of an account that are told of each kind, and how; kinds without a row go to those of the SDK's table. */
export const notificationDefaults = pgTable(
  'notification_defaults',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<NotificationCode>().notNull(),
    /** The roles that get it by email. */
    roles: text('roles').array().$type<Role[]>().notNull(),
    /** Those of them who get it in the daily email. */
    daily: text('daily')
      .array()
      .$type<Role[]>()
      .notNull()
      .default(sql`'{}'`),
    /** The roles that get it in the app; null for all of its roles. */
    inApp: text('in_app').array().$type<Role[]>(),
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

/** The details of a notification besides person, place, and time: only those of its kind. */
export interface NoticeDetail {
  /** The file of a task, and its languages and step. */
  file?: string
  sourceLocale?: string
  targetLocale?: string
  workflow?: string
  words?: number
  /** Epoch milliseconds. */
  dueDate?: number
  /** How many there are, where one notification tells of several. */
  count?: number
  /** Why: of a returned task, a declined quote, a failed job. */
  reason?: string
  /** The beginning of a message. */
  text?: string
  /** The change of a task or project, for kinds that tell of several changes. */
  change?: 'REVOKED' | 'CANCELED' | 'REOPENED' | 'DUE_DATE' | 'APPROVED' | 'REJECTED'
  /** The file, language, and segment of a comment, for those who work in the editor. */
  segment?: { workUnitId: string; id: string | null }
  /** The comment, for those who read it on the page of the project. */
  comment?: string
  /** The message of a comment that it quotes. */
  message?: string
  /** 80 or 100, of a quota. */
  percent?: number
}

/** The notifications of people. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationCode>().notNull(),
    at: moment('at').notNull(),
    /** Whether the app lists it: some people get a kind by email alone. */
    inApp: boolean('in_app').notNull().default(true),
    readAt: moment('read_at'),
    /** The person who did it; null for the system. */
    actorId: uuid('actor_id').references(() => users.id),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    projectName: text('project_name'),
    /** The kind of its subject, as the journal names it, e.g. TASK. */
    entityType: text('entity_type').notNull(),
    entityId: text('entity_id').notNull(),
    entityName: text('entity_name').notNull(),
    detail: jsonb('detail').$type<NoticeDetail>().notNull().default({}),
    /** How it goes out by email: not at all, with what else its actor does in these minutes, or with the next daily email. */
    email: text('email').$type<'NONE' | 'AT_ONCE' | 'DAILY'>().notNull().default('NONE'),
    /** When the email with it was written. */
    emailedAt: moment('emailed_at'),
    /** A key for notifications that a person may get only once. */
    once: text('once'),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.number),
    index('notifications_unread')
      .on(table.userId, table.projectId)
      .where(sql`${table.readAt} is null and ${table.inApp}`),
    uniqueIndex('notifications_once').on(table.userId, table.once),
    index('notifications_daily')
      .on(table.userId)
      .where(sql`${table.email} = 'DAILY' and ${table.emailedAt} is null`),
    index('notifications_waiting')
      .on(table.userId)
      .where(sql`${table.email} = 'AT_ONCE' and ${table.emailedAt} is null`),
    index('notifications_at').on(table.at),
  ],
)

/** The due dates of tasks that people were told of, so that each is told of once. */
export const dueReminders = pgTable(
  'due_reminders',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'TASK_DUE_SOON' | 'TASK_LATE'>().notNull(),
    dueDate: moment('due_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.kind, table.dueDate] })],
)

/** Projects of which a person wants to hear nothing. */
export const mutedProjects = pgTable(
  'muted_projects',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId] })],
)

/** The day, in their time zone, for which a person's daily email was last written. */
export const dailyEmails = pgTable('daily_emails', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
})

/** Links in emails that end the emails of a kind, each of which works once. */
export const unsubscribeLinks = pgTable(
  'unsubscribe_links',
  {
    /** SHA-256 of what stands in the address, in hex. */
    token: text('token').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for the daily email. */
    kind: text('kind').$type<NotificationCode>(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('unsubscribe_links_at').on(table.createdAt)],
)
