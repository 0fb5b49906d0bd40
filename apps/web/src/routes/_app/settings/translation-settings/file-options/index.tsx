import { createFileRoute } from '@tanstack/react-router'
import { unitSearch } from '../../../../../features/settings/unit-search.ts'
import { UnitsWithOptions } from '../../../../../features/file-options/UnitsWithOptions.tsx'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../../i18n/t.ts'
import { useList } from '../../../../../list/use-list.ts'

export const Route = createFileRoute('/_app/settings/translation-settings/file-options/')({
  staticData: {
    title: 'settings.fileOptions',
    areas: ['fileOptions', 'segmentation'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  validateSearch: unitSearch,
  component: FileOptionsPage,
})

function FileOptionsPage() {
  const list = useList(Route.useSearch())
  return (
    <SettingsPageFrame title={t('settings.fileOptions')} description={t('settings.fileOptions.text')}>
      <UnitsWithOptions list={list} />
    </SettingsPageFrame>
  )
}
