import { parse } from 'yaml'
import { PeerFault } from '../../peer/faults.ts'
import { isObject, objectsIn, ownOf, textIn } from '../../peer/answered.ts'
import { patternOf, type Pattern } from '../../peer/patterns.ts'

/** A line of `crowdin.yml`: files that are translated, and the place of their translations. */
export interface FileRule {
  source: Pattern
  ignored: readonly Pattern[]
  translation: string
  /** The beginning of `source` that has no pattern in it, for the part of the path that `**` stands for. */
  root: string
  /** Codes of languages that the file itself names, by placeholder and language. */
  mapping: Record<string, Record<string, string>>
}

/** Reads the file that says which files are translated. @throws PeerFault with what is wrong with it */
export function fileRules(text: string, path: string): FileRule[] {
  const wrong = (problem: string) => new PeerFault('REFUSED', `${path}: ${problem}`)
  let read: unknown
  try {
    read = parse(text)
  } catch (error) {
    throw wrong(error instanceof Error ? (error.message.split('\n')[0] ?? '') : "it can't be read as YAML")
  }
  if (!isObject(read)) throw wrong('it has no fields')
  const base = trimmed(textIn(read['base_path']).replace(/^\.(?=\/|$)/, ''))
  const files = objectsIn(read['files'])
  if (files.length === 0) throw wrong('it has no files')
  return files.map((file, at) => {
    const [source, translation] = [textIn(file['source']), textIn(file['translation'])]
    if (!source || !translation) throw wrong(`files[${at}] needs a source and a translation`)
    if (!/%\w+%/.test(translation)) throw wrong(`files[${at}]: the translation has no language in it`)
    const whole = joined(base, source)
    const ignored = Array.isArray(file['ignore']) ? file['ignore'].map(textIn) : []
    return {
      source: patternOf(whole),
      ignored: ignored.filter(Boolean).map((one) => patternOf(joined(base, one.replaceAll(/%\w+%/g, '*')))),
      translation: joined(base, translation),
      root: whole.split('/').slice(0, firstPattern(whole)).join('/'),
      mapping: mappingOf(file['languages_mapping'] ?? read['languages_mapping']),
    }
  })
}

const trimmed = (path: string) => path.replace(/^(\.?\/)+/, '').replace(/\/+$/, '')
const joined = (base: string, path: string) => [base, trimmed(path)].filter(Boolean).join('/')
const firstPattern = (path: string) => path.split('/').findIndex((part) => /[*?[\]]/.test(part))

function mappingOf(value: unknown): FileRule['mapping'] {
  if (!isObject(value)) return {}
  const entries = Object.entries(value).map(([placeholder, codes]): [string, Record<string, string>] => [
    placeholder,
    isObject(codes) ? Object.fromEntries(Object.entries(codes).map(([code, own]) => [code, String(own)])) : {},
  ])
  return Object.fromEntries(entries)
}

/** The first rule that takes a file. */
export const ruleOf = (rules: readonly FileRule[], path: string): FileRule | undefined =>
  rules.find(({ source, ignored }) => source.test(path) && !ignored.some((one) => one.test(path)))

/**
 * Where the translation of a file goes.
 * @param code the language as the connection spells it: `pt-BR`
 */
export function translationPath(
  { translation, root, mapping }: Pick<FileRule, 'translation' | 'root' | 'mapping'>,
  path: string,
  code: string,
): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
  const dot = name.lastIndexOf('.')
  const below = root && folder.startsWith(root) ? trimmed(folder.slice(root.length)) : folder
  const values: Record<string, string> = {
    ...languageValues(code),
    original_file_name: name,
    file_name: dot > 0 ? name.slice(0, dot) : name,
    file_extension: dot > 0 ? name.slice(dot + 1) : '',
    original_path: folder,
  }
  return translation
    .replaceAll(/%(\w+)%/g, (whole, placeholder: string) => {
      const own = ownOf(mapping, placeholder) ?? {}
      return ownOf(own, code) ?? ownOf(own, languageValues(code)['locale']!) ?? ownOf(values, placeholder) ?? whole
    })
    .replaceAll('**', below)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\//, '')
}

/** A language in the spellings of `crowdin.yml`. */
function languageValues(code: string): Record<string, string> {
  const tag = code.replaceAll('_', '-')
  const locale = likely(tag)
  const [language = tag, ...rest] = tag.split('-')
  const region = locale.region ?? ''
  const whole = region ? `${locale.language}-${region}` : locale.language
  return {
    two_letters_code: language,
    locale: whole,
    locale_with_underscore: whole.replaceAll('-', '_'),
    osx_code: tag,
    osx_locale: tag.replaceAll('-', '_'),
    android_code: rest.length > 0 && region ? `${language}-r${region}` : language,
    language: new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(locale.language) ?? language,
  }
}

function likely(tag: string): { language: string; region?: string | undefined } {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return { language: tag }
  }
}
