import type { ToastMessage } from '@dragoman/ui/Toast'
import { useSyncExternalStore } from 'react'

const load = () => import('@dragoman/ui/Toast')
const listeners = new Set<() => void>()
let isNeeded = false

/**
 * Shows a message in the corner; for what has no place on the page. Success and info leave by themselves, warnings and
 * errors stay until closed. The toasts are loaded with the first one.
 */
export function showToast(message: ToastMessage): void {
  void load().then((toasts) => {
    toasts.showToast(message)
    isNeeded = true
    for (const listener of listeners) listener()
  })
}

/** Takes all messages away, as when somebody else signs in. */
export async function clearToasts(): Promise<void> {
  if (isNeeded) (await load()).clearToasts()
}

/** Whether there was a message, so that there must be room for it. */
export const useToastsNeeded = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isNeeded,
  )
