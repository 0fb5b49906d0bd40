import { scriptOf } from '@dragoman/sdk/languages'
import { languageOf, toBcp47 } from '@dragoman/sdk/locale'

/** A word of a text: UTF-16 offsets, the end not included. */
export interface TextWord {
  begin: number
  end: number
  word: string
}

/** Scripts that put no spaces between words: terms are found letter by letter. */
const unspaced = new Set(['Hans', 'Hant', 'Hani', 'Jpan', 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt'])

/** Whether a language puts spaces between words. */
export const hasSpaces = (locale: string): boolean => !unspaced.has(scriptOf(locale) ?? '')

/**
 * Languages whose apostrophe stands between two words (`l’utilisateur`, `dell’utente`) or before an ending that follows a
 * name (`API’nin`). Elsewhere it belongs to its word: `user’s`, `комп’ютер`.
 */
const apostropheSeparates = new Set(['az', 'ca', 'fr', 'it', 'lmo', 'oc', 'pms', 'rm', 'scn', 'tr', 'vec', 'wa'])

/** Where one script follows another within a word: `API를`. */
const scriptBorder =
  /(?<=\p{Script=Latin}\p{M}*)(?=[\p{L}--\p{Script=Latin}])|(?<=[\p{L}--\p{Script=Latin}]\p{M}*)(?=\p{Script=Latin})/v
const scriptBorders = new RegExp(scriptBorder, 'gv')
const borders = { script: scriptBorder, all: new RegExp(`${scriptBorder.source}|['’ʼ＇]`, 'v') }

/** Changes with these rules: stored terms with an earlier version are computed again. */
export const wordsVersion = 2

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(locale: string): Intl.Segmenter {
  const language = toBcp47(locale)
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}

/** The words of a text in their order, as they are spelled. Inline tags are none. */
export function textWords(text: string, locale: string): TextWord[] {
  const border = apostropheSeparates.has(languageOf(locale)) ? borders.all : borders.script
  return [...segmenterOf(locale).segment(withoutTags(text))].flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? partsOf(segment, border, index) : [],
  )
}

function partsOf(segment: string, border: RegExp, begin: number): TextWord[] {
  const words: TextWord[] = []
  let from = begin
  for (const word of segment.split(border)) {
    const at = begin + segment.indexOf(word, from - begin)
    from = at + word.length
    if (word !== '') words.push({ begin: at, end: from, word })
  }
  return words
}

/** A text with spaces where its inline tags stand, so that places stay what they are. */
export const withoutTags = (text: string): string => text.replace(/⟦[^⟧]*⟧/g, (tag) => ' '.repeat(tag.length))

/** Signs that a word may be written without: soft hyphens, joiners, marks of direction, the vowels of Arabic and Hebrew. */
const silent = new RegExp(String.raw`[\u00AD\u0591-\u05C7\u0640\u064B-\u0652\u0670\u200B-\u200F\u2060\uFEFF]`, 'g')

/** A text in the case, and with the apostrophes, in which texts are compared. */
export const caseless = (text: string, locale: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase(toBcp47(locale))
    .replace(/[’ʼ＇]/gu, "'")
    .replace(silent, '')

/** Signs that make another word of the one before them, which the segmenter parts from it: 文件夹, 契約書. */
const makesWord = /[夹器员仪端機員者書]/u

/** “And” and “or”, which the segmenter takes for a part of the word beside them: 用户名和密码. */
const joinsWords = /[和与及或]/gu

/** Signs before a word of two or more that leave it what it is: 大都市. */
const modifies = /^[大小新旧舊再全各副非無未最](?=..)/u

/** The places between the words of a text whose script has no spaces. */
export function wordBorders(text: string, locale: string): Set<number> {
  const places = new Set([text.length])
  const isChinese = ['zh', 'yue'].includes(languageOf(locale))
  for (const { index, segment } of segmenterOf(locale).segment(text)) {
    if (segment.length > 1 || !makesWord.test(segment)) places.add(index)
    // Words of another script stand together with others in some segments.
    for (const { index: at } of segment.matchAll(scriptBorders)) places.add(index + at)
    if (modifies.test(segment)) places.add(index + 1)
    if (isChinese) for (const { index: at } of segment.matchAll(joinsWords)) places.add(index + at).add(index + at + 1)
  }
  return places
}

/** The key of a term: its longest stem, as that is the rarest, or its first two letters where words have no spaces. */
export function termHead(text: string, locale: string, stems: readonly string[]): string {
  if (!hasSpaces(locale)) return [...caseless(text, locale)].slice(0, 2).join('')
  return stems.reduce((longest, stem) => (stem.length > longest.length ? stem : longest), '')
}

/** The keys by which the terms in a text are looked up: the heads of all terms that it may have. */
export function textHeads(text: string, locale: string, stems: readonly string[]): string[] {
  if (hasSpaces(locale)) return [...new Set(['', ...stems])]
  const letters = [...caseless(withoutTags(text), locale)]
  return [...new Set(letters.flatMap((letter, at) => [letter, letter + (letters[at + 1] ?? '')]))]
}
