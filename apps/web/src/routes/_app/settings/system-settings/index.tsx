import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/settings/system-settings/')({
  staticData: {
    title: 'settings.title',
    requires: ['ROLE_SYSADMIN'],
    refusedTo: '/settings',
    nav: { section: 'settings', label: 'shell.nav.systemSettings', order: 2 },
  },
  beforeLoad: () => {
    throw redirect({ to: '/settings/system-settings/accounts', replace: true })
  },
})
