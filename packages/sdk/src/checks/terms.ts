import { foldText } from '../text-search.ts'
import { issueAt, type CheckedTerm, type CheckIssue, type Texts } from './issue.ts'
import { isWordForm, wordStem } from './word-stems.ts'

/** Languages that put so much into the end of a word that its beginning does not tell. */
const agglutinating = [
  'fi',
  'hu',
  'tr',
  'et',
  'az',
  'kk',
  'ky',
  'uz',
  'tk',
  'eu',
  'ka',
  'ta',
  'te',
  'kn',
  'ml',
  'zu',
  'xh',
  'sw',
  'kl',
]

/** Languages without spaces, or with words that are stuck to others: a term may stand anywhere. */
const anywhere = ['ja', 'zh', 'yue', 'th', 'lo', 'km', 'my', 'ko', 'ar', 'he', 'fa', 'ur']

const signs = /[.*+?^${}()|[\]\\/-]/g

/** The part of a word that stays when it is inflected. */
function stemOf(word: string, language: string): string {
  if (['ja', 'zh', 'yue', 'th', 'lo', 'km', 'my', 'ko'].includes(language) || word.length <= 3) return word
  if (['ar', 'he'].includes(language)) return word.replace(/^ال/, '').slice(0, Math.max(3, word.length - 3))
  return word.slice(0, Math.max(3, Math.ceil(word.length * 0.7)))
}

const patterns = new Map<string, RegExp>()

/** A pattern for a term in one of its forms, in a folded text. */
function formOf(term: string, language: string): RegExp {
  const key = `${language} ${term}`
  const known = patterns.get(key)
  if (known) return known
  if (patterns.size > 5000) patterns.clear()
  const words = foldText(term).trim().split(/\s+/)
  const isAnywhere = anywhere.includes(language)
  const inflected = words.map((word) => {
    const stem = stemOf(word, language).replaceAll(signs, '\\$&')
    return isAnywhere ? `${stem}\\p{L}*` : `\\p{L}{0,3}${stem}[\\p{L}\\p{M}]*`
  })
  // Articles and endings come between the words of a term, and compounds have none.
  const pattern = new RegExp(inflected.join('[^.!?]{0,12}?'), 'u')
  patterns.set(key, pattern)
  return pattern
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter)
const isLatin = (letter: string | undefined) => letter !== undefined && /[\p{Script=Latin}\p{N}]/u.test(letter)

/** Whether a word begins, or ends, between two characters. In a language whose words touch, those of another script part. */
const isBorder = (before: string | undefined, after: string | undefined, language: string) =>
  !(isLetter(before) && isLetter(after)) || (anywhere.includes(language) && !(isLatin(before) && isLatin(after)))

/** Endings that leave a word what it is, in languages without rules for their stems. */
const plainEndings: Readonly<Record<string, RegExp>> = {
  de: /^(?:e[mnrs]?|n|s)$/,
  en: /^(?:e?s|['’]s|s['’])$/,
  es: /^e?s$/,
  fr: /^[sx]$/,
  pt: /^e?s$/,
}

/** Shorter ones have no endings: “IT” is not in “Item”. */
const longestAbbreviation = 3

interface Place {
  at: number
  end: number
}

/** The places of a text, as words or with an ending. */
function placesOf(text: string, term: string, language: string): Place[] {
  const [lower, wanted] = [text.toLowerCase(), term.toLowerCase()]
  const places: Place[] = []
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    if (!isBorder(lower[at - 1], lower[at], language)) continue
    const end = at + wanted.length
    if (isBorder(lower[end - 1], lower[end], language)) {
      places.push({ at, end })
      continue
    }
    const rest = /^[\p{L}\p{M}\p{N}'’]*/u.exec(text.slice(end))![0]
    if (wanted.length > longestAbbreviation && plainEndings[language]?.test(rest))
      places.push({ at, end: end + rest.length })
  }
  return places.length > 0 ? places : formPlaces(text, term, language)
}

/** A word of a text, with an apostrophe inside. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}\p{N}]+)*/gu
const plain = (text: string) => text.toLowerCase().replaceAll(/[’ʼ]/g, "'")

/** The places of the forms of a term, in a language with rules for the stems of its words. */
function formPlaces(text: string, term: string, language: string): Place[] {
  const wanted = (plain(term).match(word) ?? []).map((each) => ({ word: each, stem: wordStem(each, language) }))
  if (wanted.length === 0 || wanted[0]!.stem === undefined) return []
  const words = [...text.matchAll(word)].map(({ 0: each, index }) => {
    const lower = plain(each)
    return { word: lower, stem: wordStem(lower, language), at: index, end: index + each.length }
  })
  return words.flatMap(({ at }, first) => {
    const isHere = wanted.every(({ word: form, stem }, place) => {
      const given = words[first + place]
      return given?.stem === stem && isWordForm(given!.word, form, language, place === wanted.length - 1)
    })
    return isHere ? [{ at, end: words[first + wanted.length - 1]!.end }] : []
  })
}

/** Letters that a name may have behind it in languages with endings: “Windowsa”. */
const nameEnding = /^\p{Ll}{0,4}(?![\p{L}\p{M}\p{N}])/u

/** Whether a text has a name as it is, as a word of its own or with an ending. */
function isKeptIn(text: string, name: string, language: string): boolean {
  if (placesOf(text, name, language).length > 0) return true
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (isBorder(text[at - 1], text[at], language) && nameEnding.test(text.slice(at + name.length))) return true
  return false
}

/** The first place that is in none of others; both in order. A term that is right may contain one that is not. */
function firstOutside(places: readonly Place[], others: readonly Place[]): Place | undefined {
  let [next, reach] = [0, -1]
  return places.find(({ at, end }) => {
    for (; next < others.length && others[next]!.at <= at; next += 1) reach = Math.max(reach, others[next]!.end)
    return end > reach
  })
}

/** Terms of the source that are translated in another way than the glossary wants, or that should have stayed. */
export function checkTerms({ target, to }: Texts, terms: readonly CheckedTerm[]): CheckIssue[] {
  const issues: CheckIssue[] = []
  const folded = foldText(target)
  const isRight = ({ targets }: CheckedTerm) =>
    targets.some((term) => formOf(term, to).test(folded) || formPlaces(target, term, to).length > 0)
  for (const term of terms) {
    const { source, targets, forbidden, isKept } = term
    const right = targets.flatMap((each) => placesOf(target, each, to)).toSorted((a, b) => a.at - b.at)
    const bad = forbidden.flatMap((each) => firstOutside(placesOf(target, each, to), right) ?? [])
    for (const { at, end } of bad) {
      const more = targets.length > 0 ? { expected: targets[0]! } : {}
      issues.push(issueAt('term', 'termForbidden', target, [at, end], more))
    }
    const atEnd: readonly [number, number] = [target.length, target.length]
    if (isKept && !isKeptIn(target, source, to))
      issues.push(issueAt('term', 'termKept', target, atEnd, { expected: source }))
    else if (!isKept && targets.length > 0 && bad.length === 0 && !agglutinating.includes(to) && !isRight(term))
      issues.push(issueAt('term', 'termMissing', target, atEnd, { expected: targets[0]!, found: source }))
  }
  return issues
}
