import type { Segment } from '@dragoman/sdk/operations/editor'
import { expect, test } from 'vitest'
import { matchesFilter, nextOpen, progressOf, stateOf } from './segment-filter.ts'

const segment = (more: Partial<Segment> = {}): Segment => ({
  id: '1',
  index: 0,
  source: 'Open the file',
  target: 'Abrir el archivo',
  codes: [],
  confirmed: false,
  version: 1,
  words: 3,
  issues: [],
  updatedAt: 0,
  ...more,
})

test.each([
  [{ locked: true, confirmed: true }, 'locked'],
  [{ confirmed: true }, 'confirmed'],
  [{}, 'draft'],
  [{ target: '' }, 'open'],
] as const)('the segment %o counts as %s', (more, expected) => {
  expect(stateOf(segment(more))).toBe(expected)
})

const issue = { kind: 'missing', id: 1, blocking: true } as const

test.each([
  [undefined, '', {}, true],
  ['open', '', {}, true],
  ['open', '', { confirmed: true }, false],
  ['open', '', { locked: true }, false],
  ['confirmed', '', { confirmed: true }, true],
  ['confirmed', '', {}, false],
  ['issues', '', { issues: [issue] }, true],
  ['issues', '', {}, false],
  [undefined, 'ARCHIVO', {}, true],
  [undefined, 'the file', {}, true],
  [undefined, 'menu.open', { key: 'menu.open' }, true],
  [undefined, 'folder', {}, false],
  ['confirmed', 'file', {}, false],
] as const)('the filter %s with search %j on %o answers %s', (filter, search, more, expected) => {
  expect(matchesFilter(segment({ ...more } as Partial<Segment>), filter, search)).toBe(expected)
})

test('progress counts segments and words, except locked ones', () => {
  const all = [segment({ confirmed: true, words: 2 }), segment({ words: 5 }), segment({ locked: true, words: 9 })]
  expect(progressOf(all)).toEqual({ segments: 2, confirmedSegments: 1, words: 7, confirmedWords: 2 })
})

test.each([
  ['the next one', [false, true, false], 0, 2],
  ['one past the end', [false, true, true], 1, 0],
  ['none', [true, true], 0, undefined],
  ['none besides itself', [true, false, true], 1, undefined],
  ['the first one from before the list', [false, false], -1, 0],
] as const)('the next open segment is %s', (_, confirmed, after, expected) => {
  expect(
    nextOpen(
      confirmed.map((each) => segment({ confirmed: each })),
      after,
    ),
  ).toBe(expected)
})
