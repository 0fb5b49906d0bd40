import { toBcp47 } from '@dragoman/sdk/locale'
import { distance } from 'fastest-levenshtein'

/** Words that are compared at most; the distance grows with the square of them. */
const most = 3000

/** How many words were replaced, added, or removed: as the language of the text has words, also without spaces. */
export function modifiedWords(before: string, after: string, locale: string): number {
  if (before === after) return 0
  const segmenter = new Intl.Segmenter(toBcp47(locale), { granularity: 'word' })
  const letters = new Map<string, string>()
  const spelled = (text: string) => {
    const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).slice(0, most)
    return words.map(({ segment }) => letterOf(letters, segment)).join('')
  }
  // Where only signs between words changed, one word counts.
  return Math.max(1, distance(spelled(before), spelled(after)))
}

/** A character that stands for a word: what is compared are words. */
function letterOf(letters: Map<string, string>, word: string): string {
  const known = letters.get(word)
  if (known !== undefined) return known
  const letter = String.fromCharCode(letters.size + 1)
  letters.set(word, letter)
  return letter
}
