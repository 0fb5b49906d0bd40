import type { SpellingMistake, SpellingResult } from '@dragoman/sdk/operations/editor'

/** A word that is not in the dictionary, and where it stands in its text, in UTF-16 code units. */
export type Mistake = Pick<SpellingMistake, 'begin' | 'end' | 'word'>

/** The spelling of the texts of a work unit, each of which is asked for once. */
export interface Spelling {
  /** The mistakes in a text; undefined until they are known. The same object as long as they are the same. */
  mistakesIn: (text: string) => readonly Mistake[] | undefined
  /** Whether the language can be checked; undefined until that is known. */
  hasDictionary: () => boolean | undefined
  /** Asks for a text that is not known yet. What cannot be checked now is asked for again the next time. */
  check: (text: string) => void
  /** Takes a word for right as long as the editor is open. */
  ignore: (word: string) => void
  subscribe: (listener: () => void) => () => void
}

/** Most texts in one request. */
const mostTexts = 100

/**
 * Makes the spelling of a work unit. Lives outside of React: a row listens to its own text.
 * @param ask contract: editor.checkSpelling
 */
export function createSpelling(ask: (texts: readonly string[]) => Promise<SpellingResult>): Spelling {
  const known = new Map<string, readonly Mistake[]>()
  const wanted = new Set<string>()
  const asked = new Set<string>()
  const ignored = new Set<string>()
  const listeners = new Set<() => void>()
  let hasDictionary: boolean | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const flush = async () => {
    const texts = [...wanted].slice(0, mostTexts)
    for (const text of texts) wanted.delete(text)
    for (const text of texts) asked.add(text)
    if (wanted.size > 0) setTimeout(() => void flush(), 0)
    try {
      const result = await ask(texts)
      hasDictionary = result.hasDictionary
      const found = Map.groupBy(result.mistakes, ({ text }) => text)
      for (const [at, text] of texts.entries())
        known.set(
          text,
          (found.get(at) ?? []).filter(({ word }) => !ignored.has(word)),
        )
      tell()
    } catch {
      // No one waits for it, and the next text asks again.
    } finally {
      for (const text of texts) asked.delete(text)
    }
  }
  return {
    mistakesIn: (text) => known.get(text),
    hasDictionary: () => hasDictionary,
    check(text) {
      if (hasDictionary === false || text.trim() === '' || known.has(text) || asked.has(text)) return
      if (wanted.size === 0) setTimeout(() => void flush(), 0)
      wanted.add(text)
    },
    ignore(word) {
      ignored.add(word)
      for (const [text, mistakes] of known) {
        if (!mistakes.some((mistake) => mistake.word === word)) continue
        known.set(
          text,
          mistakes.filter((mistake) => mistake.word !== word),
        )
      }
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A text with another word in each place of a mistake. */
export function withWord(text: string, mistakes: readonly Mistake[], word: string, other: string): string {
  return mistakes
    .filter((mistake) => mistake.word === word)
    .toReversed()
    .reduce((changed, { begin, end }) => changed.slice(0, begin) + other + changed.slice(end), text)
}

const wordsOf = (text: string) => new Set(text.split(/[^\p{L}\p{M}\p{N}'’]+/u))

/** The mistakes that are not words of the source: names stay as they are. */
export function withoutNames(mistakes: readonly Mistake[], source: string): readonly Mistake[] {
  if (mistakes.length === 0) return mistakes
  const names = wordsOf(source)
  return mistakes.filter(({ word }) => !names.has(word))
}
