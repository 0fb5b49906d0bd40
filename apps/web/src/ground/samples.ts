import { useSyncExternalStore } from 'react'

// Ids of sample data. Outside of the query client: each row of a list looks here.
let samples: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/** Says which things are sample data. */
export function noteSamples(ids: readonly string[]): void {
  if (ids.length === 0 && samples.size === 0) return
  samples = new Set(ids)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something is sample data. */
export const useIsSample = (id: string): boolean => useSyncExternalStore(subscribe, () => samples.has(id))
