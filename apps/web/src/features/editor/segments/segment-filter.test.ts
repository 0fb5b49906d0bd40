import type { Segment } from '@dragoman/sdk/operations/editor'
import { expect, test } from 'vitest'
import { matchesFilter, nextOpen, placeOf, stateOf } from './segment-filter.ts'

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

const store = {
  stateOf: (row: number) => (['open', 'draft', 'confirmed', 'locked'] as const)[row]!,
  hasIssues: (row: number) => row === 2,
}

test('a segment of another slice counts as that, whatever its translation', () => {
  const slices = [{ beginIndex: 2, endIndex: 5 }]
  expect([1, 2, 5, 6].map((index) => stateOf(segment({ index }), slices))).toEqual(['other', 'draft', 'draft', 'other'])
})

test.each([
  [undefined, [0, 1, 2, 3]],
  ['open', [0]],
  ['draft', [1]],
  ['confirmed', [2]],
  ['issues', [2]],
] as const)('the filter %s shows the rows %j', (filter, expected) => {
  expect([0, 1, 2, 3].filter((row) => matchesFilter(store, row, filter))).toEqual(expected)
})

test.each([
  ['the next one', [false, true, false], 0, 2],
  ['one past the end', [false, true, true], 1, 0],
  ['none', [true, true], 0, undefined],
  ['none besides itself', [true, false, true], 1, undefined],
  ['the first one from before the list', [false, false], -1, 0],
] as const)('the next open segment is %s', (_, confirmed, after, expected) => {
  const rows = confirmed.map((_each, row) => row + 10)
  expect(nextOpen(rows, after, (row) => !confirmed[row - 10])).toBe(expected)
})

test.each([
  [[0, 1, 2], 2, 2],
  [[3, 7, 9, 40], 7, 1],
  [[3, 7, 9, 40], 8, -1],
  [[], 0, -1],
  [undefined, 0, -1],
  [[3], undefined, -1],
] as const)('among the rows %j the row %s has the place %i', (rows, row, expected) => {
  expect(placeOf(rows, row)).toBe(expected)
})
