import { createFileRoute } from '@tanstack/react-router'
import { NewScheme } from '../../../../../features/rates/schemes/NewScheme.tsx'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../../i18n/t.ts'
import { Link } from '../../../../../ground/links.ts'

const list = '/settings/system-settings/net-rate-settings'

export const Route = createFileRoute('/_app/settings/system-settings/net-rate-settings/create')({
  staticData: { title: 'rates.newScheme', areas: ['settings'], requires: ['ROLE_SYSADMIN'], refusedTo: '/settings' },
  component: CreateSchemePage,
})

function CreateSchemePage() {
  const navigate = Route.useNavigate()
  return (
    <SettingsPageFrame
      title={t('rates.newScheme')}
      description={t('rates.newSystemSchemeText')}
      parents={[
        <Link key="list" to={list}>
          {t('settings.netRates')}
        </Link>,
      ]}
    >
      <NewScheme
        isSystem
        onCreated={({ uuid }) =>
          void navigate({ to: '/settings/system-settings/net-rate-settings/$id', params: { id: uuid } })
        }
        onCancel={() => void navigate({ to: list })}
      />
    </SettingsPageFrame>
  )
}
