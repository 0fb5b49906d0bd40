import { resolveLanguage } from '@dragoman/sdk/languages'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { FolderRule, Reading } from './configuration.ts'
import { fieldsIn, fieldsOfList, textIn, yamlDocument, type Document, type Fields } from './document.ts'
import { folderRule, plain, spellings } from './places.ts'

const locale = /<locale_(?:name|code)>/g
const extensionOf = (path: string) => /\.[^./]+$/.exec(path)?.[0] ?? ''

interface Place {
  file: string
  language: string | undefined
  tag: string | undefined
}

function placesIn(list: unknown, path: readonly PropertyKey[], { wrong }: Document): Place[] {
  return fieldsOfList(list).map((entry, at) => {
    const file = textIn(entry['file'])
    if (!file) throw wrong([...path, at, 'file'], 'It needs a path.')
    const params = fieldsIn(entry['params'])
    const tag = textIn(params['tag']) ?? textIn(params['tags'])
    return { file: plain(file), language: languageOf(params, file), tag }
  })
}

/** The language of a place that is for one alone: the one that it says, or its path has. */
function languageOf(params: Fields, file: string): string | undefined {
  if (file.search(locale) >= 0) return undefined
  const said = textIn(params['locale_id'])
  const parts = plain(file)
    .replace(/\.[^./]+$/, '')
    .split(/[/._]/)
  const named = parts.toReversed().find((part) => /^[a-z]{2,3}(-\w+)?$/i.test(part) && resolveLanguage(part))
  return (said && resolveLanguage(said)) ?? (named && resolveLanguage(named))
}

/** Reads `.phrase.yml`. */
export function readPhrase(text: string, file: string): Reading {
  const document = yamlDocument(text, file)
  const phrase = fieldsIn(document.content['phrase'] ?? document.content['phraseapp'])
  const sources = placesIn(fieldsIn(phrase['push'])['sources'], ['phrase', 'push', 'sources'], document)
  const targets = placesIn(fieldsIn(phrase['pull'])['targets'], ['phrase', 'pull', 'targets'], document)
  if (sources.length === 0) throw document.wrong(['phrase', 'push', 'sources'], 'It needs at least one file.')
  if (targets.length === 0) throw document.wrong(['phrase', 'pull', 'targets'], 'It needs at least one file.')
  const own = Object.entries(fieldsIn(phrase['locale_mapping'])).map(([code, spelling]) => [code, String(spelling)])
  const mapping = spellings(Object.fromEntries(own))
  return {
    rules(source) {
      if (!source)
        throw document.wrong(
          ['phrase', 'push', 'sources'],
          'The source language is missing. Use --source, or "source" in dragoman.yml.',
        )
      return sources
        .filter(({ language }) => language === undefined || language === source)
        .flatMap((from) => rulesFrom(from, targets, source, mapping))
    },
  }
}

/** The rules of a source with the targets of its kind. */
function rulesFrom(
  from: Place,
  targets: readonly Place[],
  source: string,
  mapping: FolderRule['mapping'],
): FolderRule[] {
  const alike = targets.filter(({ file }) => extensionOf(file) === extensionOf(from.file))
  const same = alike.filter(({ file }) => file === from.file)
  const rules: FolderRule[] = []
  const places: Record<string, string> = {}
  for (const target of same.length > 0 ? same : alike) {
    if (target.language !== undefined) {
      places[target.language] = target.file
      continue
    }
    const tagged = (file: string, otherwise: string) => file.replaceAll('<tag>', target.tag ?? otherwise)
    const spelled = own(mapping, source)
    rules.push(
      folderRule({
        source: tagged(from.file.replaceAll(locale, spelled), '*'),
        translation: tagged(target.file.replaceAll(locale, '%osx_code%'), '%file_name%'),
        mapping,
      }),
    )
  }
  const [first] = rules
  if (first) return [{ ...first, places }, ...rules.slice(1)]
  return [folderRule({ source: from.file.replaceAll(locale, own(mapping, source)), translation: '', places })]
}

const own = (mapping: FolderRule['mapping'], language: string) => {
  const code = toBcp47(language)
  return mapping['osx_code']?.[code] ?? code
}
