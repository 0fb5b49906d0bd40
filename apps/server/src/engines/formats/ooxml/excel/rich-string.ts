import type { Token } from '../../inline/tokens.ts'
import { textIn, type XmlElement } from '../../xml/read-xml.ts'
import type { RichBlock, Slice } from '../blocks.ts'
import { type Atom, richText, type RunFormat, type RunWriter } from '../runs.ts'

const shown: ReadonlySet<string> = new Set(['b', 'i', 'u', 'strike', 'vertAlign', 'color'])
const nothing: ReadonlySet<string> = new Set()
/** How workbooks write characters that XML cannot hold. */
const escapedCharacter = /(_x[0-9A-Fa-f]{4}_)/

/** The text of a cell or comment: an element that holds plain text or formatted runs. */
export function richString(
  element: XmlElement,
  facts: Pick<RichBlock, 'key' | 'isCopy' | 'place'>,
  tokenize: (text: string) => Token[],
): RichBlock {
  const parts = element.children.filter((child): child is XmlElement => child.kind === 'element')
  const isPlain = !parts.some((part) => part.local === 'r')
  const name = (local: string): string => (element.prefix === '' ? local : `${element.prefix}:${local}`)
  return {
    ...facts,
    type: 'rich',
    start: element.openEnd,
    end: element.closeStart,
    read: (slice, edges) =>
      richText(
        parts.flatMap((part) => atomsOf(part, slice)),
        { emptyFormat: `<${name('rPr')}/>`, tokenize, edges },
      ),
    writer: stringWriter(name, isPlain),
    nested: [],
  }
}

function atomsOf(part: XmlElement, slice: Slice): Atom[] {
  if (part.local === 't') return textAtoms(textIn(part), { key: '', xml: '', label: '' })
  // How the source is read aloud is nothing for its translation.
  if (part.local !== 'r') return []
  const inner = part.children.filter((child): child is XmlElement => child.kind === 'element')
  const properties = inner.find((child) => child.local === 'rPr')
  const text = inner
    .filter((child) => child.local === 't')
    .map(textIn)
    .join('')
  return textAtoms(text, formatOf(properties, slice))
}

function textAtoms(text: string, format: RunFormat): Atom[] {
  return text
    .split(escapedCharacter)
    .flatMap((piece, index): Atom[] =>
      index % 2 === 1
        ? [{ type: 'inline', native: piece }]
        : piece === ''
          ? []
          : [{ type: 'text', text: piece, format }],
    )
}

function formatOf(properties: XmlElement | undefined, slice: Slice): RunFormat {
  if (!properties || properties.selfClosing) return { key: '', xml: '', label: '' }
  const xml = slice(properties.start, properties.end)
  const names = properties.children.flatMap((child) =>
    child.kind === 'element' && shown.has(child.local) ? [child.local] : [],
  )
  return { key: xml, xml, label: names.join(' ') }
}

function stringWriter(name: (local: string) => string, isPlain: boolean): RunWriter {
  const text = (content: string): string => `<${name('t')} xml:space="preserve">${content}</${name('t')}>`
  return {
    inline: nothing,
    run: (format, content) =>
      isPlain ? text(content) : `<${name('r')}>${format.endsWith('/>') ? '' : format}${text(content)}</${name('r')}>`,
    text: (escaped) => escaped.replaceAll('&#13;', ''),
  }
}
