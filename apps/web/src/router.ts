import { formatSearch, parseSearch } from '@dragoman/hooks/list'
import type { Requirement } from '@dragoman/sdk/permissions'
import type { PlanFeature } from '@dragoman/sdk/tiers'
import { createRouter } from '@tanstack/react-router'
import { ErrorPage, NotFoundPage } from './shell/ErrorPage.tsx'
import type { Area } from './i18n/messages.gen.ts'
import type { PlainMessageId } from './i18n/t.ts'
import type { RouterContext } from './routes/__root.tsx'
import { loadWithWords } from './route-words.ts'
import { routeTree, type FileRoutesByTo } from './routeTree.gen.ts'
import type { NavPlace } from './ground/navigation.ts'
import { PagePending, pendingDelay } from './shell/PagePending.tsx'

/** Makes the router of the app. Redirects happen in `beforeLoad`; the session is read live from outside of React. */
export function createAppRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch: formatSearch,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: 'root',
    defaultPendingComponent: PagePending,
    // On arrival from elsewhere nothing is there: the frame comes at once, and waits for its page.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Scrolling is the shell's main area's, see shell/arrival.ts.
    scrollRestoration: false,
  })
  for (const route of Object.values(router.routesById)) loadWithWords(route)
  const arrived = router.subscribe('onResolved', () => {
    // From now on what was there stays until then.
    router.update({ ...router.options, defaultPendingMs: pendingDelay } as never)
    arrived()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }

  /** The static data of a route. A title is required. */
  interface StaticDataRouteOption {
    /** The document's title; its first part names the area whose words come with the route. */
    title: PlainMessageId
    /** Further areas whose words the page uses. */
    areas?: readonly Area[]
    /** The permissions that it takes to see the page; none if left out. */
    requires?: Requirement
    /** Further permissions, of which the page takes one as well. */
    also?: Requirement
    /** The feature that the plan of the account has to include. */
    feature?: PlanFeature
    /** Where people go who may not see it. Default: home. */
    refusedTo?: keyof FileRoutesByTo
    /** `own`: the page brings its frame along, instead of sidebar and top bar. `wide`: its card is wider, where there is one. */
    frame?: 'own' | 'wide'
    /** The place in the sidebar, if it has one. */
    nav?: NavPlace
  }
}
