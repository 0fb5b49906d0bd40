import type { Edit } from '../../edits.ts'
import { childrenOf, type XmlElement } from '../../xml/read-xml.ts'
import { isOn } from './items.ts'

/** The elements before the mark of direction in properties of paragraphs, tables and sections: their order is fixed. */
const before: Readonly<Record<'pPr' | 'tblPr' | 'sectPr', ReadonlySet<string>>> = {
  pPr: new Set([
    'pStyle',
    'keepNext',
    'keepLines',
    'pageBreakBefore',
    'framePr',
    'widowControl',
    'numPr',
    'suppressLineNumbers',
    'pBdr',
    'shd',
    'tabs',
    'suppressAutoHyphens',
    'kinsoku',
    'wordWrap',
    'overflowPunct',
    'topLinePunct',
    'autoSpaceDE',
    'autoSpaceDN',
  ]),
  tblPr: new Set(['tblStyle', 'tblpPr', 'tblOverlap']),
  sectPr: new Set([
    'headerReference',
    'footerReference',
    'footnotePr',
    'endnotePr',
    'type',
    'pgSz',
    'pgMar',
    'paperSrc',
    'pgBorders',
    'lnNumType',
    'pgNumType',
    'cols',
    'formProt',
    'vAlign',
    'noEndnote',
    'titlePg',
    'textDirection',
  ]),
}

/** The edits that make a paragraph run from right to left. */
export function paragraphDirection(paragraph: XmlElement): Edit[] {
  if (paragraph.selfClosing) return []
  const properties = childrenOf(paragraph, 'pPr')[0]
  if (properties) return propertiesDirection(properties, 'pPr', 'bidi')
  const name = (local: string): string => qualified(paragraph, local)
  return [
    { start: paragraph.openEnd, end: paragraph.openEnd, text: `<${name('pPr')}><${name('bidi')}/></${name('pPr')}>` },
  ]
}

/** The edits that make a table's columns or a section run from right to left, by its properties. */
export function propertiesDirection(
  properties: XmlElement,
  kind: keyof typeof before,
  mark: 'bidi' | 'bidiVisual',
): Edit[] {
  const { start, end } = properties
  const written = `<${qualified(properties, mark)}/>`
  if (properties.selfClosing) {
    const name = qualified(properties, properties.local)
    return [{ start, end, text: `<${name}>${written}</${name}>` }]
  }
  const present = childrenOf(properties, mark)[0]
  if (present) return isOn(properties, mark) ? [] : [{ start: present.start, end: present.end, text: written }]
  const next = properties.children.find((child) => child.kind === 'element' && !before[kind].has(child.local))
  const at = next?.kind === 'element' ? next.start : properties.closeStart
  return [{ start: at, end: at, text: written }]
}

/** An element's name with the prefix of another one. */
export function qualified(element: XmlElement, local: string): string {
  return element.prefix === '' ? local : `${element.prefix}:${local}`
}
