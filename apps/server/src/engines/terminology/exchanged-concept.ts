import type { PartOfSpeech, TermStatus } from '@dragoman/sdk/operations/glossaries'
import type { NotTaken } from '../exchange/not-taken.ts'
import type { TermGender, TermType } from '@dragoman/sdk/operations/shared'

/**
 * A field of a file that terms have no place of their own for. Its type is the element that it stood in; one that stood at
 * the concept or the language, and not at the term, has that before it: `concept descrip`.
 */
export interface ExchangedAttribute {
  name: string
  type: string
  value: string
}

/** A term as files have it. */
export interface ExchangedTerm {
  /** Locale as on the wire. */
  language: string
  text: string
  status?: TermStatus | undefined
  part?: PartOfSpeech | undefined
  gender?: TermGender | undefined
  termType?: TermType | undefined
  definition?: string | undefined
  usage?: string | undefined
  note?: string | undefined
  forbidden?: boolean | undefined
  /** Do not translate. */
  dnt?: boolean | undefined
  exactMatch?: boolean | undefined
  caseSensitive?: boolean | undefined
  /** Only managers see it. */
  internal?: boolean | undefined
  customAttributes?: ExchangedAttribute[] | undefined
}

/** A concept as files have it. */
export interface ExchangedConcept {
  /** As its file names it; ours is the id of the concept. */
  id?: string | undefined
  definition: string
  note: string
  terms: ExchangedTerm[]
  /** The parts of its file's entry that are not taken. */
  notTaken?: NotTaken[]
}
