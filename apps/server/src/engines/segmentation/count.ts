import { splitSegmentText } from '@dragoman/sdk/segment-text'

const perCharacterScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const perCharacterLanguages: ReadonlySet<string> = new Set(['zh', 'ja', 'th', 'yue'])
const segmenters = new Map<string, Intl.Segmenter>()

/**
 * Words of segment text. In Chinese, Japanese and Thai each character of those scripts is one word; elsewhere, and for
 * Latin words and numbers among them, what `Intl.Segmenter` calls word-like. Placeholders don't count: a standalone
 * one separates words, a pair doesn't.
 */
export function countWords(segmentText: string, locale: string): number {
  const perCharacter = countsCharacters(locale)
  let words = 0
  for (const part of segmenterOf(locale, 'word').segment(withoutCodes(segmentText, ' '))) {
    if (!part.isWordLike) continue
    words += perCharacter && perCharacterScripts.test(part.segment) ? graphemes(part.segment) : 1
  }
  return words
}

const languages = new Map<string, boolean>()

function countsCharacters(locale: string): boolean {
  const known = languages.get(locale) ?? perCharacterLanguages.has(new Intl.Locale(locale).language)
  languages.set(locale, known)
  return known
}

/** Characters of segment text as a reader counts them (grapheme clusters, white space included), without placeholders. */
export function countCharacters(segmentText: string): number {
  return graphemes(withoutCodes(segmentText, ''))
}

function withoutCodes(segmentText: string, standalone: string): string {
  return splitSegmentText(segmentText)
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'standalone' ? standalone : ''))
    .join('')
}

function graphemes(text: string): number {
  // Printable ASCII has no clusters.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenterOf('und', 'grapheme').segment(text)) count += 1
  return count
}

function segmenterOf(locale: string, granularity: 'word' | 'grapheme'): Intl.Segmenter {
  const key = `${granularity}:${locale}`
  const known = segmenters.get(key)
  if (known) return known
  const made = new Intl.Segmenter(locale, { granularity })
  segmenters.set(key, made)
  return made
}
