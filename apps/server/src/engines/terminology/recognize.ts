import { caseless, hasSpaces, termHead, textWords, withoutTags, type TextWord } from './text-words.ts'

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

/** Finds terms word by word. Those that a text can have are those whose longest stem it has. */
function wordPlaces<Term extends KnownTerm>(locale: string, terms: readonly Term[]): TermFinder<Term> {
  const bySigns = terms.filter(({ text, stems }) => stems.length === 0 || hasSigns(text))
  const signed = new Set(bySigns)
  const byHead = Map.groupBy(
    terms.filter((term) => !signed.has(term)),
    ({ text, stems }) => termHead(text, locale, stems),
  )
  const wordsOf = new Map<Term, readonly TextWord[]>()
  /** The words as they are spelled, of terms for which that matters. */
  const spelled = (term: Term) => {
    const words = wordsOf.get(term) ?? textWords(term.text, locale)
    wordsOf.set(term, words)
    return words
  }
  const isSame = (term: Term, word: TextWord, place: number) =>
    (!term.exactMatch && !term.caseSensitive) || isSpelledSo(word.word, spelled(term)[place]?.word ?? '', term, locale)
  return (text, stems) => {
    const clean = withoutTags(text)
    const words = textWords(text, locale)
    const isJoined = (at: number) => between.test(clean.slice(words[at - 1]!.end, words[at]!.begin))
    const places = bySigns.flatMap((term) => signPlaces(clean, locale, term).map((place) => ({ term, ...place })))
    for (const head of new Set(stems)) {
      for (const term of byHead.get(head) ?? []) {
        const { length } = term.stems
        for (let at = stems.indexOf(term.stems[0]!); at !== -1; at = stems.indexOf(term.stems[0]!, at + 1)) {
          const isHere = term.stems.every(
            (stem, place) =>
              stems[at + place] === stem &&
              (place === 0 || isJoined(at + place)) &&
              isSame(term, words[at + place]!, place),
          )
          if (isHere) places.push({ term, start: words[at]!.begin, end: words[at + length - 1]!.end })
        }
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
function signPlaces(text: string, locale: string, term: KnownTerm): Place[] {
  const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character)
  return spelledPlaces(text, locale, term).filter(
    ({ start, end }) =>
      !(isLetter(text[start]) && isLetter(text[start - 1])) && !(isLetter(text[end - 1]) && isLetter(text[end])),
  )
}

/** Letters and numbers of scripts with spaces between words: in a text without them, as in any other, they make words. */
const spacedLetter =
  /[[\p{L}\p{M}\p{N}]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]]/v

const isWithinWord = (before = '', after = '') => spacedLetter.test(before) && spacedLetter.test(after)

/** Finds terms letter by letter, but no word of another script within a longer one: “IT” does not stand in “ITEMを選択”. */
function letterPlaces<Term extends KnownTerm>(locale: string, terms: readonly Term[]): TermFinder<Term> {
  return (text) => {
    const clean = withoutTags(text)
    const isWhole = ({ start, end }: Place) =>
      !isWithinWord(clean[start - 1], clean[start]) && !isWithinWord(clean[end - 1], clean[end])
    return terms.flatMap((term) =>
      spelledPlaces(clean, locale, term)
        .filter(isWhole)
        .map((place) => ({ term, ...place })),
    )
  }
}

interface Place {
  start: number
  end: number
}

function spelledPlaces(text: string, locale: string, { text: wanted, caseSensitive }: KnownTerm): Place[] {
  // Where another case has another length, places would no longer be those of the text.
  const lower = caseless(text, locale)
  const folds = !caseSensitive && lower.length === text.length
  const [hay, needle] = folds ? [lower, caseless(wanted, locale)] : [text, wanted]
  const places: Place[] = []
  if (needle === '') return places
  for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + needle.length))
    places.push({ start: at, end: at + needle.length })
  return places
}
