import { expect, it } from 'vitest'
import { storageKeys } from './storage-keys.ts'

it('[storage.keys] storage keys are those that browsers already hold', () => {
  expect(storageKeys).toEqual({ theme: 'theme', searchTerm: 'searchTerm' })
})
