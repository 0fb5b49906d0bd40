import { caseless, hasSpaces, textWords, withoutTags } from './text-words.ts'

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

/**
 * Which terms stand in a text, in the order of the text, each once: where it stands first. A term inside a longer one
 * is left out.
 * @param stems those of the words of the text, in their order
 */
export function recognizeTerms<Term extends KnownTerm>(
  text: string,
  locale: string,
  stems: readonly string[],
  terms: readonly Term[],
): FoundTerm<Term>[] {
  const find = hasSpaces(locale) ? wordFinder(text, locale, stems) : letterFinder(text, locale)
  const all = terms.flatMap((term) => find(term).map(([start, end]) => ({ term, start, end })))
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

type Place = [start: number, end: number]
type Finder = (term: KnownTerm) => Place[]

/** What may stand between two words of a term: spaces and hyphens, and the apostrophes of French and Italian. */
const between = /^[\s\u00A0\-‐‑–'’]*$/u

function wordFinder(text: string, locale: string, stems: readonly string[]): Finder {
  const clean = withoutTags(text)
  const words = textWords(text, locale)
  return (term) => {
    const own = textWords(term.text, locale)
    if (own.length === 0 || hasSigns(term.text)) return signPlaces(clean, locale, term)
    const places: Place[] = []
    for (let at = 0; at + own.length <= words.length; at += 1) {
      const isHere = own.every(({ word }, place) => {
        const next = words[at + place]!
        if (place > 0 && !between.test(clean.slice(words[at + place - 1]!.end, next.begin))) return false
        return isSameWord(next.word, stems[at + place], { word, stem: term.stems[place], locale, ...term })
      })
      if (isHere) places.push([words[at]!.begin, words[at + own.length - 1]!.end])
    }
    return places
  }
}

interface TermWord extends Pick<KnownTerm, 'exactMatch' | 'caseSensitive'> {
  word: string
  stem: string | undefined
  locale: string
}

/** Letters at the beginning of a word that tell its case; its ending may be another. */
const tellsCase = 3

function isSameWord(word: string, stem: string | undefined, term: TermWord): boolean {
  const isSame = term.exactMatch ? caseless(word, term.locale) === caseless(term.word, term.locale) : stem === term.stem
  if (!isSame || !term.caseSensitive) return isSame
  if (term.exactMatch) return word === term.word
  const length = Math.min(tellsCase, word.length, term.word.length)
  return word.slice(0, length) === term.word.slice(0, length)
}

/** Signs that are part of a term, such as those of C++ or .NET. */
const hasSigns = (text: string) => /[^\p{L}\p{M}\p{N}\s\u00A0\-‐‑–'’]/u.test(text)

/** A term with signs stands in a text as it is spelled, with no letter before or behind it. */
function signPlaces(text: string, locale: string, term: KnownTerm): Place[] {
  const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character)
  return letterPlaces(text, locale, term).filter(([start, end]) => {
    const startsWithLetter = isLetter(text[start])
    const endsWithLetter = isLetter(text[end - 1])
    return !(startsWithLetter && isLetter(text[start - 1])) && !(endsWithLetter && isLetter(text[end]))
  })
}

const letterFinder = (text: string, locale: string): Finder => {
  const clean = withoutTags(text)
  return (term) => letterPlaces(clean, locale, term)
}

function letterPlaces(text: string, locale: string, { text: wanted, caseSensitive }: KnownTerm): Place[] {
  // Where another case has another length, places would no longer be those of the text.
  const lower = caseless(text, locale)
  const folds = !caseSensitive && lower.length === text.length
  const [hay, needle] = folds ? [lower, caseless(wanted, locale)] : [text, wanted]
  const places: Place[] = []
  if (needle === '') return places
  for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + needle.length))
    places.push([at, at + needle.length])
  return places
}
