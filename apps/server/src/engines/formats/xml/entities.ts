import { parseFragment } from 'parse5'

/** Sections and comments, which aren't text; else an ampersand, with the entity that it begins, if any. */
const ampersands =
  /<!\[CDATA\[[^]*?(?:\]\]>|$)|<!--[^]*?(?:-->|$)|<\?[^]*?(?:\?>|$)|&(?:(#\d+|#x[\da-fA-F]+|[A-Za-z_][\w.-]*);)?/g
const known: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/** An ampersand: what entity it begins, if it does. */
export type Ampersand = { at: number; name: string | undefined }

/** The ampersands of a document that begin no entity which XML knows. */
export function oddAmpersands(text: string): Ampersand[] {
  if (!text.includes('&')) return []
  const odd: Ampersand[] = []
  for (const { 0: found, 1: name, index } of text.matchAll(ampersands)) {
    const isKnown = name !== undefined && (name.startsWith('#') || known.has(name))
    if (found.startsWith('&') && !isKnown) odd.push({ at: index, name })
  }
  return odd
}

/** The character of an entity that HTML has. */
export function htmlEntity(name: string): string | undefined {
  const [node] = parseFragment(`&${name};`).childNodes
  const value = node && 'value' in node ? node.value : ''
  return value !== '' && value !== `&${name};` && [...value].length <= 2 ? value : undefined
}
