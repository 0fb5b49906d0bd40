import type { PartOfSpeech, TermStatus } from '@dragoman/sdk/operations/glossaries'
import type { TermGender, TermType } from '@dragoman/sdk/operations/shared'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orgUnits, organizations } from '../../identity/tables.ts'
import { createdAt, id, moment, number } from '../../kernel/database/columns.ts'
import { foldedText } from '../../kernel/database/fold-text.ts'
import { piecesOfText } from '../../kernel/database/search-pieces.ts'
import { searchWords } from '../../kernel/database/search-words.ts'
import { accounts, users } from '../../kernel/tables.ts'

/** A field that an account has added to its glossaries. */
export interface GlossaryAttribute {
  name: string
  type: string
  value: string
}

export const glossaries = pgTable(
  'glossaries',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    domain: text('domain').notNull().default(''),
    subDomain: text('sub_domain').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    languages: text('languages')
      .array()
      .notNull()
      .default(sql`'{}'`),
    customAttributes: jsonb('custom_attributes').$type<GlossaryAttribute[]>().notNull().default([]),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('glossaries_account').on(table.accountId, table.name)],
)

/** Units that a glossary is for. */
export const glossaryOrgUnits = pgTable(
  'glossary_org_units',
  {
    glossaryId: uuid('glossary_id')
      .notNull()
      .references(() => glossaries.id, { onDelete: 'cascade' }),
    orgUnitId: uuid('org_unit_id')
      .notNull()
      .references(() => orgUnits.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.glossaryId, table.orgUnitId] }),
    index('glossary_org_units_unit').on(table.orgUnitId),
  ],
)

/** A concept: the meaning of terms in several languages. */
export const glossaryConcepts = pgTable(
  'glossary_concepts',
  {
    id: id(),
    number: number(),
    glossaryId: uuid('glossary_id')
      .notNull()
      .references(() => glossaries.id, { onDelete: 'cascade' }),
    definition: text('definition').notNull().default(''),
    note: text('note').notNull().default(''),
    creatorId: uuid('creator_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('glossary_concepts_number').on(table.number),
    index('glossary_concepts_glossary').on(table.glossaryId, table.number),
  ],
)

/** A word or phrase of one language. */
export const glossaryTerms = pgTable(
  'glossary_terms',
  {
    id: id(),
    number: number(),
    glossaryId: uuid('glossary_id')
      .notNull()
      .references(() => glossaries.id, { onDelete: 'cascade' }),
    conceptId: uuid('concept_id')
      .notNull()
      .references(() => glossaryConcepts.id, { onDelete: 'cascade' }),
    /** Locale as on the wire. */
    language: text('language').notNull(),
    text: text('text').notNull(),
    status: text('status').$type<TermStatus>().notNull().default('New'),
    part: text('part').$type<PartOfSpeech>(),
    gender: text('gender').$type<TermGender>(),
    termType: text('term_type').$type<TermType>(),
    definition: text('definition').notNull().default(''),
    usage: text('usage').notNull().default(''),
    note: text('note').notNull().default(''),
    forbidden: boolean('forbidden').notNull().default(false),
    dnt: boolean('dnt').notNull().default(false),
    exactMatch: boolean('exact_match').notNull().default(false),
    caseSensitive: boolean('case_sensitive').notNull().default(false),
    /** Only managers see it. */
    internal: boolean('internal').notNull().default(false),
    writable: boolean('writable').notNull().default(true),
    /** Made from a delivered translation, by way of a request. */
    learnt: boolean('learnt').notNull().default(false),
    customAttributes: jsonb('custom_attributes').$type<GlossaryAttribute[]>().notNull().default([]),
    /** The stems of its words. */
    stems: text('stems').array().notNull(),
    /** The stem under which it is looked up. */
    head: text('head').notNull(),
    /** Version of the rules by which these two were made; see `wordsVersion`. */
    wordsVersion: smallint('words_version').notNull().default(0),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
    changedBy: uuid('changed_by').references(() => users.id),
    changedAt: moment('changed_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('glossary_terms_concept').on(table.conceptId),
    index('glossary_terms_head').on(table.glossaryId, table.head),
    index('glossary_terms_text').on(table.glossaryId, sql`lower(${table.text})`),
    index('glossary_terms_number').on(table.number),
    index('glossary_terms_pieces').using('gin', piecesOfText(foldedText(table.text))),
    // For what is shorter than a piece: single letters, and words of two characters.
    index('glossary_terms_words').using('gin', searchWords(foldedText(table.text))),
  ],
)

export type GlossaryConceptRow = typeof glossaryConcepts.$inferSelect
export type GlossaryTermRow = typeof glossaryTerms.$inferSelect
