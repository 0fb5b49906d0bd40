import type { Token } from '../../inline/tokens.ts'
import { attributeEdit, childrenOf, type XmlElement } from '../../xml/read-xml.ts'
import { type PlaceCell, PlaceTables } from '../../place.ts'
import type { Block } from '../blocks.ts'
import { richText } from '../runs.ts'
import { paragraphDirection, propertiesDirection, qualified } from './direction.ts'
import { isChoice, paragraphAtoms } from './paragraph.ts'
import { type Marking, wordRuns } from './run-writer.ts'
import type { WordPlaces } from './word-places.ts'

/** How a part of a Word document is read. */
export type WordReading = {
  text: string
  tokenize: (text: string) => Token[]
  hiddenText: boolean
  alternativeText: boolean
  marking: Marking
  places: WordPlaces
  /** Begins the keys of the part. */
  prefix: string
}

/** Elements with texts that are shown beside or in place of them, and the attributes that hold these. */
const alternativeTexts: ReadonlyMap<string, readonly string[]> = new Map([
  ['docPr', ['title', 'descr']],
  ['hyperlink', ['tooltip']],
  ['tblCaption', ['val']],
  ['tblDescription', ['val']],
  ['shape', ['alt']],
])

/** The texts of a part: paragraphs wherever they stand, watermarks, and alternative texts of pictures. */
export function wordBlocks(root: XmlElement, reading: WordReading): Block[] {
  const counter = { paragraph: 0, alternative: 0, watermark: 0 }
  const { marking, prefix } = reading
  const tables = new PlaceTables()
  let table: ReturnType<PlaceTables['begin']> | undefined
  let cell: PlaceCell | undefined
  const inTable = (element: XmlElement, isCopy: boolean): Block[] => {
    const outer = { table, cell }
    if (element.local === 'tbl') table = tables.begin()
    else if (element.local === 'tr') table?.row()
    else cell = table?.cell()
    const blocks = collect(element, isCopy)
    if (element.local === 'tbl') ({ table, cell } = outer)
    else if (element.local === 'tc') ({ cell } = outer)
    return blocks
  }
  const collect = (parent: XmlElement, isCopy: boolean): Block[] =>
    parent.children.flatMap((child): Block[] => {
      if (child.kind === 'text') return []
      switch (child.local) {
        case 'p':
          return child.uri === root.uri ? paragraph(child, isCopy) : collect(child, isCopy)
        case 'tbl':
        case 'tr':
        case 'tc':
          return inTable(child, isCopy)
        case 'tblPr': {
          const along: Block[] = marking.rightToLeft
            ? [{ type: 'along', edits: propertiesDirection(child, 'tblPr', 'bidiVisual') }]
            : []
          return [...along, ...collect(child, isCopy)]
        }
        case 'sectPr':
          return marking.rightToLeft ? [{ type: 'along', edits: propertiesDirection(child, 'sectPr', 'bidi') }] : []
        case 'sdtPr':
          return unbinding(child)
        case 'textpath':
          return valuesOf(child, 'watermark', ['string'], isCopy)
        case 'Fallback':
          return collect(child, true)
        case 'del':
        case 'moveFrom':
          return []
        default: {
          const names = reading.alternativeText ? alternativeTexts.get(child.local) : undefined
          return [...(names ? valuesOf(child, 'alternative', names, isCopy) : []), ...collect(child, isCopy)]
        }
      }
    })
  const paragraph = (element: XmlElement, isCopy: boolean): Block[] => {
    if (element.selfClosing) return []
    counter.paragraph += 1
    const key = `${prefix}paragraph-${counter.paragraph}`
    const along: Block[] = marking.rightToLeft ? [{ type: 'along', edits: paragraphDirection(element) }] : []
    const properties = childrenOf(element, 'pPr')[0]
    const sections = properties && marking.rightToLeft ? collect(properties, isCopy) : []
    const nested = element.children.flatMap((child) =>
      child === properties || child.kind === 'text' ? [] : collectOne(child, isCopy),
    )
    return [
      ...along,
      ...sections,
      {
        type: 'rich',
        key,
        place: reading.places.of(element, cell),
        start: properties?.end ?? element.openEnd,
        end: element.closeStart,
        read: (slice, edges) =>
          richText(paragraphAtoms(element, { slice, hiddenText: reading.hiddenText }), {
            emptyFormat: `<${qualified(element, 'rPr')}/>`,
            tokenize: reading.tokenize,
            edges,
          }),
        writer: wordRuns(element.prefix, marking),
        nested,
        isCopy,
      },
    ]
  }
  const collectOne = (element: XmlElement, isCopy: boolean): Block[] =>
    collect({ ...element, children: [element] }, isCopy)
  const valuesOf = (
    element: XmlElement,
    kind: keyof typeof counter,
    names: readonly string[],
    isCopy: boolean,
  ): Block[] =>
    names.flatMap((local): Block[] => {
      const name = [local, qualified(element, local)].find((one) => element.attributes.get(one)?.trim())
      if (name === undefined) return []
      counter[kind] += 1
      const edit = (text: string) => [attributeEdit(element, reading.text, name, text)]
      return [
        {
          type: 'value',
          key: `${prefix}${kind}-${counter[kind]}`,
          value: element.attributes.get(name) ?? '',
          edit,
          isCopy,
        },
      ]
    })
  return collect(root, false)
}

/**
 * Removes bindings to properties of the document, which would show the untranslated text again as soon as the document
 * is opened.
 */
function unbinding(properties: XmlElement): Block[] {
  if (isChoice(properties)) return []
  return childrenOf(properties, 'dataBinding').map(({ start, end }) => ({
    type: 'along',
    edits: [{ start, end, text: '' }],
  }))
}
