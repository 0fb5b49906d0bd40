import { createFileRoute } from '@tanstack/react-router'
import { Portal } from '../../features/sign-in/Portal.tsx'

export const Route = createFileRoute('/_app/portal')({
  staticData: {
    title: 'access.portal.title',
    areas: ['home', 'projects'],
    requires: ['PROJECT_list'],
    frame: 'own',
    nav: {
      section: 'tools',
      label: 'shell.nav.portal',
      order: 1,
      requires: ['ROLE_PROJECT_MANAGER', 'ROLE_CLIENT'],
      isApart: true,
    },
  },
  component: PortalPage,
})

function PortalPage() {
  return <Portal />
}
