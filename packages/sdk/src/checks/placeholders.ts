import { hasChoices, issueAt, type CheckIssue, type Texts } from './issue.ts'
import { pairOff } from './pair-off.ts'

/** Placeholders of programs that no tag stands for. A percent sign after a number is a percent sign. */
const placeholder =
  /\$t\([^()\s]+\)|\$\{[\w.[\]-]+\}|\{\{\s*[\w.$-]+\s*\}\}|%\{[\w.-]+\}|%\([\w.-]+\)[sdifr]|\{[\w.$-]+\}|(?<![\d%])%(?:\d+\$)?(?:@|l{0,2}[dux]|\.\d+f|[sdf])(?![\p{L}\d])/gu

interface Found {
  text: string
  begin: number
}

const placeholdersIn = (text: string): Found[] =>
  Array.from(text.matchAll(placeholder), ({ 0: written, index }) => ({ text: written, begin: index }))

/** The ranges of the placeholders of a text. */
export const placeholderRanges = (text: string): (readonly [begin: number, end: number])[] =>
  /[%{$]/.test(text) ? placeholdersIn(text).map(({ text: written, begin }) => [begin, begin + written.length]) : []

/** Finds the placeholders that are not the same on both sides. */
export function checkPlaceholders(texts: Texts, mayOmit: boolean): CheckIssue[] {
  const { source, target } = texts
  if (!/[%{$]/.test(source) && !/[%{$]/.test(target)) return []
  if (hasChoices(texts)) return []
  const keysOf = ({ text }: Found) => [text.replaceAll(/\s/g, '')]
  const { left: missing, rest: extra } = pairOff(placeholdersIn(source), placeholdersIn(target), keysOf, keysOf)
  const isOne = missing.length === 1 && extra.length === 1
  const lost = missing.map(({ text: expected }) => {
    const other = extra.shift()
    const more = { expected, blocking: !mayOmit }
    if (!other) return issueAt('placeholder', 'missing', target, [target.length, target.length], more)
    const range = [other.begin, other.begin + other.text.length] as const
    return issueAt('placeholder', 'changed', target, range, {
      ...more,
      blocking: true,
      ...(isOne && { fix: expected }),
    })
  })
  const added = extra.map(({ text, begin }) =>
    issueAt('placeholder', 'extra', target, [begin, begin + text.length], { blocking: true }),
  )
  return [...lost, ...added]
}
