import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { InlineCode } from '@dragoman/sdk/segment-text'
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
import { createdAt, id, moment, money, number, unitPrice } from '../columns.ts'
import { accounts, orgUnits, users, workflows } from './people.ts'
import { piecesOfText } from './search-pieces.ts'
import { segmentationRules } from './segmentation.ts'

/** A version of a price list or of net rates. */
export interface RateVersion {
  uuid: string
  version: number
}

/** The rates of a calculation; null where there were none. */
export interface PricedWith {
  priceList: RateVersion | null
  netRates: RateVersion | null
}

/** The names that a project is found by, as one text. */
export const projectNames = ({ name, reference }: { name: SQLWrapper; reference: SQLWrapper }): SQL =>
  sql`(${reference} || chr(10) || ${name})`

export const projects = pgTable(
  'projects',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    orgUnitId: uuid('org_unit_id')
      .notNull()
      .references(() => orgUnits.id),
    /** The system's own number for it, e.g. D-12-1043. */
    name: text('name').notNull(),
    /** What people call it. */
    reference: text('reference').notNull(),
    status: text('status').notNull().default('DRAFT'),
    sourceLocale: text('source_locale').notNull(),
    currency: text('currency').notNull(),
    timezone: text('timezone').notNull(),
    notes: text('notes').notNull().default(''),
    instructions: text('instructions').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id),
    contactId: uuid('contact_id').references(() => users.id),
    /** The project manager. */
    assigneeId: uuid('assignee_id').references(() => users.id),
    dueDate: moment('due_date'),
    deliveredAt: moment('delivered_at'),
    /** Prices and bands of the costs; taken from the unit when the project is made. */
    priceListId: uuid('price_list_id'),
    netRateSettingsId: uuid('net_rate_settings_id'),
    tmMatchOverRepetition: boolean('tm_match_over_repetition').notNull().default(true),
    ntMatchOverRepetition: boolean('nt_match_over_repetition').notNull().default(false),
    automationEnabled: boolean('automation_enabled').notNull().default(true),
    autopilotEnabled: boolean('autopilot_enabled').notNull().default(false),
    /** Files keep coming in, under this name of the product within its unit; null for a project with a fixed order. */
    ciTag: text('ci_tag'),
    totalExpectedWorkUnits: integer('total_expected_work_units'),
    /** One of the cost statuses; NOT_CALCULATED until costs were asked for. */
    costsStatus: text('costs_status').notNull().default('NOT_CALCULATED'),
    costsFailure: text('costs_failure'),
    costsLogfileId: uuid('costs_logfile_id'),
    costsCalculatedAt: moment('costs_calculated_at'),
    /** When a file changed after they were calculated; null while they hold. */
    costsOutdatedAt: moment('costs_outdated_at'),
    totalCost: money('total_cost'),
    /** Versions of the rates that the costs were made with; they hold from the approval on. */
    pricedWith: jsonb('priced_with').$type<PricedWith>(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('projects_name').on(table.accountId, table.name),
    index('projects_created').on(table.accountId, table.createdAt, table.id),
    index('projects_unit').on(table.orgUnitId, table.createdAt),
    index('projects_status').on(table.accountId, table.status, table.createdAt),
    index('projects_due').on(table.accountId, table.dueDate),
    index('projects_reference').on(table.accountId, sql`lower(${table.reference})`, table.id),
    index('projects_names').using('gin', piecesOfText(projectNames(table))),
    index('projects_continuous').on(table.orgUnitId, table.ciTag, table.createdAt),
  ],
)

/** How a file is read: the parser's own parameters by name. */
export interface ResourceParams {
  parserFilter: string
  applySourceSegmentation: boolean
  tagRegex: string | null
  parameters: Record<string, boolean | string | number>
}

/** A source file of a project. */
export const projectResources = pgTable(
  'project_resources',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    path: text('path').notNull().default(''),
    type: text('type').notNull(),
    notes: text('notes').notNull().default(''),
    /** SHA-256 of the content, in hex; null until the content is there. */
    hash: text('hash'),
    size: bigint('size', { mode: 'number' }),
    /** Where the content is kept. */
    fileKey: text('file_key'),
    /** What was found in the content, when it was read last. */
    totalSegments: integer('total_segments'),
    totalWords: integer('total_words'),
    /** A page on which the text can be seen in place. */
    previewUrl: text('preview_url'),
    params: jsonb('params').$type<ResourceParams>().notNull(),
    /** The rules of its unit that it was read with; null where the unit had none. */
    segmentationId: uuid('segmentation_id').references(() => segmentationRules.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('project_resources_project').on(table.projectId),
    index('project_resources_name').using('gin', piecesOfText(table.name)),
  ],
)

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
    translatedFileKey: text('translated_file_key'),
    translatedAt: moment('translated_at'),
    /** The file as the last delivered step left it. */
    deliverableFileKey: text('deliverable_file_key'),
    /** The same text as `translatedFileKey`, beside its source as XLIFF. */
    xliffFileKey: text('xliff_file_key'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
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
    /** What the last delivered step left; null before the first delivery. */
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
    match: smallint('match'),
    updatedAt: moment('updated_at'),
    updatedBy: uuid('updated_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('segments_index').on(table.workUnitId, table.index),
    uniqueIndex('segments_key').on(table.workUnitId, table.key),
  ],
)

/** One step of a work unit. */
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
    dueDate: moment('due_date'),
    minimumScoreRequired: numeric('minimum_score_required', { precision: 5, scale: 2 }),
    /** What the assignee is paid; null while nobody is assigned. */
    currency: text('currency'),
    payableAmount: money('payable_amount'),
    hasTagMismatch: boolean('has_tag_mismatch').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('tasks_step').on(table.workUnitId, table.step),
    index('tasks_project').on(table.projectId, table.sequence),
    index('tasks_created').on(table.accountId, table.createdAt),
    index('tasks_status').on(table.accountId, table.status, table.createdAt),
    index('tasks_assignee').on(table.assigneeId, table.status, table.accountId, table.createdAt),
    index('tasks_locales').on(table.accountId, table.targetLocale, table.sourceLocale, table.createdAt),
    index('tasks_due').on(table.accountId, table.dueDate),
    index('tasks_open')
      .on(table.accountId, table.createdAt, table.orgUnitId, table.sourceLocale, table.targetLocale)
      .where(sql`status = 'PENDING' and assignee_id is null`),
  ],
)

/** What happened to a task's assignment and status, for its log. */
export const taskEvents = pgTable(
  'task_events',
  {
    id: id(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().default(sql`clock_timestamp()`),
    /** Who did it; null for the system. */
    userId: uuid('user_id').references(() => users.id),
    /** Whom it was about: the one assigned, revoked or rejecting. */
    subjectId: uuid('subject_id').references(() => users.id),
    /** ASSIGNED, REVOKED, ACCEPTED, CLAIMED, REJECTED, DELIVERED, REOPENED, OPENED or CANCELLED. */
    event: text('event').notNull(),
    previousStatus: text('previous_status'),
    newStatus: text('new_status'),
    reason: text('reason'),
  },
  (table) => [index('task_events_task').on(table.taskId, table.at)],
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
    /** Who wrote a manual line; null for what was calculated. */
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('task_payments_task').on(table.taskId, table.displayOrder)],
)

export const projectMessages = pgTable(
  'project_messages',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    parentId: uuid('parent_id'),
    text: text('text').notNull(),
    /** Seen by the account's own people, not by clients and vendors. */
    privateMessage: boolean('private_message').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('project_messages_project').on(table.projectId, table.createdAt)],
)

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
    characters: integer('characters').notNull(),
    /** Share of the full price: 0.35 is 35 %. */
    factor: numeric('factor', { precision: 9, scale: 6 }).notNull(),
  },
  (table) => [
    uniqueIndex('logfile_segments_segment').on(table.logfileId, table.segmentId),
    index('logfile_segments_unit').on(table.workUnitId, table.logfileId, table.band),
  ],
)

/** Where a price came from, word for word as it was when the amount was made. */
export interface RateSource {
  kind: 'price-list' | 'user-rate' | 'net-rates' | 'manual'
  uuid: string | null
  name: string
  version: number | null
  /** Which price of it: the pair's own, or the list's default. */
  entry: string
}

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
    /** What a cost added by hand is: SERVICE, SURCHARGE or DISCOUNT. */
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
    /** What a percentage is of, or what the lines came to that a fee lifts; null for the others. */
    basis: money('basis'),
    rateSource: jsonb('rate_source').$type<RateSource>().notNull(),
    /** Where the factor came from; null where there is none. */
    factorSource: jsonb('factor_source').$type<RateSource>(),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('cost_lines_project').on(table.projectId, table.displayOrder)],
)
