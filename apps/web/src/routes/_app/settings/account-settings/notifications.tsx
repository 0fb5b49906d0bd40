import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NotificationDefaults } from '../../../../features/notifications/NotificationDefaults.tsx'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { accountOf, load } from '../../../../load.ts'

const notificationDefaultsQuery = (accountUUID: string) =>
  query(api.notifications.getDefaults, { path: { accountUUID } })

export const Route = createFileRoute('/_app/settings/account-settings/notifications')({
  staticData: {
    title: 'settings.notifications',
    areas: ['settings', 'notifications'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  loader: (args) => load(args, notificationDefaultsQuery(accountOf(args))),
  component: NotificationsPage,
})

function NotificationsPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data } = useSuspenseQuery(notificationDefaultsQuery(accountUuid))
  return (
    <SettingsPageFrame title={t('settings.notifications')} description={t('settings.notifications.text')}>
      <NotificationDefaults accountUUID={accountUuid} defaults={data} />
    </SettingsPageFrame>
  )
}
