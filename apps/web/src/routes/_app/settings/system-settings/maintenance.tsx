import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MaintenanceForm } from '../../../../features/maintenance/MaintenanceForm.tsx'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'

const noticeQuery = () => query(api.maintenance.get)

export const Route = createFileRoute('/_app/settings/system-settings/maintenance')({
  staticData: { title: 'maintenance.title', areas: ['settings'], requires: ['ROLE_SYSADMIN'], refusedTo: '/settings' },
  loader: (args) => load(args, noticeQuery()),
  component: MaintenancePage,
})

function MaintenancePage() {
  const { data: notice } = useSuspenseQuery(noticeQuery())
  return (
    <SettingsPageFrame title={t('maintenance.title')} description={t('settings.maintenance.text')}>
      <MaintenanceForm notice={notice} />
    </SettingsPageFrame>
  )
}
