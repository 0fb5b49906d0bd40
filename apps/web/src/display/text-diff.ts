import { diffArrays } from 'diff'

/** A run of text that two texts share, that only the first has (`gone`), or only the second (`new`). */
export interface DiffPart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

// Texts that differ in more words than this count as changed from end to end: no one reads such a comparison.
const maxEditLength = 1000

/** How a text differs from one before, word by word. `locale` (BCP 47) says what a word is. */
export function diffWords(before: string, after: string, locale: string): DiffPart[] {
  const changes = diffArrays(wordsOf(before, locale), wordsOf(after, locale), { maxEditLength })
  if (changes === undefined)
    return [
      { kind: 'gone' as const, text: before },
      { kind: 'new' as const, text: after },
    ].filter(({ text }) => text !== '')
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }))
}

const placeholders = /(⟦\/?\d+\/?⟧)/

/** Words, white space, signs and placeholders, each for itself. */
function wordsOf(text: string, locale: string): string[] {
  const words = new Intl.Segmenter(locale, { granularity: 'word' })
  return text
    .split(placeholders)
    .flatMap((part, at) => (at % 2 === 1 ? part : [...words.segment(part)].map(({ segment }) => segment)))
}
