import { fileRule, translationPath } from '@dragoman/sdk/file-rules'
import { wireLanguage } from '@dragoman/sdk/languages'
import { toBcp47 } from '@dragoman/sdk/locale'
import { languagePlaceholders, type FolderRule } from './configuration.ts'

/** Spellings of languages for all placeholders of a path. */
export function spellings(own: Readonly<Record<string, string>>): FolderRule['mapping'] {
  const byCode = Object.fromEntries(
    Object.entries(own).map(([code, spelling]) => [toBcp47(wireLanguage(code)), spelling]),
  )
  return Object.fromEntries(languagePlaceholders.map((placeholder) => [placeholder, byCode]))
}

const placeholders = new Set<string>([
  ...languagePlaceholders,
  'original_file_name',
  'file_name',
  'file_extension',
  'original_path',
])

/** Says of the place of a translation that a placeholder in it stands for nothing. */
export function placeholderProblem(place: string): string | undefined {
  const unknown = place.match(/%\w+%/g)?.find((one) => !placeholders.has(one.slice(1, -1)))
  return unknown && `${unknown} is not known. Use one such as %osx_code%.`
}

/** A path without the beginning that says nothing. */
export const plain = (path: string): string => path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')

/** Makes a rule for files of the folder. */
export function folderRule(
  given: Parameters<typeof fileRule>[0] & Pick<FolderRule, 'places' | 'excluded'>,
): FolderRule {
  const { places = {}, excluded = [] } = given
  const source = plain(given.source)
  const ignored = given.ignored?.map(plain) ?? []
  return {
    ...fileRule({ ...given, source, translation: plain(given.translation), ignored }),
    pattern: source,
    places: Object.fromEntries(Object.entries(places).map(([code, place]) => [wireLanguage(code), plain(place)])),
    excluded: excluded.map(wireLanguage),
  }
}

/** Where the translation of a file goes; undefined where a rule has none for a language. */
export function placeOf(rule: FolderRule, path: string, language: string): string | undefined {
  if (rule.excluded?.includes(language)) return undefined
  const own = rule.places && Object.hasOwn(rule.places, language) ? rule.places[language] : undefined
  if (own !== undefined) return own
  return rule.translation ? translationPath(rule, path, toBcp47(language)) : undefined
}
