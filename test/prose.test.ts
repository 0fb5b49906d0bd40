import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { offencesIn, type Offence } from './prose-in-sources.ts'

// Comments and titles of tests are read by engineers, so they are written as engineers write. Older ones that aren't are
// listed in `test/known-prose.txt` by how they begin. The list only gets shorter: rewrite a text and delete its line.

const root = resolve(import.meta.dirname, '..')
const known = readFileSync(join(root, 'test/known-prose.txt'), 'utf8').split('\n').filter(Boolean)

/** The length of the list; lower it as the list gets shorter. */
const mostKnown = 167

it('comments and titles of tests are plain English', () => {
  const files = globSync('{apps,packages,openapi,scripts,test}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|generated|fixtures|dist|test-results)(?:\/|$)|\.gen\.ts$/.test(name),
  })
  expect(files.length).toBeGreaterThan(1000)
  const offences = files.flatMap((file) => offencesIn(file, readFileSync(join(root, file), 'utf8')))
  expect(problems(offences, known)).toEqual([])
})

it('the list of known texts gets no longer', () => {
  expect(known.length).toBeLessThanOrEqual(mostKnown)
})

it('a foreign turn is told with its place, its text, and the better one', () => {
  const source = `
    /** What it costs. */
    const price = 1
    // Kept for the one who asked.
    const kept = 2
    // A person that
    // nobody knows.
    it('whoever asks is served', () => undefined)
    it('refuses the rest', () => undefined)
    describe('a list', () => it('refuses the rest', () => undefined))
    it.each([1])('a viewer without %s is told so', () => undefined)
    it('“Nobody” is a name', () => undefined)
    // There is no other, and it is no longer there.
    it('a page that is no page is refused', () => undefined)
  `
  const found = offencesIn('planted.test.ts', source)
  expect(found.map(({ where, turn }) => `${where} ${turn.name}`)).toEqual([
    'planted.test.ts:2 a relative clause as a noun',
    'planted.test.ts:6 an old word',
    'planted.test.ts:8 a relative clause as a noun',
    'planted.test.ts:9 no subject',
    'planted.test.ts:11 a riddle',
    'planted.test.ts:14 a negated noun',
  ])
  expect(problems(found.slice(0, 1), [])).toEqual([
    'planted.test.ts:2: “What it costs.” is a relative clause as a noun. Write the thing itself, or a verb (“The fields that …”, “Lists the problems of …”).',
  ])
})

it('a known text is allowed as often as it is listed, and missed once it is gone', () => {
  const found = offencesIn('planted.ts', '// What it is.\n\nconst a = 1\n\n// What it is.\n')
  expect(problems(found, ['What it is.', 'What it is.'])).toEqual([])
  expect(problems(found, ['What it is.'])).toHaveLength(1)
  expect(problems([], ['What it is.'])).toEqual(['test/known-prose.txt: delete “What it is.”, which is gone'])
})

/** The complaints about foreign turns that aren't known, and about known ones that are gone. */
function problems(offences: readonly Offence[], expected: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of expected) left.set(line, (left.get(line) ?? 0) + 1)
  const added = offences.filter(({ text }) => {
    const line = beginning(text)
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
  return [
    ...added.map(({ where, text, turn }) => `${where}: “${text}” is ${turn.name}. Write ${turn.instead}.`),
    ...[...left].flatMap(([line, count]) =>
      count > 0 ? [`test/known-prose.txt: delete “${line}”, which is gone`] : [],
    ),
  ]
}

/** The part of a text that the list has, so that a file may be moved and its lines may be wrapped. */
const beginning = (text: string) => text.slice(0, 80).trim()
