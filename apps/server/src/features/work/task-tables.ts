import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { customValues } from '../custom-fields/tables.ts'
import { logfiles } from '../costs/tables.ts'
import { projects } from './tables.ts'
import { workUnits } from './work-unit-tables.ts'
import { workflows } from '../workflows/tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import { createdAt, id, moment, money, number, unitPrice } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'

/** One step of a work unit, or of a part of its segments. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    workUnitId: uuid('work_unit_id')
      .notNull()
      .references(() => workUnits.id, { onDelete: 'cascade' }),
    workflowId: uuid('workflow_id')
      .notNull()
      .references(() => workflows.id),
    /** The unit of its project and the locales of its work unit: what decides who may claim it. */
    orgUnitId: uuid('org_unit_id')
      .notNull()
      .references(() => orgUnits.id),
    sourceLocale: text('source_locale').notNull(),
    targetLocale: text('target_locale').notNull(),
    /** Index of the step within its work unit. */
    step: smallint('step').notNull(),
    sequence: integer('sequence').notNull(),
    /** Index of the first segment that it covers. */
    beginIndex: integer('begin_index').notNull().default(0),
    /** Index of the last segment of a slice; null for a task that covers its whole file. */
    endIndex: integer('end_index'),
    /** Words and unlocked segments of a slice; null for a whole file, whose work unit counts them. */
    sliceWords: integer('slice_words'),
    sliceSegments: integer('slice_segments'),
    status: text('status').notNull().default('DRAFT'),
    instructions: text('instructions').notNull().default(''),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    assigneeId: uuid('assignee_id').references(() => users.id),
    assignedBy: uuid('assigned_by').references(() => users.id),
    assignedAt: moment('assigned_at'),
    acceptedAt: moment('accepted_at'),
    deliveredAt: moment('delivered_at'),
    skippedAt: moment('skipped_at'),
    /** Proposed from that of its project, or set by hand; lists of tasks are put in order by it. */
    dueDate: moment('due_date'),
    /** Whether the due date was set by hand, and the project's no longer changes it. */
    dueDateSet: boolean('due_date_set').notNull().default(false),
    /** The subjects of its content; null for the tags of its project. */
    categories: text('categories').array(),
    minimumScoreRequired: numeric('minimum_score_required', { precision: 5, scale: 2 }),
    /** The assignee's pay; null without an assignee. */
    currency: text('currency'),
    payableAmount: money('payable_amount'),
    hasTagMismatch: boolean('has_tag_mismatch').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('tasks_step').on(table.workUnitId, table.step, table.beginIndex),
    index('tasks_project').on(table.projectId, table.sequence),
    index('tasks_created').on(table.accountId, table.createdAt),
    index('tasks_status').on(table.accountId, table.status, table.createdAt),
    index('tasks_assignee').on(table.assigneeId, table.status, table.accountId, table.createdAt),
    index('tasks_locales').on(table.accountId, table.targetLocale, table.sourceLocale, table.createdAt),
    index('tasks_unbilled')
      .on(table.accountId, table.assigneeId, table.deliveredAt)
      .where(sql`status = 'DELIVERED'`),
    index('tasks_due').on(table.accountId, table.dueDate),
    index('tasks_attention').on(table.accountId, attentionRank(table.status), table.dueDate, table.createdAt),
    index('tasks_open')
      .on(table.accountId, table.createdAt, table.orgUnitId, table.sourceLocale, table.targetLocale)
      .where(sql`status = 'PENDING' and assignee_id is null`),
  ],
)

/** How much a task needs someone, by its status: those that can be worked on come first. */
export function attentionRank(status: SQLWrapper): SQL<number> {
  return sql`(case ${status} when 'PENDING' then 0 when 'APPROVED' then 0 when 'DRAFT' then 1 when 'DELIVERED' then 2 else 3 end)`
}

/** Events of a task's assignment and status, for its log. */
export const taskEvents = pgTable(
  'task_events',
  {
    id: id(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    at: moment('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** The person who did it; null for the system. */
    userId: uuid('user_id').references(() => users.id),
    /** The person who was signed in as that one. */
    impersonatorId: uuid('impersonator_id').references(() => users.id),
    /** The linguist in question: the one assigned, revoked or rejecting. */
    subjectId: uuid('subject_id').references(() => users.id),
    /** ASSIGNED, REVOKED, ACCEPTED, CLAIMED, REJECTED, DELIVERED, REOPENED, OPENED, OFFERED or CANCELLED. */
    event: text('event').notNull(),
    previousStatus: text('previous_status'),
    newStatus: text('new_status'),
    reason: text('reason'),
    /** The cancellation option that was selected. */
    optionId: uuid('option_id'),
  },
  (table) => [index('task_events_task').on(table.taskId, table.at)],
)

/** Linguists whom an open task was or will be offered, and those whom rules keep from it; a task without any is open to all. */
export const taskOffers = pgTable(
  'task_offers',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Place in the order, from 1; null for those whom rules keep from it. */
    position: integer('position'),
    offeredAt: moment('offered_at'),
    blockedBy: text('blocked_by')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.userId] }), index('task_offers_user').on(table.userId)],
)

/** A line of what an assignee is paid; the amounts of a task's lines add up to its payable amount. */
export const taskPayments = pgTable(
  'task_payments',
  {
    id: id(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    displayOrder: integer('display_order').notNull(),
    /** CALCULATED or MANUAL. */
    source: text('source').notNull(),
    costType: text('cost_type').notNull(),
    /** WORD, HOUR, PAGE or FEE. */
    unit: text('unit').notNull(),
    /** How many units, before the band's factor. */
    amount: numeric('amount', { precision: 18, scale: 6 }).notNull(),
    rate: unitPrice('rate').notNull(),
    factor: numeric('factor', { precision: 9, scale: 6 }).notNull().default('1'),
    total: money('total').notNull(),
    rateVersion: text('rate_version'),
    /** The analysis that counted the words. */
    logfileId: uuid('logfile_id').references(() => logfiles.id, { onDelete: 'set null' }),
    /** The person who wrote a manual line; null for a calculated one. */
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
    confirmedAt: moment('confirmed_at'),
    confirmedBy: uuid('confirmed_by').references(() => users.id),
    rejectedAt: moment('rejected_at'),
    rejectedBy: uuid('rejected_by').references(() => users.id),
    rejectReason: text('reject_reason'),
  },
  (table) => [index('task_payments_task').on(table.taskId, table.displayOrder)],
)

export const taskCustomValues = customValues('task_custom_values', () => tasks.id)
