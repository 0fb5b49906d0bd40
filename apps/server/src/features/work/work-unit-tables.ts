import type { InlineCode } from '@dragoman/sdk/segment-text'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { projectResources, projects } from './tables.ts'
import { cause, createdAt, id, moment, money, number } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { storedFile } from '../../kernel/stored-files.ts'

/** One file in one target locale, through all its steps. */
export const workUnits = pgTable(
  'work_units',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => projectResources.id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    sourceLocale: text('source_locale').notNull(),
    targetLocale: text('target_locale').notNull(),
    /** Workflow codes of its steps, in their order. */
    workflows: text('workflows').array().notNull(),
    /** Index in `workflows` of the first step that is not delivered. */
    currentStep: smallint('current_step').notNull().default(0),
    /** CREATING, CREATED or ERROR: whether its segments are there. */
    genesisStatus: text('genesis_status').notNull().default('CREATING'),
    genesisDescription: text('genesis_description'),
    genesisCause: cause('genesis_cause'),
    words: integer('words').notNull().default(0),
    netWords: numeric('net_words', { precision: 14, scale: 2 }),
    /** Its share of the client's price, before the rounding of the project's lines. */
    cost: money('cost'),
    /** Share of the full price that matches save, in percent. */
    savings: numeric('savings', { precision: 7, scale: 4 }),
    /** Segments to confirm: all but the locked ones. */
    totalSegments: integer('total_segments').notNull().default(0),
    lockedSegments: integer('locked_segments').notNull().default(0),
    /** Of `totalSegments`, those confirmed in the present step. */
    confirmedSegments: integer('confirmed_segments').notNull().default(0),
    /** NOT_TRANSLATED, PREPARING, TRANSLATED or ERROR: the built file. */
    translationStatus: text('translation_status').notNull().default('NOT_TRANSLATED'),
    translationFailure: text('translation_failure'),
    translationCause: cause('translation_cause'),
    translatedFileKey: storedFile('translated_file_key'),
    translatedAt: moment('translated_at'),
    /** The file as the last delivered step left it. */
    deliverableFileKey: storedFile('deliverable_file_key'),
    /** The same text as `translatedFileKey`, beside its source as XLIFF. */
    xliffFileKey: storedFile('xliff_file_key'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('work_units_file').on(table.resourceId, table.targetLocale),
    index('work_units_project').on(table.projectId, table.sequence),
    index('work_units_words').on(table.accountId, table.words),
  ],
)

export interface PluralForm {
  category: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
  group: string
}

/** A piece of text to translate, in the segment notation of the SDK. */
export const segments = pgTable(
  'segments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    workUnitId: uuid('work_unit_id')
      .notNull()
      .references(() => workUnits.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    /** The parser's key: stable within the file. */
    key: text('key').notNull(),
    source: text('source').notNull(),
    /** Hash of the normalized source, for exact matches and repetitions. */
    sourceHash: text('source_hash').notNull(),
    codes: jsonb('codes').$type<InlineCode[]>().notNull(),
    target: text('target').notNull().default(''),
    /** The text that the last delivered step left; null before the first delivery. */
    deliveredTarget: text('delivered_target'),
    confirmed: boolean('confirmed').notNull().default(false),
    locked: boolean('locked').notNull().default(false),
    /** Counts up with each save; a save names the version that it changes. */
    version: integer('version').notNull().default(0),
    words: integer('words').notNull(),
    characters: integer('characters').notNull(),
    context: text('context'),
    note: text('note'),
    plural: jsonb('plural').$type<PluralForm>(),
    maxLength: integer('max_length'),
    /** Where the target came from: FILE, TM_CONTEXT, TM_EXACT, REPETITION, HUMAN or KIT; null while it is empty. */
    origin: text('origin'),
    /** The latest machine translation; null without one. */
    machineTarget: text('machine_target'),
    match: smallint('match'),
    updatedAt: moment('updated_at'),
    updatedBy: uuid('updated_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('segments_index').on(table.workUnitId, table.index),
    uniqueIndex('segments_key').on(table.workUnitId, table.key),
  ],
)
