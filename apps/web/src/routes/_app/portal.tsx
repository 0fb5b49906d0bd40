import { createFileRoute } from '@tanstack/react-router'
import { Portal } from '../../features/sign-in/Portal.tsx'

export const Route = createFileRoute('/_app/portal')({
  staticData: { title: 'access.portal.title', areas: ['home', 'projects'], requires: ['PROJECT_list'], frame: 'own' },
  component: PortalPage,
})

function PortalPage() {
  return <Portal />
}
