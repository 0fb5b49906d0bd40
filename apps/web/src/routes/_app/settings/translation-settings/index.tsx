import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/settings/translation-settings/')({
  staticData: {
    title: 'settings.title',
    requires: ['ROLE_ACCOUNT_ADMIN'],
    nav: { section: 'settings', label: 'shell.nav.translationSettings', order: 3 },
  },
  beforeLoad: () => {
    throw redirect({ to: '/settings/translation-settings/segmentation', replace: true })
  },
})
