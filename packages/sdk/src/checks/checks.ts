import { languageOf, toBcp47 } from '../locale.ts'
import { addressesIn, checkAddresses } from './addresses.ts'
import { checkCodes, codesIn, knownCodes } from './alphanumerics.ts'
import { checkBrackets } from './brackets.ts'
import { withoutTags, type CheckedText, type CheckIssue } from './issue.ts'
import { checkNumbers } from './numbers.ts'
import { checkPlaceholders, placeholderRanges } from './placeholders.ts'
import { checkEnd, checkMarks } from './punctuation.ts'
import { checkScript } from './scripts.ts'
import { checkSpaces } from './spaces.ts'
import { checkTerms } from './terms.ts'
import { checkControls, checkRepeated, checkSame } from './words.ts'

export { isWordForm, wordStem } from './word-stems.ts'
export type { CheckedTerm, CheckedText, CheckIssue, CheckKind, CheckRule } from './issue.ts'

/**
 * The issues of a translation beside its source, in the order of the text: numbers, codes, terms, placeholders,
 * punctuation, spaces, doubled words, brackets, addresses, scripts. Few block; the others are for a person to decide.
 * Inline tags, empty translations, and limits of length are not checked here (see `segment-text`).
 */
export function checkTranslation(checked: CheckedText): CheckIssue[] {
  if (checked.target.trim() === '') return []
  const [source, target] = [withoutTags(checked.source), withoutTags(checked.target)]
  const locale = toBcp47(checked.targetLocale)
  const texts = {
    source,
    target,
    from: languageOf(checked.sourceLocale),
    to: languageOf(checked.targetLocale),
    locale: locale.toLowerCase(),
  }
  const mayOmit = checked.mayOmitNumber ?? false
  const same = checkSame(texts)
  const controls = checkControls(texts)
  // A text that was left as it is has one issue, not many.
  if (same.length > 0) return [...same, ...controls]
  const addresses = { source: addressesIn(source), target: addressesIn(target) }
  const codes = { source: codesIn(source), target: codesIn(target) }
  const changed = checkCodes(texts, codes.source, codes.target)
  const places = addresses.target.map(({ range }) => range)
  const skipped = {
    source: [...[...addresses.source, ...codes.source].map(({ range }) => range), ...placeholderRanges(source)],
    target: [...places, ...knownCodes(source, codes.target, changed), ...placeholderRanges(target)],
  }
  const issues = [
    ...checkNumbers(texts, skipped, toBcp47(checked.sourceLocale), mayOmit),
    ...changed,
    ...(checked.terms ? checkTerms(texts, checked.terms) : []),
    ...checkPlaceholders(texts, mayOmit),
    ...checkEnd(texts),
    ...checkMarks(texts),
    ...checkSpaces(texts, places),
    ...checkRepeated(texts),
    ...checkBrackets(texts),
    ...checkAddresses(texts, addresses.source, addresses.target),
    ...checkScript(texts),
    ...controls,
  ]
  return issues.sort((one, other) => one.begin - other.begin)
}

/** Databases that keep keys in an index have little room. */
const longestPart = 200

/** Identifies an issue of a translation as long as both texts stay the same. Of long texts it has the beginning. */
export const issueKey = ({
  kind,
  rule,
  found = '',
  expected = '',
}: Pick<CheckIssue, 'kind' | 'rule' | 'found' | 'expected'>): string =>
  [kind, rule, found.slice(0, longestPart), expected.slice(0, longestPart)].join(' ')

/** A translation with the fix of an issue put in. */
export function withFix(target: string, { begin, end, fix }: Pick<CheckIssue, 'begin' | 'end' | 'fix'>): string {
  return fix === undefined ? target : target.slice(0, begin) + fix + target.slice(end)
}
