import { expect, it } from 'vitest'
import { jsonProblem } from './json-size.ts'

const nested = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as unknown
const wide = (fields: number) => Object.fromEntries(Array.from({ length: fields }, (_, at) => [`f${at}`, at]))

it.each([
  ['100 levels', nested(100), 'taken'],
  ['101 levels', nested(101), 'nested deeper than 100 levels'],
  ['100,000 levels', JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), 'nested deeper'],
  ['100,000 fields', wide(100_000), 'taken'],
  ['100,001 fields', wide(100_001), 'more than 100,000 fields'],
  ['as many fields in several objects', Array.from({ length: 50_001 }, () => ({ a: 1, b: 2 })), 'more than 100,000'],
  ['a million numbers', [Array.from({ length: 1_000_000 }, () => 0)], 'taken'],
  ['a name of 1,000 characters', { ['a'.repeat(1000)]: 1 }, 'taken'],
  ['a longer name', [{ ['a'.repeat(1001)]: 1 }], 'longer than 1,000 characters'],
  ['nothing', null, 'taken'],
])('a body with %s is taken or refused by its size', (_, value, problem) => {
  expect(jsonProblem(value) ?? 'taken').toContain(problem)
})
