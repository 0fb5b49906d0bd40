import type { Client } from '@dragoman/sdk/client'
import type { Session } from '@dragoman/sdk/session'
import { TopProgress } from '@dragoman/ui/TopProgress'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useRouterState, useRouter } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore, useEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { UnframedErrorPage, UnknownAddressPage } from '../shell/ErrorPage.tsx'
import { currentLocale, onLocaleChange } from '../i18n/words.ts'
import { named, overlay } from '../lazy.tsx'
import { headingTakesFocus } from '../ground/arrival.ts'
import { useDocumentTitle } from '../ground/page-title.ts'
import { useToastsNeeded } from '../ground/toasts.ts'
import { useLeavingQuestion } from '../ground/unsaved.ts'

const Toasts = named<'Toasts', object>(() => import('../ground/Toasts.tsx'), 'Toasts')
const UnsavedDialog = overlay(
  () => import('../ground/UnsavedDialog.tsx'),
  'UnsavedDialog',
  ({ question }) => question.decide(false),
)

/** The context of every route. */
export interface RouterContext {
  client: Client
  queryClient: QueryClient
  session: Session
}

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { title: 'shell.home' },
  // A placeholder for the whole window would stay until the page has its data, and delay the frame.
  pendingMs: Infinity,
  errorComponent: UnframedErrorPage,
  notFoundComponent: UnknownAddressPage,
  component: Root,
})

function Root() {
  const locale = useSyncExternalStore(onLocaleChange, currentLocale)
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const question = useLeavingQuestion()
  const hasToasts = useToastsNeeded()
  useArrival()
  useDocumentTitle()
  return (
    <I18nProvider locale={locale}>
      <TopProgress isLoading={isLoading} />
      {/* Another language is another page: everything below is redrawn. */}
      <Outlet key={locale} />
      <Suspense>
        {question && <UnsavedDialog question={question} />}
        {hasToasts && <Toasts />}
      </Suspense>
    </I18nProvider>
  )
}

/**
 * Scrolls to the top when a person arrives on another page (rule shell.scroll), and focuses its heading, so that it is
 * read out. Another filter or tab on the same page changes neither.
 */
function useArrival() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const focused = document.activeElement
        // Right before the page is drawn: earlier, its layout would be computed twice.
        requestAnimationFrame(() => {
          document.querySelector('main')?.scrollTo(0, 0)
          window.scrollTo(0, 0)
          if (headingTakesFocus(focused)) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
        })
      }),
    [router],
  )
}
