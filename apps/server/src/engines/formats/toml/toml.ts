import { type CatalogEntry, catalogFormat } from '../catalog.ts'
import type { FileFormat, ParseOptions, PluralCategory } from '../format.ts'
import { ofMessage } from '../json/described-messages.ts'
import { keyParameters, pointer } from '../key-parameters.ts'
import { foundOn, switchOf } from '../parameters.ts'
import { arePluralForms, categoriesOf, isPluralCategory } from '../plural-categories.ts'
import { pluralKeysParameter, sharedParameters } from '../shared-parameters.ts'
import { decodeText, encodeText, lineEndingOf, refuseUnstorable, spaceBefore } from '../text.ts'
import { quoteToml, scanToml, type TomlText } from './scan-toml.ts'

/** TOML catalogs, such as those of Hugo and go-i18n: the strings of tables and lists. */
export const toml: FileFormat = catalogFormat({
  name: 'toml',
  label: 'TOML',
  extensions: ['toml'],
  mediaTypes: { toml: ['application/toml', 'text/x-toml', 'text/plain'] },
  applySourceSegmentation: false,
  parameters: [...sharedParameters, ...keyParameters, pluralKeysParameter],

  read(bytes, options, values) {
    const { fileName } = options
    const { text, encoding } = decodeText(bytes, fileName)
    const lineEnding = lineEndingOf(text)
    const texts = scanToml(text, fileName)
    for (const { value, start } of texts) refuseUnstorable(value, text, start, fileName)
    const option = switchOf(values, 'pluralKeys')
    const groups = option === 'off' ? [] : groupsOf(texts, options, option === 'on')
    const groupOf = new Map(groups.flatMap((group) => [...group.members].map((one) => [one, group])))
    const entryOf = (one: TomlText): CatalogEntry => {
      const key = pointer(one.path)
      const { start, end, value, note } = one
      const write = (target: string) => [{ start, end, text: quoteToml(target, text.slice(start, end), lineEnding) }]
      return { key, context: key, note, source: value, present: value, write }
    }
    const entries = texts.flatMap((one): CatalogEntry[] => {
      const group = groupOf.get(one)
      return group ? pluralEntries(one, group, { text, lineEnding, entryOf }, options) : [entryOf(one)]
    })
    const found = foundOn('pluralKeys', option === 'auto' && groups.length > 0)
    return { text, encode: (edited) => encodeText(edited, encoding), entries, found }
  },
})

/** The plural forms of one text, and what describes it. */
type Group = { path: readonly string[]; forms: ReadonlyMap<PluralCategory, TomlText>; members: readonly TomlText[] }

function groupsOf(texts: readonly TomlText[], { sourceLocale }: ParseOptions, areAll: boolean): Group[] {
  const tables = Map.groupBy(texts, ({ path }) => pointer(path.slice(0, -1)))
  return [...tables.values()].flatMap((members): Group[] => {
    const nameOf = ({ path }: TomlText): string => path.at(-1) ?? ''
    const forms = new Map<PluralCategory, TomlText>()
    for (const one of members) {
      const name = nameOf(one)
      if (isPluralCategory(name)) forms.set(name, one)
      else if (!ofMessage.has(name)) return []
    }
    const said = new Map([...forms].map(([category, { value }]) => [category, value]))
    const isDescribed = forms.size < members.length
    const isGroup = areAll || isDescribed || arePluralForms(said, sourceLocale, 'cardinal')
    const [first] = members
    return forms.has('other') && isGroup && first ? [{ path: first.path.slice(0, -1), forms, members }] : []
  })
}

function lineEndAfter(text: string, at: number): number {
  const rest = /[^\r\n]*/y
  rest.lastIndex = at
  rest.test(text)
  return rest.lastIndex
}

type Writing = { text: string; lineEnding: string; entryOf: (one: TomlText) => CatalogEntry }

/** The entry of one member, and after the last form those that the target language has besides. */
function pluralEntries(
  one: TomlText,
  { path, forms, members }: Group,
  { text, lineEnding, entryOf }: Writing,
  { targetLocale }: ParseOptions,
): CatalogEntry[] {
  const name = one.path.at(-1) ?? ''
  const note = members.find((member) => member.path.at(-1) === 'description')?.value ?? one.note
  if (!isPluralCategory(name)) return [{ ...entryOf(one), leftOut: 'DESCRIPTION' }]
  const wanted = categoriesOf(targetLocale, 'cardinal')
  const group = pointer(path)
  const isWanted = wanted.includes(name) || name === 'zero'
  const own: CatalogEntry = { ...entryOf(one), note, plural: { category: name, group } }
  const entries: CatalogEntry[] = [isWanted ? own : { ...own, leftOut: 'PLURAL_FORM' }]
  if ([...forms.values()].at(-1) !== one) return entries
  const other = forms.get('other') ?? one
  for (const category of wanted) {
    if (forms.has(category)) continue
    const write = (target: string) => {
      const literal = quoteToml(target, text.slice(other.start, other.end), lineEnding)
      const isInline = one.assignment === undefined
      const before = isInline ? ', ' : `${lineEnding}${spaceBefore(text, one.assignment ?? 0, true)}`
      const at = isInline ? one.end : lineEndAfter(text, one.end)
      return [{ start: at, end: at, text: `${before}${one.prefix}${category} = ${literal}` }]
    }
    const key = pointer([...path, category])
    const plural = { category, group }
    entries.push({ key, context: key, note, plural, source: other.value, present: undefined, write })
  }
  return entries
}
