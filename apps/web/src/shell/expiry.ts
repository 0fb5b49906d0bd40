import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let end: number | undefined

/** Tells the page that the session ends soon, at `time` (epoch milliseconds); undefined takes it back. */
export function announceEnd(time: number | undefined) {
  end = time
  for (const listener of listeners) listener()
}

/** When the session ends, if that is soon. */
export const useNearEnd = (): number | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => end,
  )
