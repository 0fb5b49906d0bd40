import { isSameLanguage } from './locales.ts'

/** The codes that clients use for languages in their files, by BCP 47 tag. */
export type LanguageCodes = Readonly<Record<string, string>>

interface Coded {
  languageCodes?: LanguageCodes
}

/** How a file names a language: the client's code, else as formats of its kind do. */
export const nameOfLanguage = ({ languageCodes }: Coded, locale: string, usual = locale): string =>
  languageCodes?.[locale] ?? usual

/** The BCP 47 tag of the language that a client's code stands for; any other code is itself. */
export function languageOfCode({ languageCodes = {} }: Coded, code: string): string {
  return Object.entries(languageCodes).find(([, theirs]) => isSameCode(theirs, code))?.[0] ?? code
}

/** Whether a code in a file means this language: as the client uses the code, else as everyone does. */
export const meansLanguage = (options: Coded, code: string, locale: string): boolean =>
  isSameLanguage(languageOfCode(options, code), locale)

/** Whether two codes differ in letter case and separators at most. */
export const isSameCode = (one: string, other: string): boolean => folded(one) === folded(other)

const folded = (code: string): string => code.trim().toLowerCase().replaceAll('_', '-')
