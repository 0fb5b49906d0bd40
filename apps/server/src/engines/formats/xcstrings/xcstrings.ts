import { type Catalog, type CatalogEntry, catalogFormat, without } from '../catalog.ts'
import type { Edit } from '../edits.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import type { FileFormat, ParseOptions } from '../format.ts'
import { keyParameters, pointer } from '../key-parameters.ts'
import { meansLanguage, nameOfLanguage } from '../language-codes.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { decodeText, encodeText, lineEndingOf } from '../text.ts'
import { type JsonMember, type JsonNode, jsonTree, memberOf, textOf } from './json-tree.ts'
import { nodeAt, type Plain, translated, variantsOf, withFormsOf, withSubstitutionsOf } from './localizations.ts'
import { memberEdit } from './write-member.ts'

/** Xcode's string catalogs, which hold all languages: texts of the source language, and translations beside them. */
export const xcstrings: FileFormat = catalogFormat({
  name: 'xcstrings',
  label: 'Xcode string catalog',
  extensions: ['xcstrings'],
  mediaTypes: { xcstrings: ['application/json', 'text/json', 'text/plain'] },
  applySourceSegmentation: false,
  parameters: [...without(sharedParameters, 'icu'), ...keyParameters],
  codes: String.raw`%(?:\d+\$)?#@[^@\s]{1,100}@|%arg\b`,

  read(bytes, options): Catalog {
    const { text, encoding } = decodeText(bytes, options.fileName)
    const root = jsonTree(text, options.fileName)
    const strings = memberOf(root, 'strings')
    const language = textOf(root, 'sourceLanguage')
    if (!strings || language === undefined) {
      const reason = "This isn't a string catalog: it lacks sourceLanguage or strings. Save it in Xcode again."
      throw new FileRefused({ file: options.fileName, line: 1, reason })
    }
    const written = new Map<JsonMember, Map<string, string>>()
    const entries = strings.members.flatMap((member) =>
      entriesOf(member, language, options).map((entry): CatalogEntry => ({
        ...entry,
        write: (value) => {
          written.set(member, (written.get(member) ?? new Map<string, string>()).set(entry.key, value))
          return [{ start: 0, end: 0, text: '' }]
        },
      })),
    )
    const finish = (): Edit[] =>
      [...written].map(([member, values]) => localizationEdit(member, values, { text, language, options }))
    return { text, encode: (edited) => encodeText(edited, encoding), entries, finish }
  },
})

/** The localization in a language, with its name in the file. */
function localizationIn({ node }: JsonMember, locale: string, options: ParseOptions): JsonMember | undefined {
  const known = memberOf(node, 'localizations')?.members ?? []
  return known.find(({ key }) => key === locale) ?? known.find(({ key }) => meansLanguage(options, key, locale))
}

/** A text that has no localization of its own is its key. */
function sourceOf(member: JsonMember, language: string, options: ParseOptions): JsonNode {
  const own = localizationIn(member, options.sourceLocale, options) ?? localizationIn(member, language, options)
  if (own && own.node.members.length > 0) return own.node
  const place = { start: 0, end: 0 }
  const value = { key: 'value', start: 0, node: { ...place, value: member.key, members: [] } }
  return {
    ...place,
    value: undefined,
    members: [{ key: 'stringUnit', start: 0, node: { ...place, value: undefined, members: [value] } }],
  }
}

const keyOf = (member: JsonMember, path: readonly string[]): string =>
  path.length === 1 ? member.key : `${member.key}${pointer(path.slice(0, -1))}`

function entriesOf(member: JsonMember, language: string, options: ParseOptions): Omit<CatalogEntry, 'write'>[] {
  const target = localizationIn(member, options.targetLocale, options)
  const source = withFormsOf(target?.node, sourceOf(member, language, options))
  const isKept = memberOf(member.node, 'shouldTranslate')?.value === false
  return variantsOf(source, options.targetLocale).map((variant) => {
    const unit = nodeAt(target?.node, variant.path)
    const text = textOf(unit, 'value')
    const state = textOf(unit, 'state')
    // Source texts fill the places of what isn't translated yet.
    const isTranslation = text && !(state === 'new' && text === variant.source)
    return {
      key: keyOf(member, variant.path),
      context: member.key,
      note: textOf(member.node, 'comment') ?? '',
      source: variant.source,
      ...(variant.plural && {
        plural: { category: variant.plural, group: keyOf(member, variant.path.slice(0, -1)) },
      }),
      ...(isKept && { leftOut: 'NOT_TRANSLATABLE' as const }),
      ...(isTranslation && { target: { text, confirmed: state === 'translated' } }),
      // A draft confirmed unchanged is written, too: its state changes.
      present: state === 'translated' ? text : undefined,
    }
  })
}

type Writing = { text: string; language: string; options: ParseOptions }

/** Writes the localization of a string in the target language, where it has its place. */
function localizationEdit(
  member: JsonMember,
  values: ReadonlyMap<string, string>,
  { text, language, options }: Writing,
): Edit {
  const { targetLocale } = options
  const present = localizationIn(member, targetLocale, options)
  const source = withFormsOf(present?.node, sourceOf(member, language, options))
  const built = translated(source, targetLocale, (path) => {
    const value = values.get(keyOf(member, path))
    if (value !== undefined) return { value, state: 'translated' }
    const unit = nodeAt(present?.node, path)
    const kept = textOf(unit, 'value')
    return kept === undefined ? undefined : { value: kept, state: textOf(unit, 'state') ?? 'new' }
  })
  const localization = withSubstitutionsOf(present?.node, built)
  const name = present?.key ?? nameOfLanguage(options, targetLocale)
  const all = memberOf(member.node, 'localizations')
  const lineEnding = lineEndingOf(text)
  if (all) return memberEdit(all, name, localization, { text, lineEnding })
  const localizations: Plain = { [name]: localization }
  return memberEdit(member.node, 'localizations', localizations, { text, lineEnding })
}
