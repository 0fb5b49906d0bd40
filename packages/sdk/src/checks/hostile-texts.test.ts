import process from 'node:process'
import { expect, it } from 'vitest'
import { checkTranslation, issueKey, type CheckedTerm } from './checks.ts'

const length = 100_000
const fill = (part: string, end = '') =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length - end.length) + end

/** Milliseconds of the processor that the checks take. */
const timeOf = (
  source: string,
  target: string,
  [from, to]: readonly [string, string],
  terms: readonly CheckedTerm[] = [],
): number => {
  const begin = process.cpuUsage()
  checkTranslation({ source, target, sourceLocale: from, targetLocale: to, terms })
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1000
}

const parts = [
  'a',
  'A',
  '1',
  '-',
  '.',
  '。',
  ' ',
  '\u00A0',
  '(',
  '"',
  '“',
  '”',
  '{',
  '%',
  '@',
  '/',
  ':',
  '0',
  '\t',
  '\u0007',
]
const words = [
  'A1',
  'A1 ',
  'A-',
  'A-1',
  '1 ',
  '1.5 ',
  'a@',
  'a@b.c ',
  'a.',
  '{a}',
  '{{a}} ',
  '%s ',
  'www.',
  '", ',
  'a  ',
]
const hostile = [
  ...[...parts, ...words].map((part) => ({ title: `only ${JSON.stringify(part)}`, text: fill(part) })),
  { title: 'a code that a decimal follows', text: fill('A1', '.5') },
  { title: 'parts of codes that a decimal follows', text: fill('A-1', '.5') },
  { title: 'a decimal with zeros before its last digit', text: `1.${fill('0', '1')}` },
]
const plain = fill('The pump moves 25 litres of water. ')
// The first time, nothing is compiled yet.
const usual = Math.min(...Array.from({ length: 3 }, () => timeOf(plain, `${plain} `, ['en', 'de'])))
const other = fill('Le pompage 1 déplace {b} M-7 c@d.e ! ')
const pairs = [
  ['en', 'fr'],
  ['zh', 'es'],
] as const

// The bound is far above what a slow machine needs, and far below what a pattern takes that tries each place again.
it.each(hostile)('a text of $title takes about the time of plain texts', ({ text }) => {
  for (const languages of pairs) {
    expect(timeOf(`${text} b`, `${text} c`, languages)).toBeLessThan(1500 + 40 * usual)
    expect(timeOf(other, text, languages)).toBeLessThan(1500 + 40 * usual)
  }
  expect(timeOf(text, other, ['en', 'de'])).toBeLessThan(1500 + 40 * usual)
})

it.each(['ja', 'ko', 'ru'])(
  'a term that stands everywhere in a text of %s takes about the time of plain texts',
  (to) => {
    const word = { ja: '水', ko: '서버', ru: 'ам ' }[to]!
    const term = { source: 'pump', targets: [word.trim()], forbidden: [word.trim()], isKept: false }
    expect(timeOf(plain, fill(word), ['en', to], [term])).toBeLessThan(1500 + 40 * usual)
  },
)

it('the key of an issue stays short however long the texts are', () => {
  const sentence = '水泵每小时输送二十五升水'.repeat(400)
  const [issue] = checkTranslation({ source: sentence, target: sentence, sourceLocale: 'zh', targetLocale: 'de' })
  expect(issue).toMatchObject({ rule: 'sameAsSource' })
  expect(new TextEncoder().encode(issueKey(issue!)).length).toBeLessThan(2000)
})
