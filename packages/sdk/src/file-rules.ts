// The rules by which a repository says which of its files are translated, and where their translations go: the server's
// connectors and the command line read them alike.

/** A pattern of paths, as `patternOf` makes it. */
export interface Pattern {
  test(path: string): boolean
}

/** Files that are translated, and the place of their translations, as a line of `crowdin.yml` has them. */
export interface FileRule {
  source: Pattern
  ignored: readonly Pattern[]
  translation: string
  /** The beginning of `source` that has no pattern in it, for the part of the path that `**` stands for. */
  root: string
  /** Codes of languages that the file itself names, by placeholder and language. */
  mapping: Record<string, Record<string, string>>
}

/** A step through a path: the characters that it takes, and whether it may be taken none or more times. */
interface Step {
  takes: (character: string) => boolean
  repeats: boolean
  /** The step is over only after a slash: that of `**` with a slash behind it. */
  folders?: boolean
}

/**
 * A pattern of paths: `*` within a folder, `**` across folders, `?`, and `[a-z]`. Others write them: all states are gone
 * through at once, so that none takes longer than in proportion to the path.
 */
export function patternOf(text: string): Pattern {
  const steps = (text.match(/\*\*\/|\*\*|\*|\?|\[[^\]/]+\]|[^]/g) ?? []).flatMap(stepsOf)
  return { test: (path) => isMatch(steps, path) }
}

const inFolder = (character: string) => character !== '/'

function stepsOf(part: string): Step | Step[] {
  if (part === '**/') return { takes: () => true, repeats: true, folders: true }
  if (part === '**') return { takes: () => true, repeats: true }
  if (part === '*') return { takes: inFolder, repeats: true }
  if (part === '?') return { takes: inFolder, repeats: false }
  const takes = part.length > 2 && part.startsWith('[') ? classOf(part.slice(1, -1)) : undefined
  if (takes) return { takes, repeats: false }
  return [...part].map((own) => ({ takes: (character) => character === own, repeats: false }))
}

/** The characters of `[a-z]`; undefined where a range is none. */
function classOf(inner: string): Step['takes'] | undefined {
  const isNegated = /^[!^]/.test(inner)
  const ranges = [...inner.slice(isNegated ? 1 : 0).matchAll(/([^])-([^])|([^])/g)].map(([, from, to, one]) => ({
    from: from ?? one!,
    to: to ?? one!,
  }))
  if (ranges.some(({ from, to }) => from > to)) return undefined
  return (character) =>
    inFolder(character) && ranges.some(({ from, to }) => from <= character && character <= to) !== isNegated
}

function isMatch(steps: readonly Step[], path: string): boolean {
  let states = new Set<number>()
  const enter = (into: Set<number>, from: number) => {
    let at = from
    into.add(at)
    for (; steps[at]?.repeats && !into.has(at + 1); at += 1) into.add(at + 1)
  }
  enter(states, 0)
  for (const character of path) {
    const next = new Set<number>()
    for (const at of states) {
      const step = steps[at]
      if (!step?.takes(character)) continue
      if (!step.repeats) enter(next, at + 1)
      else if (step.folders && character !== '/') next.add(at)
      else enter(next, at)
    }
    states = next
  }
  // The folders that `**` and a slash stand for end with theirs.
  return states.has(steps.length)
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
const ownOf = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined

/**
 * Reads the content of `crowdin.yml`, parsed.
 * @throws Error with what is wrong with it
 */
export function crowdinRules(content: unknown): FileRule[] {
  if (!isFields(content)) throw new Error('it has no fields')
  const base = trimmed(textIn(content['base_path']).replace(/^\.(?=\/|$)/, ''))
  const files = Array.isArray(content['files']) ? content['files'].filter(isFields) : []
  if (files.length === 0) throw new Error('it has no files')
  return files.map((file, at) => {
    const [source, translation] = [textIn(file['source']), textIn(file['translation'])]
    if (!source || !translation) throw new Error(`files[${at}] needs a source and a translation`)
    if (!/%\w+%/.test(translation)) throw new Error(`files[${at}]: the translation has no language in it`)
    const ignored = Array.isArray(file['ignore']) ? file['ignore'].map(textIn) : []
    return fileRule({
      source: joined(base, source),
      translation: joined(base, translation),
      ignored: ignored.filter(Boolean).map((one) => joined(base, one.replaceAll(/%\w+%/g, '*'))),
      mapping: mappingOf(file['languages_mapping'] ?? content['languages_mapping']),
    })
  })
}

/** A rule from the patterns of its files and the place of their translations. */
export const fileRule = ({
  source,
  translation,
  ignored = [],
  mapping = {},
}: {
  source: string
  translation: string
  ignored?: readonly string[]
  mapping?: FileRule['mapping']
}): FileRule => ({
  source: patternOf(source),
  ignored: ignored.map(patternOf),
  translation,
  root: source.split('/').slice(0, firstPattern(source)).join('/'),
  mapping,
})

const trimmed = (path: string) => path.replace(/^(\.?\/)+/, '').replace(/\/+$/, '')
const joined = (base: string, path: string) => [base, trimmed(path)].filter(Boolean).join('/')
const firstPattern = (path: string) => path.split('/').findIndex((part) => /[*?[\]]/.test(part))

function mappingOf(value: unknown): FileRule['mapping'] {
  if (!isFields(value)) return {}
  const entries = Object.entries(value).map(([placeholder, codes]): [string, Record<string, string>] => [
    placeholder,
    isFields(codes) ? Object.fromEntries(Object.entries(codes).map(([code, own]) => [code, String(own)])) : {},
  ])
  return Object.fromEntries(entries)
}

/** The first rule that takes a file. */
export const ruleOf = <Rule extends Pick<FileRule, 'source' | 'ignored'>>(
  rules: readonly Rule[],
  path: string,
): Rule | undefined => rules.find(({ source, ignored }) => source.test(path) && !ignored.some((one) => one.test(path)))

/**
 * Where the translation of a file goes.
 * @param code the language as the repository spells it: `pt-BR`
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
    .replaceAll('**', () => below)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\//, '')
}

/** Spellings of the languages that were asked for: `Intl` takes a tenth of a millisecond for each. */
const spelled = new Map<string, Record<string, string>>()

/** A language in the spellings of `crowdin.yml`. */
function languageValues(code: string): Record<string, string> {
  const known = spelled.get(code) ?? spellingsOf(code)
  if (spelled.size >= 1000) spelled.clear()
  spelled.set(code, known)
  return known
}

function spellingsOf(code: string): Record<string, string> {
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
