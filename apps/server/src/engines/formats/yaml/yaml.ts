import { type CatalogEntry, catalogFormat } from '../catalog.ts'
import { contentParameters } from '../content/content.ts'
import type { FileFormat, ParseOptions } from '../format.ts'
import { styleOf } from '../json/scan-json.ts'
import { keyParameters, pointer } from '../key-parameters.ts'
import { meansLanguage, nameOfLanguage } from '../language-codes.ts'
import { flag, foundOn, switchOf } from '../parameters.ts'
import { arePluralForms } from '../plural-categories.ts'
import { wasRead } from '../read-before.ts'
import { rootLanguages } from '../root-languages.ts'
import { localeKeyParameter, pluralKeysParameter, sharedParameters } from '../shared-parameters.ts'
import { decodeText, encodeText, lineEndingOf } from '../text.ts'
import { membersOf, readYaml, type YamlText } from './read-yaml.ts'
import { editsOfTarget } from './root-edits.ts'
import { scalarEdits, writeFlowScalar, type YamlStyle } from './write-yaml.ts'
import { type YamlPlurals, yamlPlurals } from './yaml-plurals.ts'

/** YAML catalogs: the texts of nested mappings and sequences. Comments, order and style stay as they are. */
export const yaml: FileFormat = catalogFormat({
  name: 'yaml',
  label: 'YAML',
  extensions: ['yaml', 'yml'],
  applySourceSegmentation: false,
  parameters: [...sharedParameters, ...keyParameters, pluralKeysParameter, localeKeyParameter, ...contentParameters],

  read(bytes, options, values) {
    const { text, encoding } = decodeText(bytes, options.fileName)
    const { texts, root } = readYaml(text, options.fileName)
    const style = styleOfYaml(text)
    const members = root && flag(values, 'localeKey') ? membersOf(root, text) : undefined
    const languages = members && rootLanguages(members, texts, options)
    const isRead = ({ path }: YamlText): boolean => !languages || path[0] === languages.source.key
    const option = switchOf(values, 'pluralKeys')
    const plurals = pluralsOf(texts.filter(isRead), text, style, options, option)
    const entries = texts.flatMap((one): CatalogEntry[] => {
      if (!isRead(one)) return [{ ...entryOf(one, one.path, style), leftOut: 'NOT_TRANSLATABLE' }]
      if (plurals?.unused.has(one)) return [{ ...entryOf(one, one.path, style), leftOut: 'PLURAL_FORM' }]
      const forms = plurals?.forms.get(one)
      if (!forms) return [entryOf(one, one.path, style)]
      const group = one.path.slice(0, -1)
      return forms.map(({ category, source, write }) => ({
        ...entryOf(source, [...group, category], style),
        plural: { category, group: pointer(group) },
        present: source === one && category === one.path.at(-1) ? one.value : undefined,
        write,
      }))
    })
    const found = foundOn('pluralKeys', option === 'auto' && plurals !== undefined && plurals.forms.size > 0)
    const file = { text, encode: (edited: string) => encodeText(edited, encoding), entries, found }
    if (!root || !languages) return file
    return {
      ...file,
      moved: (edits, untranslated) =>
        editsOfTarget({ text, texts, root, languages, style, options }, edits, untranslated, entries),
    }
  },

  finish({ text }, options, values) {
    const { fileName, sourceLocale } = options
    if (!flag(values, 'localeKey')) return []
    const style = styleOfYaml(text)
    const { roots } = readYaml(text, fileName)
    // A file with other languages, or other keys, beside it has a place for the source.
    if (!roots.every((token) => meansLanguage(options, token.source.replace(/^['"]|['"]$/g, ''), sourceLocale)))
      return []
    return roots.map((token) => ({
      start: token.offset,
      end: token.offset + token.source.length,
      text: writeFlowScalar(nameOfLanguage(options, options.targetLocale), '', false, style),
    }))
  },
})

/** A file that was read without plural forms, by an earlier version, stays as it is. */
function pluralsOf(
  texts: readonly YamlText[],
  text: string,
  style: YamlStyle,
  options: ParseOptions,
  option: 'auto' | 'on' | 'off',
): YamlPlurals | undefined {
  if (option === 'off') return undefined
  const { sourceLocale, targetLocale } = options
  if (option === 'on') return yamlPlurals(texts, text, targetLocale, style)
  const plurals = yamlPlurals(texts, text, targetLocale, style, (forms) =>
    arePluralForms(new Map([...forms].map(([category, { value }]) => [category, value])), sourceLocale, 'cardinal'),
  )
  const isText = wasRead(options)
  return [...plurals.unused].some(({ path }) => isText(pointer(path))) ? undefined : plurals
}

function entryOf(one: YamlText, path: readonly string[], style: YamlStyle): CatalogEntry {
  const key = pointer(path)
  return {
    key,
    context: key,
    note: one.note,
    source: one.value,
    present: one.value,
    write: (value) => scalarEdits(one, value, style),
  }
}

function styleOfYaml(text: string): YamlStyle {
  return { ...styleOf(text), lineEnding: lineEndingOf(text) }
}
