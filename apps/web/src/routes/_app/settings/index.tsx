import { createFileRoute } from '@tanstack/react-router'
import { SettingsOverview } from '../../../features/settings/SettingsOverview.tsx'

export const Route = createFileRoute('/_app/settings/')({
  staticData: {
    title: 'settings.title',
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
    nav: { section: 'settings', label: 'shell.nav.settings', order: 1 },
  },
  component: SettingsOverview,
})
