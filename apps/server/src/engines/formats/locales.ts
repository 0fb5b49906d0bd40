import { isSameWriting } from '@dragoman/sdk/languages'

/**
 * Whether two locales are written for the same readers: `pt` and `pt_BR` are, `zh_CN` and `zh_TW` are not.
 * Takes hyphens or underscores; a modifier (`sr@latin`) counts as the script that it names.
 */
export const isSameLanguage = (one: string, other: string): boolean => isSameWriting(one, other)

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none', languageDisplay: 'standard' })

/** The English name of a language tag. Undefined where there is none, and for what isn't a tag (`add-to-cart`). */
export function englishName(tag: string): string | undefined {
  try {
    return names.of(tag)
  } catch {
    return undefined
  }
}
