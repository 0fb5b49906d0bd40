import { sql } from 'drizzle-orm'
import type { InlineCode } from '@dragoman/sdk/segment-text'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, number } from '../columns.ts'
import { accounts, organizations, orgUnits, users } from './people.ts'
import { projects } from './projects.ts'

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
    organizationId: uuid('organization_id').references(() => organizations.id),
    creatorId: uuid('creator_id').references(() => users.id),
    totalUnits: integer('total_units').notNull().default(0),
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

/** A source text of a memory in one context. The same text may stand in several contexts. */
export const translationUnits = pgTable(
  'translation_units',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memoryId: uuid('memory_id')
      .notNull()
      .references(() => translationMemories.id, { onDelete: 'cascade' }),
    /** In the segment notation of the SDK. */
    source: text('source').notNull(),
    codes: jsonb('codes').$type<InlineCode[]>().notNull(),
    /** Hash of the normalized source. */
    sourceHash: text('source_hash').notNull(),
    /** Hash over the context key and the neighbours; empty when nothing is known of them. */
    contextHash: text('context_hash').notNull().default(''),
    contextKey: text('context_key'),
    previousHash: text('previous_hash'),
    nextHash: text('next_hash'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('translation_units_source').on(table.memoryId, table.sourceHash, table.contextHash)],
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
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    updatedBy: uuid('updated_by').references(() => users.id),
  },
  (table) => [uniqueIndex('translation_unit_targets_locale').on(table.unitId, table.locale)],
)

export interface MemoryBindingSettings {
  codeUomAbbreviationEnabled: boolean
  /** Steps that read or write; empty means all of them. */
  workflows: { workflowUuid: string; read: boolean; write: boolean }[]
}

/** A memory that a project reads from or learns into. */
export const projectMemories = pgTable(
  'project_memories',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    memoryId: uuid('memory_id')
      .notNull()
      .references(() => translationMemories.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    read: boolean('read').notNull().default(true),
    write: boolean('write').notNull().default(true),
    /** Percent taken off each match. */
    penalty: smallint('penalty').notNull().default(0),
    /** Percent under which a match is not shown. */
    threshold: smallint('threshold').notNull().default(70),
    maxHits: smallint('max_hits').notNull().default(5),
    fixTags: boolean('fix_tags').notNull().default(true),
    settings: jsonb('settings')
      .$type<MemoryBindingSettings>()
      .notNull()
      .default({ codeUomAbbreviationEnabled: false, workflows: [] }),
  },
  (table) => [uniqueIndex('project_memories_pair').on(table.projectId, table.memoryId)],
)
