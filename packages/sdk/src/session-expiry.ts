import { inform } from './inform.ts'
import type { SessionState } from './session-state.ts'

/** How long before its end a session warns, in milliseconds: time enough to notice, and to finish a sentence. */
export const expiryWarning = 300_000

/** The longest wait between two looks at the expiry cookie, which every tab may move. */
const expiryLook = 60_000

/**
 * Looks at the time at which a session ends, until it has: then the user is signed out, and `onExpired` is called, also
 * where a refused call showed it first. Answers how to stop.
 */
export function watchExpiry(
  { expiresAt, now, getSnapshot, subscribe, clear }: SessionState,
  onExpired: () => void,
  onNear: ((endsAt: number) => void) | undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let known = expiresAt()
  let warned: number | undefined
  let wasSignedIn = false
  const look = () => {
    clearTimeout(timer)
    // The browser drops the cookie at the very moment that it tells of: what it last said still counts.
    known = expiresAt() ?? known
    const left = (known ?? Infinity) - now()
    const isSignedIn = getSnapshot().phase === 'authenticated'
    if (left <= 0 && (isSignedIn || wasSignedIn)) {
      stop()
      if (isSignedIn) clear()
      return onExpired()
    }
    wasSignedIn = isSignedIn
    if (isSignedIn) {
      if (known !== undefined && left <= expiryWarning && warned !== known) {
        warned = known
        inform(onNear, known)
      }
    }
    const next = left > expiryWarning ? left - expiryWarning : left
    timer = setTimeout(look, left > 0 ? Math.min(next, expiryLook) : expiryLook)
  }
  const unsubscribe = subscribe(look)
  const stop = () => {
    unsubscribe()
    clearTimeout(timer)
  }
  look()
  return stop
}
