import { type PlaceholderOptions, tokenizeText } from '../inline/placeholders.ts'
import type { Restored, Token } from '../inline/tokens.ts'
import { escapeXml, textIn, type XmlElement } from '../xml/read-xml.ts'

/** How elements and text of one document become codes. */
export type InlineOptions = PlaceholderOptions & { text: string; asciiOnly: boolean }

/** The content of a `source`, `target`, `seg-source` or `mrk` as tokens; XLIFF 1.x and 2.x alike. */
export function tokenizeContent(element: XmlElement, options: InlineOptions): Token[] {
  return element.children.flatMap((child) => {
    if (child.kind === 'element') return tokenizeElement(child, options)
    return tokenizeText(child.text, options).map((token): Token => {
      if (token.type === 'text') return token
      return { ...token, native: escapeXml(token.native, options.asciiOnly), display: token.native, match: token.native }
    })
  })
}

/** Restored content as XML. */
export function writeContent(content: readonly Restored[], asciiOnly: boolean): string {
  return content.map((part) => (part.kind === 'text' ? escapeXml(part.text, asciiOnly) : part.native)).join('')
}

function tokenizeElement(element: XmlElement, options: InlineOptions): Token[] {
  const { local, attributes } = element
  const id = attributes.get('id') ?? attributes.get('mid') ?? ''
  const raw = options.text.slice(element.start, element.end)
  const display = displayOf(element)
  const shown = display === undefined ? {} : { display }
  const half = (type: 'open' | 'close', key: string): Token[] => [
    { type, native: raw, pair: key, match: `${local}:${id}`, ...shown },
  ]
  switch (local) {
    case 'g':
    case 'pc':
    case 'mrk':
      if (element.selfClosing || isProtected(element)) break
      return [
        { ...wrap(options.text.slice(element.start, element.openEnd), 'open', element), match: `${local}:${id}`, ...shown },
        ...tokenizeContent(element, options),
        wrap(options.text.slice(element.closeStart, element.end), 'close', element),
      ]
    case 'bpt':
    case 'bx':
      return half('open', `${local}:${attributes.get('rid') ?? id}`)
    case 'ept':
    case 'ex':
      return half('close', `${local === 'ept' ? 'bpt' : 'bx'}:${attributes.get('rid') ?? id}`)
    case 'sc':
    case 'sm':
      return half('open', `${local}:${id}`)
    case 'ec':
    case 'em':
      return half('close', `${local === 'ec' ? 'sc' : 'sm'}:${attributes.get('startRef') ?? id}`)
    default:
      break
  }
  return [{ type: 'standalone', native: raw, match: `${local}:${id}`, ...shown }]
}

function wrap(native: string, type: 'open' | 'close', element: XmlElement): Token & { type: 'open' | 'close' } {
  return { type, native, pair: `element:${element.start}` }
}

/** Marked as not to be translated: the whole of it is one code. */
function isProtected(element: XmlElement): boolean {
  const { local, attributes } = element
  return local === 'mrk' && (attributes.get('mtype') === 'protected' || attributes.get('translate') === 'no')
}

function displayOf(element: XmlElement): string | undefined {
  const { attributes } = element
  const equivalent = ['equiv-text', 'disp', 'dispStart', 'equiv', 'equivStart'].map((name) => attributes.get(name)).find(Boolean)
  if (equivalent) return equivalent
  if (element.local === 'g' || element.local === 'pc') return attributes.get('ctype') ?? attributes.get('subType')
  const content = textIn(element)
  return content === '' || (element.local === 'mrk' && !isProtected(element)) ? undefined : content
}
