import type { Session } from '@dragoman/sdk/session'
import { loadMenus, onMissingMenu } from '@dragoman/ui/MenuButton'
import { useRouter, type AnyRoute, type AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadRouteWords } from '../route-words.ts'
import { tellMissing } from '../ground/chunk-reload.ts'
import { navSections } from '../ground/navigation.ts'
import { loadToasts } from '../ground/toasts.ts'

/** Milliseconds until a page has what it needs itself. */
const calm = 2_000

/**
 * Gets what tells of failures while there is a line: without one it could not come. With it come menus, which should
 * open at the first press, and then, where data need not be saved, what the pages of the sidebar consist of, but not
 * their data. Tells whether the page has what it needs itself.
 */
export function usePreload(): boolean {
  const [isCalm, setCalm] = useState(false)
  const router = useRouter()
  const { session } = router.options.context
  useEffect(() => {
    onMissingMenu(() => void tellMissing())
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      setCalm(true)
      const errorPage = [import('../errors/ErrorContent.tsx'), import('./UnframedPage.tsx')]
      const windows = [import('../ground/UnsavedDialog.tsx'), import('./ExpiryDialog.tsx'), import('./GlobalKeys.tsx')]
      await Promise.allSettled([...errorPage, ...windows, loadToasts(), loadMenus()])
      if (!savesData()) await preloadPages(router, session, controller.signal)
    }, calm)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [router, session])
  return isCalm
}

/** Whether people have asked their browser to use little data; some browsers cannot be asked. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** One page after the other as they stand in the sidebar, each when there is nothing else to do. */
async function preloadPages(router: AnyRouter, session: Session, signal: AbortSignal) {
  const routes: AnyRoute[] = Object.values(router.routesById)
  const place = ({ options: { staticData } }: AnyRoute) => staticData?.nav
  const sections = Object.keys(navSections)
  const position = (route: AnyRoute) => sections.indexOf(place(route)!.section) * 100 + place(route)!.order
  const pages = routes
    .filter(
      ({ options: { staticData = {} } }) =>
        staticData.nav &&
        !staticData.nav.isApart &&
        session.can(staticData.requires ?? []) &&
        session.can(staticData.also ?? []),
    )
    .toSorted((one, other) => position(one) - position(other))
  for (const route of pages) {
    await idle()
    if (signal.aborted) return
    await Promise.allSettled([router.loadRouteChunk(route), loadRouteWords(route)])
  }
}

const idle = () =>
  new Promise<void>((settle) => {
    // Safari knows no idleness.
    if ('requestIdleCallback' in window) requestIdleCallback(() => settle())
    else setTimeout(settle, 100)
  })
