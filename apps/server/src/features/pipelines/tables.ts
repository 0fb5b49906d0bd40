import type {
  PipelineAction,
  PipelineDecision,
  PipelinePause,
  PipelineSubject,
  PipelineTrigger,
} from '@dragoman/sdk/operations/pipelines'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'

/** Whether pipelines run in an account; where there is no row, they do. */
export const pipelineSettings = pgTable('pipeline_settings', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  enabled: boolean('enabled').notNull(),
})

/** Work that an account has the product do when something happens, or at certain times. */
export const pipelines = pgTable(
  'pipelines',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    active: boolean('active').notNull(),
    /** Why it does not run though it is active; null where it does. */
    paused: text('paused').$type<PipelinePause>(),
    trigger: jsonb('trigger').$type<PipelineTrigger>().notNull(),
    /** A query line; empty for all. */
    filter: text('filter').notNull(),
    actions: jsonb('actions').$type<PipelineAction[]>().notNull(),
    /** With whose permissions it acts. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** Since when it has been on, with no break: what happened before starts nothing, however late it is read. */
    runsSince: moment('runs_since').notNull().defaultNow(),
    /** When its schedule is due; null without one, and while it is off. */
    nextAt: moment('next_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('pipelines_name').on(table.accountId, sql`lower(${table.name})`),
    index('pipelines_owner').on(table.ownerId),
    index('pipelines_due')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
  ],
)

/** A time at which a pipeline was started; the row is also its place in the queue. READY has met its conditions. */
export const pipelineRuns = pgTable(
  'pipeline_runs',
  {
    id: id(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    pipelineId: uuid('pipeline_id')
      .notNull()
      .references(() => pipelines.id, { onDelete: 'cascade' }),
    /**
     * The cause of the run, which starts it once for each subject: an entry of the journal, or a time of the schedule.
     */
    cause: text('cause').notNull(),
    at: moment('at').notNull(),
    subjectType: text('subject_type').$type<PipelineSubject>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    decision: text('decision').$type<PipelineDecision | 'READY'>().notNull(),
    /** Pipelines whose actions have led to this, the first one first. */
    chain: uuid('chain').array().notNull(),
    endedAt: moment('ended_at'),
    failedAction: integer('failed_action'),
    error: text('error'),
    exportId: uuid('export_id'),
  },
  (table) => [
    uniqueIndex('pipeline_runs_cause').on(table.pipelineId, table.cause, table.subjectId),
    index('pipeline_runs_log').on(table.pipelineId, table.number),
    index('pipeline_runs_counted').on(table.pipelineId, table.decision, table.endedAt),
    index('pipeline_runs_waiting')
      .on(table.number)
      .where(sql`${table.decision} in ('WAITING', 'READY')`),
    index('pipeline_runs_at').on(table.at),
  ],
)
