import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { offencesIn, type Offence } from './prose-in-sources.ts'

// Comments and titles of tests are read by engineers, so they are written as engineers write.

const root = resolve(import.meta.dirname, '..')

it('comments and titles of tests are plain English', () => {
  const files = globSync('{apps,packages,openapi,scripts,test}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|generated|fixtures|dist|test-results)(?:\/|$)|\.gen\.ts$/.test(name),
  })
  expect(files.length).toBeGreaterThan(1000)
  const offences = files.flatMap((file) => offencesIn(file, readFileSync(join(root, file), 'utf8')))
  expect(problems(offences)).toEqual([])
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
  expect(problems(found.slice(0, 1))).toEqual([
    'planted.test.ts:2: “What it costs.” is a relative clause as a noun. Write the thing itself, or a verb (“The fields that …”, “Lists the problems of …”).',
  ])
})

function problems(offences: readonly Offence[]): string[] {
  return offences.map(({ where, text, turn }) => `${where}: “${text}” is ${turn.name}. Write ${turn.instead}.`)
}
