import { browserStorage } from '@dragoman/sdk/session-storage'
import { hasMessage, t } from '../i18n/t.ts'
import { showToast } from './toasts.ts'
import { hasUnsavedChanges } from './unsaved.ts'

const key = 'chunkReload'
const pause = 60_000

/** Whether a page whose code could not be loaded may reload itself: at most once a minute (rule shell.chunkReload). */
export const mayReload = (last: number | null, now: number) => last === null || now - last >= pause

const missing = new WeakSet<Error>()
let leaving: Promise<boolean> | undefined

/** Whether an error is that a part of the app could not be loaded: Chromium asks for it again only in another page. */
export const isMissingPart = (error: unknown) => error instanceof Error && missing.has(error)

/**
 * Reloads the page when a part of the app fails to load, as after an upgrade of the server; not where that would lose
 * what was typed (rule shell.beforeLeave).
 */
export function reloadOnMissingChunk() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    // The router, which knows such errors by their words, would reload the page by itself, even without a line, and wait
    // for ever. These words are for people, on the error page.
    payload.message = hasMessage('shell.error.network')
      ? t('shell.error.network')
      : 'Can’t reach the server. Check your connection.'
    if (isDue() && !hasUnsavedChanges()) leaving ??= leave().finally(() => (leaving = undefined))
  })
}

// Without a server even the page that is there would be gone.
const isServerThere = async () =>
  (await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined))?.ok === true

/** Reloads the page by itself, and says whether it does. */
async function leave(): Promise<boolean> {
  if (!(await isServerThere())) return false
  // A page that cannot remember that it has reloaded itself would do so for ever.
  if (!noted()) return false
  location.reload()
  return true
}

/** Reloads the page because a person wants it. */
export async function reload() {
  if (await isServerThere()) location.reload()
  else showToast({ tone: 'warning', title: t('shell.error.network') })
}

/** Says that a part is missing, unless the page is on its way out for it, and offers to reload the page. */
export async function tellMissing() {
  if (await leaving) return
  showToast({
    tone: 'warning',
    title: t('shell.missingPart'),
    description: t('shell.missingPart.text'),
    action: { label: t('shell.missingPart.reload'), onAction: () => void reload() },
  })
}

function isDue(): boolean {
  const last = browserStorage('sessionStorage').getItem(key)
  return mayReload(last === null ? null : Number(last), Date.now())
}

function noted(): boolean {
  try {
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}
