import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/settings/account-settings/')({
  staticData: {
    title: 'settings.title',
    requires: ['ROLE_ACCOUNT_ADMIN'],
    nav: { section: 'settings', label: 'shell.nav.accountSettings', order: 1.5 },
  },
  beforeLoad: () => {
    throw redirect({ to: '/settings/account-settings/usage', replace: true })
  },
})
