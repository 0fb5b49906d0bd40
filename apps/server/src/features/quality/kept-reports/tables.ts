import type { QualityGrouping } from '@dragoman/sdk/operations/qualityReports'
import type { ReportScheduleInput } from '@dragoman/sdk/operations/reportSchedules'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../../kernel/database/columns.ts'
import { accounts, users } from '../../../kernel/tables.ts'
import type { BareSummary } from '../sums/summary.ts'

/** Filters of a scheduled report: its period is counted from the day on which it is sent. */
type ScheduledQuery = Pick<
  ReportScheduleInput,
  'orgUnitUuid' | 'vendorUuid' | 'workflow' | 'sourceLanguage' | 'targetLanguage' | 'closedOnly' | 'compareWith'
>

/** Reports that are sent by email. */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    grouping: text('grouping').$type<QualityGrouping>().notNull(),
    months: integer('months').notNull(),
    frequency: text('frequency').$type<'WEEKLY' | 'MONTHLY'>().notNull(),
    timezone: text('timezone').notNull(),
    query: jsonb('query').$type<ScheduledQuery>().notNull(),
    readerIds: uuid('reader_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    active: boolean('active').notNull().default(false),
    /** When it is sent next; null while it is off. */
    nextAt: moment('next_at'),
    lastAt: moment('last_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('report_schedules_name').on(table.authorId, table.name),
    index('report_schedules_account').on(table.accountId),
    index('report_schedules_due')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
  ],
)

/** Reports as they were when they were made, each for one person, as that person could see it. */
export const keptReports = pgTable(
  'kept_reports',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    scheduleId: uuid('schedule_id').references(() => reportSchedules.id, { onDelete: 'set null' }),
    /** The time of the schedule that it was made for. */
    dueAt: moment('due_at'),
    name: text('name').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** Names of people and clients are looked up when it is read. */
    summary: jsonb('summary').$type<BareSummary>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('kept_reports_owner').on(table.ownerId, table.createdAt),
    index('kept_reports_account').on(table.accountId),
    uniqueIndex('kept_reports_schedule').on(table.scheduleId, table.ownerId, table.dueAt),
  ],
)
