import { type InlineCode, joinSegmentParts, splitSegmentText } from '@dragoman/sdk/segment-text'
import type { ParsedSegment } from './format.ts'

/**
 * Cuts the texts of a file as they were cut when it was read. `sentences` are the sources of all its segments, in their
 * order. The function is asked for every text in the file's order: it gives the text's sentences, whose join is the
 * text, or undefined where it has other words than the segments, and is to be cut by the rules.
 */
export function recut(sentences: readonly string[]): (text: string) => string[] | undefined {
  const essences = sentences.map(essenceOf)
  let next = 0
  return (text) => {
    const essence = essenceOf(text)
    const lengths: number[] = []
    let found = 0
    while (found < essence.length) {
      const sentence = essences[next + lengths.length]
      if (!sentence || !essence.startsWith(sentence, found)) return undefined
      lengths.push(sentence.length)
      found += sentence.length
    }
    next += lengths.length
    return lengths.length < 2 ? [text] : cut(text, lengths)
  }
}

const codeMarks = { open: '⟦', close: '⟧', standalone: '⁐' } as const

/**
 * A text without white space, each of its codes one character: each sentence counts its codes from one, and white space at
 * their ends is not theirs.
 */
export const essenceOf = (text: string): string =>
  splitSegmentText(text)
    .map((part) => (part.kind === 'text' ? part.text.replaceAll(/\s+/g, '') : codeMarks[part.kind]))
    .join('')

/** The pieces of a text whose essences have these lengths; white space after one belongs to it. */
function cut(text: string, lengths: readonly number[]): string[] {
  const pieces: string[] = []
  let from = 0
  let at = 0
  let left = lengths[0]!
  for (const part of splitSegmentText(text)) {
    const length = part.kind === 'text' ? part.text.length : lengthOfCode(text, at)
    for (let end = at + length; at < end;) {
      const isSpace = part.kind === 'text' && /\s/.test(text[at]!)
      if (!isSpace && left === 0) {
        pieces.push(text.slice(from, at))
        from = at
        left = lengths[pieces.length]!
      }
      if (!isSpace) left -= 1
      at = part.kind === 'text' ? at + 1 : end
    }
  }
  return [...pieces, text.slice(from)]
}

const lengthOfCode = (text: string, at: number): number => text.indexOf('⟧', at) + 1 - at

/**
 * The numbers that the codes of a source have by now, where readers have only learned since that some of its words are
 * codes; undefined where it says something else.
 */
export function numbersSince(
  before: string,
  { source, codes }: Pick<ParsedSegment, 'source' | 'codes'>,
): Map<number, number> | undefined {
  const natives = new Map(codes.map(({ id, display, open }) => [id, display ?? open]))
  const numbers = new Map<number, number>()
  const now = splitSegmentText(source)
  let at = 0
  /** How much of the text there is known. */
  let from = 0
  for (const part of splitSegmentText(before)) {
    if (part.kind !== 'text') {
      const code = now[at]
      if (code?.kind !== part.kind || numbers.get(part.id) !== (part.kind === 'close' ? code.id : undefined))
        return undefined
      numbers.set(part.id, code.id)
      at += 1
      continue
    }
    for (let known = 0; known < part.text.length;) {
      const piece = now[at]
      if (piece?.kind !== 'text' && piece?.kind !== 'standalone') return undefined
      const words = piece.kind === 'text' ? piece.text.slice(from) : natives.get(piece.id)!
      const rest = part.text.slice(known, known + words.length)
      if (!words.startsWith(rest) || (piece.kind === 'standalone' && rest !== words)) return undefined
      known += rest.length
      from = rest === words ? 0 : from + rest.length
      if (rest === words) at += 1
    }
  }
  return at === now.length ? numbers : undefined
}

/** Writes those codes of a segment text as text that are none of the codes that there are by now. */
export function asTextSince(before: readonly InlineCode[], now: readonly InlineCode[]): (text: string) => string {
  const nativeOf = ({ display, open, close }: InlineCode): string => `${display ?? open}\u0000${close ?? ''}`
  const known = new Set(now.map(nativeOf))
  const lost = new Map(before.filter((code) => !known.has(nativeOf(code))).map((code) => [code.id, code]))
  return (text) =>
    joinSegmentParts(
      splitSegmentText(text).map((part) => {
        const code = part.kind === 'text' ? undefined : lost.get(part.id)
        if (part.kind === 'text' || !code) return part
        return { kind: 'text', text: part.kind === 'close' ? (code.close ?? '') : (code.display ?? code.open) }
      }),
    )
}
