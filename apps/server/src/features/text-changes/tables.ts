import type { TextChangeInput, TextLeftOut } from '@dragoman/sdk/operations/textChanges'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { projects } from '../work/tables.ts'
import { segments } from '../work/work-unit-tables.ts'

/** Changes of many translations at once, which can be undone as one. */
export const textChanges = pgTable(
  'text_changes',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The search, and the segments to change. */
    input: jsonb('input').$type<TextChangeInput>().notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
    failedAt: moment('failed_at'),
    leftOut: jsonb('left_out')
      .$type<TextLeftOut[]>()
      .notNull()
      .default(sql`'[]'`),
    undoneAt: moment('undone_at'),
    undoneBy: uuid('undone_by').references(() => users.id),
    /** Translations that are what they were; of an undone change alone. */
    restored: integer('restored'),
  },
  (table) => [index('text_changes_project').on(table.projectId, table.createdAt)],
)

/** The translations that a change has changed, as they were. */
export const textChangeRows = pgTable(
  'text_change_rows',
  {
    changeId: uuid('change_id')
      .notNull()
      .references(() => textChanges.id, { onDelete: 'cascade' }),
    segmentId: bigint('segment_id', { mode: 'number' })
      .notNull()
      .references(() => segments.id, { onDelete: 'cascade' }),
    target: text('target').notNull(),
    confirmed: boolean('confirmed').notNull(),
    origin: text('origin'),
    match: smallint('match'),
    /** The version that the change made: with another one, the translation has moved on. */
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.segmentId] }),
    index('text_change_rows_segment').on(table.segmentId),
  ],
)
