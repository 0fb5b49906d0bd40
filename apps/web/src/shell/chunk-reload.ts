import { hasMessage, t } from '../i18n/t.ts'

const key = 'chunkReload'
const pause = 60_000

/** Whether a page whose code could not be loaded may reload itself: at most once a minute (rule shell.chunkReload). */
export const mayReload = (last: number | null, now: number) => last === null || now - last >= pause

const missing = new WeakSet<Error>()

/** Whether an error is that a part of the app could not be loaded: the browser asks for it again only in another page. */
export const isMissingPart = (error: unknown) => error instanceof Error && missing.has(error)

/** Reloads the page when a part of the app fails to load, as after an upgrade of the server. */
export function reloadOnMissingChunk() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    // The router, which knows such errors by their words, would reload the page by itself, even without a line, and wait
    // for ever. These words are for people, on the error page.
    payload.message = hasMessage('shell.error.network') ? t('shell.error.network') : 'The server cannot be reached.'
    if (isDue()) void reload(isDue)
  })
}

/** Loads the page anew, but only where there is a server: without one even the page that is there would be gone. */
export async function reload(isStillDue = () => true) {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok || !isStillDue()) return
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}

function isDue(): boolean {
  const stored = sessionStorage.getItem(key)
  return mayReload(stored === null ? null : Number(stored), Date.now())
}
