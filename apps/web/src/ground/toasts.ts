import type { ToastMessage } from '@dragoman/ui/Toast'
import { useSyncExternalStore } from 'react'

/** Loads the toasts and where they appear. */
export const loadToasts = () => import('./Toasts.tsx')

const listeners = new Set<() => void>()
let isNeeded = false
let last = { words: '', time: -Infinity }

/** Milliseconds within which the same words are one message. */
const echo = 1000

/**
 * Shows a message in the corner; for what has no place on the page. Success and info leave by themselves, warnings and
 * errors stay until closed. The same words twice at once are one message. The toasts are loaded with the first one;
 * where they cannot be, the browser says it. Returns what takes the message away.
 */
export function showToast(message: ToastMessage): () => void {
  const words = `${message.title} ${message.description}`
  const isEcho = last.words === words && performance.now() - last.time < echo
  last = { words, time: performance.now() }
  let isOver = false
  let close: (() => void) | undefined
  const end = () => {
    isOver = true
    close?.()
  }
  if (isEcho) return end
  loadToasts().then(
    (toasts) => {
      if (isOver) return
      close = toasts.showToast(message)
      isNeeded = true
      for (const listener of listeners) listener()
    },
    () => window.alert(`${message.title}\n${message.description ?? ''}`),
  )
  return end
}

/** Takes all messages away, as when someone else signs in. */
export async function clearToasts(): Promise<void> {
  if (isNeeded) (await loadToasts()).clearToasts()
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
