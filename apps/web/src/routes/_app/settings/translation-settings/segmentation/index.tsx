import { createFileRoute } from '@tanstack/react-router'
import { useList } from '../../../../../list/use-list.ts'
import { unitSearch } from '../../../../../features/settings/unit-search.ts'
import { UnitsWithRules } from '../../../../../features/segmentation/UnitsWithRules.tsx'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../../i18n/t.ts'

export const Route = createFileRoute('/_app/settings/translation-settings/segmentation/')({
  staticData: {
    title: 'settings.segmentation',
    areas: ['segmentation'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  validateSearch: unitSearch,
  component: SegmentationPage,
})

function SegmentationPage() {
  const list = useList(Route.useSearch())
  return (
    <SettingsPageFrame title={t('settings.segmentation')} description={t('settings.segmentation.text')}>
      <UnitsWithRules list={list} />
    </SettingsPageFrame>
  )
}
