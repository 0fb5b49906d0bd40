import type { Segment } from '@dragoman/sdk/operations/editor'
import { expect, test } from 'vitest'
import { issuesOf, lengthOf, obstaclesOf } from './segment-issues.ts'

const segment = (more: Partial<Segment> = {}): Segment => ({
  id: '1',
  index: 0,
  source: 'Open ⟦1⟧it⟦/1⟧',
  target: 'stored',
  codes: [],
  confirmed: false,
  version: 1,
  words: 2,
  issues: [{ kind: 'missing', id: 1, blocking: false, message: 'as the server sees it' }],
  updatedAt: 0,
  ...more,
})
const plural = { form: 'one', forms: ['one', 'other'] }

test('the issues of a stored text are those of the server', () => {
  const stored = segment()
  expect(issuesOf(stored, 'stored')).toBe(stored.issues)
  expect(obstaclesOf(stored, 'stored')).toEqual([])
})

test.each([
  ['all tags', {}, 'Abre ⟦1⟧eso⟦/1⟧', []],
  ['only spaces', {}, '  ', []],
  ['a missing tag', {}, 'Abre', [{ kind: 'missing', id: 1, blocking: true }]],
  ['half a pair', {}, 'Abre ⟦1⟧', [{ kind: 'unpaired', id: 1, blocking: true }]],
  ['an extra tag', {}, '⟦1⟧a⟦/1⟧⟦2/⟧', [{ kind: 'extra', id: 2, blocking: true }]],
  ['a missing tag in a plural form', { plural }, 'Abre', [{ kind: 'missing', id: 1, blocking: false }]],
  ['an extra tag in a plural form', { plural }, '⟦1⟧a⟦/1⟧⟦2/⟧', [{ kind: 'extra', id: 2, blocking: true }]],
  ['a line break at the end', { source: 'Save' }, 'Guardar\n', [{ kind: 'lineBreak', blocking: false }]],
  ['too many characters', { source: 'Save', maxLength: 4 }, 'Guardar', [{ kind: 'length', blocking: false }]],
  ['exactly the character limit', { source: 'Save', maxLength: 7 }, 'Guardar', []],
] as const)('the issues of a text with %s are listed', (_, more, text, expected) => {
  expect(issuesOf(segment(more as Partial<Segment>), text)).toEqual(expected)
})

test.each([
  ['', ['empty']],
  [' \n', ['empty']],
  ['Abre', ['missing']],
  ['Abre ⟦1⟧eso⟦/1⟧', []],
] as const)('the issues of %j prevent its confirmation', (text, kinds) => {
  expect(obstaclesOf(segment(), text).map(({ kind }) => kind)).toEqual(kinds)
})

test('characters are counted as graphemes', () => {
  expect(lengthOf('👩‍👩‍👧é')).toBe(2)
})
