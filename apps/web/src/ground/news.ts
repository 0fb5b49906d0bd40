import { useSyncExternalStore } from 'react'

// oxlint-disable-next-line no-underscore-dangle -- the build puts it in under this name
declare const __APP_VERSION__: string

/** The version of the app that runs here. */
export const presentVersion = __APP_VERSION__

const listeners = new Set<() => void>()
let hasNews = false

/** Notes the version whose news someone has opened last: another one has news. */
export function noteSeen(version: string | undefined): void {
  hasNews = version !== presentVersion
  for (const listener of listeners) listener()
}

/** Whether there is news that someone has not opened; not before the server has said so. */
export const useHasNews = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hasNews,
  )
