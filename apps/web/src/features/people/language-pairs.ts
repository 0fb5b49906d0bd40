import type { LanguagePair } from '@dragoman/sdk/operations/users'
import { compareNames, formatList, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** Directions of translation by their source language, in the order of the languages' names. */
export function pairsBySource(
  pairs: readonly Pick<LanguagePair, 'source' | 'target'>[],
): { source: string; targets: string[] }[] {
  const sources = [...new Set(pairs.map(({ source }) => source))]
  return sources
    .map((code) => ({
      source: languageName(code),
      targets: pairs
        .filter(({ source }) => source === code)
        .map(({ target }) => languageName(target))
        .sort(compareNames),
    }))
    .sort((a, b) => compareNames(a.source, b.source))
}

/** The same as one line: `English into German and French`. */
export const languagePairsText = (pairs: readonly LanguagePair[]): string =>
  pairsBySource(pairs)
    .map(({ source, targets }) => t('users.languagesLine', { source, targets: formatList(targets) }))
    .join('; ')
