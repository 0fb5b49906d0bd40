import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { storedFile } from '../../kernel/stored-files.ts'
import { users } from '../../kernel/tables.ts'
import type { RequestedTerm } from './request-tables.ts'
import { glossaries, glossaryConcepts, type GlossaryConceptRow, type GlossaryTermRow } from './tables.ts'

/** Two concepts that a person has looked at: they are not the same. `firstId` is the smaller id. */
export const glossaryConceptsApart = pgTable(
  'glossary_concepts_apart',
  {
    glossaryId: uuid('glossary_id')
      .notNull()
      .references(() => glossaries.id, { onDelete: 'cascade' }),
    firstId: uuid('first_id')
      .notNull()
      .references(() => glossaryConcepts.id, { onDelete: 'cascade' }),
    secondId: uuid('second_id')
      .notNull()
      .references(() => glossaryConcepts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firstId, table.secondId] }),
    index('glossary_concepts_apart_glossary').on(table.glossaryId),
    index('glossary_concepts_apart_second').on(table.secondId),
  ],
)

export type ApartRow = typeof glossaryConceptsApart.$inferSelect

export type ConceptLinkKind = 'BROADER' | 'RELATED' | 'REPLACES'

/** Links between concepts of a glossary: the other one is broader, related, or replaced by the first. */
export const glossaryConceptLinks = pgTable(
  'glossary_concept_links',
  {
    id: id(),
    conceptId: uuid('concept_id')
      .notNull()
      .references(() => glossaryConcepts.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => glossaryConcepts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ConceptLinkKind>().notNull(),
  },
  (table) => [
    uniqueIndex('glossary_concept_links_pair').on(table.conceptId, table.otherId, table.kind),
    index('glossary_concept_links_other').on(table.otherId),
  ],
)

export type ConceptLinkRow = typeof glossaryConceptLinks.$inferSelect

/** Images that show what a concept stands for. */
export const glossaryConceptImages = pgTable(
  'glossary_concept_images',
  {
    id: id(),
    conceptId: uuid('concept_id')
      .notNull()
      .references(() => glossaryConcepts.id, { onDelete: 'cascade' }),
    fileKey: storedFile('concept_image_key').notNull(),
    fileName: text('file_name').notNull(),
    description: text('description').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('glossary_concept_images_concept').on(table.conceptId)],
)

export type ConceptImageRow = typeof glossaryConceptImages.$inferSelect

/** Everything that a merge has changed, as it was before, and as it left the concept that stays. */
export interface MergedState {
  concepts: GlossaryConceptRow[]
  terms: GlossaryTermRow[]
  links: ConceptLinkRow[]
  /** The images of the concepts that are gone, by the id of their concept. */
  images?: { id: string; conceptId: string }[]
  /** Marks that keep the concepts that are gone apart from others. */
  apart?: ApartRow[]
  /** `left`: the terms as the merge made them. */
  requests: { id: string; conceptId: string | null; terms: RequestedTerm[]; left?: RequestedTerm[] }[]
  /** Version of the concept that stays, with its terms, after the merge. */
  left: string
}

/** Merges of concepts, to be taken back. */
export const glossaryMerges = pgTable(
  'glossary_merges',
  {
    id: id(),
    glossaryId: uuid('glossary_id')
      .notNull()
      .references(() => glossaries.id, { onDelete: 'cascade' }),
    conceptId: uuid('concept_id').notNull(),
    name: text('name').notNull(),
    state: jsonb('state').$type<MergedState>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (table) => [index('glossary_merges_glossary').on(table.glossaryId, table.at)],
)

export type MergeRow = typeof glossaryMerges.$inferSelect
