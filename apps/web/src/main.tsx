import '@fontsource-variable/inter/wght.css'
import '@dragoman/ui/tokens.css'
import './app.css'
import { createQueryClient } from '@dragoman/hooks/query-client'
import { SessionProvider } from '@dragoman/hooks/session'
import { watchToken } from '@dragoman/hooks/token-check'
import { createClient } from '@dragoman/sdk/client'
import { isHttpError } from '@dragoman/sdk/errors'
import { createSession } from '@dragoman/sdk/session'
import { browserStorage } from '@dragoman/sdk/session-storage'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { reportError } from './errors/report-error.ts'
import { fetchOnce, forgetFirstAnswers } from './fetch-once.ts'
import { t } from './i18n/t.ts'
import { followStepTitles } from './i18n/step-titles.ts'
import { UiWords } from './i18n/UiWords.tsx'
import { speakProfile, startWords } from './i18n/words.ts'
import { tellTimezone } from './i18n/own-timezone.ts'
import { beginAt } from './load.ts'
import { openChannel } from './open-channel.ts'
import { readCookies } from './page-cookies.ts'
import { createAppRouter } from './router.ts'
import { followAppearance } from './ground/appearance.ts'
import { wipeOnSignOut } from './ground/draft-database.ts'
import { holdWhileUnsaved, announceEnd } from './ground/session-watch.ts'
import { reloadOnMissingChunk } from './ground/chunk-reload.ts'
import { startDensity } from './ground/density.ts'
import { clearToasts } from './ground/toasts.ts'

reloadOnMissingChunk()
startDensity()
tellTimezone()

const client = createClient({ fetch: fetchOnce })
const tabs = openChannel('session')
const session = createSession({
  client,
  local: browserStorage('localStorage'),
  session: browserStorage('sessionStorage'),
  cookies: readCookies,
  ...(tabs && { tabs }),
})
const report = reportError(() => void router.navigate({ to: '/' }))
const queryClient = createQueryClient({
  client,
  onError: (error, source) => {
    // Where the account is suspended, signing in says why.
    if (isHttpError(error, 403) && error.code === 'ACCOUNT_SUSPENDED') void session.check()
    report(error, source)
  },
})
const held = holdWhileUnsaved(session, () => queryClient.isMutating() > 0)
const router = createAppRouter({ client, session: held, queryClient })
router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && held.release())

followAppearance(client, session)
followStepTitles(session)
wipeOnSignOut(session)

// The person who was signed in when the page was last open is trusted, and checked in the meantime.
if (session.getSnapshot().phase === 'authenticated') session.start().catch(() => undefined)
// The page's code, words, and data are asked for along with the shell's words, without which nothing shows. No top-level
// await: the chunks of words import from this one, and would wait for it.
const words = startWords(session.getSnapshot().subject?.user.language)
router.subscribe('onResolved', () => {
  forgetFirstAnswers()
  beginAt(undefined)
})
const { pathname, search, hash } = router.latestLocation
beginAt(pathname)
void router.preloadRoute({ to: pathname, search, hash } as never)
// A page that loads quickly is drawn together with its frame: without it, there would be one more layout.
void words
  .then(() => {
    // Before it loads: who was believed to be signed in may be found not to be meanwhile.
    watchSession()
    // A page that fails is loaded again once the app is drawn, and shows why.
    const loaded = router.load().catch(() => undefined)
    return Promise.race([loaded, new Promise((settle) => setTimeout(settle, 100))])
  })
  .then(draw)

/**
 * Forgets one person's data before the next one sees the page, and lets every guard look again when the session
 * changes.
 */
function watchSession() {
  let { user } = session.getSnapshot().subject ?? {}
  // They may be known only now.
  followProfile()
  held.subscribe(() => {
    const before = user?.uuid
    user = held.getSnapshot().subject?.user
    if (before !== user?.uuid) {
      queryClient.clear()
      void clearToasts()
      followProfile()
    }
    void router.invalidate()
  })
  // If the words cannot be loaded, those that are shown stay.
  function followProfile() {
    speakProfile(user?.language).catch(() => undefined)
  }
  session.watchExpiry(() => {
    window.alert(t('shell.session.expired'))
    location.reload()
  }, announceEnd)
  watchToken(session)
}

function draw() {
  // A refusal by the server has its page and isn't the script's fault.
  const onCaughtError = (error: unknown) => isHttpError(error) || console.error(error)
  const root = createRoot(document.getElementById('root')!, { onCaughtError })
  const app = (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={held}>
        <UiWords>
          <RouterProvider router={router} />
        </UiWords>
      </SessionProvider>
    </QueryClientProvider>
  )
  // A whole page takes a slow phone a quarter of a second: in pieces, so that presses come in between.
  startTransition(() => root.render(app))
}
