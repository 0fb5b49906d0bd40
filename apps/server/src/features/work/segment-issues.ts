import { checkTranslation, issueKey, type CheckedTerm, type CheckIssue } from '@dragoman/sdk/checks'
import type { CheckLevels } from '@dragoman/sdk/operations/checkProfiles'
import type { SegmentIssue } from '@dragoman/sdk/operations/editor'
import { withLevels } from '@dragoman/sdk/segment-issue-bits'
import { codeIssues, hasStrayBreak } from '@dragoman/sdk/segment-text'
import { checkSentence } from './check-sentences.ts'
import type { PluralForm } from './work-unit-tables.ts'

/** The data of a segment that its checks look at. */
export interface CheckedSegment {
  source: string
  target: string
  plural: PluralForm | null
  maxLength: number | null
}

const sentences = {
  missing: (id: number) => `Tag ${id} is missing.`,
  extra: (id: number) => `Tag ${id} isn't in the source or occurs too often.`,
  unpaired: (id: number) => `Only one half of tag ${id} is present.`,
  order: (id: number) => `Tag ${id} is closed in the wrong place.`,
}

/** How the translations of a file are checked: its languages, as the wire spells them, and what its profiles decide. */
export interface CheckTerms {
  sourceLocale: string
  targetLocale: string
  levels: CheckLevels
}

/**
 * Finds the issues of a segment's translation, with its terms where they are known. Blocking issues keep it from being
 * confirmed. A line break at the end and too long a text only warn; so does a missing placeholder in a plural form that
 * stands for a single number (“one file”).
 */
export function segmentIssues(
  segment: CheckedSegment,
  { sourceLocale, targetLocale, levels }: CheckTerms,
  terms: readonly CheckedTerm[] = [],
): SegmentIssue[] {
  if (segment.target.trim() === '') return [{ kind: 'empty', blocking: true, message: 'There is no translation.' }]
  const mayOmit = segment.plural !== null && meansOneNumber(segment.plural.category, targetLocale)
  const issues: SegmentIssue[] = codeIssues(segment.source, segment.target).map(({ kind, id }) => ({
    kind,
    id,
    blocking: !(mayOmit && kind === 'missing'),
    message: sentences[kind](id),
  }))
  if (hasStrayBreak(segment.source, segment.target)) {
    const message = 'There is a line break at the end that the source does not have.'
    issues.push({ kind: 'lineBreak', blocking: false, message })
  }
  const length = segment.maxLength === null ? 0 : graphemes(segment.target)
  if (segment.maxLength !== null && length > segment.maxLength) {
    const message = `${length} characters, where ${segment.maxLength} have room.`
    issues.push({ kind: 'length', blocking: false, message })
  }
  const { source, target } = segment
  const checked = { source, target, sourceLocale, targetLocale, mayOmitNumber: mayOmit, terms }
  return [...withLevels(issues, levels), ...withLevels(checkTranslation(checked), levels).map(asIssue)]
}

const asIssue = (issue: CheckIssue): SegmentIssue => ({
  ...issue,
  message: checkSentence(issue),
  ...(!issue.blocking && { key: issueKey(issue) }),
})

/** Whether something blocks the confirmation of a segment. */
export const isBlocked = (issues: readonly SegmentIssue[]): boolean => issues.some(({ blocking }) => blocking)

const single = new Map<string, boolean>()

/** Whether a plural category stands for one whole number alone, as `one` does in Spanish but not in Russian. */
function meansOneNumber(category: string, wireLocale: string): boolean {
  const key = `${category} ${wireLocale}`
  const known = single.get(key)
  if (known !== undefined) return known
  const rules = new Intl.PluralRules(wireLocale.replaceAll('_', '-'))
  let numbers = 0
  for (let number = 0; number <= 200; number += 1) if (rules.select(number) === category) numbers += 1
  single.set(key, numbers === 1)
  return numbers === 1
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const graphemes = (text: string) => [...characters.segment(text)].length
