/** A word of a text: UTF-16 offsets, the end not included. */
export interface SpelledWord {
  begin: number
  end: number
  word: string
}

/** Text that isn't in the language: tags, names of variables, addresses of pages, mails, and files. */
const noText =
  /⟦[^⟧]*⟧|\{[^{}\s]*\}|%(?:\([^)]*\))?[-+ #0]*[\d.*$]*[a-z@]|<[^<>]+>|&\w+;|[\p{L}\d.+-]+@[\p{L}\d.-]+|(?:https?:\/\/|www\.)\S+|(?:[\w.-]*[/\\])+[\w.-]+|[\w-]+\.\p{Ll}{2,}/giu

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, known)
  return known
}

/**
 * The words of a segment's text that a dictionary can know. Left out are tags, addresses, words with digits, abbreviations
 * in capitals, names with a capital in the middle, and words in the letters of other languages.
 * @param locale BCP 47
 */
export function spelledWords(text: string, locale: string): SpelledWord[] {
  const clean = text.replace(noText, (found) => ' '.repeat(found.length))
  const ownLetters = lettersOf(locale)
  const words: SpelledWord[] = []
  for (const { segment, index, isWordLike } of segmenterOf(locale).segment(clean)) {
    if (!isWordLike || !ownLetters.test(segment) || isName(segment)) continue
    words.push({ begin: index, end: index + segment.length, word: segment })
  }
  return words
}

/** Scripts that are several to Unicode. */
const mixed = new Set(['Hans', 'Hant', 'Jpan', 'Kore'])

/** Words in the script that a language is usually written in. */
function lettersOf(locale: string): RegExp {
  const { script = 'Latn' } = new Intl.Locale(locale).maximize()
  return new RegExp(`^[${mixed.has(script) ? String.raw`\p{L}` : String.raw`\p{Script=${script}}`}\\p{M}'’.]+$`, 'u')
}

/** Whether a word is one letter, all capitals, or has a capital after a small letter. */
const isName = (word: string): boolean =>
  word.length === 1 || (word === word.toUpperCase() && word !== word.toLowerCase()) || /\p{Ll}\p{Lu}/u.test(word)
