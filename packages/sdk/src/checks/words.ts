import { filler, hasChoices, isUnspaced, issueAt, remembered, type CheckIssue, type Texts } from './issue.ts'

/** Languages that say a word twice to mean more of it. */
const doubling = [
  'vi',
  'tr',
  'az',
  'hi',
  'bn',
  'ur',
  'mr',
  'ne',
  'pa',
  'gu',
  'ta',
  'te',
  'kn',
  'ml',
  'fa',
  'sw',
  'af',
  'id',
  'ms',
  'fil',
  'jv',
  'kk',
  'ky',
  'uz',
  'tk',
  'si',
  'ha',
  'yo',
  'zu',
  'hy',
  'ka',
]

/** Words that may stand twice in a row. */
const doubles: Readonly<Record<string, readonly string[]>> = {
  fr: ['nous', 'vous', 'là', 'faire'],
  en: ['had', 'that', 'is', 'very', 'bye'],
  de: ['sie', 'die', 'der', 'das', 'sehr'],
  nl: ['dat', 'die', 'zij'],
  it: ['piano', 'via', 'mano', 'man'],
  es: ['muy', 'nos', 'que'],
  pt: ['muito', 'já', 'nos'],
  ru: ['что', 'так', 'едва', 'чуть', 'долго', 'очень'],
  sv: ['det', 'så'],
  ar: ['جدا', 'جدًا'],
}

const repeated = /(?<![\p{L}\p{M}\p{N}’'-])([\p{L}\p{M}]{2,})([ \u00A0\u202F\n]+)\1(?![\p{L}\p{M}\p{N}’'-])/giu

/** A word that was written twice. */
export function checkRepeated({ source, target, to }: Texts): CheckIssue[] {
  if (doubling.includes(to) || isUnspaced(to)) return []
  repeated.lastIndex = 0
  if (repeated.test(source)) return []
  const issues: CheckIssue[] = []
  const isInSource = remembered((word: string) => source.includes(word))
  for (const { 0: found, 1: word, index } of target.matchAll(repeated)) {
    if (doubles[to]?.includes(word!.toLowerCase())) continue
    // Names and places repeat themselves: Baden Baden.
    if (isInSource(word!)) continue
    issues.push(
      issueAt('repeated', 'repeatedWord', target, [index, index + found.length], { expected: word!, fix: word! }),
    )
  }
  return issues
}

/** A text that was left as it is, though it has words to translate. */
export function checkSame(texts: Texts): CheckIssue[] {
  const { source, target, from, to } = texts
  if (from === to || source.trim() !== target.trim() || hasChoices(texts)) return []
  const text = source
    .replaceAll(filler, ' ')
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .replaceAll(/\S+/g, (word) => (/[@/_.\\]\S|\p{N}/u.test(word) ? ' ' : word))
  const words = text.match(/(?<![\p{L}’'-])\p{Ll}[\p{L}\p{M}’'-]+/gu) ?? []
  const isText = isUnspaced(from) ? text.trim().length >= 4 : words.length >= 2
  return isText ? [issueAt('same', 'sameAsSource', target, [0, target.length])] : []
}

// oxlint-disable-next-line no-control-regex -- these are the ones
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]/g

/** Characters that no text has, which files and programs stumble over. */
export function checkControls({ source, target }: Texts): CheckIssue[] {
  const isInSource = remembered((found: string) => source.includes(found))
  return Array.from(target.matchAll(controls))
    .filter(({ 0: found }) => !isInSource(found))
    .map(({ 0: found, index }) =>
      issueAt('control', 'control', target, [index, index + 1], {
        blocking: true,
        found: `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
        fix: '',
      }),
    )
}
