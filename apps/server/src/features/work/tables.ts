import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SourceQuestion } from '../../engines/formats/source-questions.ts'
import { orgUnits } from '../../identity/tables.ts'
import { cause, createdAt, id, moment, money, number } from '../../kernel/database/columns.ts'
import { foldedText } from '../../kernel/database/fold-text.ts'
import { piecesOfText } from '../../kernel/database/search-pieces.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { customValues } from '../custom-fields/tables.ts'
import type { PricedWith } from '../rates/tables.ts'
import { segmentationRules } from '../segmentation/tables.ts'
import { storedFile } from '../../kernel/stored-files.ts'

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
    /** Its name for people. */
    reference: text('reference').notNull(),
    status: text('status').notNull().default('DRAFT'),
    sourceLocale: text('source_locale').notNull(),
    currency: text('currency').notNull(),
    timezone: text('timezone').notNull(),
    notes: text('notes').notNull().default(''),
    instructions: text('instructions').notNull().default(''),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id),
    contactId: uuid('contact_id').references(() => users.id),
    /** The project manager. */
    assigneeId: uuid('assignee_id').references(() => users.id),
    dueDate: moment('due_date'),
    deliveredAt: moment('delivered_at'),
    /** Read-only since then, and left out of lists; null for a project that is not archived. */
    archivedAt: moment('archived_at'),
    /** Prices and bands of the costs; taken from the organizational unit when the project is created. */
    priceListId: uuid('price_list_id'),
    netRateSettingsId: uuid('net_rate_settings_id'),
    tmMatchOverRepetition: boolean('tm_match_over_repetition').notNull().default(true),
    ntMatchOverRepetition: boolean('nt_match_over_repetition').notNull().default(false),
    /** How its words are counted, from its creation on. */
    wordCounter: text('word_counter').$type<WordCounter>().notNull().default('WORD'),
    /** Whether the spelling check ignores the account's words. */
    ignoresSpellingWords: boolean('ignores_spelling_words').notNull().default(true),
    automationEnabled: boolean('automation_enabled').notNull().default(true),
    autopilotEnabled: boolean('autopilot_enabled').notNull().default(false),
    /** The client's order number, empty for none. */
    purchaseOrder: text('purchase_order').notNull().default(''),
    /** Number of the invoice that it is on; null without one. */
    invoicedOn: text('invoiced_on'),
    keyDates: jsonb('key_dates').$type<{ name: string; date: number }[]>().notNull().default([]),
    /** Files keep coming in, under this tag of its organizational unit; null for a project with a fixed order. */
    ciTag: text('ci_tag'),
    totalExpectedWorkUnits: integer('total_expected_work_units'),
    /** One of the cost statuses; NOT_CALCULATED until costs were asked for. */
    costsStatus: text('costs_status').notNull().default('NOT_CALCULATED'),
    costsFailure: text('costs_failure'),
    costsCause: cause('costs_cause'),
    costsLogfileId: uuid('costs_logfile_id'),
    costsCalculatedAt: moment('costs_calculated_at'),
    /** When a file changed after they were calculated; null while they hold. */
    costsOutdatedAt: moment('costs_outdated_at'),
    totalCost: money('total_cost'),
    /** Versions of the rates that the costs were made with; they hold from the approval on. */
    pricedWith: jsonb('priced_with').$type<PricedWith>(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('projects_name').on(table.accountId, table.name),
    index('projects_created')
      .on(table.accountId, table.createdAt, table.id)
      .where(sql`${table.archivedAt} is null`),
    index('projects_unit').on(table.orgUnitId, table.createdAt),
    index('projects_status').on(table.accountId, table.status, table.createdAt),
    index('projects_due').on(table.accountId, table.dueDate),
    index('projects_reference').on(table.accountId, sql`lower(${table.reference})`, table.id),
    index('projects_names').using('gin', piecesOfText(foldedText(projectNames(table)))),
    index('projects_continuous').on(table.orgUnitId, table.ciTag, table.createdAt),
  ],
)

export const projectCustomValues = customValues('project_custom_values', () => projects.id)

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
    fileKey: storedFile('file_key'),
    /** The counts of the content at its last reading. */
    totalSegments: integer('total_segments'),
    totalWords: integer('total_words'),
    /** Texts that are not translated; null for content that was read before they were counted. */
    leftOutTexts: integer('left_out_texts'),
    /** Doubts about the content, until its options are set. */
    questions: jsonb('questions').$type<readonly SourceQuestion[]>().notNull().default([]),
    /** A page on which the text can be seen in place. */
    previewUrl: text('preview_url'),
    params: jsonb('params').$type<ResourceParams>().notNull(),
    /** The segmentation rules of its organizational unit that it was read with; null without any. */
    segmentationId: uuid('segmentation_id').references(() => segmentationRules.id),
    /** When it was added to a project that was past DRAFT by then; null for a file of the draft. */
    addedAt: moment('added_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('project_resources_project').on(table.projectId),
    index('project_resources_name').using('gin', piecesOfText(foldedText(table.name))),
  ],
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
