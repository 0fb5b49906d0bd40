import type { Finding } from '@dragoman/sdk/operations/quality'
import { expect, test, vi } from 'vitest'
import { createWritesInTurn } from './writes-in-turn.ts'

const inVersion = (version: string) => ({ uuid: 'one', version }) as Finding

test('a write begins after the one before, with the finding that it has answered', async () => {
  const write = createWritesInTurn()
  const { promise, resolve } = Promise.withResolvers<Finding>()
  const update = vi.fn(async () => inVersion('b'))
  const created = write(undefined, () => promise)
  const updated = write(undefined, update)
  await Promise.resolve()
  expect(update).not.toHaveBeenCalled()
  resolve(inVersion('a'))
  expect(await created).toEqual(inVersion('a'))
  expect(await updated).toEqual(inVersion('b'))
  expect(update).toHaveBeenCalledExactlyOnceWith(inVersion('a'))
})

test('a list that is late does not bring back a version that was changed, and one with another version counts', async () => {
  const write = createWritesInTurn()
  await write(inVersion('a'), async () => inVersion('b'))
  const late = vi.fn(async () => inVersion('c'))
  await write(inVersion('a'), late)
  expect(late).toHaveBeenCalledExactlyOnceWith(inVersion('b'))
  const ofOthers = vi.fn(async () => inVersion('e'))
  await write(inVersion('d'), ofOthers)
  expect(ofOthers).toHaveBeenCalledExactlyOnceWith(inVersion('d'))
})

test('a write that fails leaves the finding for the next one', async () => {
  const write = createWritesInTurn()
  await write(undefined, async () => inVersion('a'))
  expect(await write(undefined, () => Promise.reject(new Error('offline')))).toBeUndefined()
  const next = vi.fn(async () => inVersion('b'))
  await write(undefined, next)
  expect(next).toHaveBeenCalledExactlyOnceWith(inVersion('a'))
})
