import { issueAt, remembered, type CheckIssue, type Texts } from './issue.ts'
import { europeanDigits } from './numbers.ts'

type Range = readonly [begin: number, end: number]

interface Code {
  text: string
  range: Range
}

const dashes = /[-‐‑–_/]/g

/**
 * Letters, then digits, with dashes between them: `M-62`, `A4`, `UTF-8`, `B2B`. Only a dash begins a further part, so that
 * there is one way to read a text; plain words match, too.
 */
const code = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?:[-‐‑_/]\p{L}*\p{Nd}[\p{L}\p{N}]*)*(?![\p{L}\p{N}]|[.,]\p{Nd})/gu

/** Quarters and halves of a year are written another way elsewhere. */
const isOfYear = (text: string) => /^(?:Q[1-4]|H[12]|FY\d+)$/.test(text)

export function codesIn(text: string): Code[] {
  const found: Code[] = []
  for (const { 0: written, index } of text.matchAll(code)) {
    if (!/\p{Nd}/u.test(written) || isOfYear(written)) continue
    found.push({ text: written, range: [index, index + written.length] })
  }
  return found
}

const squash = (text: string) =>
  europeanDigits(text)
    .replaceAll(dashes, '')
    .replaceAll(/[\s\u00A0\u202F]/g, '')

/** Whether a text contains a code, with or without its dashes, and not as a part of a longer number. */
function contains(squashed: string, wanted: string): boolean {
  for (let at = squashed.indexOf(wanted); at !== -1; at = squashed.indexOf(wanted, at + 1)) {
    const [before, after] = [squashed[at - 1] ?? '', squashed[at + wanted.length] ?? '']
    if (!(/\d/.test(after) && /\d$/.test(wanted)) && !/[A-Za-z0-9]/.test(before)) return true
    if (!(/\d/.test(after) && /\d$/.test(wanted)) && !/\d/.test(before)) return true
  }
  return false
}

const lettersOf = (text: string) => text.replaceAll(/[\P{L}]/gu, '').toUpperCase()

/** The codes of a translation that are told of, or that the source has, too; the digits of others count as numbers. */
export function knownCodes(source: string, present: readonly Code[], issues: readonly CheckIssue[]): Range[] {
  const squashed = squash(source)
  const isInSource = remembered((text: string) => contains(squashed, squash(text)))
  const told = new Set(issues.map(({ begin }) => begin))
  return present.filter(({ text, range }) => isInSource(text) || told.has(range[0])).map(({ range }) => range)
}

/** Codes such as `M-62` must stand in the translation as they are. */
export function checkCodes({ source, target }: Texts, wanted: readonly Code[], present: readonly Code[]): CheckIssue[] {
  if (wanted.length === 0) return []
  const squashed = squash(target)
  const missing = [...new Set(wanted.map(({ text }) => text))].filter((text) => !contains(squashed, squash(text)))
  if (missing.length === 0) return []
  const inSource = squash(source)
  const isInSource = remembered((text: string) => contains(inSource, squash(text)))
  const strange = Map.groupBy(
    present.filter(({ text }) => !isInSource(text)),
    ({ text }) => lettersOf(text),
  )
  return missing.map((expected) => {
    const others = strange.get(lettersOf(expected)) ?? []
    const [other] = others
    if (!other) return issueAt('alphanumeric', 'missing', target, [target.length, target.length], { expected })
    const isSure = others.length === 1 && missing.length === 1
    return issueAt('alphanumeric', 'changed', target, other.range, { expected, ...(isSure && { fix: expected }) })
  })
}
