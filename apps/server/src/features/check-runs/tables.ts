import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SegmentIssue } from '@dragoman/sdk/operations/editor'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'

/** Checks of a project's translations: the last ones of each. */
export const checkRuns = pgTable(
  'check_runs',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null for the whole project. */
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    startedBy: uuid('started_by').references(() => users.id),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
    failedAt: moment('failed_at'),
    segments: integer('segments').notNull().default(0),
  },
  (table) => [index('check_runs_project').on(table.projectId, table.createdAt)],
)

/** The issues that a check has found, with the texts that it has looked at. */
export const checkedIssues = pgTable(
  'checked_issues',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    runId: uuid('run_id')
      .notNull()
      .references(() => checkRuns.id, { onDelete: 'cascade' }),
    /** Their order: by file, language, and segment. */
    position: integer('position').notNull(),
    workUnitId: uuid('work_unit_id')
      .notNull()
      .references(() => workUnits.id, { onDelete: 'cascade' }),
    targetLocale: text('target_locale').notNull(),
    /** Not a foreign key: the file may have other segments by now. */
    segmentId: bigint('segment_id', { mode: 'number' }).notNull(),
    segmentIndex: integer('segment_index').notNull(),
    source: text('source').notNull(),
    target: text('target').notNull(),
    textsHash: text('texts_hash').notNull(),
    kind: text('kind').notNull(),
    blocking: boolean('blocking').notNull(),
    issue: jsonb('issue').$type<SegmentIssue>().notNull(),
  },
  (table) => [
    index('checked_issues_run').on(table.runId, table.position),
    index('checked_issues_work_unit').on(table.workUnitId),
  ],
)
