import { type CatalogEntry, catalogFormat, without } from '../catalog.ts'
import type { FileFormat, PluralCategory } from '../format.ts'
import { keyParameters, pointer } from '../key-parameters.ts'
import { categoriesOf, isPluralCategory } from '../plural-categories.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { lineEndingOf, refuseUnstorable, spaceBefore } from '../text.ts'
import { contentEdit } from '../xml/content-edit.ts'
import { childrenOf, escapeXml, readXml, refuseElement, textIn, type XmlElement } from '../xml/read-xml.ts'
import { decodeXmlFile } from '../xml/xml-file.ts'

type Source = { text: string; asciiOnly: boolean; fileName: string; targetLocale: string }
type Pair = { name: string; key: XmlElement; value: XmlElement }

const maxDepth = 20

/** Apple's plurals: the forms of each variable, and the sentences around them. */
export const stringsdict: FileFormat = catalogFormat({
  name: 'stringsdict',
  label: 'Apple stringsdict',
  extensions: ['stringsdict'],
  mediaTypes: { stringsdict: ['application/x-plist', 'application/xml', 'text/xml'] },
  applySourceSegmentation: false,
  parameters: [...without(sharedParameters, 'icu'), ...keyParameters],
  codes: String.raw`%(?:\d+\$)?#@[^@\s]{1,100}@`,

  read(bytes, { fileName, targetLocale }) {
    const { text, encode, asciiOnly } = decodeXmlFile(bytes, fileName)
    const { root } = readXml(text, fileName)
    const source = { text, asciiOnly, fileName, targetLocale }
    const [dict] = childrenOf(root, 'dict')
    if (root.local !== 'plist' || !dict)
      refuseElement(root, text, fileName, "This isn't a property list with a <dict>. Export it from Xcode again.")
    return { text, encode, entries: entriesOf(dict, [], source) }
  },
})

function entriesOf(dict: XmlElement, path: readonly string[], source: Source): CatalogEntry[] {
  if (path.length > maxDepth)
    refuseElement(dict, source.text, source.fileName, `This is nested more than ${maxDepth} levels deep. Flatten it.`)
  const pairs = pairsOf(dict, source)
  const isVariable = pairs.some(({ name }) => name === 'NSStringFormatSpecTypeKey')
  const entries = pairs.flatMap((pair): CatalogEntry[] => {
    const { name, value } = pair
    if (value.local === 'dict') return entriesOf(value, [...path, name], source)
    const isTechnical = name.startsWith('NSString') && name !== 'NSStringLocalizedFormatKey'
    if (value.local !== 'string' || isTechnical) return []
    const entry = entryOf(value, [...path, name], source)
    if (!isVariable || !isPluralCategory(name)) return [entry]
    const isWanted = name === 'zero' || categoriesOf(source.targetLocale, 'cardinal').includes(name)
    const own: CatalogEntry = { ...entry, plural: { category: name, group: pointer(path) } }
    return [isWanted ? own : { ...own, leftOut: 'PLURAL_FORM' }]
  })
  return isVariable ? [...entries, ...missingForms(pairs, path, source)] : entries
}

function pairsOf(dict: XmlElement, { text, fileName }: Source): Pair[] {
  const children = childrenOf(dict)
  return children.flatMap((key, at): Pair[] => {
    if (key.local !== 'key') return []
    const value = children[at + 1]
    if (value && value.local !== 'key') return [{ name: textIn(key), key, value }]
    return refuseElement(key, text, fileName, 'This key has no value. Give it one.')
  })
}

function entryOf(element: XmlElement, path: readonly string[], { text, asciiOnly, fileName }: Source): CatalogEntry {
  const value = textIn(element)
  refuseUnstorable(value, text, element.start, fileName)
  const key = pointer(path)
  const write = (target: string) => {
    if (!element.selfClosing) return [contentEdit(element, target, text, asciiOnly)]
    return [{ start: element.start, end: element.end, text: `<string>${escapeXml(target, asciiOnly)}</string>` }]
  }
  return { key, context: key, source: value, present: value, write }
}

/** The forms that the target language has and the file lacks follow its last one. */
function missingForms(pairs: readonly Pair[], path: readonly string[], source: Source): CatalogEntry[] {
  const forms = pairs.filter(({ name }) => isPluralCategory(name))
  const other = forms.find(({ name }) => name === 'other')
  const last = forms.at(-1)
  if (!other || !last) return []
  const missing = categoriesOf(source.targetLocale, 'cardinal').filter((category) =>
    forms.every(({ name }) => name !== category),
  )
  return missing.map((category) => missingForm(category, { other, last }, path, source))
}

function missingForm(
  category: PluralCategory,
  { other, last }: { other: Pair; last: Pair },
  path: readonly string[],
  source: Source,
): CatalogEntry {
  const { text, asciiOnly } = source
  return {
    ...entryOf(other.value, [...path, category], source),
    plural: { category, group: pointer(path) },
    present: undefined,
    write: (value) => {
      const content = escapeXml(value, asciiOnly).replaceAll('\n', lineEndingOf(text))
      const pair = `${spaceBefore(text, last.key.start)}<key>${category}</key>${spaceBefore(text, last.value.start)}<string>${content}</string>`
      return [{ start: last.value.end, end: last.value.end, text: pair }]
    },
  }
}
