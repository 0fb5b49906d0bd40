import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { playVector } from './testing/play-vector.ts'
import { startStubServer } from './testing/stub-server.ts'
import { vectorFiles } from './testing/vectors.ts'

let stub: Awaited<ReturnType<typeof startStubServer>>

beforeAll(async () => {
  // Observers that throw are printed.
  vi.spyOn(console, 'error').mockReturnValue()
  stub = await startStubServer()
})
afterAll(() => stub[Symbol.asyncDispose]())

const print = (value: unknown) => inspect(value, { depth: 9, showHidden: true })

for (const { behaviour, title, vectors } of vectorFiles) {
  describe(`${behaviour}. ${title}`, () => {
    const here = vectors
      .filter(({ only }) => only !== 'browser')
      .map((vector) => [vector.id, vector.does, vector] as const)
    it.concurrent.each(here)('%s %s', async (_, __, vector) => {
      expect(await playVector(vector, { here: stub.here, isBrowser: false, inspect: print })).toEqual([])
    })
  })
}

it('every behavior a server can show has vectors, each with its own name', () => {
  expect(vectorFiles.map(({ behaviour }) => behaviour)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16])
  const ids = vectorFiles.flatMap(({ vectors }) => vectors.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(120)
})
