/** How long before its end a session warns, in milliseconds: time enough to notice, and to finish a sentence. */
export const expiryWarning = 5 * 60_000

/** The longest wait between two looks at the expiry cookie, which every tab may move. */
const expiryLook = 60_000

interface ExpiryWatch {
  /** When the session ends, in epoch milliseconds, where it is known. */
  readonly expiresAt: () => number | undefined
  readonly now: () => number
  /** Whether there is a session. */
  readonly isThere: () => boolean
  /** Calls a listener when that has changed; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void
  readonly onNear: ((endsAt: number) => void) | undefined
  readonly onExpired: () => void
}

/** Looks at the time at which a session ends, until it has; answers how to stop. */
export function watchExpiry({ expiresAt, now, isThere, subscribe, onNear, onExpired }: ExpiryWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let known = expiresAt()
  let warned: number | undefined
  const look = () => {
    clearTimeout(timer)
    // The browser drops the cookie at the very moment that it tells of: what it last said still counts.
    known = expiresAt() ?? known
    const left = (known ?? Infinity) - now()
    if (isThere() && left <= 0) {
      stop()
      onExpired()
      return
    }
    if (isThere() && known !== undefined && left <= expiryWarning && warned !== known) {
      warned = known
      onNear?.(known)
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
