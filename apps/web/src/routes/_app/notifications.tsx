import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/notifications')({
  staticData: { title: 'notifications.title' },
  component: lazyRouteComponent(
    () => import('../../features/notifications/notification-parts.ts'),
    'NotificationsPage',
  ),
})
