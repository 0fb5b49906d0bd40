import { type PlaceholderOptions, tokenizeText } from '../inline/placeholders.ts'
import type { Restored, Token } from '../inline/tokens.ts'
import { escapeXml, textIn, type XmlElement } from '../xml/read-xml.ts'

/** How elements and text of one document become codes. */
export type InlineOptions = PlaceholderOptions & {
  /** A piece of the document, with the translations of what stands in its codes already in place. */
  slice: (start: number, end: number) => string
  asciiOnly: boolean
  /** The original text of codes, by id: XLIFF 2.x keeps it beside the text. */
  originals: ReadonlyMap<string, string>
}

/** The content of a `source`, `target`, `seg-source` or `mrk` as tokens; XLIFF 1.x and 2.x alike. */
export function tokenizeContent(element: XmlElement, options: InlineOptions): Token[] {
  return withoutProtected(element.children, options).flatMap((child) => {
    if ('type' in child) return [child]
    if (child.kind === 'element') return tokenizeElement(child, options)
    return tokenizeText(child.text, options).map((token): Token => {
      if (token.type === 'text') return token
      return {
        ...token,
        native: escapeXml(token.native, options.asciiOnly),
        display: token.native,
        match: token.native,
      }
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
  const raw = options.slice(element.start, element.end)
  const display = displayOf(element, options.originals)
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
        { ...wrap(options.slice(element.start, element.openEnd), 'open', element), match: `${local}:${id}`, ...shown },
        ...tokenizeContent(element, options),
        wrap(options.slice(element.closeStart, element.end), 'close', element),
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
export function isProtected(element: XmlElement): boolean {
  const { local, attributes } = element
  if (local !== 'mrk') return false
  // Trados keeps what was deleted under tracked changes.
  return (
    /^(?:protected|x-sdl-(?:feedback-)?deleted)$/.test(attributes.get('mtype') ?? '') ||
    attributes.get('translate') === 'no'
  )
}

type Node = XmlElement['children'][number]

/** Content in which all from an `sm` that forbids translation up to its `em` is one code. */
function withoutProtected(children: readonly Node[], { slice }: InlineOptions): readonly (Node | Token)[] {
  if (!children.some(isProtectedStart)) return children
  const ends = new Map(
    children.map((node, at) => [
      node.kind === 'element' && node.local === 'em' ? node.attributes.get('startRef') : undefined,
      at,
    ]),
  )
  const kept: (Node | Token)[] = []
  for (let at = 0; at < children.length; at += 1) {
    const node = children[at]!
    const id = isProtectedStart(node) ? node.attributes.get('id') : undefined
    const end = id === undefined ? at : (ends.get(id) ?? at)
    const last = children[end]!
    if (end <= at || node.kind !== 'element' || last.kind !== 'element') {
      kept.push(node)
      continue
    }
    const display = children
      .slice(at, end)
      .map((one) => (one.kind === 'text' ? one.text : textIn(one)))
      .join('')
    kept.push({
      type: 'standalone',
      native: slice(node.start, last.end),
      match: `sm:${id}`,
      ...(display && { display }),
    })
    at = end
  }
  return kept
}

const isProtectedStart = (node: Node): node is XmlElement =>
  node.kind === 'element' && node.local === 'sm' && node.attributes.get('translate') === 'no'

function displayOf(element: XmlElement, originals: InlineOptions['originals']): string | undefined {
  const { attributes } = element
  const equivalent = ['equiv-text', 'disp', 'dispStart', 'equiv', 'equivStart']
    .map((name) => attributes.get(name))
    .find(Boolean)
  const original = originals.get(attributes.get('dataRef') ?? attributes.get('dataRefStart') ?? '')
  if (equivalent || original) return equivalent || original
  const defined = element.local === 'mrk' ? undefined : originals.get(`#${attributes.get('id')}`)
  if (defined) return defined
  if (element.local === 'g' || element.local === 'pc') return attributes.get('ctype') ?? attributes.get('subType')
  const content = textIn(element)
  return content === '' || (element.local === 'mrk' && !isProtected(element)) ? undefined : content
}
