import { languageOf } from '@dragoman/sdk/locale'
import {
  caseless,
  hasSpaces,
  termHead,
  textHeads,
  textWords,
  withoutTags,
  wordBorders,
  type TextWord,
} from './text-words.ts'
import { isFormOf } from './word-forms.ts'

/** A term that may stand in a text. */
export interface KnownTerm {
  text: string
  /** The stems of its words. */
  stems: readonly string[]
  /** Found in this form of its words only. */
  exactMatch: boolean
  /** Found in this case only. */
  caseSensitive: boolean
}

/** A term that stands in a text: UTF-16 offsets, the end not included. */
export interface FoundTerm<Term> {
  term: Term
  start: number
  end: number
}

/** Finds the terms in a text, by the stems of its words in their order. */
export type TermFinder<Term> = (text: string, stems: readonly string[]) => FoundTerm<Term>[]

/**
 * Finds some terms in texts of a language: in the order of a text, each once, at its first place. A term inside a
 * longer one is left out.
 */
export function termFinder<Term extends KnownTerm>(locale: string, terms: readonly Term[]): TermFinder<Term> {
  const placesIn = hasSpaces(locale) ? wordPlaces(locale, terms) : letterPlaces(locale, terms)
  return (text, stems) => {
    const all = placesIn(text, stems)
    all.sort((a, b) => a.start - b.start || b.end - a.end)
    const found: FoundTerm<Term>[] = []
    const seen = new Set<Term>()
    let longest = { start: -1, end: -1 }
    for (const place of all) {
      const isInside = place.end <= longest.end && place.end - place.start < longest.end - longest.start
      if (isInside) continue
      if (place.end > longest.end) longest = place
      if (seen.has(place.term)) continue
      seen.add(place.term)
      found.push(place)
    }
    return found
  }
}

/**
 * The characters allowed between two words of a term: spaces and hyphens, and the apostrophes of French and Italian.
 */
const between = /^[\s\u00A0\-‐‑–'’]*$/u

/** Stems by which terms are told apart at once. */
const startLength = 3

/** Finds terms word by word: those that begin with the stems of a place in the text. */
function wordPlaces<Term extends KnownTerm>(locale: string, terms: readonly Term[]): TermFinder<Term> {
  const signed = new Set(terms.filter(({ text, stems }) => stems.length === 0 || hasSigns(text)))
  const signedByStem = Map.groupBy(signed, ({ stems }) => stems[0] ?? '')
  const byStart = Map.groupBy(
    terms.filter((term) => !signed.has(term)),
    ({ stems }) => stems.slice(0, startLength).join(' '),
  )
  const language = languageOf(locale)
  const wordsOf = new Map<Term, readonly TextWord[]>()
  const spelled = (term: Term) => {
    const words = wordsOf.get(term) ?? textWords(term.text, locale)
    wordsOf.set(term, words)
    return words
  }
  const isSame = (term: Term, { word }: TextWord, place: number) => {
    const wanted = spelled(term)[place]?.word ?? ''
    return term.exactMatch || term.caseSensitive
      ? isSpelledSo(word, wanted, term, locale)
      : word === wanted || isFormOf(word, wanted, language, place === term.stems.length - 1)
  }
  return (text, stems) => {
    const clean = withoutTags(text)
    const words = textWords(text, locale)
    const isJoined = (at: number) => between.test(clean.slice(words[at - 1]!.end, words[at]!.begin))
    const lower = signed.size > 0 ? caseless(clean, locale) : ''
    const places = [...new Set(['', ...stems])]
      .flatMap((stem) => signedByStem.get(stem) ?? [])
      .flatMap((term) => signPlaces(clean, lower, locale, term).map((place) => ({ term, ...place })))
    for (let at = 0; at < stems.length; at += 1) {
      for (let start = stems[at]!, length = 1; length <= startLength; start += ` ${stems[at + length]}`, length += 1) {
        for (const term of byStart.get(start) ?? []) {
          const isHere = term.stems.every(
            (stem, place) =>
              stems[at + place] === stem &&
              (place === 0 || isJoined(at + place)) &&
              isSame(term, words[at + place]!, place),
          )
          if (isHere) places.push({ term, start: words[at]!.begin, end: words[at + term.stems.length - 1]!.end })
        }
        if (at + length >= stems.length) break
      }
    }
    return places
  }
}

/** Letters at the beginning of a word that tell its case; its ending may be another. */
const tellsCase = 3

/** Whether a word of the same stem is also spelled as a term wants it. */
function isSpelledSo(word: string, wanted: string, term: KnownTerm, locale: string): boolean {
  if (term.exactMatch) return term.caseSensitive ? word === wanted : caseless(word, locale) === caseless(wanted, locale)
  const length = Math.min(tellsCase, word.length, wanted.length)
  return word.slice(0, length) === wanted.slice(0, length)
}

/** Signs that are part of a term, such as those of C++ or .NET. */
const hasSigns = (text: string) => /[^\p{L}\p{M}\p{N}\s\u00A0\-‐‑–'’]/u.test(text)

/** A term with signs stands in a text as it is spelled, with no letter before or behind it. */
function signPlaces(text: string, lower: string, locale: string, term: KnownTerm): Place[] {
  const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character)
  return spelledPlaces(text, lower, caseless(term.text, locale), term).filter(
    ({ start, end }) =>
      !(isLetter(text[start]) && isLetter(text[start - 1])) && !(isLetter(text[end - 1]) && isLetter(text[end])),
  )
}

/** Letters and numbers of scripts with spaces between words: in a text without them, as in any other, they make words. */
const spacedLetter =
  /[[\p{L}\p{M}\p{N}]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]]/v

const isWithinWord = (before = '', after = '') => spacedLetter.test(before) && spacedLetter.test(after)

/**
 * Finds terms letter by letter, but none within a longer word: “IT” does not stand in “ITEMを選択”, nor “ファイル” in
 * “プロファイル”.
 */
function letterPlaces<Term extends KnownTerm>(locale: string, terms: readonly Term[]): TermFinder<Term> {
  const byHead = Map.groupBy(terms, ({ text }) => termHead(text, locale, []))
  return (text) => {
    const clean = withoutTags(text)
    const lower = caseless(clean, locale)
    let borders: ReadonlySet<number> | undefined
    const isWhole = ({ start, end }: Place) => {
      if (isWithinWord(clean[start - 1], clean[start]) || isWithinWord(clean[end - 1], clean[end])) return false
      borders ??= wordBorders(clean, locale)
      return borders.has(start) && borders.has(end)
    }
    const candidates = textHeads(text, locale, []).flatMap((head) => byHead.get(head) ?? [])
    return candidates.flatMap((term) =>
      spelledPlaces(clean, lower, caseless(term.text, locale), term)
        .filter(isWhole)
        .map((place) => ({ term, ...place })),
    )
  }
}

interface Place {
  start: number
  end: number
}

function spelledPlaces(
  text: string,
  lower: string,
  wanted: string,
  { text: exact, caseSensitive }: KnownTerm,
): Place[] {
  // Where another case has another length, places would no longer be those of the text.
  const folds = !caseSensitive && lower.length === text.length
  const [hay, needle] = folds ? [lower, wanted] : [text, exact]
  const places: Place[] = []
  if (needle === '') return places
  for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + needle.length))
    places.push({ start: at, end: at + needle.length })
  return places
}
