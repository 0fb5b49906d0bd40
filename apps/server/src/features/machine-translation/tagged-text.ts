import { splitSegmentText } from '@dragoman/sdk/segment-text'

/**
 * Segment text as markup that machine translation keeps: a pair of inline tags is an element `g` with its number, a
 * standalone one an empty element `x`. Text is escaped.
 */
export function toMarkup(text: string): string {
  return splitSegmentText(text)
    .map((part) => {
      if (part.kind === 'text') return escaped(part.text)
      if (part.kind === 'standalone') return `<x${part.id}/>`
      return part.kind === 'open' ? `<g${part.id}>` : `</g${part.id}>`
    })
    .join('')
}

/** The inverse of `toMarkup`, for what came back: other markup is text. */
export function fromMarkup(markup: string): string {
  return markup
    .split(/(<\/?g[1-9]\d{0,5}\s*>|<x[1-9]\d{0,5}\s*\/?>(?:<\/x[1-9]\d{0,5}>)?)/i)
    .map((piece, at) => (at % 2 === 0 ? unescaped(piece) : placeholderOf(piece)))
    .join('')
}

function placeholderOf(element: string): string {
  const number = /\d+/.exec(element)?.[0]
  if (element.startsWith('</')) return `⟦/${number}⟧`
  return /^<g/i.test(element) ? `⟦${number}⟧` : `⟦${number}/⟧`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const unescaped = (text: string) =>
  text.replaceAll(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7}));/g, (whole, name?: string, code?: string) => {
    if (name !== undefined) return entities[name] ?? whole
    const point = Number(code)
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
  })
