import { useRouter } from '@tanstack/react-router'
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

/** Does something that loses what is not saved, once the person agrees to that. */
export const leaveFor = (go: () => void): void => void confirmLeaving().then((leaves) => leaves && go())

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
 * shell.beforeLeave), closing the window lets the browser ask, and so does changing the language. With `save`, which
 * answers whether all is saved now, going to another page saves first, and asks only where that fails.
 */
export function useUnsavedGuard(isDirty: boolean, save?: () => Promise<boolean>) {
  const { history } = useRouter()
  useEffect(() => {
    if (!isDirty) return
    guards += 1
    const unblock = history.block({
      enableBeforeUnload: true,
      blockerFn: async ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && !(await save?.()) && !(await confirmLeaving()),
    })
    return () => {
      guards -= 1
      unblock()
    }
  }, [isDirty, history, save])
}

/**
 * How a dialog is closed with Escape, its corner, or a press outside: while `isDirty`, it asks first whether what was
 * typed may go. Cancel says so itself and needs no question.
 */
export function useGuardedClose(isDirty: boolean, onClose: () => void): () => void {
  useUnsavedGuard(isDirty)
  return () => {
    if (isDirty) void confirmLeaving().then((leaves) => leaves && onClose())
    else onClose()
  }
}
