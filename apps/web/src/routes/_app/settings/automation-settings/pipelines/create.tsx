import { oneOf, search } from '@dragoman/hooks/list'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { PipelineEditor } from '../../../../../features/pipelines/PipelineEditor.tsx'
import { parents } from '../../../../../features/pipelines/PipelinePage.tsx'
import { templateNames } from '../../../../../features/pipelines/template-names.ts'
import { startOf } from '../../../../../features/pipelines/templates.ts'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../../i18n/t.ts'
import { ownTimezone } from '../../../../../i18n/own-timezone.ts'

export const Route = createFileRoute('/_app/settings/automation-settings/pipelines/create')({
  staticData: {
    title: 'pipelines.add',
    areas: ['settings', 'list'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  validateSearch: search({ template: oneOf(templateNames) }),
  component: CreatePage,
})

function CreatePage() {
  const { template } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <SettingsPageFrame title={t('pipelines.add')} description={t('pipelines.ownerText')} parents={parents()}>
      <PipelineEditor
        key={template}
        start={startOf(template, t, ownTimezone())}
        onSaved={({ uuid }) =>
          void navigate({
            to: '/settings/automation-settings/pipelines/$pipelineUUID',
            params: { pipelineUUID: uuid },
            replace: true,
          })
        }
      />
    </SettingsPageFrame>
  )
}
