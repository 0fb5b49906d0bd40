import type { Token } from '../../inline/tokens.ts'
import { attributeEdit, childrenOf, type XmlElement } from '../../xml/read-xml.ts'
import type { Block } from '../blocks.ts'
import { richText } from '../runs.ts'
import { paragraphDirection, propertiesDirection, qualified } from './direction.ts'
import { paragraphAtoms } from './paragraph.ts'
import { type Marking, wordRuns } from './run-writer.ts'

/** How a part of a Word document is read. */
export type WordReading = {
  text: string
  tokenize: (text: string) => Token[]
  hiddenText: boolean
  alternativeText: boolean
  marking: Marking
  /** Begins the keys of the part. */
  prefix: string
}

/** The texts of a part: paragraphs wherever they stand, and alternative texts of pictures. */
export function wordBlocks(root: XmlElement, reading: WordReading): Block[] {
  const counter = { paragraph: 0, alternative: 0 }
  const { marking, prefix } = reading
  const collect = (parent: XmlElement, isCopy: boolean): Block[] =>
    parent.children.flatMap((child): Block[] => {
      if (child.kind === 'text') return []
      switch (child.local) {
        case 'p':
          return child.uri === root.uri ? paragraph(child, isCopy) : collect(child, isCopy)
        case 'tblPr':
          return marking.rightToLeft ? [{ type: 'along', edits: propertiesDirection(child, 'tblPr', 'bidiVisual') }] : []
        case 'sectPr':
          return marking.rightToLeft ? [{ type: 'along', edits: propertiesDirection(child, 'sectPr', 'bidi') }] : []
        case 'docPr':
          return reading.alternativeText ? alternative(child, isCopy) : []
        case 'Fallback':
          return collect(child, true)
        case 'del':
        case 'moveFrom':
          return []
        default:
          return collect(child, isCopy)
      }
    })
  const paragraph = (element: XmlElement, isCopy: boolean): Block[] => {
    if (element.selfClosing) return []
    counter.paragraph += 1
    const key = `${prefix}paragraph-${counter.paragraph}`
    const along: Block[] = marking.rightToLeft ? [{ type: 'along', edits: paragraphDirection(element) }] : []
    const properties = childrenOf(element, 'pPr')[0]
    const sections = properties && marking.rightToLeft ? collect(properties, isCopy) : []
    const nested = element.children.flatMap((child) => (child === properties || child.kind === 'text' ? [] : collectOne(child, isCopy)))
    return [
      ...along,
      ...sections,
      {
        type: 'rich',
        key,
        start: properties?.end ?? element.openEnd,
        end: element.closeStart,
        read: (slice) =>
          richText(paragraphAtoms(element, { slice, hiddenText: reading.hiddenText }), {
            emptyFormat: `<${qualified(element, 'rPr')}/>`,
            tokenize: reading.tokenize,
          }),
        writer: wordRuns(element.prefix, marking),
        nested,
        isCopy,
      },
    ]
  }
  const collectOne = (element: XmlElement, isCopy: boolean): Block[] => collect({ ...element, children: [element] }, isCopy)
  const alternative = (element: XmlElement, isCopy: boolean): Block[] =>
    ['title', 'descr'].flatMap((name): Block[] => {
      const value = element.attributes.get(name)
      if (!value?.trim()) return []
      counter.alternative += 1
      const edit = (text: string) => [attributeEdit(element, reading.text, name, text)]
      return [{ type: 'value', key: `${prefix}alternative-${counter.alternative}`, value, edit, isCopy }]
    })
  return collect(root, false)
}
