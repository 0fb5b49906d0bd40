import type { InlineCode } from '@dragoman/sdk/operations/editor'
import { splitSegmentText } from '@dragoman/sdk/segment-text'
import { notationOf, type Placeholder } from '../../../display/chips.ts'

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
 * The text before and after the selection that inserts a code: both ends of a pair around it, the end that is still
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

/** The placeholders of a text, in its order. */
export const placeholdersOf = (text: string): Placeholder[] =>
  splitSegmentText(text).flatMap((part) => (part.kind === 'text' ? [] : part))

/** The placeholders of a source that a translation lacks, in the order of the source. */
export function missingTags(source: string, text: string): Placeholder[] {
  const present = placeholdersOf(text).map(notationOf)
  return placeholdersOf(source).filter((part) => {
    const at = present.indexOf(notationOf(part))
    if (at >= 0) present.splice(at, 1)
    return at < 0
  })
}

/** The closing tags that stand before a tag in a source, or all of them: pairs that end before it comes. */
export function closedBefore(source: string, next: Placeholder | undefined): string[] {
  const tags = placeholdersOf(source)
  const at = next ? tags.findIndex((each) => notationOf(each) === notationOf(next)) : tags.length
  return tags.slice(0, at).flatMap((each) => (each.kind === 'close' ? [notationOf(each)] : []))
}

/** The text before and after the selection that inserts a tag: whole pairs where both ends are missing. */
export function tagInsertion(part: Placeholder, source: string, text: string): { before: string; after: string } {
  const isMissing = missingTags(source, text).some((each) => notationOf(each) === notationOf(part))
  if (!isMissing) return { before: notationOf(part), after: '' }
  return codeInsertion({ id: part.id, kind: part.kind === 'standalone' ? 'standalone' : 'paired' }, text)
}
