import type { InlineCode } from '@dragoman/sdk/segment-text'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NotTaken } from '../../engines/exchange/not-taken.ts'
import { projects } from '../work/tables.ts'
import { orgUnits, organizations } from '../../identity/tables.ts'
import { createdAt, id, moment, number } from '../../kernel/database/columns.ts'
import { foldedText } from '../../kernel/database/fold-text.ts'
import { searchWords } from '../../kernel/database/search-words.ts'
import { accounts, jobs, users } from '../../kernel/tables.ts'

export const translationMemories = pgTable(
  'translation_memories',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    domain: text('domain').notNull().default(''),
    subDomain: text('sub_domain').notNull().default(''),
    sourceLocale: text('source_locale').notNull(),
    targetLocales: text('target_locales').array().notNull(),
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'set null' }),
    creatorId: uuid('creator_id').references(() => users.id),
    /** Units and translations in it, kept by everything that writes to it. */
    totalUnits: integer('total_units').notNull().default(0),
    totalSegments: integer('total_segments').notNull().default(0),
    /** Whether the same text in another context is less than an exact match. */
    requireContext: boolean('require_context').notNull().default(false),
    lastImportAt: moment('last_import_at'),
    lastImportFile: text('last_import_file'),
    createdAt: createdAt(),
  },
  (table) => [index('translation_memories_account').on(table.accountId, table.name)],
)

export const memoryOrgUnits = pgTable(
  'memory_org_units',
  {
    memoryId: uuid('memory_id')
      .notNull()
      .references(() => translationMemories.id, { onDelete: 'cascade' }),
    orgUnitId: uuid('org_unit_id')
      .notNull()
      .references(() => orgUnits.id, { onDelete: 'cascade' }),
    /** Bound by itself to each new project of the unit. */
    isDefault: boolean('is_default').notNull().default(false),
    write: boolean('write').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.memoryId, table.orgUnitId] })],
)

/**
 * A source text of a memory in one context. The same text may stand in several contexts. No foreign key: a memory goes
 * at once, and a job deletes its units after it. Writers hold the memory.
 */
export const translationUnits = pgTable(
  'translation_units',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memoryId: uuid('memory_id').notNull(),
    /** In the segment notation of the SDK. */
    source: text('source').notNull(),
    codes: jsonb('codes').$type<InlineCode[]>().notNull(),
    /** Hash of the normalized source. */
    sourceHash: text('source_hash').notNull(),
    /** Hash over the context key and the neighbors; empty when nothing is known of them. */
    contextHash: text('context_hash').notNull().default(''),
    contextKey: text('context_key'),
    previousHash: text('previous_hash'),
    nextHash: text('next_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    index('translation_units_newest').on(table.memoryId, table.id),
    index('translation_units_words').using('gin', searchWords(foldedText(table.source))),
    uniqueIndex('translation_units_source').on(table.memoryId, table.sourceHash, table.contextHash),
  ],
)

/** One translation of a unit. */
export const translationUnitTargets = pgTable(
  'translation_unit_targets',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    unitId: bigint('unit_id', { mode: 'number' })
      .notNull()
      .references(() => translationUnits.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    text: text('text').notNull(),
    /** Native codes of the target where they differ from the source's. */
    codes: jsonb('codes').$type<InlineCode[]>(),
    /** The step that wrote it last: a later step overwrites an earlier one. */
    step: smallint('step').notNull().default(0),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
    updatedBy: uuid('updated_by').references(() => users.id),
    /** When and by whom it was written elsewhere, as the file says that it was imported from; null once it is changed here. */
    writtenAt: moment('written_at'),
    writtenBy: text('written_by'),
  },
  (table) => [
    index('translation_unit_targets_words').using('gin', searchWords(foldedText(table.text))),
    uniqueIndex('translation_unit_targets_locale').on(table.unitId, table.locale),
  ],
)

/**
 * A large change of a memory in pieces of some thousand units: what a job is to write, and what stood there before, so
 * that a killed server goes on where it was, and that all of it can be taken back.
 */
export const memoryChanges = pgTable(
  'memory_changes',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** From 0, in the order in which the pieces are written. */
    position: integer('position').notNull(),
    /** The units to write; null for a change that is computed as it is written. */
    units: json('units'),
    /** Said of the last piece of a file: that it has been read to its end, and what was left out. */
    reading: jsonb('reading').$type<{
      withoutSource: number
      withoutTarget: number
      skippedLines: number[]
      notTaken?: NotTaken[]
    }>(),
    /** The `updated_at` of what it wrote; null until then. */
    writtenAt: moment('written_at'),
    /** The steps that undo it. */
    undo: json('undo'),
    /** Its report. */
    report: jsonb('report').$type<PieceReport>(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
)

export interface PieceReport {
  /** Units of the file that it holds. */
  units?: number
  /** Units that the memory did not have. */
  created?: number
  /** Translations that were added or replaced. */
  written?: number
  /** Translations that another one of the same file has replaced. */
  second?: number
  /** Translations that are older than those that the memory had, and other ones. */
  older?: number
  /** Target locales in it. */
  locales?: string[]
  /** How often something was replaced. */
  occurrences?: number
  /** The last unit that was looked at; null when there were no more. */
  last?: number | null
}
