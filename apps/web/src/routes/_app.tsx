import { can, missingFor } from '@dragoman/sdk/permissions'
import { createFileRoute, Outlet, redirect, useMatches } from '@tanstack/react-router'
import { t } from '../i18n/t.ts'
import { hasLeft } from '../shell/departure.ts'
import { Shell } from '../shell/Shell.tsx'
import { showToast } from '../shell/toasts.ts'
import { whoIsThere } from '../shell/who-is-there.ts'

// The only guard. Its order: session, contracts, permission.
export const Route = createFileRoute('/_app')({
  staticData: { title: 'shell.home' },
  beforeLoad: async ({ context: { session }, location, matches, preload }) => {
    const { phase, subject } = await whoIsThere(session)
    if (phase !== 'authenticated') {
      throw redirect({ to: '/auth/login', search: hasLeft() || location.href === '/' ? {} : { redirect: location.href } })
    }
    const refused = matches.find(({ staticData: { requires } }) => requires && !can(subject, requires))
    if (!refused) return
    const permissions = missingFor(subject, refused.staticData.requires!).join(', ')
    if (!preload) {
      const description = t('shell.forbidden.reason', { permissions })
      showToast({ tone: 'warning', title: t('shell.forbidden.title'), description })
    }
    throw redirect({ to: refused.staticData.refusedTo ?? '/' })
  },
  component: AppLayout,
})

function AppLayout() {
  const hasOwnFrame = useMatches({ select: (matches) => matches.at(-1)!.staticData.frame === 'own' })
  if (hasOwnFrame) return <Outlet />
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
