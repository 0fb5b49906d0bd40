import { filler, issueAt, type CheckIssue, type Texts } from './issue.ts'
import { pairOff } from './pair-off.ts'

const outside = `\\s<>"'«»“”„，。、（）()\u200E\u200F\u2066-\u2069${filler}`

/** Addresses that stand for any are translated, too. */
const isExample = (text: string) => /\bexample\.(?:com|org|net)\b/.test(text)

const address = new RegExp(
  `(?:https?://|ftp://|www\\.)[^${outside}]*[^${outside}.,;:!?…]|(?<![\\w.+-])[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+`,
  'gu',
)

export interface Address {
  text: string
  range: readonly [begin: number, end: number]
}

/** The addresses of pages and people in a text. */
export const addressesIn = (text: string): Address[] =>
  /[@/]|www/.test(text)
    ? Array.from(text.matchAll(address), ({ 0: found, index }) => ({
        text: found,
        range: [index, index + found.length],
      }))
    : []

/** An address without the language that some have as a part of their path. */
const withoutLanguage = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replaceAll(/\/[a-z]{2}(?:[-_][a-z]{2})?(?=\/|$)/g, '')
    .replace(/\/$/, '')

/** Addresses stay as they are, apart from their language. */
export function checkAddresses(
  { target }: Texts,
  wanted: readonly Address[],
  present: readonly Address[],
): CheckIssue[] {
  const kept = wanted.filter(({ text }) => !isExample(text))
  const keysOf = ({ text }: Address) => [withoutLanguage(text)]
  const { left: missing, rest } = pairOff(kept, present, keysOf, keysOf)
  const isOne = missing.length === 1 && rest.length === 1
  return missing.map(({ text: expected }) => {
    const other = rest.shift()
    if (!other) return issueAt('address', 'missing', target, [target.length, target.length], { expected })
    return issueAt('address', 'changed', target, other.range, { expected, ...(isOne && { fix: expected }) })
  })
}
