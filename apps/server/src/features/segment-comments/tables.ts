import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SegmentComment } from '@dragoman/sdk/operations/segmentComments'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { projectResources, projects } from '../work/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'

/** Notes, queries, and source issues of segments; what is said is in their messages. */
export const segmentComments = pgTable(
  'segment_comments',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => projectResources.id, { onDelete: 'cascade' }),
    /** The language in which it was written; a source issue shows in all languages of the file. */
    workUnitId: uuid('work_unit_id')
      .notNull()
      .references(() => workUnits.id, { onDelete: 'cascade' }),
    targetLocale: text('target_locale').notNull(),
    /** Null once a new version of the file has the segment no more. */
    segmentId: bigint('segment_id', { mode: 'number' }).references(() => segments.id, { onDelete: 'set null' }),
    /** The key and the place of the segment in its file, and its source, as they were. */
    segmentKey: text('segment_key').notNull(),
    segmentIndex: integer('segment_index').notNull(),
    source: text('source').notNull(),
    kind: text('kind').$type<SegmentComment['kind']>().notNull(),
    status: text('status').$type<SegmentComment['status']>().notNull().default('OPEN'),
    /** The words of the segment that it is about; null for all of it. */
    quote: text('quote'),
    /** Whether the people of the client may read and answer it. */
    forClient: boolean('for_client').notNull().default(false),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** The last message, or the last change of the status. */
    changedAt: moment('changed_at').notNull(),
    resolvedAt: moment('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id),
  },
  (table) => [
    index('segment_comments_account').on(table.accountId, table.changedAt, table.id),
    index('segment_comments_project').on(table.projectId, table.changedAt),
    index('segment_comments_resource').on(table.resourceId),
    index('segment_comments_work_unit').on(table.workUnitId),
    index('segment_comments_segment').on(table.segmentId),
  ],
)

export const segmentMessages = pgTable(
  'segment_messages',
  {
    id: id(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => segmentComments.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    /** The people whom it names. */
    mentions: uuid('mentions')
      .array()
      .notNull()
      .default(sql`'{}'`),
    at: createdAt(),
    changedAt: moment('changed_at'),
    /** Its text is gone; others have written after it. */
    removedAt: moment('removed_at'),
  },
  (table) => [index('segment_messages_comment').on(table.commentId, table.at)],
)
