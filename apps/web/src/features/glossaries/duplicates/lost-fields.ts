import { t, type PlainMessageId } from '../../../i18n/t.ts'

/** The names of the fields of a term that a merge takes from one term alone. */
const names: Readonly<Record<string, PlainMessageId>> = {
  text: 'glossaries.term',
  status: 'glossaries.term.status',
  part: 'glossaries.term.part',
  gender: 'glossaries.term.gender',
  termType: 'glossaries.term.type',
  forbidden: 'glossaries.flag.forbidden',
  dnt: 'glossaries.flag.dnt',
  exactMatch: 'glossaries.flag.exactMatch',
  caseSensitive: 'glossaries.flag.caseSensitive',
  internal: 'glossaries.flag.internal',
}

/** The fields of a term that do not go into the merged one, by name. */
export const lostFields = (fields: readonly string[]): string =>
  fields.map((field) => (names[field] ? t(names[field]) : field)).join(', ')
