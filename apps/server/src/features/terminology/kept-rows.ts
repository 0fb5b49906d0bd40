import type { GlossaryConceptRow, GlossaryTermRow } from './tables.ts'

/** A term as it was kept in JSON, with its times as such again. */
export const keptTerm = (term: GlossaryTermRow): GlossaryTermRow => ({
  ...term,
  createdAt: new Date(term.createdAt),
  changedAt: new Date(term.changedAt),
})

/** The same of a concept. */
export const keptConcept = (concept: GlossaryConceptRow): GlossaryConceptRow => ({
  ...concept,
  createdAt: new Date(concept.createdAt),
})
