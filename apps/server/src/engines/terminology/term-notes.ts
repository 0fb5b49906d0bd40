import type { PartOfSpeech, TermStatus } from '@dragoman/sdk/operations/glossaries'
import type { TermGender, TermType } from '@dragoman/sdk/operations/shared'
import type { ExchangedTerm } from './exchanged-concept.ts'

/** The meaning of a term's note; `undefined` where its type is not known, `'unclear'` where its value is not. */
export type TermNote = Partial<ExchangedTerm> | 'unclear' | undefined

/** Reads a term's note in the words of TBX-Basic and of the tools that are freer with them. */
export function termNote(type: string, text: string): TermNote {
  const field = folded(type).replace(/^x(?=[a-z]{3})/, '')
  const value = folded(text)
  if (field === 'administrativestatus' || field === 'normativeauthorization') return standing(value)
  if (field === 'status' || field === 'termstatus') return statusOf(value)
  const said = attributeNames.get(field)
  if (said === undefined) return undefined
  const read = attributeOf(said, text)
  return read === undefined ? 'unclear' : read
}

/** The attributes of a term beside its text, by the names that files use for them. */
export type TermAttribute = keyof typeof attributes

const attributes = {
  status: ['Status', 'Term status', 'Process status'],
  part: ['Part of speech', 'Part', 'POS', 'Word class'],
  gender: ['Gender', 'Grammatical gender'],
  termType: ['Type', 'Term type'],
  definition: ['Definition'],
  note: ['Note', 'Notes', 'Comment', 'Comments'],
  usage: ['Usage', 'Context', 'Example', 'Usage example'],
  forbidden: ['Forbidden', 'Is forbidden', 'Prohibited'],
  dnt: ['Do not translate', 'Don’t translate', 'DNT', 'Non-translatable', 'Untranslatable'],
  exactMatch: ['Exact match', 'Exact', 'Is exact match'],
  caseSensitive: ['Case sensitive', 'Case sensitivity', 'Match case', 'Is case sensitive'],
  internal: ['Internal', 'Internal use', 'Is internal'],
} as const

/** Letters and digits alone, without case: `Do-not translate` and `doNotTranslate` say the same. */
const folded = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const attributeNames: ReadonlyMap<string, TermAttribute> = new Map(
  Object.entries(attributes).flatMap(([attribute, names]) =>
    names.map((name): [string, TermAttribute] => [folded(name), attribute as TermAttribute]),
  ),
)

/** The attribute that a heading names. */
export const attributeNamed = (heading: string): TermAttribute | undefined => attributeNames.get(folded(heading))

/** The heading under which an attribute is written. */
export const attributeHeading = (attribute: TermAttribute): string => attributes[attribute][0]

export const termAttributes = Object.keys(attributes) as readonly TermAttribute[]

/** An attribute as a text says it; undefined for one that says nothing known. */
export function attributeOf(attribute: TermAttribute, text: string): Partial<ExchangedTerm> | undefined {
  const value = folded(text)
  if (attribute === 'usage' || attribute === 'definition' || attribute === 'note') return { [attribute]: text }
  if (attribute === 'status') {
    const said = statusOf(value)
    return said === 'unclear' ? undefined : said
  }
  if (attribute === 'part') return one('part', parts.get(value))
  if (attribute === 'gender') return one('gender', genders.get(value))
  if (attribute === 'termType') return one('termType', termTypes.get(value))
  return one(attribute, yesOrNo.get(value))
}

const one = <Field extends keyof ExchangedTerm>(field: Field, value: ExchangedTerm[Field] | undefined) =>
  value === undefined ? undefined : { [field]: value }

type Standing = Partial<ExchangedTerm> | 'unclear'

/** A status in our own words, or what it says of the use of the term. */
const statusOf = (value: string): Standing => one('status', statuses.get(value)) ?? standing(value)

/** Whether a term is to be used, as TBX says it: `deprecatedTerm-admn-sts`. */
function standing(value: string): Standing {
  const standsFor = value.replace(/admnsts$/, '')
  if (
    /^(deprecated|superseded|forbidden|prohibited|obsolete|rejected|banned|notrecommended|notallowed|donotuse)/.test(
      standsFor,
    )
  )
    return { forbidden: true, status: 'Approved' }
  if (/^(preferred|admitted|allowed|recommended|standardized|legal|regulated)/.test(standsFor))
    return { status: 'Approved' }
  return 'unclear'
}

const yesOrNo: ReadonlyMap<string, boolean> = new Map(
  Object.entries({ yes: true, true: true, y: true, x: true, 1: true, no: false, false: false, n: false, 0: false }),
)
const parts: ReadonlyMap<string, PartOfSpeech> = new Map(
  Object.entries({
    noun: 'Noun',
    propernoun: 'Noun',
    pronoun: 'Pronoun',
    adjective: 'Adjective',
    determiner: 'Determiner',
    verb: 'Verb',
    adverb: 'Adverb',
    preposition: 'Preposition',
    conjunction: 'Conjunction',
    interjection: 'Interjection',
  }),
)
const genders: ReadonlyMap<string, TermGender> = new Map(
  Object.entries({
    masculine: 'Masculine',
    feminine: 'Feminine',
    neuter: 'Neutral',
    neutral: 'Neutral',
  }),
)
const termTypes: ReadonlyMap<string, TermType> = new Map(
  Object.entries({
    fullform: 'Full',
    full: 'Full',
    acronym: 'Acronym',
    abbreviation: 'Acronym',
    initialism: 'Acronym',
  }),
)
const statuses: ReadonlyMap<string, TermStatus> = new Map(
  Object.entries({
    unprocessed: 'New',
    new: 'New',
    provisionallyprocessed: 'Under_Review',
    underreview: 'Under_Review',
    finalized: 'Approved',
    approved: 'Approved',
    published: 'Published',
  }),
)
