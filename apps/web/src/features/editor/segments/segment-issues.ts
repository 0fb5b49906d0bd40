import type { Segment, SegmentIssue } from '@dragoman/sdk/operations/editor'
import { codeIssues, hasStrayBreak } from '@dragoman/sdk/segment-text'
import { chipOf } from '../../../display/chips.ts'
import { hasMessage, t } from '../../../i18n/t.ts'

/** An issue of a translation, as far as it can be found without the server. */
export type Issue = Pick<
  SegmentIssue,
  'kind' | 'id' | 'blocking' | 'message' | 'finding' | 'rule' | 'begin' | 'end' | 'found' | 'expected' | 'fix' | 'key'
>

/**
 * The issues of a text that is being typed as the translation of a segment; the server's own as long as the text is the
 * stored one. A code that a plural form leaves out may be right: there only the server knows.
 */
export function issuesOf(segment: Segment, text: string): readonly Issue[] {
  if (text === segment.target) return segment.issues
  if (text.trim() === '') return []
  const codes = codeIssues(segment.source, text).map(({ kind, id }): Issue => {
    return { kind, id, blocking: kind !== 'missing' || !segment.plural }
  })
  const isLong = segment.maxLength !== undefined && lengthOf(text) > segment.maxLength
  return [
    ...codes,
    ...(hasStrayBreak(segment.source, text) ? [{ kind: 'lineBreak', blocking: false }] : []),
    ...(isLong ? [{ kind: 'length', blocking: false }] : []),
  ]
}

/** The issues that keep a text from being confirmed; empty where it can be tried. */
export function obstaclesOf(segment: Segment, text: string): readonly Issue[] {
  if (text.trim() === '') return [{ kind: 'empty', blocking: true }]
  return issuesOf(segment, text).filter(({ blocking }) => blocking)
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as people count them. */
export const lengthOf = (text: string): number => [...characters.segment(text)].length

/** An issue in words. */
export function issueText(issue: Issue, segment: Partial<Pick<Segment, 'maxLength' | 'codes'>>): string {
  const { kind, id, message } = issue
  if (issue.rule !== undefined) return checkText(issue)
  if (kind === 'length') return t('editor.issue.length', { maximum: segment.maxLength ?? 0 })
  if (kind === 'empty') return t('editor.issue.empty')
  if (kind === 'lineBreak') return t('editor.issue.lineBreak')
  const wordId = `editor.issue.${kind}`
  if (id === undefined || !hasMessage(wordId)) return message ?? kind
  // As its chip shows it; its number where the tags are not known.
  const shown = segment.codes && chipOf({ kind: 'open', id }, segment.codes).text
  return t(wordId as 'editor.issue.missing', { id: shown === undefined ? id : `\u2068${shown}\u2069` })
}

/** The issue of a check in words; of one that this version does not know, the server's. */
function checkText({ rule, kind, found = '', expected = '', message }: Issue): string {
  const wordId = `editor.check.${rule}`
  if (!hasMessage(wordId)) return message ?? kind
  return t(wordId as 'editor.check.changed', { found: quoted(found), expected: quoted(expected) })
}

/** A text in a sentence: isolated, and with spaces that are seen. */
const quoted = (text: string) =>
  `\u2068${text.replaceAll(/[ \u00A0\u202F]/g, (space) => (text.trim() === '' ? '␣' : space))}\u2069`
