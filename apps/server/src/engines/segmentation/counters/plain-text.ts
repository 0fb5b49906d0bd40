import { splitSegmentText } from '@dragoman/sdk/segment-text'

/** Segment text without its placeholders; `standalone` is put in the place of each that encloses nothing. */
export const withoutCodes = (segmentText: string, standalone: string): string =>
  splitSegmentText(segmentText)
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'standalone' ? standalone : ''))
    .join('')

/** Characters of a text as a reader counts them (grapheme clusters). */
export function graphemes(text: string): number {
  // Printable ASCII has no clusters.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenterOf('und', 'grapheme').segment(text)) count += 1
  return count
}

const segmenters = new Map<string, Intl.Segmenter>()

export function segmenterOf(locale: string, granularity: 'word' | 'grapheme'): Intl.Segmenter {
  const key = `${granularity}:${locale}`
  const known = segmenters.get(key)
  if (known) return known
  const made = new Intl.Segmenter(locale, { granularity })
  segmenters.set(key, made)
  return made
}
