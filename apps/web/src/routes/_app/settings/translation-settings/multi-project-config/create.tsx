import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { RoutingEditor } from '../../../../../features/project-routing/RoutingEditor.tsx'
import { parents } from '../../../../../features/project-routing/RoutingPage.tsx'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../../i18n/t.ts'

export const Route = createFileRoute('/_app/settings/translation-settings/multi-project-config/create')({
  staticData: { title: 'routing.add', areas: ['settings', 'list'], requires: ['ROLE_ACCOUNT_ADMIN'] },
  component: CreatePage,
})

function CreatePage() {
  const navigate = useNavigate()
  return (
    <SettingsPageFrame title={t('routing.add')} description={t('routing.restText')} parents={parents()}>
      <RoutingEditor
        onSaved={({ uuid }) =>
          void navigate({
            to: '/settings/translation-settings/multi-project-config/$id',
            params: { id: uuid },
            replace: true,
          })
        }
      />
    </SettingsPageFrame>
  )
}
