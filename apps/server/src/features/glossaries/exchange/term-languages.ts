import { isLanguage, isSameLocale, isSameWriting, languageCodes, wireLanguage } from '@dragoman/sdk/languages'
import { languageOf } from '@dragoman/sdk/locale'
import { languageCalled } from '../../../engines/tables/language-names.ts'
import { lazy } from '../../../kernel/lazy.ts'

const names = lazy(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }))

/**
 * The locale that a heading names, by its code in any spelling, by its English name or its own, or by both, as in
 * `German (de)`, whether it is supported or not.
 */
export function languageNamed(heading: string): string | undefined {
  const code = wireLanguage(heading)
  if (isLanguage(code) || isTag(code)) return code
  const named = languageCalled(heading)
  if (named !== undefined) return wireLanguage(named)
  const [, inBrackets] = /^[^()[\]]+[([]([\w-]+)[)\]]$/.exec(heading.trim()) ?? []
  return inBrackets === undefined ? undefined : languageNamed(inBrackets)
}

/** Whether a text is the tag of a language that is known by a name, with or without a script, a region, or variants. */
function isTag(code: string): boolean {
  if (!/^[a-z]{2,3}(?:_[a-z\d]{2,8}){0,4}$/.test(code)) return false
  return names().of(languageOf(code)) !== undefined
}

/**
 * Finds the supported locale for a file's language: one that only names a script (`zh_hans`), as what says the same in
 * the glossary or by its region (`zh_cn`), one that is not supported, as its language without the region. Undefined
 * where there is none.
 */
export function supportedLanguage(locale: string, ofGlossary: readonly string[]): string | undefined {
  if (ofGlossary.includes(locale)) return locale
  if (/^[a-z]+_[a-z]{4}$/.test(locale)) {
    const same = (known: string) => isSameLocale(known, locale)
    const meant = ofGlossary.find(same) ?? languageCodes.find((known) => /^[a-z]+_[a-z]{2}$/.test(known) && same(known))
    if (meant !== undefined) return meant
  }
  if (isLanguage(locale)) return locale
  const language = languageOf(locale)
  return isLanguage(language) && isSameWriting(locale, language) ? language : undefined
}
