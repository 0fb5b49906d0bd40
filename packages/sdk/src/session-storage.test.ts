import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage, stored } from './session-storage.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose storage is this. */
const browserWith = (get: () => unknown) => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
}

test.each([
  [
    'throws',
    () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  ],
  ['is missing', () => null],
])('values are kept for the visit if the storage of the browser %s', (_, get) => {
  browserWith(get)
  const value = stored<string>(browserStorage('localStorage'), 'density')
  value.write('compact')
  expect(stored<string>(browserStorage('localStorage'), 'density').read()).toBe('compact')
  value.write(undefined)
  expect(value.read()).toBeUndefined()
})

test('the storage of the browser is used where there is one', () => {
  const items = new Map([['density', '"regular"']])
  browserWith(() => ({ getItem: (key: string) => items.get(key) ?? null }))
  expect(stored<string>(browserStorage('localStorage'), 'density').read()).toBe('regular')
})
