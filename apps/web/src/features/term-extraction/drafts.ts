import type { RequestedCandidate, TermCandidate } from '@dragoman/sdk/operations/termExtractions'

/** A candidate as it is to be asked for. */
export interface Draft {
  text: string
  /** By language; an empty one is not asked for. */
  translations: Readonly<Record<string, string>>
}

/** The draft of a candidate that no one has edited. */
export const draftOf = ({ text, translations }: TermCandidate): Draft => ({
  text,
  translations: Object.fromEntries(translations.map((own) => [own.language, own.text])),
})

/** A draft as it is sent. */
export const sent = (candidateUuid: string, { text, translations }: Draft): RequestedCandidate => ({
  candidateUuid,
  text: text.trim(),
  translations: Object.entries(translations).flatMap(([language, own]) =>
    own.trim() === '' ? [] : [{ language, text: own.trim() }],
  ),
})
