import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/settings/automation-settings/')({
  staticData: {
    title: 'settings.title',
    requires: ['ROLE_ACCOUNT_ADMIN'],
    nav: { section: 'settings', label: 'shell.nav.automationSettings', order: 4 },
  },
  beforeLoad: () => {
    throw redirect({ to: '/settings/automation-settings/task-placement', replace: true })
  },
})
