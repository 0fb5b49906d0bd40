import { sameLanguage } from '@dragoman/sdk/languages'
import { languagePlaces } from './language-place.ts'
import type { ImportFileRow } from './tables.ts'

/** Files that hold source texts and translations at once. */
export const isBilingual = (name: string) => /\.(?:po|xlf|xliff|sdlxliff|mxliff|mqxliff|ts)$/i.test(name)

type Placed = Pick<ImportFileRow, 'id' | 'path' | 'kind' | 'choice'>

/**
 * The source file of each file of translations that has none yet: the one that stands in the same place in the language of
 * the source texts, else the one in no language at all, else the file itself.
 */
export function pairFiles(files: readonly Placed[]): Map<string, string> {
  const sources = files
    .filter(({ kind }) => kind === 'SOURCE')
    .flatMap(({ id, path, choice }) =>
      languagePlaces(path).map(({ pattern, locale }) => ({ id, pattern, locale, from: choice.sourceLocale })),
    )
  const pairs = new Map<string, string>()
  for (const { id, path, kind, choice } of files) {
    if (kind !== 'TRANSLATIONS' || choice.sourceFileUuid !== undefined) continue
    const patterns = languagePlaces(path).map(({ pattern }) => pattern)
    const found = sources.filter(({ pattern }) => patterns.includes(pattern))
    const named = found.find(
      ({ locale, from }) => locale !== undefined && from !== undefined && sameLanguage(locale, from),
    )
    const source = named ?? found.find(({ locale }) => locale === undefined)
    if (source) pairs.set(id, source.id)
    else if (isBilingual(path)) pairs.set(id, id)
  }
  return pairs
}
