import type { InlineCode } from '@dragoman/sdk/segment-text'
import { restoreCodes } from '../inline/tokens.ts'
import { childrenOf, escapeXml, type XmlElement } from '../xml/read-xml.ts'

/** The number of a code that isn't ours: no segment has as many. */
const foreignCode = '999999'

/** Segment text as XLIFF 1.2 content: `<g>` for pairs, `<x>` for the others, with what they stand for. */
export function writeCodes(text: string, codes: readonly InlineCode[]): string {
  const byId = new Map(codes.map((code) => [code.id, code]))
  return restoreCodes(text, codes, 'never')
    .map((part) => {
      if (part.kind === 'text') return escapeXml(part.text)
      if (part.kind === 'close') return '</g>'
      const code = byId.get(part.id)
      const shown = escapeXml(code?.display ?? part.native)
        .replaceAll('"', '&quot;')
        .replace(/[\r\n\t]+/g, ' ')
      return part.kind === 'open'
        ? `<g id="${part.id}" equiv-text="${shown}">`
        : `<x id="${part.id}" equiv-text="${shown}"/>`
    })
    .join('')
}

/** The segment text of a source or target. Marks that tools add around sentences and terms are seen through. */
export function readCodes(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (child.kind === 'text') return child.text
      const given = child.attributes.get('rid') ?? child.attributes.get('id') ?? ''
      const id = /^[1-9]\d{0,5}$/.test(given) ? given : foreignCode
      switch (child.local) {
        case 'g':
          return `⟦${id}⟧${readCodes(child)}⟦/${id}⟧`
        case 'bpt':
        case 'bx':
          return `⟦${id}⟧`
        case 'ept':
        case 'ex':
          return `⟦/${id}⟧`
        case 'x':
        case 'ph':
        case 'it':
          return `⟦${id}/⟧`
        default:
          return readCodes(child)
      }
    })
    .join('')
}

/** The `trans-unit`s of a file, in groups of any depth. */
export function transUnits(parent: XmlElement): XmlElement[] {
  return childrenOf(parent).flatMap((child) =>
    child.local === 'trans-unit' ? [child] : child.local === 'body' || child.local === 'group' ? transUnits(child) : [],
  )
}

/** An attribute that we have added to a file. */
export function ownAttribute(file: XmlElement, name: string): string | undefined {
  for (const [key, value] of file.attributes) if (key.endsWith(`:${name}`)) return value
  return undefined
}
