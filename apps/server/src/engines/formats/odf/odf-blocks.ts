import type { Block } from '../ooxml/blocks.ts'
import { attributeEdit, escapeXml, textIn, type XmlElement } from '../xml/read-xml.ts'
import { OdfPlaces } from './odf-places.ts'
import { hasOwnWords, odfParagraph, type ParagraphReading } from './paragraph.ts'

/** The parts of a document to read. */
export type OdfOptions = ParagraphReading & {
  comments: boolean
  notes: boolean
  alternativeText: boolean
  /** Pages that are hidden. */
  isHiddenPage: (page: XmlElement) => boolean
  prefix: string
  /** Cells of charts repeat those of a table. */
  cellsAreCopies: boolean
}

/** Elements whose text doesn't belong to the document. */
const skipped: ReadonlySet<string> = new Set(['tracked-changes', 'forms', 'scripts', 'database-ranges', 'dde-links'])
/** Texts that presentations keep apart from their pages. */
const declared: ReadonlySet<string> = new Set(['footer-decl', 'header-decl'])

/** The texts within an element, in its order: paragraphs, alternative texts, declared headers and footers. */
export function odfBlocks(root: XmlElement, text: string, options: OdfOptions): Block[] {
  const counter = { paragraph: 0, alternative: 0, header: 0 }
  const places = new OdfPlaces()
  const keyOf = (kind: keyof typeof counter): string => `${options.prefix}${kind}-${(counter[kind] += 1)}`
  const contentBlock = (element: XmlElement, kind: keyof typeof counter): Block[] => {
    const value = textIn(element)
    const key = keyOf(kind)
    if (element.selfClosing || value.trim() === '') return []
    const edit = (target: string) => [{ start: element.openEnd, end: element.closeStart, text: escapeXml(target) }]
    return [{ type: 'value', key, value, edit, isCopy: false }]
  }
  const within = (element: XmlElement, isCopy: boolean): Block[] =>
    element.children.flatMap((child) => (child.kind === 'text' ? [] : collect(child, isCopy)))
  const collectWithin = (element: XmlElement, isCopy: boolean): Block[] => {
    const { local, uri } = element
    if (skipped.has(local)) return []
    if (local === 'annotation' && !options.comments) return []
    if (local === 'notes' && !options.notes) return []
    if (local === 'page' && options.isHiddenPage(element)) return []
    if ((local === 'p' || local === 'h') && uri.endsWith(':text:1.0')) {
      // Also paragraphs without words are counted, so that keys do not depend on options.
      const key = keyOf('paragraph')
      const nested = within(element, isCopy)
      if (element.selfClosing || !hasOwnWords(element, options)) return nested
      return [
        odfParagraph(
          element,
          { key, place: places.of(element), isCopy: isCopy && options.cellsAreCopies ? 'only' : isCopy, nested },
          options,
        ),
      ]
    }
    if ((local === 'title' || local === 'desc') && uri.includes('svg'))
      return options.alternativeText ? contentBlock(element, 'alternative') : []
    if (declared.has(local)) return contentBlock(element, 'header')
    if (local === 'table-cell' && !isTextCell(element))
      return element.children.flatMap((child) => {
        // Comments of cells that hold numbers are texts still; the others count, so that keys stay the same.
        const blocks = child.kind === 'text' ? [] : collect(child, isCopy)
        return child.kind === 'element' && child.local === 'annotation'
          ? blocks.filter(({ type }) => type === 'rich')
          : []
      })
    const blocks = within(element, isCopy || local === 'index-body' || (local === 'table' && options.cellsAreCopies))
    return local === 'table-cell' ? withStringValue(element, blocks, text) : blocks
  }
  const collect = (element: XmlElement, isCopy: boolean): Block[] =>
    places.within(element, () => collectWithin(element, isCopy))
  return collect(root, false)
}

/** Whether a cell holds text that someone typed: not a number, and not the result of a formula. */
function isTextCell({ attributes }: XmlElement): boolean {
  const type = attributes.get('office:value-type') ?? attributes.get('calcext:value-type') ?? 'string'
  return type === 'string' && !attributes.has('table:formula')
}

/** A cell that repeats its text as a value has to go on doing so. */
function withStringValue(cell: XmlElement, blocks: readonly Block[], text: string): Block[] {
  const value = cell.attributes.get('office:string-value')
  const [block] = blocks
  if (value === undefined || blocks.length !== 1 || block?.type !== 'rich') return [...blocks]
  const edit = (target: string) => [attributeEdit(cell, text, 'office:string-value', target)]
  return [block, { type: 'value', key: `${block.key}/value`, value, edit, isCopy: true }]
}
