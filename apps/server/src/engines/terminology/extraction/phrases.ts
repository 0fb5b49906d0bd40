import { languageOf } from '@dragoman/sdk/locale'
import { caseless, hasSpaces, type TextWord } from '../text-words.ts'
import { joinsTerm } from './stop-words.ts'

/** A phrase of a text that could be a term: UTF-16 offsets, the end not included. */
export interface Phrase {
  /** The same for all of its forms: its stems, or its words where a language has no spaces. */
  key: string
  words: number
  start: number
  end: number
}

/** Words of a phrase at most. */
const mostWords = 5
/** Letters of a phrase at most: beyond that it is data, such as a key. */
const mostLetters = 200
/** The same in a language without spaces. */
const mostUnspaced = 12

/** Signs between two words of a phrase. Tags part phrases: something else may stand in their place. */
const between = /^[\s\u00A0\-‐‑'’]*$/u

const hasLetter = /\p{L}/u
/** Endings and particles of Japanese, which stand outside of terms. */
const isKana = /^[\p{Script=Hiragana}ー]+$/u

/** A word of a run, with what its forms have in common. */
interface Part extends TextWord {
  stem: string
  isStop: boolean
  /** Whether it can't stand in any term. */
  isParting: boolean
}

/**
 * The phrases of one to five words in a text that could be terms: those that stand together, without stop words other
 * than “of” and the like between two others. `stems` are those of its `words`, and not needed in a language without spaces.
 */
export function phrasesIn(
  text: string,
  locale: string,
  { words, stems }: { words: readonly TextWord[]; stems: readonly string[] },
  isStopWord: (word: string) => boolean,
): Phrase[] {
  const spaced = hasSpaces(locale)
  const language = languageOf(locale)
  const parts = words.map((word, at): Part => {
    const plain = caseless(word.word, locale)
    const isStop = isStopWord(plain)
    const isParting = !hasLetter.test(plain) || (isStop && !joinsTerm(plain, language))
    return { ...word, stem: spaced ? (stems[at] ?? plain) : plain, isStop, isParting }
  })
  return runsOf(text, parts, locale).flatMap((run) => phrasesOf(run, spaced))
}

/** The words that stand together. */
function runsOf(text: string, parts: readonly Part[], locale: string): Part[][] {
  const spaced = hasSpaces(locale)
  const parting = languageOf(locale) === 'ja' ? isKana : undefined
  const runs: Part[][] = []
  let run: Part[] = []
  for (const part of parts) {
    const gap = text.slice(run.at(-1)?.end ?? part.begin, part.begin)
    const isNext = spaced ? between.test(gap) : gap === ''
    if (!isNext && run.length > 0) runs.push(run.splice(0))
    if (!part.isParting && !parting?.test(part.word)) run.push(part)
    else if (run.length > 0) runs.push(run.splice(0))
  }
  return run.length > 0 ? [...runs, run] : runs
}

function phrasesOf(run: readonly Part[], spaced: boolean): Phrase[] {
  return run.flatMap((first, from) => {
    if (first.isStop) return []
    const phrases: Phrase[] = []
    for (let to = from; to < run.length && to - from < mostWords; to += 1) {
      const last = run[to]!
      const length = last.end - first.begin
      if (last.isStop || !isLongEnough(first, last, spaced) || length > (spaced ? mostLetters : mostUnspaced)) continue
      const own = run.slice(from, to + 1)
      const key = own.map(({ stem }) => stem).join(' ')
      phrases.push({ key, words: own.length, start: first.begin, end: last.end })
    }
    return phrases
  })
}

/** A single word has three letters, or is in capitals as an acronym; where words have no spaces, a term has two signs. */
function isLongEnough(first: Part, last: Part, spaced: boolean): boolean {
  if (first !== last) return true
  const { word } = first
  const least = spaced && word !== word.toUpperCase() ? 3 : 2
  return [...word].length >= least
}
