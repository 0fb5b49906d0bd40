import { type CatalogEntry, catalogFormat, without } from '../catalog.ts'
import { attributeEdit, childrenOf, readXml, refuseElement, type XmlElement } from '../xml/read-xml.ts'
import { categoriesOf, isPluralCategory } from '../plural-categories.ts'
import type { FileFormat, PluralCategory } from '../format.ts'
import { keyParameters } from '../key-parameters.ts'
import { meansLanguage, nameOfLanguage } from '../language-codes.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { lineEndingOf, refuseUnstorable } from '../text.ts'
import { decodeXmlFile } from '../xml/xml-file.ts'
import { androidMarkup, placeOf, shownText, writeAndroid } from './android-text.ts'

/** The file: its text, and whether it may only hold ASCII. */
type Source = { text: string; asciiOnly: boolean; fileName: string; targetLocale: string }

/** Android's string resources: strings, plurals and arrays of strings. Only texts are ever changed. */
export const android: FileFormat = catalogFormat({
  name: 'android',
  label: 'Android string resources',
  extensions: ['xml'],
  applySourceSegmentation: false,
  parameters: [...without(sharedParameters, 'icu'), ...keyParameters],

  read(bytes, { fileName, targetLocale }) {
    const { text, encode, asciiOnly } = decodeXmlFile(bytes, fileName)
    const { root } = readXml(text, fileName)
    const source = { text, asciiOnly, fileName, targetLocale }
    const notes = notesOf(root, text)
    const entries = childrenOf(root).flatMap((resource) =>
      entriesOf(resource, source).map((entry) => ({ ...entry, note: notes.get(resource) ?? '' })),
    )
    return { text, encode, entries }
  },

  finish({ text }, options) {
    const { fileName, sourceLocale, targetLocale } = options
    const { root } = readXml(text, fileName)
    const attribute = [...root.attributes].find(([name]) => name === 'tools:locale')
    if (!attribute || !meansLanguage(options, attribute[1], sourceLocale)) return []
    return [attributeEdit(root, text, attribute[0], nameOfLanguage(options, targetLocale))]
  },
})

/** The texts of one resource; others than strings have none. */
function entriesOf(resource: XmlElement, source: Source): CatalogEntry[] {
  const { attributes, local } = resource
  const isString = local === 'string' || (local === 'item' && attributes.get('type') === 'string')
  if (!isString && local !== 'string-array' && local !== 'plurals') return []
  const name = attributes.get('name')
  if (name === undefined)
    refuseElement(resource, source.text, source.fileName, 'This resource has no name. Give it one.')
  const product = attributes.get('product')
  const key = product === undefined ? name : `${name}@${product}`
  const kept = attributes.get('translatable') === 'false' ? ({ leftOut: 'NOT_TRANSLATABLE' } as const) : {}
  const entries = isString
    ? [entryOf(resource, key, source)]
    : local === 'plurals'
      ? pluralsOf(resource, key, source)
      : childrenOf(resource, 'item').map((item, index) => entryOf(item, `${key}[${index}]`, source))
  return entries.map((entry) => ({ ...entry, ...kept, ...(isReference(entry.source) && { leftOut: 'REFERENCE' }) }))
}

function entryOf(element: XmlElement, key: string, { text, asciiOnly, fileName }: Source): CatalogEntry {
  const place = placeOf(element, text)
  const source = text.slice(place.start, place.end)
  refuseUnstorable(shownText(source, place), text, place.start, fileName)
  return {
    key,
    context: key,
    source,
    present: source,
    ownMarkup: androidMarkup(place, source, asciiOnly),
    write: (value) => [{ start: place.start, end: place.end, text: writeAndroid(value, place, source) }],
  }
}

type Form = { category: PluralCategory; item: XmlElement }

/** The forms that the target language has; those that the file lacks follow its last one. */
function pluralsOf(resource: XmlElement, key: string, source: Source): CatalogEntry[] {
  const forms = childrenOf(resource, 'item').flatMap((item): Form[] => {
    const category = item.attributes.get('quantity') ?? ''
    if (isPluralCategory(category)) return [{ category, item }]
    const reason = `The quantity "${category}" is none of zero, one, two, few, many, and other. Correct it.`
    return refuseElement(item, source.text, source.fileName, reason)
  })
  const other = forms.find(({ category }) => category === 'other')
  const wanted = categoriesOf(source.targetLocale, 'cardinal')
  const entries = forms.map(({ category, item }): CatalogEntry => {
    const entry = { ...entryOf(item, `${key}[${category}]`, source), plural: { category, group: key } }
    return !other || wanted.includes(category) ? entry : { ...entry, leftOut: 'PLURAL_FORM' }
  })
  const last = forms.at(-1)?.item
  if (!other || !last) return entries
  const missing = wanted.filter((category) => forms.every((form) => form.category !== category))
  return [...entries, ...missing.map((category) => missingForm({ category, other: other.item, last }, key, source))]
}

function missingForm(
  { category, other, last }: { category: PluralCategory; other: XmlElement; last: XmlElement },
  key: string,
  source: Source,
): CatalogEntry {
  const { text } = source
  const lineStart = Math.max(text.lastIndexOf('\n', last.start - 1), text.lastIndexOf('\r', last.start - 1)) + 1
  const indent = text.slice(lineStart, last.start)
  const isOnOwnLine = indent.trim() === ''
  const place = placeOf(other, text)
  const before = text.slice(other.openEnd, place.start)
  const after = text.slice(place.end, other.closeStart)
  const tag = text.slice(other.start, other.openEnd).replace(/(\squantity\s*=\s*)(["'])other\2/, `$1$2${category}$2`)
  const close = text.slice(other.closeStart, other.end)
  return {
    ...entryOf(other, `${key}[${category}]`, source),
    plural: { category, group: key },
    present: undefined,
    write: (value) => {
      const item = `${tag}${before}${writeAndroid(value, place, text.slice(place.start, place.end))}${after}${close}`
      return [{ start: last.end, end: last.end, text: `${isOnOwnLine ? lineEndingOf(text) + indent : ''}${item}` }]
    },
  }
}

/** `@string/name`, `?attr/name`: another resource, not a text. */
const isReference = (content: string): boolean =>
  /^(?:@(?:\+?[\w.]+:)?\w+\/[\w.]+|\?(?:[\w.]+:)?(?:\w+\/)?[a-z]\w*)$/i.test(content)

/** The comments above each resource. */
function notesOf(root: XmlElement, text: string): Map<XmlElement, string> {
  const notes = new Map<XmlElement, string>()
  let end = root.openEnd
  for (const resource of childrenOf(root)) {
    // A comment behind a resource on its line is about that one.
    const gap = text
      .slice(end, resource.start)
      .replace(/^[ \t]*<!--[^]*?-->[ \t]*(?=[\r\n])/, (comment) => (end === root.openEnd ? comment : ''))
    const comments = [...gap.matchAll(/<!--([^]*?)-->/g)].map(([, comment = '']) => comment.trim())
    notes.set(resource, comments.filter((comment) => comment !== '').join('\n'))
    end = resource.end
  }
  return notes
}
