import { expect, it } from 'vitest'
import { storageKeys } from './storage-keys.ts'

it('[storage.keys] are those that the browser already knows', () => {
  expect(storageKeys).toEqual({ theme: 'theme', searchTerm: 'searchTerm' })
})
