import { expect, test } from 'vitest'
import { countSharedTexts, proposeSlices, type SplitSegment } from './propose-slices.ts'

/** Segments of ten words each, by letters: the same letter is the same text. */
const lines = (letters: string): SplitSegment[] =>
  [...letters].map((text) => ({ words: 10, text: text === '.' ? null : text, plural: null }))

test.each([
  ['equal halves', 'abcdefgh', 2, [4]],
  ['equal thirds', 'abcdefghi', 3, [3, 6]],
  ['a repetition beside the middle stays whole', 'abcdefghijklmnopqrsttuvwxyzABCDEFGHIJKLM', 2, [19]],
  ['a repetition across the whole file does not move the cut', 'xabcdefx', 2, [4]],
  ['more slices than segments', 'abc', 5, [1, 2]],
  ['a single segment', 'a', 2, []],
  ['texts of no weight', '........', 2, [4]],
] as const)('slices: %s', (_, letters, parts, cuts) => {
  expect(proposeSlices(lines(letters), parts)).toEqual(cuts)
})

test('slices are equal by words and not by segments', () => {
  const words = [100, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]
  const segments = words.map((count) => ({ words: count, text: null, plural: null }))
  expect(proposeSlices(segments, 2)).toEqual([1])
})

test('the forms of a plural stay together even where repetitions are separated', () => {
  const segments = lines('abcdefghiijjkklmnopqrstu')
  const nearest = proposeSlices(segments, 2)
  const at = nearest[0]!
  for (const form of [at - 1, at]) segments[form]!.plural = 'items'
  const [cut] = proposeSlices(segments, 2)
  expect([at - 1, at + 1]).toContain(cut)
})

test('segments without words are split by their number', () => {
  const segments = lines('abcd').map((segment) => ({ ...segment, words: 0 }))
  expect(proposeSlices(segments, 2)).toEqual([2])
})

test('shared texts are those that occur in more than one slice', () => {
  expect(countSharedTexts(lines('abcabd'), [3])).toBe(2)
  expect(countSharedTexts(lines('aabbcc'), [2, 4])).toBe(0)
  expect(countSharedTexts(lines('a.a.a'), [1, 2])).toBe(1)
})
