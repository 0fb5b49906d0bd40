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
import type { RateSource } from '../../engines/pricing/priced-line.ts'
import { cause, createdAt, id, moment, money, number, unitPrice } from '../../kernel/database/columns.ts'
import { users } from '../../kernel/tables.ts'
import type { RateVersion } from '../rates/tables.ts'
import { projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'

export interface LogfileConfig {
  analyzeByLanguage: boolean
  analyzeByProvider: boolean
  calculateTranslationMemoryReuse: boolean
  calculateMachineTranslationReuse: boolean
  calculateNonTranslatableReuse: boolean
  ignoreConfirmedSegments: boolean
  ignoreLockedSegments: boolean
  ignoreNumbers: boolean
  includeNetRate: boolean
  /** A memory match counts as such before it counts as a repetition. */
  tmOverRepetition: boolean
  /** Text that need not be translated counts as such before it counts as a repetition. */
  ntOverRepetition: boolean
  /** Steps that were priced, of each work unit of which some had been canceled. */
  stepsLeft?: Record<string, string[]>
}

/** An analysis: how much of the text is new and how much the memories already know. */
export const logfiles = pgTable(
  'logfiles',
  {
    id: id(),
    number: number(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** PRE_ANALYSIS or POST_ANALYSIS. */
    type: text('type').notNull(),
    status: text('status').notNull().default('CREATING'),
    progress: smallint('progress').notNull().default(0),
    attempt: smallint('attempt').notNull().default(0),
    failureReason: text('failure_reason'),
    failureCause: cause('failure_cause'),
    workflow: text('workflow').notNull(),
    targetLocales: text('target_locales').array().notNull(),
    isCostLogfile: boolean('is_cost_logfile').notNull().default(false),
    config: jsonb('config').$type<LogfileConfig>().notNull(),
    /** Version of the net rates that it counted with; null before it has, and where there were none. */
    netRates: jsonb('net_rates').$type<RateVersion>(),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('logfiles_project').on(table.projectId, table.createdAt)],
)

/** How one segment was counted in one analysis. */
export const logfileSegments = pgTable(
  'logfile_segments',
  {
    logfileId: uuid('logfile_id')
      .notNull()
      .references(() => logfiles.id, { onDelete: 'cascade' }),
    workUnitId: uuid('work_unit_id')
      .notNull()
      .references(() => workUnits.id, { onDelete: 'cascade' }),
    segmentId: bigint('segment_id', { mode: 'number' }).notNull(),
    /** Key of the band that it fell into, e.g. CONTEXT, EXACT, REPETITION, 85-94 or 0-74. */
    band: text('band').notNull(),
    /** Percent; 101 for a context match; 0 without a match. */
    match: smallint('match').notNull(),
    words: integer('words').notNull(),
    /** The words by each counter; null in analyses from before they were kept. */
    wordsByWord: integer('words_by_word'),
    wordsByGmxV: integer('words_by_gmx_v'),
    wordsByPlain: integer('words_by_plain'),
    /** Places where a term stands; null where none were looked for. */
    terms: integer('terms'),
    characters: integer('characters').notNull(),
    /** Share of the full price: 0.35 is 35 %. */
    factor: numeric('factor', { precision: 9, scale: 6 }).notNull(),
    /** Text and place as they were counted, where the segment has changed or is gone; null while it has them. */
    source: text('source'),
    position: integer('position'),
  },
  (table) => [
    uniqueIndex('logfile_segments_segment').on(table.logfileId, table.segmentId),
    index('logfile_segments_unit').on(table.workUnitId, table.logfileId, table.band),
  ],
)

/** A line of what the client pays. */
export const costLines = pgTable(
  'cost_lines',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    logfileId: uuid('logfile_id').references(() => logfiles.id, { onDelete: 'set null' }),
    displayOrder: integer('display_order').notNull(),
    sourceLocale: text('source_locale'),
    targetLocale: text('target_locale'),
    workflow: text('workflow'),
    /** MATCH, COEFFICIENT, MINIMUM_FEE or MANUAL. */
    costType: text('cost_type').notNull(),
    /** The type of a manual cost: SERVICE, SURCHARGE or DISCOUNT. */
    manualType: text('manual_type'),
    band: text('band'),
    matchStart: smallint('match_start'),
    matchEnd: smallint('match_end'),
    description: text('description').notNull().default(''),
    reason: text('reason'),
    segments: integer('segments').notNull().default(0),
    words: integer('words').notNull().default(0),
    /** WORD, HOUR, DAY, PAGE, FIXED or PERCENT (of the other lines). */
    unit: text('unit').notNull(),
    quantity: numeric('quantity', { precision: 18, scale: 6 }).notNull(),
    unitPrice: unitPrice('unit_price').notNull(),
    factor: numeric('factor', { precision: 9, scale: 6 }).notNull().default('1'),
    /** Before rounding, exact. */
    exact: numeric('exact').notNull(),
    total: money('total').notNull(),
    /** Without the factor, rounded. */
    gross: money('gross').notNull(),
    /** The amount that a percentage is taken of, or that a fee raises; null for the others. */
    basis: money('basis'),
    rateSource: jsonb('rate_source').$type<RateSource>().notNull(),
    /** Where the factor came from; null where there is none. */
    factorSource: jsonb('factor_source').$type<RateSource>(),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('cost_lines_project').on(table.projectId, table.displayOrder)],
)
