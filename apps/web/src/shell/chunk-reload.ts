const key = 'chunkReload'
const pause = 60_000

/** Whether a page whose code could not be loaded may reload itself: at most once a minute (rule shell.chunkReload). */
export const mayReload = (last: number | null, now: number) => last === null || now - last >= pause

/** Reloads the page when a part of the app fails to load, as after an upgrade of the server. */
export function reloadOnMissingChunk() {
  window.addEventListener('vite:preloadError', (event) => {
    const stored = sessionStorage.getItem(key)
    if (!mayReload(stored === null ? null : Number(stored), Date.now())) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  })
}
