import { isDeepStrictEqual } from 'node:util'
import { impossible, invalid } from '../../../kernel/refusals.ts'
import { versionOf } from '../../../kernel/version.ts'
import type { GlossaryConceptRow, GlossaryTermRow } from '../../terminology/tables.ts'
import { termFields } from '../term-rows.ts'

/** Fields in which a term says nothing until they are set. */
const filled = ['part', 'gender', 'termType'] as const
/** Fields of which a merged term can have one value alone. */
const single = [...filled, 'text', 'status', 'forbidden', 'dnt', 'exactMatch', 'caseSensitive', 'internal'] as const
const texts = ['definition', 'usage', 'note'] as const

export interface MergedConcept {
  /** The concept that stays, as it would be. */
  concept: GlossaryConceptRow
  terms: GlossaryTermRow[]
  folded: { termUuid: string; intoTermUuid: string; lost: string[] }[]
  /** Terms that would be gone. */
  removed: GlossaryTermRow[]
}

export interface MergeChoice {
  dropTermUuids?: readonly string[] | undefined
  definition?: string | undefined
}

/** Puts concepts together, oldest first, with their terms, oldest first of each. Nothing but what is chosen gets lost unsaid. */
export function mergedConcept(
  [keep, ...others]: readonly [GlossaryConceptRow, ...GlossaryConceptRow[]],
  terms: readonly GlossaryTermRow[],
  { dropTermUuids = [], definition }: MergeChoice = {},
): MergedConcept {
  const unknown = dropTermUuids.findIndex((uuid) => !terms.some(({ id }) => id === uuid))
  if (unknown >= 0)
    throw invalid(
      `body.dropTermUuids[${unknown}]`,
      'None of the concepts has this term. Name a term of them, or leave it out.',
    )
  const concepts = [keep, ...others]
  const order = new Map(concepts.map(({ id }, at) => [id, at]))
  const merged: MergedConcept = { concept: joined(concepts, definition), terms: [], folded: [], removed: [] }
  for (const term of terms.toSorted((a, b) => order.get(a.conceptId)! - order.get(b.conceptId)!))
    if (dropTermUuids.includes(term.id)) merged.removed.push(term)
    else add(merged, term)
  if (merged.terms.length === 0)
    throw invalid('body.dropTermUuids', 'These are all terms of the concepts. Leave out at least one.')
  const locked = [...merged.removed, ...merged.terms.filter((term) => isChanged(terms, term))].find(
    ({ writable }) => !writable,
  )
  if (locked) throw impossible(`The term “${locked.text}” is locked. Unlock it before you merge.`, 'TERM_LOCKED')
  return merged
}

/** Whether a merge writes other fields of a term than its concept. */
export const isChanged = (before: readonly GlossaryTermRow[], term: GlossaryTermRow): boolean => {
  const former = before.find(({ id }) => id === term.id)
  return former !== undefined && !isDeepStrictEqual(termFields(former), termFields(term))
}

function joined(concepts: readonly GlossaryConceptRow[], chosen: string | undefined): GlossaryConceptRow {
  const definitions = concepts.map((concept) => concept.definition)
  const definition = chosen ?? definitions.find((each) => each !== '') ?? ''
  const note = paragraphs([
    ...concepts.map((concept) => concept.note),
    ...definitions.filter((each) => each !== definition),
  ])
  return { ...concepts[0]!, definition, note: withinLimit(note) }
}

function add({ terms, folded, removed, concept }: MergedConcept, term: GlossaryTermRow): void {
  const at = terms.findIndex((other) => other.language === term.language && sameText(other.text, term.text))
  const into = terms[at]
  if (!into) {
    terms.push({ ...term, conceptId: concept.id })
    return
  }
  const merged = { ...into }
  for (const field of filled) Object.assign(merged, { [field]: into[field] ?? term[field] })
  const said = texts.flatMap((field) => {
    if (into[field] === '') merged[field] = term[field]
    return merged[field] === term[field] ? [] : [term[field]]
  })
  merged.note = withinLimit(paragraphs([merged.note, ...said]))
  const attributes = term.customAttributes.filter(
    (own) => !into.customAttributes.some((other) => isDeepStrictEqual(own, other)),
  )
  merged.customAttributes = [...into.customAttributes, ...attributes]
  terms[at] = merged
  removed.push(term)
  const lost = single.filter((field) => term[field] !== null && term[field] !== merged[field])
  folded.push({ termUuid: term.id, intoTermUuid: into.id, lost })
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const paragraphs = (parts: readonly string[]): string =>
  [...new Set(parts.map((part) => part.trim()))].filter((part) => part !== '').join('\n\n')

const longestNote = 5000

function withinLimit(note: string): string {
  if (note.length <= longestNote) return note
  throw invalid(
    'body.conceptUuids',
    `The notes and definitions have ${note.length} characters together, and a note takes ${longestNote}. Shorten them, or merge fewer concepts.`,
  )
}

/** The version of a concept with its terms. */
export const conceptVersion = (concepts: readonly GlossaryConceptRow[], terms: readonly GlossaryTermRow[]): string =>
  versionOf(
    concepts.map(({ id, definition, note }) => [id, definition, note]),
    terms.toSorted((a, b) => a.number - b.number).map((term) => [term.id, term.conceptId, termFields(term)]),
  )
