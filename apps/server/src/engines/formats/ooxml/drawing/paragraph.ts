import { directionOf } from '@dragoman/sdk/direction'
import type { Edit } from '../../edits.ts'
import type { Token } from '../../inline/tokens.ts'
import { attributeEdit, textIn, type XmlElement } from '../../xml/read-xml.ts'
import type { RichBlock, Slice } from '../blocks.ts'
import { type Atom, richText, type RunFormat, type RunWriter } from '../runs.ts'

const namespaces: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/drawingml/2006/main',
  'http://purl.oclc.org/ooxml/drawingml/main',
])
/** Attributes of a run that don't change how it looks. */
const invisible: ReadonlySet<string> = new Set([
  'lang',
  'altLang',
  'dirty',
  'err',
  'noProof',
  'smtClean',
  'smtId',
  'bmk',
])
const shown: Readonly<Record<string, string>> = {
  b: 'b',
  i: 'i',
  u: 'u',
  strike: 'strike',
  cap: 'caps',
  baseline: 'baseline',
}
const nothing: ReadonlySet<string> = new Set()

/** How translated text is marked. */
export type DrawingMarking = { locale: string; language: boolean; rightToLeft: boolean }

/** The marks of a translation into the locale. */
export function drawingMarking(locale: string, marks: { language: boolean; direction: boolean }): DrawingMarking {
  return { locale, language: marks.language, rightToLeft: marks.direction && directionOf(locale) === 'rtl' }
}

/** Whether an element is a paragraph of DrawingML, the language of text in slides, charts and diagrams. */
export function isDrawingParagraph(element: XmlElement): boolean {
  return element.local === 'p' && namespaces.has(element.uri)
}

/** The text of a paragraph of DrawingML. */
export function drawingParagraph(
  element: XmlElement,
  facts: Pick<RichBlock, 'key' | 'isCopy'>,
  reading: { tokenize: (text: string) => Token[]; marking: DrawingMarking },
): RichBlock {
  const parts = element.children.filter((child) => child.kind === 'element')
  const properties = parts.find((child) => child.local === 'pPr')
  const last = parts.find((child) => child.local === 'endParaRPr')
  return {
    ...facts,
    type: 'rich',
    start: properties?.end ?? element.openEnd,
    end: last?.start ?? element.closeStart,
    read: (slice, edges) =>
      richText(
        parts.flatMap((child) => atomsOf(child, slice)),
        { emptyFormat: `<${nameOf(element, 'rPr')}/>`, tokenize: reading.tokenize, edges },
      ),
    writer: drawingRuns((local) => nameOf(element, local), reading.marking),
    nested: [],
  }
}

/** The edits that make a paragraph run from right to left. Text that stands on the left moves to the right. */
export function drawingDirection(element: XmlElement, text: string, isTitle: boolean): Edit[] {
  if (element.selfClosing) return []
  const properties = element.children.find((child) => child.kind === 'element' && child.local === 'pPr') as
    | XmlElement
    | undefined
  if (!properties) {
    const written = `<${nameOf(element, 'pPr')}${isTitle ? '' : ' algn="r"'} rtl="1"/>`
    return [{ start: element.openEnd, end: element.openEnd, text: written }]
  }
  const { attributes } = properties
  const alignment = attributes.get('algn')
  const moves = alignment === 'l' || (alignment === undefined && !isTitle)
  const isDone = ['1', 'true'].includes(attributes.get('rtl') ?? '')
  return isDone
    ? []
    : [...(moves ? [attributeEdit(properties, text, 'algn', 'r')] : []), attributeEdit(properties, text, 'rtl', '1')]
}

function atomsOf(element: XmlElement, slice: Slice): Atom[] {
  const raw = slice(element.start, element.end)
  switch (element.local) {
    case 'pPr':
    case 'endParaRPr':
      return []
    case 'r': {
      const parts = element.children.filter((child) => child.kind === 'element')
      const properties = parts.find((child) => child.local === 'rPr')
      const text = parts
        .filter((child) => child.local === 't')
        .map(textIn)
        .join('')
      return [{ type: 'text', text, format: formatOf(properties, slice) }]
    }
    case 'br':
      return [{ type: 'inline', native: raw, display: '↵' }]
    default: {
      const words = textIn(element).trim().slice(0, 50)
      return [{ type: 'piece', native: raw, display: words || element.local, shown: words !== '' }]
    }
  }
}

function formatOf(properties: XmlElement | undefined, slice: Slice): RunFormat {
  if (!properties) return { key: '', xml: '', label: '' }
  const attributes = [...properties.attributes].filter(([name]) => !invisible.has(name))
  const inner = slice(properties.openEnd, properties.closeStart)
  const written = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
  if (written === '' && inner === '') return { key: '', xml: '', label: '' }
  const name = nameOf(properties, 'rPr')
  const xml = inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
  const labels = attributes.flatMap(([key, value]) =>
    Object.hasOwn(shown, key) && value !== '0' && value !== 'none' ? [shown[key]] : [],
  )
  const link = properties.children.some((child) => child.kind === 'element' && child.local === 'hlinkClick')
  return { key: xml, xml, label: [...labels, ...(link ? ['link'] : [])].join(' ') }
}

function drawingRuns(name: (local: string) => string, marking: DrawingMarking): RunWriter {
  return {
    inline: nothing,
    run: (format, content) =>
      `<${name('r')}>${marked(format, name('rPr'), marking)}<${name('t')}>${content}</${name('t')}></${name('r')}>`,
    text: (text) => text.replace(/\r\n|\n/g, ' '),
  }
}

function marked(format: string, name: string, { language, locale }: DrawingMarking): string {
  if (!language) return format
  if (format === '') return `<${name} lang="${locale}"/>`
  return `<${name} lang="${locale}"${format.slice(name.length + 1)}`
}

function nameOf(element: XmlElement, local: string): string {
  return element.prefix === '' ? local : `${element.prefix}:${local}`
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
