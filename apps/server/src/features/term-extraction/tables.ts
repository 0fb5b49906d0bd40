import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { accounts, jobs, users } from '../../kernel/tables.ts'
import { translationMemories } from '../memories/tables.ts'
import { termRequests } from '../terminology/request-tables.ts'
import { glossaries } from '../terminology/tables.ts'
import { projects } from '../work/tables.ts'

/** Searches for term candidates: the last ones of each glossary. */
export const termExtractions = pgTable(
  'term_extractions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    glossaryId: uuid('glossary_id')
      .notNull()
      .references(() => glossaries.id, { onDelete: 'cascade' }),
    /** One of these two is what was read. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    memoryId: uuid('memory_id').references(() => translationMemories.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    minTimes: integer('min_times').notNull(),
    startedBy: uuid('started_by').references(() => users.id),
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
    failedAt: moment('failed_at'),
    texts: integer('texts').notNull().default(0),
    files: integer('files').notNull().default(0),
    found: integer('found').notNull().default(0),
    known: integer('known').notNull().default(0),
    general: integer('general').notNull().default(0),
    refused: integer('refused').notNull().default(0),
  },
  (table) => [
    index('term_extractions_glossary').on(table.glossaryId, table.createdAt),
    index('term_extractions_project').on(table.projectId),
    index('term_extractions_memory').on(table.memoryId),
  ],
)

export type ExtractionRow = typeof termExtractions.$inferSelect

/** A text in which a candidate stands, without its tags. */
export interface KeptExample {
  text: string
  start: number
  end: number
  /** Of a project alone. */
  segmentId?: number
}

export interface KeptTranslation {
  language: string
  text: string
  times: number
  of: number
}

/** The phrases that a search has found, best first. */
export const termCandidates = pgTable(
  'term_candidates',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    extractionId: uuid('extraction_id')
      .notNull()
      .references(() => termExtractions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The same for all forms of the phrase. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    score: smallint('score').notNull(),
    times: integer('times').notNull(),
    files: integer('files').notNull(),
    examples: jsonb('examples').$type<KeptExample[]>().notNull(),
    translations: jsonb('translations').$type<KeptTranslation[]>().notNull(),
    requestId: uuid('request_id').references(() => termRequests.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('term_candidates_extraction').on(table.extractionId, table.position),
    index('term_candidates_request').on(table.requestId),
  ],
)

/** Phrases refused for a glossary, in all their forms. */
export const refusedPhrases = pgTable(
  'refused_phrases',
  {
    glossaryId: uuid('glossary_id')
      .notNull()
      .references(() => glossaries.id, { onDelete: 'cascade' }),
    /** Without its region. */
    language: text('language').notNull(),
    key: text('key').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.glossaryId, table.language, table.key] })],
)
