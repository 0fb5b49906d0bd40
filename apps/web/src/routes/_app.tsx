import { can, missingFor } from '@dragoman/sdk/permissions'
import { SessionProvider, useSession } from '@dragoman/hooks/session'
import { createFileRoute, Outlet, redirect, useMatches, type StaticDataRouteOption } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { forbiddenReason } from '../errors/error-text.ts'
import { closeDeletion, useDeletion } from '../form/confirm-delete.ts'
import { t } from '../i18n/t.ts'
import { withWords } from '../i18n/with-words.ts'
import { overlay } from '../lazy.tsx'
import { plansWithout } from '../ground/use-missing-feature.ts'
import { keepPerson, useNearEnd } from '../ground/session-watch.ts'
import { GlobalSearch } from '../features/search/GlobalSearch.tsx'
import { Shell } from '../shell/Shell.tsx'
import { showToast } from '../ground/toasts.ts'
import { pendingStep, currentSnapshot } from '../ground/sign-in-steps.ts'
import { usePreload } from '../shell/preload.ts'

const ImpersonationBar = overlay(() => import('../shell/ImpersonationBar.tsx'), 'ImpersonationBar')
const AccountBanners = overlay(
  withWords(['banners'], () => import('../shell/AccountBanners.tsx')),
  'AccountBanners',
)
const SidebarEnd = overlay(() => import('../shell/SidebarEnd.tsx'), 'SidebarEnd')
const Bell = overlay(
  withWords(['notifications'], () => import('../features/notifications/notification-parts.ts')),
  'Bell',
)
const SampleMarks = overlay(() => import('../shell/SampleMarks.tsx'), 'SampleMarks')
const LiveUpdates = overlay(() => import('../shell/LiveUpdates.tsx'), 'LiveUpdates')
const CommandPalette = overlay(
  withWords(
    ['list', 'notifications', 'palette', 'search', 'settings'],
    () => import('../features/palette/CommandPalette.tsx'),
  ),
  'CommandPalette',
)
const DeleteDialog = overlay(() => import('../form/DeleteDialog.tsx'), 'DeleteDialog', closeDeletion)
const ExpiryDialog = overlay(() => import('../shell/ExpiryDialog.tsx'), 'ExpiryDialog')

// The only guard. Its order: session, code by mail, contracts, permission.
export const Route = createFileRoute('/_app')({
  staticData: { title: 'shell.home' },
  beforeLoad: async ({ context: { session }, location, matches, preload }) => {
    const present = await currentSnapshot(session)
    const { subject, hasLeft } = present
    const step = pendingStep(present)
    if (step) {
      if (!hasLeft && !preload) session.remember(location.href)
      const target = hasLeft || location.href === '/' ? undefined : location.href
      throw redirect({ to: step, search: step === '/auth/login' && target ? { redirect: target } : {} })
    }
    if (!preload) session.remember(undefined)
    const unmet = ({ requires = [], also = [] }: StaticDataRouteOption) =>
      [requires, also].find((requirement) => !can(subject, requirement))
    const plans = ({ feature }: StaticDataRouteOption) => feature && plansWithout(subject, feature)
    const refused = matches.find(({ staticData }) => unmet(staticData) ?? plans(staticData))
    if (!refused) return
    if (!preload) {
      const requirement = unmet(refused.staticData)
      const description = requirement
        ? forbiddenReason(missingFor(subject, requirement))
        : t('shell.forbidden.plan', { plans: plans(refused.staticData)! })
      showToast({ tone: 'warning', title: t('shell.forbidden.title'), description })
    }
    throw redirect({ to: refused.staticData.refusedTo ?? '/' })
  },
  // See the root: nothing stands in for the frame.
  pendingMs: Infinity,
  component: AppLayout,
})

function AppLayout() {
  const { session } = useSession()
  const [kept] = useState(() => keepPerson(session))
  // It may have ended between the guard and here.
  if (!kept.getSnapshot().subject) return null
  return (
    <SessionProvider session={kept}>
      <AppFrame />
    </SessionProvider>
  )
}

function AppFrame() {
  const hasOwnFrame = useMatches({ select: (matches) => matches.at(-1)!.staticData.frame === 'own' })
  const isActing = useSession().snapshot.subject?.impersonator !== undefined
  const endsAt = useNearEnd()
  const deletion = useDeletion()
  const isCalm = usePreload()
  const later = (part: ReactNode) => isCalm && <Suspense>{part}</Suspense>
  const bar = isActing && (
    <Suspense>
      <ImpersonationBar />
    </Suspense>
  )
  return (
    <>
      {later(<LiveUpdates />)}
      {later(<SampleMarks />)}
      {hasOwnFrame && bar}
      {hasOwnFrame ? (
        <Outlet />
      ) : (
        <Shell
          search={{ topBar: <GlobalSearch />, drawer: <GlobalSearch isInDrawer /> }}
          bell={later(<Bell />)}
          end={later(<SidebarEnd />)}
          palette={CommandPalette}
          banners={
            <>
              {bar}
              {later(<AccountBanners />)}
            </>
          }
        >
          <Outlet />
        </Shell>
      )}
      <Suspense>
        {deletion && <DeleteDialog deletion={deletion} />}
        {endsAt !== undefined && <ExpiryDialog endsAt={endsAt} />}
      </Suspense>
    </>
  )
}
