/** A phrase with the times that it stands in the texts; `key` has a space between its words. */
interface CountedPhrase {
  key: string
  times: number
}

/** How often words stand in texts. */
interface WordCounts {
  total: number
  times(word: string): number
}

/** A reference with fewer words says nothing about what is usual. */
const fewWords = 2000
/** A single word has to be that much more frequent than in other texts. */
const rareEnough = 2

const wordsOf = (key: string): string[] => key.split(' ')

/**
 * The C-value of phrases (Frantzi, Ananiadou, and Mima): how often each stands by itself, rather than as a part of longer
 * ones, and more for more words.
 */
export function cValues(phrases: readonly CountedPhrase[]): Map<string, number> {
  const inside = new Map<string, { times: number; phrases: number }>()
  const known = new Set(phrases.map(({ key }) => key))
  for (const { key, times } of phrases) {
    for (const part of partsOf(key)) {
      if (!known.has(part)) continue
      const sum = inside.get(part) ?? { times: 0, phrases: 0 }
      inside.set(part, { times: sum.times + times, phrases: sum.phrases + 1 })
    }
  }
  return new Map(
    phrases.map(({ key, times }) => {
      const longer = inside.get(key)
      const own = longer ? times - longer.times / longer.phrases : times
      return [key, Math.log2(wordsOf(key).length + 1) * own]
    }),
  )
}

/** The shorter phrases in one, each once. */
function partsOf(key: string): Set<string> {
  const words = wordsOf(key)
  const parts = new Set<string>()
  for (let length = 1; length < words.length; length += 1) {
    for (let at = 0; at + length <= words.length; at += 1) parts.add(words.slice(at, at + length).join(' '))
  }
  return parts
}

/**
 * How much more frequent the words of a phrase are than in other texts (Ahmad's weirdness, the geometric mean of its
 * words); undefined where there are too few of those to tell.
 */
export function weirdness(key: string, here: WordCounts, elsewhere: WordCounts): number | undefined {
  if (elsewhere.total < fewWords || here.total === 0) return undefined
  // Stop words are not counted.
  const words = wordsOf(key).filter((word) => here.times(word) > 0)
  if (words.length === 0) return undefined
  const logs = words.map((word) =>
    Math.log(here.times(word) / here.total / ((elsewhere.times(word) + 1) / elsewhere.total)),
  )
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / words.length)
}

/** Whether a phrase is one of general language, by its weirdness. */
export const isGeneral = (key: string, weird: number | undefined): boolean =>
  weird !== undefined && weird < (key.includes(' ') ? 1 : rareEnough)

/** The C-value, raised for words that other texts hardly have. */
export const termhood = (cValue: number, weird = 1): number => cValue * Math.min(Math.max(Math.log2(1 + weird), 0.5), 8)
