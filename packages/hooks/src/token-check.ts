import type { Session } from '@dragoman/sdk/session'

/** Milliseconds between two checks: coming back to a page makes several events at once. */
const rest = 5_000

/**
 * Checks the session now, and whenever the user comes back to the page: to its tab, its window, or online. A check that
 * fails, for whatever reason, signs out. Without a connection none is made. Returns a function that stops it.
 */
export function watchToken(session: Pick<Session, 'check' | 'getSnapshot'>): () => void {
  let last = -Infinity
  const look = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return
    if (session.getSnapshot().phase !== 'authenticated' || performance.now() - last < rest) return
    last = performance.now()
    void session.check()
  }
  const places = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'pageshow'],
    [window, 'online'],
  ] as const
  for (const [place, event] of places) place.addEventListener(event, look)
  look()
  return () => {
    for (const [place, event] of places) place.removeEventListener(event, look)
  }
}
