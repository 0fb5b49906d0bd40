import type { InlineCode } from '@dragoman/sdk/operations/editor'
import { splitSegmentText } from '@dragoman/sdk/segment-text'

// In a field that is written from right to left, digits and slashes of a placeholder would change places, so that
// closing and standalone ones look alike. There each one stands between a pair of isolates, which are not part of the
// segment's text.

const isolate = '\u2066'
const isolateEnd = '\u2069'
const placeholder = /⟦(?:\/[1-9]\d{0,5}|[1-9]\d{0,5}\/?)⟧/g
const isolated = /\u2066(⟦(?:\/[1-9]\d{0,5}|[1-9]\d{0,5}\/?)⟧)\u2069/g
const token = /\u2066⟦(?:\/[1-9]\d{0,5}|[1-9]\d{0,5}\/?)⟧\u2069|⟦(?:\/[1-9]\d{0,5}|[1-9]\d{0,5}\/?)⟧/g

export type Direction = 'ltr' | 'rtl'

/** Segment text as a field shows it. */
export const toFieldText = (text: string, dir: Direction): string =>
  dir === 'rtl' ? text.replace(placeholder, `${isolate}$&${isolateEnd}`) : text

/** Segment text out of a field. */
export const fromFieldText = (text: string, dir: Direction): string =>
  dir === 'rtl' ? text.replace(isolated, '$1') : text

/** A stretch of a field's text, from `start` up to but not including `end`. */
export interface Range {
  start: number
  end: number
}

/** Where the placeholders of a field's text are, with their isolates. */
export const tokensOf = (text: string): Range[] =>
  [...text.matchAll(token)].map((match) => ({ start: match.index, end: match.index + match[0].length }))

/** The placeholder that ends (`before`) or begins (`after`) at a position, so that one key deletes it whole. */
export const tokenBeside = (text: string, position: number, side: 'before' | 'after'): Range | undefined =>
  tokensOf(text).find(({ start, end }) => (side === 'before' ? end : start) === position)

/**
 * A selection that never ends inside of a placeholder: an end that got there goes on in the direction in which it was
 * moving.
 */
export function snapSelection(text: string, before: Range, now: Range): Range {
  const tokens = tokensOf(text)
  const snap = (position: number, from: number) => {
    const inside = tokens.find(({ start, end }) => start < position && position < end)
    if (!inside) return position
    return position >= from ? inside.end : inside.start
  }
  if (now.start === now.end) {
    const position = snap(now.start, before.start === now.start ? before.end : before.start)
    return { start: position, end: position }
  }
  return { start: snap(now.start, before.start), end: snap(now.end, before.end) }
}

/**
 * What inserting a code puts before and after the selection: both ends of a pair around it, the end that is still
 * missing where one is there already, a standalone code before it.
 */
export function codeInsertion(
  { id, kind }: Pick<InlineCode, 'id' | 'kind'>,
  text: string,
): { before: string; after: string } {
  if (kind === 'standalone') return { before: `⟦${id}/⟧`, after: '' }
  const present = splitSegmentText(text).filter((part) => part.kind !== 'text' && part.id === id)
  const hasOpen = present.some((part) => part.kind === 'open')
  const hasClose = present.some((part) => part.kind === 'close')
  if (hasOpen && !hasClose) return { before: '', after: `⟦/${id}⟧` }
  if (hasClose && !hasOpen) return { before: `⟦${id}⟧`, after: '' }
  return { before: `⟦${id}⟧`, after: `⟦/${id}⟧` }
}

/** The codes that a source has, in its order, each once: what the keys 1 to 9 stand for. */
export function codesOfSource(source: string, codes: readonly InlineCode[]): InlineCode[] {
  const ids = new Set(splitSegmentText(source).flatMap((part) => (part.kind === 'text' ? [] : part.id)))
  return codes.filter(({ id }) => ids.has(id)).sort((a, b) => a.id - b.id)
}
