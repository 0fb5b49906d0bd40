import { languageCodes } from '@dragoman/sdk/languages'
import { toBcp47 } from '@dragoman/sdk/locale'
import { lazy } from '../../kernel/lazy.ts'

const namesIn = (locale: string): Intl.DisplayNames[] =>
  (['dialect', 'standard'] as const).map(
    (languageDisplay) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none', languageDisplay }),
  )

/** Tags by the names of their languages: in the language itself, and in English. `Norwegian` is none of the codes. */
const tagsByName = lazy(() => {
  const tags = ['no', ...languageCodes.toReversed().map(toBcp47)]
  const english = namesIn('en')
  const named = (tag: string, names: readonly Intl.DisplayNames[]): [string, string][] =>
    names.map((one) => [folded(one.of(tag) ?? tag), tag])
  return new Map([...tags.flatMap((tag) => named(tag, namesIn(tag))), ...tags.flatMap((tag) => named(tag, english))])
})

const folded = (name: string): string => name.trim().normalize('NFC').toLowerCase()

/** The tag of a language by its English name or its own: `German`, `Deutsch`, `português (Brasil)`. */
export const languageCalled = (name: string): string | undefined => tagsByName().get(folded(name))
