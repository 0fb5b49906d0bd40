import { browserStorage } from '@dragoman/sdk/session-storage'
import { storageKeys } from '@dragoman/sdk/storage-keys'
import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

const present = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

/** The theme of the page. The script in index.html sets it before the first paint. */
export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, present)

/** The theme chosen in this browser, if any. */
export function themeChoice(): Theme | undefined {
  const value = browserStorage('localStorage').getItem(storageKeys.theme)
  return value === 'light' || value === 'dark' ? value : undefined
}

/** Turns light into dark and back (rule shell.theme). */
export const toggleTheme = () => chooseTheme(present() === 'light' ? 'dark' : 'light')

/** Shows a theme, and keeps the choice in the browser. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  try {
    browserStorage('localStorage').setItem(storageKeys.theme, theme)
  } catch {
    // In a full storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}
