import { ToastRegion } from '@dragoman/ui/Toast'
import { TopProgress } from '@dragoman/ui/TopProgress'
import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { Area } from '../i18n/messages.gen.ts'
import { t } from '../i18n/t.ts'
import { currentLocale, loadWords, onLocaleChange } from '../i18n/words.ts'
import type { RouterContext } from '../router.ts'
import { useArrival } from '../shell/arrival.ts'
import { useDocumentTitle } from '../shell/page-title.ts'
import { UnsavedDialog } from '../shell/UnsavedDialog.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { title: 'shell.home' },
  // The words of every page come with it.
  beforeLoad: ({ matches }) =>
    loadWords(matches.flatMap(({ staticData: { title, areas } }) => [title.split('.')[0] as Area, ...(areas ?? [])])),
  component: Root,
})

function Root() {
  const locale = useSyncExternalStore(onLocaleChange, currentLocale)
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  useArrival()
  useDocumentTitle()
  return (
    <I18nProvider locale={locale}>
      <TopProgress isLoading={isLoading} label={t('shell.loading')} />
      {/* Another language is another page: everything below is drawn anew. */}
      <Outlet key={locale} />
      <UnsavedDialog />
      <ToastRegion labels={{ region: t('shell.toasts'), close: t('shell.close') }} />
    </I18nProvider>
  )
}
