import type { Segment, SegmentIndex } from '@dragoman/sdk/operations/editor'
import { expect, test, vi } from 'vitest'
import { createSegmentStore } from './segment-store.ts'
import { textRequests, type TextRequest } from './text-requests.ts'

const segment = (id: number, more: Partial<Segment> = {}): Segment => ({
  id: String(id),
  index: id - 100,
  source: 'Save',
  target: '',
  codes: [],
  confirmed: false,
  version: 1,
  words: 2,
  issues: [],
  updatedAt: 0,
  ...more,
})

/** Segments with the ids from 100 on; the second one repeats the first. */
const indexOf = (states: string, versions = [...states].map(() => 1)): SegmentIndex => ({
  idSteps: [...states].map((_, row) => (row === 0 ? 100 : 1)),
  indexSteps: [...states].map(() => 1),
  states,
  versions,
  words: [...states].map(() => 2),
  issues: [...states].map(() => 0),
  checkLevels: {},
  repeats: [...states].map((_, row) => (row === 1 ? 1 : 0)),
})

function open(states = 'ODCL', slices?: { beginIndex: number; endIndex: number }[]) {
  const requests: TextRequest[] = []
  const failures: Error[] = []
  const now = new Map<string, Segment>()
  const store = createSegmentStore({
    slices,
    load: async (request) => {
      requests.push(request)
      const failure = failures.shift()
      if (failure) throw failure
      return request.ids.map((id) => now.get(id) ?? segment(Number(id)))
    },
  })
  store.apply(indexOf(states))
  return { store, requests, failures, now }
}

test('an index gives each segment its place and state, and the counts', () => {
  const { store } = open()
  expect([0, 1, 2, 3].map(store.stateOf)).toEqual(['open', 'draft', 'confirmed', 'locked'])
  expect([store.idOf(2), store.rowOf('102'), store.indexOf(3), store.wordsOf(0)]).toEqual(['102', 2, 3, 2])
  expect([store.firstIndexOf(0), store.firstIndexOf(1)]).toEqual([undefined, 0])
  expect(store.counts()).toEqual({
    all: 4,
    open: 1,
    draft: 1,
    confirmed: 1,
    locked: 1,
    other: 0,
    issues: 0,
    blocked: 0,
    words: 6,
    confirmedWords: 2,
    openWords: 4,
  })
})

test('segments of other slices are neither words nor work, before and after their texts are here', async () => {
  const { store, now } = open('OODC', [{ beginIndex: 1, endIndex: 2 }])
  now.set(
    '103',
    segment(103, { issues: [{ kind: 'missing', tag: 1, message: '', blocking: true }], target: 'x' } as never),
  )
  const counts = { all: 4, other: 2, open: 1, draft: 1, words: 4, issues: 0, blocked: 0 }
  expect(store.counts()).toMatchObject(counts)
  await store.want([0, 3])
  expect(store.counts()).toMatchObject(counts)
  expect([0, 1, 2, 3].map(store.stateOf)).toEqual(['other', 'open', 'draft', 'other'])
})

test('a saved segment tells its own row, and the counts where they change', () => {
  const { store } = open()
  const [row, other, whole] = [vi.fn(), vi.fn(), vi.fn()]
  store.subscribe('100', row)
  store.subscribe('101', other)
  store.subscribeAll(whole)
  store.put([segment(100, { target: 'A', version: 2, issues: [{ kind: 'missing', blocking: true }] })])
  expect([row, other, whole].map((each) => each.mock.calls.length)).toEqual([1, 0, 1])
  expect(store.counts()).toMatchObject({ open: 0, draft: 2, issues: 1, blocked: 1 })
  expect([store.stateOf(0), store.hasIssues(0), store.isBlocked(0)]).toEqual(['draft', true, true])
  store.put([segment(100, { target: 'Ab', version: 3, issues: [{ kind: 'missing', blocking: true }] })])
  expect([row, other, whole].map((each) => each.mock.calls.length)).toEqual([2, 0, 1])
})

test('an older version of a segment never replaces a newer one', () => {
  const { store } = open()
  store.put([segment(100, { target: 'new', version: 3, confirmed: true })])
  store.put([segment(100, { target: 'old', version: 2 })])
  store.apply(indexOf('ODCL'))
  expect([store.get('100')?.target, store.stateOf(0), store.counts().confirmed]).toEqual(['new', 'confirmed', 2])
})

test('texts are loaded once, and again where an index knows of a newer version', async () => {
  const { store, requests, now } = open()
  await Promise.all([store.want([0, 1]), store.want([0, 1, 2])])
  expect(requests.map(({ ids }) => ids)).toEqual([['100', '101'], ['102']])
  await store.want([0, 1, 2])
  expect(requests).toHaveLength(2)
  now.set('101', segment(101, { target: 'theirs', version: 2 }))
  store.apply(indexOf('ODCL', [1, 2, 1, 1]))
  await store.want([0, 1, 2])
  expect(requests.slice(2).map(({ ids }) => ids)).toEqual([['101']])
  expect(store.get('101')?.target).toBe('theirs')
})

test('a text that is already being loaded is not requested again', async () => {
  const { store, requests } = open()
  const first = store.want([0, 1])
  await store.want([1])
  expect(store.get('101')?.id).toBe('101')
  await first
  expect(requests).toHaveLength(1)
})

test('texts that could not be loaded are loaded on retry', async () => {
  const { store, failures, requests } = open()
  failures.push(new Error('offline'))
  await store.want([0, 1])
  expect([store.failure()?.message, store.get('100')]).toEqual(['offline', undefined])
  await store.retry()
  expect([store.failure(), store.get('100')?.id, requests.length]).toEqual([undefined, '100', 2])
})

test('open repetitions of a confirmed segment are loaded again, unless there are too many', async () => {
  const { store, requests } = open()
  await store.want([0, 1, 2])
  expect(await store.refreshRepetitions(segment(100), 1)).toBe(true)
  expect(requests.slice(1).map(({ ids }) => ids)).toEqual([['101']])
  expect(await store.refreshRepetitions(segment(100), 0)).toBe(false)
})

const places = (...indexes: number[]) => indexes.map((index) => ({ id: `i${index}`, index }))
const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test.each([
  ['nothing', [], []],
  ['the first rows', run(0, 9), [{ pageSize: 10, afterIndex: undefined }]],
  ['a later run', run(300, 399), [{ pageSize: 100, afterIndex: 299 }]],
  ['scattered rows', [3, 90, 4_000], [{ pageSize: 3, segmentIds: ['i3', 'i90', 'i4000'] }]],
  [
    'a run of more than a window',
    run(0, 149),
    [
      { pageSize: 100, afterIndex: undefined },
      { pageSize: 50, afterIndex: 99 },
    ],
  ],
] as const)('%s are asked for in as few requests as can be', (_, rows, expected) => {
  expect(textRequests(places(...rows))).toMatchObject(expected)
})
