import type { PartOfSpeech, TermStatus } from '@dragoman/sdk/operations/glossaries'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'

export const partsOfSpeech = [
  'Noun',
  'Pronoun',
  'Adjective',
  'Determiner',
  'Verb',
  'Adverb',
  'Preposition',
  'Conjunction',
  'Interjection',
] as const satisfies readonly PartOfSpeech[]

export const genders = ['Masculine', 'Feminine', 'Neutral'] as const
export const termTypes = ['Full', 'Acronym'] as const

/** The fields of a term that are edited where they stand. */
export interface TermTexts {
  text: string
  status: TermStatus
  part: PartOfSpeech | null
  definition: string
  usage: string
  note: string
}

export const textsOf = ({ text, status, part, definition, usage, note }: GlossaryTerm): TermTexts => ({
  text,
  status,
  part: part ?? null,
  definition,
  usage,
  note,
})
