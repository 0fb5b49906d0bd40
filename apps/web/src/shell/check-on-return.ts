import type { Session } from '@dragoman/sdk/session'

/** How long a page must have been out of sight before its session is checked, in milliseconds. */
const absence = 5 * 60_000

/** Asks whether the session is still good when somebody comes back to the page (rule auth.tokenCheck). */
export function checkOnReturn(session: Session) {
  let since = Infinity
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') since = Date.now()
    // Without a line there is no answer, and nobody is to be logged out for that.
    else if (navigator.onLine && Date.now() - since >= absence && session.getSnapshot().phase === 'authenticated')
      void session.check()
  })
}
