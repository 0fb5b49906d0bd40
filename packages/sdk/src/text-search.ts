import type { SearchMode } from './generated/search.ts'

/**
 * Marks that don't make another word when they are written or left out: accents, the vowel signs of Arabic and Hebrew,
 * the stroke that draws Arabic letters out, soft hyphens, joiners and marks of direction. A class that PostgreSQL
 * reads, too.
 */
export const foldedMarks =
  '[\\u00AD\\u0300-\\u036F\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF]'

/** Letters that Unicode does not take apart, or tells apart by their place. */
export const foldedLetters = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' }

const marking = new RegExp(foldedMarks, 'g')
const replaced = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'g')

/** A text as searches see it: small letters without their marks, full and half width the same. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marking, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(replaced, (letter) => foldedLetters[letter as keyof typeof foldedLetters])

/** A place in a text: UTF-16 offsets, the end not included. */
export interface FoundRange {
  start: number
  end: number
}

/** A text to search for, and how. */
export interface TextSearch {
  text: string
  mode: SearchMode
}

/** The folded words of a search, at most ten. */
export const searchedWords = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean).slice(0, 10)

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Scripts that put no spaces between words: a word may begin anywhere. */
const withoutSpaces = /^[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u2E80-\u2FDF\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF]/

const expressions: Record<SearchMode, (text: string) => string[]> = {
  exact: (text) => [`^${escaped(text)}$`],
  startsWith: (text) => [`^${escaped(text)}`],
  endsWith: (text) => [`${escaped(text)}$`],
  contains: (text) => [escaped(text)],
  fts: (text) =>
    searchedWords(text).map((word) =>
      withoutSpaces.test(word) ? escaped(word) : String.raw`(?<![\p{L}\p{N}])${escaped(word)}`,
    ),
}

/**
 * Makes the test of a search: where a text has what is searched for, by neither case nor accents; null where it does not
 * fulfill the search. `fts` asks for words that begin like each of those given, in any order.
 * @returns for an empty search always null
 */
export function textMatcher({ text, mode }: TextSearch): (searched: string) => FoundRange[] | null {
  const parts = expressions[mode](foldText(text.trim())).map((part) => new RegExp(part, 'gu'))
  if (!text.trim() || parts.length === 0) return () => null
  return (searched) => {
    const { folded, placeOf } = foldWithPlaces(searched)
    const ranges: FoundRange[] = []
    for (const part of parts) {
      const found = [...folded.matchAll(part)]
      if (found.length === 0) return null
      for (const { index, 0: all } of found) {
        ranges.push({ start: placeOf(index)!, end: placeOf(index + all.length) ?? searched.length })
      }
    }
    return joined(ranges)
  }
}

const ascii = /^[\0-\x7F]*$/

/** A folded text, and where each of its code units came from. */
function foldWithPlaces(text: string): { folded: string; placeOf: (unit: number) => number | undefined } {
  // Most texts: their small letters stand where they stood.
  if (ascii.test(text)) return { folded: text.toLowerCase(), placeOf: (unit) => unit }
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const piece = ascii.test(character) ? character.toLowerCase() : foldText(character)
    for (let unit = 0; unit < piece.length; unit++) places.push(at)
    folded += piece
    at += character.length
  }
  return { folded, placeOf: (unit) => places[unit] }
}

/** In their order, without overlaps. */
function joined(ranges: FoundRange[]): FoundRange[] {
  const result: FoundRange[] = []
  for (const range of ranges.sort((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else result.push({ ...range })
  }
  return result
}

/** How well a text fulfills a search that it fulfills: as a whole 0, from its beginning 1, from a word's 2, else 3. */
export function matchRank(text: string, [first]: readonly FoundRange[]): number {
  if (!first) return 3
  if (first.start === 0) return first.end === text.length ? 0 : 1
  return /[\p{L}\p{N}]/u.test(text[first.start - 1]!) ? 3 : 2
}

/**
 * Those of some items that fulfill a search, the best ones first; of equal ones, their order stays.
 * @param textsOf the texts of an item, any of which may fulfill it; a match in the first one counts for more
 */
export function rankByText<Item>(
  search: TextSearch,
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): Item[] {
  const matcher = textMatcher(search)
  const ranked = items.flatMap((item) => {
    const ranks = textsOf(item).flatMap((text, at) => {
      const ranges = matcher(text)
      return ranges ? [matchRank(text, ranges) + (at > 0 ? 4 : 0)] : []
    })
    return ranks.length > 0 ? [{ item, rank: Math.min(...ranks) }] : []
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ item }) => item)
}
