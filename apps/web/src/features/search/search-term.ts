import { browserStorage } from '@dragoman/sdk/session-storage'
import { storageKeys } from '@dragoman/sdk/storage-keys'

/** The term that was searched for last in this browser; empty where nothing was. */
export const lastTerm = (): string => browserStorage('localStorage').getItem(storageKeys.searchTerm) ?? ''

/** Keeps a term for the search page (rule shell.search). */
export function keepTerm(term: string) {
  try {
    browserStorage('localStorage').setItem(storageKeys.searchTerm, term)
  } catch {
    // In a full storage the address alone says what to search for.
  }
}
