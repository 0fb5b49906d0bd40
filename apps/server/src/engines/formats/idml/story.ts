import type { Token } from '../inline/tokens.ts'
import { rawParts } from '../markup/raw-text.ts'
import { type Place, type PlaceCell, PlaceTables } from '../place.ts'
import type { Block, Slice } from '../ooxml/blocks.ts'
import { type Atom, richText, type RunFormat } from '../ooxml/runs.ts'
import type { XmlElement } from '../xml/read-xml.ts'
import { elementsOf } from './idml-package.ts'
import { inRanges, storyWriter, wrapTags } from './story-writer.ts'

type Tokenize = (text: string) => Token[]
/** Part of a paragraph, and how it looks. */
type Item = { element: XmlElement; format: RunFormat }

/** Elements around text within a range. */
const wraps: ReadonlySet<string> = new Set([
  'HyperlinkTextSource',
  'CrossReferenceSource',
  'XMLElement',
  'ParagraphDestination',
  'HyperlinkTextDestination',
])
/** Texts of their own within a range. */
const inner: ReadonlySet<string> = new Set(['Footnote', 'Endnote', 'Table'])

/** The paragraphs of a story, each followed by those of its tables and footnotes. */
export function storyBlocks(root: XmlElement, text: string, prefix: string, tokenize: Tokenize): Block[] {
  const counter = { paragraph: 0 }
  const tables = new PlaceTables()
  let table = 0
  let cell: PlaceCell | undefined
  let style = ''
  const blocksIn = (element: XmlElement): Block[] => {
    const outer = { table, cell, style }
    if (element.local === 'Table') ({ table } = tables.begin().cell())
    if (element.local === 'Cell') cell = cellNamed(element.attributes.get('Name'), table)
    if (element.local === 'ParagraphStyleRange') style = element.attributes.get('AppliedParagraphStyle') ?? ''
    const blocks = blocksOfElement(element)
    ;({ table, cell, style } = outer)
    return blocks
  }
  const blocksOfElement = (element: XmlElement): Block[] => {
    if (element.local === 'ParagraphStyleRange' || (wraps.has(element.local) && hasRanges(element)))
      return rangesOf(element)
    return elementsOf(element).flatMap(blocksIn)
  }
  const rangesOf = (element: XmlElement): Block[] => {
    const blocks: Block[] = []
    let items: Item[] = []
    const finish = (): void => {
      if (items.length > 0) blocks.push(...paragraphOf(items))
      items = []
    }
    for (const range of elementsOf(element)) {
      if (range.local !== 'CharacterStyleRange') {
        if (range.local === 'Properties') continue
        finish()
        blocks.push(...blocksIn(range))
        continue
      }
      const format = formatOf(range, text)
      for (const child of elementsOf(range)) {
        if (child.local === 'Br') finish()
        else if (child.local !== 'Properties') items.push({ element: child, format })
      }
    }
    finish()
    return blocks
  }
  const paragraphOf = (items: readonly Item[]): Block[] => {
    counter.paragraph += 1
    const key = `${prefix}paragraph-${counter.paragraph}`
    const nested = items.flatMap(({ element }) => (inner.has(element.local) ? blocksIn(element) : []))
    const atoms = (slice: Slice): Atom[] =>
      items.flatMap(({ element, format }) => atomsOf(element, format, text, slice))
    if (!atoms((start, end) => text.slice(start, end)).some(hasWords)) return nested
    const [first, last] = [items[0]!, items.at(-1)!]
    return [
      {
        type: 'rich',
        key,
        place: placeOf(style, cell),
        start: first.element.start,
        end: last.element.end,
        read: (slice, edges) => richText(atoms(slice), { emptyFormat: '<CharacterStyleRange>', tokenize, edges }),
        writer: storyWriter,
        nested,
        isCopy: false,
        wrap: (content) => inRanges(content, first.format.xml, last.format.xml),
      },
    ]
  }
  return blocksIn(root)
}

/** A cell by its name, column and row from 0 with a colon between them. */
function cellNamed(name: string | undefined, table: number): PlaceCell {
  const [column = 0, row = 0] = (name ?? '').split(':').map(Number)
  return { table, row: row + 1, column: column + 1 }
}

/** Names of styles are the designer's; those of headings mostly say so. */
function placeOf(style: string, cell: PlaceCell | undefined): Place {
  const heading = /(?:heading|headline|title|\bh)\W*(\d)?/i.exec(style)
  const look: Place = heading
    ? { kind: 'HEADING', level: Math.min(6, Math.max(1, Number(heading[1] ?? 1))) }
    : /list|bullet/i.test(style)
      ? { kind: 'ITEM', level: 1 }
      : { kind: 'PARAGRAPH' }
  return { ...look, ...(cell && { cell }) }
}

const hasRanges = (element: XmlElement): boolean =>
  elementsOf(element).some(({ local }) => local === 'CharacterStyleRange')

const hasWords = (atom: Atom): boolean =>
  atom.type === 'text' ? atom.text.trim() !== '' : atom.type === 'wrap' && atom.atoms.some(hasWords)

function atomsOf(element: XmlElement, format: RunFormat, text: string, slice: Slice): Atom[] {
  const { local, start, end, openEnd, closeStart } = element
  if (local === 'Content')
    return element.selfClosing
      ? []
      : rawParts(text, openEnd, closeStart).map((part): Atom => {
          if ('text' in part) return { type: 'text', text: part.text.replaceAll('\u2028', '\n'), format }
          return { type: 'inline', native: part.native, display: part.display }
        })
  const isDeleted = local === 'Change' && element.attributes.get('ChangeType') === 'DeletedText'
  if ((wraps.has(local) || (local === 'Change' && !isDeleted)) && !element.selfClosing) {
    const own = elementsOf(element)
    const properties = own.find((child) => child.local === 'Properties')
    const tags = wrapTags(slice(start, properties?.end ?? openEnd), slice(closeStart, end), format.xml)
    const atoms = own.filter((child) => child !== properties).flatMap((child) => atomsOf(child, format, text, slice))
    return [{ type: 'wrap', ...tags, atoms, display: local }]
  }
  const display = local === 'Footnote' || local === 'Endnote' ? local.toLowerCase() : local
  return [{ type: 'piece', native: slice(start, end), display, shown: inner.has(local) && local !== 'Table' }]
}

/** How the text of a range looks: its tag, and the properties that follow it. */
function formatOf(range: XmlElement, text: string): RunFormat {
  const properties = elementsOf(range).find((child) => child.local === 'Properties')
  const xml = text.slice(range.start, properties?.end ?? range.openEnd).replace(/(?<!\s)\s*\/>$/, '>')
  const style = (range.attributes.get('AppliedCharacterStyle') ?? '').replace(/^CharacterStyle\//, '')
  const label = [style.startsWith('$ID/') ? '' : style, range.attributes.get('FontStyle') ?? ''].filter(
    (one) => one !== '',
  )
  return { key: xml, xml, label: label.join(' ') }
}
