import { SettingsLayout } from '@dragoman/ui/Page'
import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { SettingsNav } from '../../features/settings/SettingsNav.tsx'

export const Route = createFileRoute('/_app/settings')({
  staticData: { title: 'settings.title', requires: ['ROLE_ACCOUNT_ADMIN'] },
  component: SettingsFrame,
})

function SettingsFrame() {
  const page = useMatches({ select: (matches) => matches.at(-1)! })
  return (
    <SettingsLayout
      navigation={page.routeId !== '/_app/settings/' && <SettingsNav />}
      isWide={page.staticData.frame === 'wide'}
    >
      <Outlet />
    </SettingsLayout>
  )
}
