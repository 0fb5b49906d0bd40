import type { IgnoreReason } from '@dragoman/sdk/operations/editor'
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'

/** The items of the contexts in the editor's addresses. */
export const editorContexts = pgTable(
  'editor_contexts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the items, in hex: the same items have the same address. */
    hash: text('hash').notNull(),
    /** Ids of tasks (behind `T-`) and work units, joined by commas: the editor's fallback address. */
    items: text('items').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)

/** Issues of translations that someone has ignored, in a work unit for all segments with the same texts. */
export const ignoredIssues = pgTable(
  'ignored_issues',
  {
    workUnitId: uuid('work_unit_id')
      .notNull()
      .references(() => workUnits.id, { onDelete: 'cascade' }),
    /** SHA-256 of source and target, in hex: with other texts the issue is back. */
    textsHash: text('texts_hash').notNull(),
    /** The key of the issue in these texts. */
    key: text('key').notNull(),
    reason: text('reason').$type<IgnoreReason>().notNull(),
    ignoredBy: uuid('ignored_by').references(() => users.id, { onDelete: 'set null' }),
    ignoredAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.workUnitId, table.textsHash, table.key] })],
)

/**
 * Translations that another one has replaced. The database writes them (`keep_segment_version`), whatever changes a
 * segment: of what one person types in one go the last text alone is kept.
 */
export const segmentVersions = pgTable(
  'segment_versions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    segmentId: bigint('segment_id', { mode: 'number' })
      .notNull()
      .references(() => segments.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    target: text('target').notNull(),
    confirmed: boolean('confirmed').notNull(),
    origin: text('origin'),
    match: smallint('match'),
    /** Null for what came with the file. */
    changedAt: moment('changed_at'),
    changedBy: uuid('changed_by').references(() => users.id),
    replacedAt: moment('replaced_at').notNull(),
  },
  (table) => [index('segment_versions_segment').on(table.segmentId, table.id)],
)

/** Segments that people have marked for themselves. */
export const segmentBookmarks = pgTable(
  'segment_bookmarks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    segmentId: bigint('segment_id', { mode: 'number' })
      .notNull()
      .references(() => segments.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.segmentId] }),
    index('segment_bookmarks_segment').on(table.segmentId),
  ],
)
