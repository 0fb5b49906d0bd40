import { SettingsLayout } from '@dragoman/ui/Page'
import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { settingsOverviewQuery } from '../../features/settings/settings-overview-query.ts'
import { SettingsNav } from '../../features/settings/SettingsNav.tsx'

export const Route = createFileRoute('/_app/settings')({
  staticData: { title: 'settings.title', requires: ['ROLE_ACCOUNT_ADMIN'] },
  // With the page's own data, so that nothing moves when it comes; what fails there is no page's failure.
  loader: ({ context }) =>
    context.queryClient.prefetchQuery(settingsOverviewQuery(context.session.getSnapshot().subject!.user.accountUuid)),
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
