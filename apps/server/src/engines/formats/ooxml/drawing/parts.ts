import { flag } from '../../parameters.ts'
import { attributeEdit, childrenOf, escapeXml, textIn, type XmlElement } from '../../xml/read-xml.ts'
import { type Place, type PlaceCell, type PlacePart, PlaceTables } from '../../place.ts'
import type { Block } from '../blocks.ts'
import type { PartBlocks } from '../office-format.ts'
import type { OfficeReading } from '../office-reading.ts'
import { drawingDirection, drawingMarking, drawingParagraph, isDrawingParagraph } from './paragraph.ts'

/** The texts of a part that count. */
type PartOptions = {
  /** Begins the keys of the part. */
  prefix: string
  /** All of the part is a copy of texts elsewhere. */
  isCopy?: boolean
  part?: PlacePart
  /** Labels of charts are drawn from cells of the same document. */
  labelsAreCopies?: boolean
  /** A shape whose text is left alone. */
  skips?: (shape: XmlElement) => boolean
}

/** Charts, diagrams and drawings of a document, by the content type of their parts. */
export function drawingParts(reading: OfficeReading, type: RegExp): PartBlocks[] {
  return reading.file
    .partsOfType(type)
    .map((name) => drawingPart(reading, name, { prefix: prefixOf(name), isCopy: isCachedDiagram(name) }))
}

/** The part that programs draw a diagram from if they don't lay it out themselves: it repeats the same texts. */
export function isCachedDiagram(name: string): boolean {
  return /\/diagrams\/drawing\d*\.xml$/.test(name)
}

/** The name of a part as the beginning of keys. */
export function prefixOf(name: string): string {
  return `${name.slice(name.lastIndexOf('/') + 1, -'.xml'.length)}/`
}

/** The texts of one part: paragraphs, labels of charts, alternative texts. */
export function drawingPart(reading: OfficeReading, name: string, part: PartOptions): PartBlocks {
  const { text, root } = reading.file.part(name)
  const marking = drawingMarking(reading.options.targetLocale, {
    language: flag(reading.values, 'setLanguage'),
    direction: flag(reading.values, 'setDirection'),
  })
  const alternativeText = flag(reading.values, 'translateAlternativeText')
  const counter = { paragraph: 0, alternative: 0, label: 0, tip: 0 }
  const labels = new Set<string>()
  const tables = new PlaceTables()
  let table: ReturnType<PlaceTables['begin']> | undefined
  let cell: PlaceCell | undefined
  const collect = (element: XmlElement, isCopy: boolean, isTitle: boolean): Block[] => {
    if (isDrawingParagraph(element)) {
      if (element.selfClosing) return []
      counter.paragraph += 1
      const key = `${part.prefix}paragraph-${counter.paragraph}`
      const along: Block[] = marking.rightToLeft
        ? [{ type: 'along', edits: drawingDirection(element, text, isTitle) }]
        : []
      return [
        ...along,
        {
          ...drawingParagraph(element, { key, isCopy }, { tokenize: reading.tokenize, marking }),
          place: placeOf(element, isTitle, cell),
          nested: tipsIn(element, isCopy),
        },
      ]
    }
    if (element.local === 'strCache' || element.local === 'multiLvlStrCache') return chartLabels(element)
    if (element.local === 'sp' && part.skips?.(element)) return []
    if (element.local === 'tbl') table = tables.begin()
    if (element.local === 'tr') table?.row()
    if (element.local === 'tc') cell = table?.cell()
    const title = isTitle || (element.local === 'sp' && isTitleShape(element))
    const inner = element.children.flatMap((child) =>
      child.kind === 'text' ? [] : collect(child, isCopy || child.local === 'Fallback', title),
    )
    if (element.local === 'tbl') table = undefined
    if (element.local === 'tc') cell = undefined
    return [...own(element, isCopy), ...inner]
  }
  const own = (element: XmlElement, isCopy: boolean): Block[] => {
    if (element.local === 'tblPr' && marking.rightToLeft) {
      return [{ type: 'along', edits: [attributeEdit(element, text, 'rtl', '1')] }]
    }
    if (!alternativeText) return []
    if (element.local === 'hlinkClick') return valueOf(element, 'tooltip', 'tip', isCopy)
    return element.local === 'cNvPr'
      ? ['title', 'descr'].flatMap((attribute) => valueOf(element, attribute, 'alternative', isCopy))
      : []
  }
  const valueOf = (element: XmlElement, attribute: string, kind: 'alternative' | 'tip', isCopy: boolean): Block[] => {
    const value = element.attributes.get(attribute)
    if (!value?.trim()) return []
    counter[kind] += 1
    const edit = (target: string) => [attributeEdit(element, text, attribute, target)]
    return [{ type: 'value', key: `${part.prefix}${kind}-${counter[kind]}`, value, edit, isCopy }]
  }
  /** The tooltips of a paragraph's links: each once, as a link is in as many runs as its text. */
  const tipsIn = (paragraph: XmlElement, isCopy: boolean): Block[] => {
    const seen = new Set<string | undefined>()
    const within = (element: XmlElement): Block[] => {
      const tip = element.local === 'hlinkClick' ? element.attributes.get('tooltip') : undefined
      const isRepeated = tip !== undefined && seen.has(tip)
      seen.add(tip)
      return [...own(element, isCopy || isRepeated), ...childrenOf(element).flatMap(within)]
    }
    return childrenOf(paragraph).flatMap(within)
  }
  /** Names of series and categories; the same ones come with every series. */
  const chartLabels = (cache: XmlElement): Block[] =>
    cache.children.flatMap((point): Block[] => {
      if (point.kind === 'text') return []
      if (point.local === 'lvl') return chartLabels(point)
      if (point.local !== 'pt') return []
      return point.children.flatMap((child): Block[] => {
        if (child.kind === 'text' || child.local !== 'v' || child.selfClosing) return []
        const value = textIn(child)
        const isCopy = part.labelsAreCopies ? 'only' : labels.has(value)
        labels.add(value)
        counter.label += 1
        const edit = (target: string) => [{ start: child.openEnd, end: child.closeStart, text: escapeXml(target) }]
        return [{ type: 'value', key: `${part.prefix}label-${counter.label}`, value, edit, isCopy }]
      })
    })
  const blocks = collect(root, part.isCopy === true, false)
  return { name, text, blocks, ...(part.part && { part: part.part }) }
}

function placeOf(paragraph: XmlElement, isTitle: boolean, cell: PlaceCell | undefined): Place {
  if (cell) return { kind: 'PARAGRAPH', cell }
  if (isTitle) return { kind: 'HEADING', level: 2 }
  const level = Number(childrenOf(paragraph, 'pPr')[0]?.attributes.get('lvl') ?? 0)
  return level > 0 ? { kind: 'ITEM', level: level + 1 } : { kind: 'PARAGRAPH' }
}

function isTitleShape(shape: XmlElement): boolean {
  return ['title', 'ctrTitle', 'subTitle'].includes(placeholderOf(shape) ?? '')
}

/** The kind of placeholder that a shape is; `undefined` for other shapes. */
export function placeholderOf(shape: XmlElement): string | undefined {
  const down = (element: XmlElement | undefined, ...names: string[]): XmlElement | undefined =>
    names.reduce<XmlElement | undefined>(
      (found, name) =>
        found?.children.find((child): child is XmlElement => child.kind === 'element' && child.local === name),
      element,
    )
  const placeholder = down(shape, 'nvSpPr', 'nvPr', 'ph')
  return placeholder && (placeholder.attributes.get('type') ?? 'obj')
}
