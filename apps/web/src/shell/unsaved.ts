import { useBlocker } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'

/** The question whether to leave without saving, while it is open. */
export interface LeavingQuestion {
  decide: (leaves: boolean) => void
}

let guards = 0
let pending: LeavingQuestion | null = null
const listeners = new Set<() => void>()

function setPending(next: LeavingQuestion | null) {
  pending = next
  for (const listener of listeners) listener()
}

/** Whether some page has changes that leaving would lose. */
export const hasUnsavedChanges = () => guards > 0

/** Asks whether to leave without saving, in a dialog; true at once where nothing is unsaved. */
export function confirmLeaving(): Promise<boolean> {
  if (!hasUnsavedChanges()) return Promise.resolve(true)
  pending?.decide(false)
  return new Promise((resolve) => {
    setPending({
      decide(leaves) {
        setPending(null)
        resolve(leaves)
      },
    })
  })
}

/** The question that is open, for the one dialog that shows it. */
export const useLeavingQuestion = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pending,
  )

/**
 * Keeps a person from losing what they typed: while `isDirty`, going to another page asks first (rule
 * shell.beforeLeave), closing the window lets the browser ask, and so does changing the language.
 */
export function useUnsavedGuard(isDirty: boolean) {
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await confirmLeaving()),
  })
  useEffect(() => {
    if (!isDirty) return
    guards += 1
    return () => {
      guards -= 1
    }
  }, [isDirty])
}
