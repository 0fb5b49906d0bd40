import '../../kernel/closed-prototypes.ts'
import { createHunspellFromFiles } from 'hunspell-wasm'
import { LRUCache } from 'lru-cache'
import { answerQuestions } from '../../kernel/asked-thread.ts'
import type { DictionaryFiles } from './dictionaries.ts'
import type { SpellingAnswer, SpellingQuestion } from './spelling.ts'

// Looks words up for `spelling.ts`.

/** A dictionary takes up to 100 MB. */
const dictionaries = new LRUCache<string, Dictionary>({ max: 4, dispose: ({ hunspell }) => hunspell.dispose() })
const mostSuggestions = 5

interface Dictionary {
  hunspell: Awaited<ReturnType<typeof createHunspellFromFiles>>
  /** Whether words that were asked for before are in it. */
  known: LRUCache<string, boolean>
}

async function dictionaryOf({ affixes, words }: DictionaryFiles): Promise<Dictionary> {
  const present = dictionaries.get(words)
  if (present) return present
  const hunspell = await createHunspellFromFiles(affixes, words)
  const read = { hunspell, known: new LRUCache<string, boolean>({ max: 100_000 }) }
  dictionaries.set(words, read)
  return read
}

function has({ hunspell, known }: Dictionary, word: string): boolean {
  const before = known.get(word)
  if (before !== undefined) return before
  const isKnown = hunspell.testSpelling(word)
  known.set(word, isKnown)
  return isKnown
}

/** One question after the other: a dictionary is not taken from memory while it is used. */
let last: Promise<unknown> = Promise.resolve()

answerQuestions<SpellingQuestion, SpellingAnswer>((question) => {
  const answer = last.then(() => answerTo(question))
  last = answer.catch(() => undefined)
  return answer
})

async function answerTo({ files, words, suggests }: SpellingQuestion): Promise<SpellingAnswer> {
  const dictionary = await dictionaryOf(files)
  // Dictionaries have the straight apostrophe.
  const plain = words.map((word) => word.replaceAll('’', "'"))
  if (!suggests) return words.filter((_, at) => !has(dictionary, plain[at]!))
  return plain.flatMap((word) => dictionary.hunspell.getSpellingSuggestions(word)).slice(0, mostSuggestions)
}
