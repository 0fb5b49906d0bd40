import { startThread, type AskedThread } from '../../kernel/asked-thread.ts'
import type { DictionaryFiles } from './dictionaries.ts'

/** Words to look up, or one to suggest other spellings of. */
export interface SpellingQuestion {
  files: DictionaryFiles
  words: string[]
  suggests: boolean
}

/** The words that are not in the dictionary, or the suggestions. */
export type SpellingAnswer = string[]

let thread: AskedThread<SpellingQuestion, SpellingAnswer> | undefined

/** A thread of its own: a dictionary takes up to half a second to load, and a suggestion as long. */
function ask(question: SpellingQuestion): Promise<SpellingAnswer> {
  thread ??= startThread(new URL('./spelling-worker.ts', import.meta.url), () => (thread = undefined))
  return thread.ask(question)
}

/** Those of some words that a dictionary does not have. */
export const unknownWords = async (files: DictionaryFiles, words: Iterable<string>): Promise<Set<string>> =>
  new Set(await ask({ files, words: [...new Set(words)], suggests: false }))

/** Other spellings of a word, the best first; at most five. */
export const suggestWords = (files: DictionaryFiles, word: string): Promise<string[]> =>
  ask({ files, words: [word], suggests: true })
