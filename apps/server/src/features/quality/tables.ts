import type { ReviewResult, ScoreFormula, Severity } from '@dragoman/sdk/quality-score'
import type { FindingState, ReviewState } from '@dragoman/sdk/quality-lifecycles'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { orgUnits } from '../../identity/tables.ts'
import { createdAt, id, moment, number } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id)
const person = (name: string) => uuid(name).references(() => users.id)

/** How much of the text of a delivered task the next step left as it was, preferences included. */
export const taskScores = pgTable(
  'task_scores',
  {
    taskId: uuid('task_id')
      .primaryKey()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** The linguist who did the task. */
    userId: person('user_id').notNull(),
    /** The linguist who did the step after it; null if there were several. */
    reviewerId: person('reviewer_id'),
    /** From 0 to 100: share of the characters that stayed. */
    score: numeric('score', { precision: 5, scale: 2 }).notNull(),
    segments: integer('segments').notNull(),
    changedSegments: integer('changed_segments').notNull(),
    scoredAt: moment('scored_at').notNull(),
  },
  (table) => [index('task_scores_user').on(table.userId)],
)

/** Categories of errors: an account's own, and what it has switched off of those of the product. */
export const reviewCategories = pgTable(
  'review_categories',
  {
    id: id(),
    accountId: accountId(),
    code: text('code').notNull(),
    /** Whether it only says if a category of the product is in use. */
    isSystem: boolean('is_system').notNull().default(false),
    name: text('name').notNull().default(''),
    description: text('description').notNull().default(''),
    parent: text('parent'),
    active: boolean('active').notNull().default(true),
    affectsScore: boolean('affects_score').notNull().default(true),
    weight: numeric('weight', { precision: 9, scale: 3 }).notNull().default('1'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('review_categories_code').on(table.accountId, table.code)],
)

export type SamplingMode = 'ALL' | 'FIRST' | 'RANDOM' | 'RISK'

/** The rules of a quality profile, as the wire has them. */
export interface QualityRulesOf {
  formula: ScoreFormula
  passMark: number
  tolerance: number
  severities: Record<Severity, number>
  overrides: { category: string; severity: Severity; points: number }[]
  criticalFails: boolean
  repeatedFactor: number
  minimumWords: number
  sampling: { mode: SamplingMode; words: number }
  replyDays: number
  anonymous: boolean
}

/** Profiles of an account; those of the product are in the code. */
export const qualityProfiles = pgTable(
  'quality_profiles',
  {
    id: id(),
    accountId: accountId(),
    name: text('name').notNull(),
    /** Counts up with each change of the rules. */
    revision: integer('revision').notNull().default(1),
    rules: jsonb('rules').$type<QualityRulesOf>().notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [uniqueIndex('quality_profiles_name').on(table.accountId, table.name)],
)

/** Where profiles apply. */
export const qualityPlaces = pgTable(
  'quality_places',
  {
    accountId: accountId(),
    level: text('level').$type<'ACCOUNT' | 'ORG_UNIT' | 'PROJECT' | 'WORKFLOW'>().notNull(),
    /** The account, organizational unit, project, or workflow step. */
    placeId: uuid('place_id').notNull(),
    /** A profile of the account or of the product. */
    profileId: uuid('profile_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.level, table.placeId] })],
)

/** A profile as a review keeps it. */
export interface KeptProfile {
  uuid: string
  name: string
  revision: number
  rules: QualityRulesOf
}

/** Findings of a category and severity in a review, without withdrawn ones. */
export interface CategoryTotal {
  category: string
  severity: Severity
  findings: number
  segments: number
  words: number
  /** Points as an exact decimal number, with those of open and disputed findings. */
  points: string
}

/** The changes of the later step, summed up. */
export interface ChangesSummary {
  changedSegments: number
  repeatedSegments: number
  confirmedSegments: number
  lockedSegments: number
  modifiedWords: number
  totalSegments: number
  totalWords: number
}

/** A later step's look at the text of a delivered task. A trigger keeps the monthly sums in step with it. */
export const qualityReviews = pgTable(
  'quality_reviews',
  {
    id: id(),
    number: number(),
    accountId: accountId(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    orgUnitId: uuid('org_unit_id')
      .notNull()
      .references(() => orgUnits.id),
    workUnitId: uuid('work_unit_id')
      .notNull()
      .references(() => workUnits.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    reviewTaskId: uuid('review_task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    translatorId: person('translator_id').notNull(),
    reviewerId: person('reviewer_id').notNull(),
    kind: text('kind').$type<'REVISION' | 'LQA'>().notNull(),
    sourceLocale: text('source_locale').notNull(),
    targetLocale: text('target_locale').notNull(),
    /** Codes of the step that translated, and of the one that reviews. */
    workflow: text('workflow').notNull(),
    reviewWorkflow: text('review_workflow').notNull(),
    /** Segments that both tasks cover, by index; without an end, up to the last one. */
    beginIndex: integer('begin_index').notNull(),
    endIndex: integer('end_index'),
    profile: jsonb('profile').$type<KeptProfile>().notNull(),
    /** Indexes of the segments to look at; null for all. */
    sample: integer('sample').array(),
    reviewedWords: integer('reviewed_words').notNull(),
    status: text('status').$type<ReviewState>().notNull().default('OPEN'),
    basis: text('basis').$type<'FINDINGS' | 'KEPT_SHARE'>().notNull().default('FINDINGS'),
    /** Whether its project is sample data, which no figures have. A trigger of `sample_objects` keeps it true. */
    ofSampleData: boolean('of_sample_data').notNull().default(false),
    points: numeric('points').notNull().default('0'),
    provisionalPoints: numeric('provisional_points').notNull().default('0'),
    score: numeric('score', { precision: 5, scale: 2 }),
    provisionalScore: numeric('provisional_score', { precision: 5, scale: 2 }),
    result: text('result').$type<ReviewResult>().notNull().default('NONE'),
    isSampleTooSmall: boolean('is_sample_too_small').notNull(),
    keptShare: numeric('kept_share', { precision: 5, scale: 2 }),
    /** Counts of its findings; all but the withdrawn ones, those without a reply, those in dispute now. */
    findings: integer('findings').notNull().default(0),
    openFindings: integer('open_findings').notNull().default(0),
    disputedFindings: integer('disputed_findings').notNull().default(0),
    /** Findings that were ever disputed, and those of them that did not stand as they were. */
    disputes: integer('disputes').notNull().default(0),
    overturned: integer('overturned').notNull().default(0),
    totals: jsonb('totals').$type<CategoryTotal[]>().notNull().default([]),
    /** Null until the later step is delivered. */
    summary: jsonb('summary').$type<ChangesSummary>(),
    feedback: text('feedback').notNull().default(''),
    reason: text('reason'),
    /** When open findings count as accepted; null while nothing waits for the translator. */
    replyBy: moment('reply_by'),
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
    comparedAt: moment('compared_at'),
    submittedAt: moment('submitted_at'),
    closedAt: moment('closed_at'),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('quality_reviews_tasks').on(table.taskId, table.reviewTaskId),
    index('quality_reviews_review_task').on(table.reviewTaskId),
    index('quality_reviews_created').on(table.accountId, table.createdAt, table.number),
    index('quality_reviews_status').on(table.accountId, table.status, table.createdAt),
    index('quality_reviews_submitted').on(table.accountId, table.submittedAt),
    index('quality_reviews_translator').on(table.translatorId, table.closedAt),
    index('quality_reviews_reviewer').on(table.reviewerId, table.createdAt),
    index('quality_reviews_project').on(table.projectId),
    index('quality_reviews_work_unit').on(table.workUnitId),
    index('quality_reviews_waiting')
      .on(table.replyBy)
      .where(sql`${table.status} = 'SUBMITTED'`),
  ],
)

export type FindingOutcome = 'UPHELD' | 'CHANGED' | 'DISMISSED'

/** An error that a reviewer has found. */
export const qualityFindings = pgTable(
  'quality_findings',
  {
    id: id(),
    accountId: accountId(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => qualityReviews.id, { onDelete: 'cascade' }),
    /** Not a foreign key: what was found stays when the file has other segments. */
    segmentId: bigint('segment_id', { mode: 'number' }).notNull(),
    segmentIndex: integer('segment_index').notNull(),
    words: integer('words').notNull(),
    source: text('source').notNull(),
    target: text('target').notNull(),
    side: text('side').$type<'SOURCE' | 'TARGET'>().notNull().default('TARGET'),
    rangeStart: integer('range_start'),
    rangeEnd: integer('range_end'),
    quote: text('quote'),
    category: text('category').notNull(),
    severity: text('severity').$type<Severity>().notNull(),
    /** Of the category, as they were then. */
    weight: numeric('weight', { precision: 9, scale: 3 }).notNull(),
    affectsScore: boolean('affects_score').notNull(),
    isRepeated: boolean('is_repeated').notNull().default(false),
    repeatedOf: uuid('repeated_of').references((): AnyPgColumn => qualityFindings.id, { onDelete: 'set null' }),
    comment: text('comment').notNull().default(''),
    suggestion: text('suggestion').notNull().default(''),
    state: text('state').$type<FindingState>().notNull().default('OPEN'),
    outcome: text('outcome').$type<FindingOutcome>(),
    originalCategory: text('original_category'),
    originalSeverity: text('original_severity').$type<Severity>(),
    offeredCategory: text('offered_category'),
    offeredSeverity: text('offered_severity').$type<Severity>(),
    rounds: integer('rounds').notNull().default(0),
    disputedAt: moment('disputed_at'),
    /** When it counts as accepted, or, in dispute, when the reviewer's days are over. */
    replyBy: moment('reply_by'),
    /** When managers were told that it waits for them. */
    waitingAt: moment('waiting_at'),
    reason: text('reason'),
    decidedBy: person('decided_by'),
    authorId: person('author_id').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('quality_findings_review').on(table.reviewId, table.segmentIndex),
    index('quality_findings_waiting')
      .on(table.replyBy)
      .where(sql`${table.state} in ('OPEN', 'DISPUTED')`),
    index('quality_findings_category').on(table.accountId, table.category),
    index('quality_findings_repeated').on(table.repeatedOf),
  ],
)

/** A segment that the later step changed, once that is delivered. A change with a category has a finding. */
export const reviewChanges = pgTable(
  'review_changes',
  {
    id: id(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => qualityReviews.id, { onDelete: 'cascade' }),
    segmentId: bigint('segment_id', { mode: 'number' }).notNull(),
    segmentIndex: integer('segment_index').notNull(),
    words: integer('words').notNull(),
    source: text('source').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    modifiedWords: integer('modified_words').notNull(),
    inSample: boolean('in_sample').notNull(),
    findingId: uuid('finding_id').references(() => qualityFindings.id, { onDelete: 'set null' }),
    comparedAt: moment('compared_at').notNull(),
  },
  (table) => [
    uniqueIndex('review_changes_segment').on(table.reviewId, table.segmentIndex),
    index('review_changes_finding').on(table.findingId),
  ],
)

export type MessageKind =
  | 'MESSAGE'
  | 'ACCEPTED'
  | 'EXPIRED'
  | 'DISPUTED'
  | 'WITHDRAWN'
  | 'OFFERED'
  | 'DECLINED'
  | 'KEPT'
  | 'ARBITRATED'

/** Messages about findings, with those that moves have left. */
export const findingMessages = pgTable(
  'finding_messages',
  {
    id: id(),
    findingId: uuid('finding_id')
      .notNull()
      .references(() => qualityFindings.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MessageKind>().notNull(),
    by: text('by').$type<'reviewer' | 'translator' | 'manager' | 'system'>().notNull(),
    /** Null for the system. */
    authorId: person('author_id'),
    text: text('text').notNull(),
    mentions: uuid('mentions')
      .array()
      .notNull()
      .default(sql`'{}'`),
    at: moment('at').notNull(),
  },
  (table) => [index('finding_messages_finding').on(table.findingId, table.at)],
)

const sumKey = () => ({
  accountId: uuid('account_id').notNull(),
  month: date('month', { mode: 'string' }).notNull(),
  isClosed: boolean('is_closed').notNull(),
  orgUnitId: uuid('org_unit_id').notNull(),
  sourceLocale: text('source_locale').notNull(),
  targetLocale: text('target_locale').notNull(),
  workflow: text('workflow').notNull(),
  translatorId: uuid('translator_id').notNull(),
  reviewerId: uuid('reviewer_id').notNull(),
})

/** Sums of submitted reviews whose score comes from findings, by month. A trigger of the reviews writes them. */
export const qualityMonths = pgTable(
  'quality_months',
  {
    ...sumKey(),
    reviews: integer('reviews').notNull(),
    words: bigint('words', { mode: 'number' }).notNull(),
    points: numeric('points').notNull(),
    findings: integer('findings').notNull(),
    disputes: integer('disputes').notNull(),
    overturned: integer('overturned').notNull(),
    failed: integer('failed').notNull(),
    changedSegments: bigint('changed_segments', { mode: 'number' }).notNull(),
    segments: bigint('segments', { mode: 'number' }).notNull(),
    /** Days from submission to closing, of closed ones. */
    days: numeric('days').notNull(),
  },
  ({
    accountId: account,
    month,
    isClosed,
    orgUnitId,
    sourceLocale,
    targetLocale,
    workflow,
    translatorId,
    reviewerId,
  }) => [
    primaryKey({
      columns: [account, month, isClosed, orgUnitId, sourceLocale, targetLocale, workflow, translatorId, reviewerId],
    }),
  ],
)

/** The same of findings by category and severity. */
export const qualityMonthCategories = pgTable(
  'quality_month_categories',
  {
    ...sumKey(),
    category: text('category').notNull(),
    severity: text('severity').$type<Severity>().notNull(),
    findings: integer('findings').notNull(),
    points: numeric('points').notNull(),
  },
  ({
    accountId: account,
    month,
    isClosed,
    orgUnitId,
    sourceLocale,
    targetLocale,
    workflow,
    translatorId,
    reviewerId,
    category,
    severity,
  }) => [
    primaryKey({
      columns: [
        account,
        month,
        isClosed,
        orgUnitId,
        sourceLocale,
        targetLocale,
        workflow,
        translatorId,
        reviewerId,
        category,
        severity,
      ],
    }),
  ],
)
