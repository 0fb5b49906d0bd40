import type { SpellingResult } from '@dragoman/sdk/operations/editor'
import { afterEach, expect, it, vi } from 'vitest'
import { createSpelling, withoutNames, withWord } from './spelling.ts'

afterEach(() => void vi.useRealTimers())

/** Takes every word with an x for wrong. */
const answer = async (texts: readonly string[]): Promise<SpellingResult> => ({
  hasDictionary: true,
  mistakes: texts.flatMap((text, at) =>
    [...text.matchAll(/\w*x\w*/g)].map(({ 0: word, index }) => ({
      text: at,
      begin: index,
      end: index + word.length,
      word,
    })),
  ),
})

it('texts of a moment are asked for together, and each once', async () => {
  const ask = vi.fn(answer)
  const spelling = createSpelling(ask)
  for (const text of ['one', 'twox', 'one']) spelling.check(text)
  await expect.poll(() => spelling.mistakesIn('twox')).toEqual([expect.objectContaining({ word: 'twox' })])
  expect(spelling.mistakesIn('one')).toEqual([])
  spelling.check('twox')
  spelling.check('  ')
  spelling.check('three')
  await expect.poll(() => spelling.mistakesIn('three')).toEqual([])
  expect(ask.mock.calls).toEqual([[['one', 'twox']], [['three']]])
})

it('more texts than go into a request are asked for in several', async () => {
  const ask = vi.fn(answer)
  const spelling = createSpelling(ask)
  for (let at = 0; at < 150; at += 1) spelling.check(`line ${at}`)
  await expect.poll(() => spelling.mistakesIn('line 149')).toEqual([])
  expect(ask.mock.calls.map(([texts]) => texts.length)).toEqual([100, 50])
})

it('a text that could not be checked is asked for again', async () => {
  const ask = vi.fn(answer).mockRejectedValueOnce(new Error('offline'))
  const spelling = createSpelling(ask)
  spelling.check('onex')
  await expect.poll(() => ask.mock.calls).toHaveLength(1)
  await Promise.resolve()
  expect(spelling.mistakesIn('onex')).toBeUndefined()
  await expect
    .poll(() => {
      spelling.check('onex')
      return spelling.mistakesIn('onex')
    })
    .toHaveLength(1)
})

it('nothing is asked for once there is no dictionary', async () => {
  vi.useFakeTimers()
  const ask = vi.fn(async (): Promise<SpellingResult> => ({ hasDictionary: false, mistakes: [] }))
  const spelling = createSpelling(ask)
  spelling.check('one')
  await vi.runAllTimersAsync()
  expect(spelling.hasDictionary()).toBe(false)
  spelling.check('two')
  await vi.runAllTimersAsync()
  expect(ask).toHaveBeenCalledTimes(1)
})

it('an ignored word is not marked anywhere, and listeners are notified', async () => {
  const spelling = createSpelling(answer)
  spelling.check('onex twox')
  await expect.poll(() => spelling.mistakesIn('onex twox')).toHaveLength(2)
  const before = spelling.mistakesIn('onex twox')
  const listener = vi.fn()
  const end = spelling.subscribe(listener)
  spelling.ignore('onex')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(spelling.mistakesIn('onex twox')?.map(({ word }) => word)).toEqual(['twox'])
  expect(before).toHaveLength(2)
  spelling.check('onex')
  await expect.poll(() => spelling.mistakesIn('onex')).toEqual([])
  end()
})

it('a word is replaced in each of its places', async () => {
  const text = 'ax b ax cx'
  const { mistakes } = await answer([text])
  expect(withWord(text, mistakes, 'ax', 'longer')).toBe('longer b longer cx')
})

it('words of the source are names', async () => {
  const { mistakes } = await answer(['Onex twox threex'])
  expect(withoutNames(mistakes, 'Open Onex, and twoxes.').map(({ word }) => word)).toEqual(['twox', 'threex'])
})
