import { useSession } from '@dragoman/hooks/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { accountSettingsQuery } from '../../../../features/account/settings/settings-queries.ts'
import { CategoryList } from '../../../../features/quality-rules/CategoryList.tsx'
import { CategorySwitches } from '../../../../features/quality-rules/CategorySwitches.tsx'
import { allCategoriesQuery } from '../../../../features/quality-rules/quality-rules-queries.ts'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { accountOf, load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/account-settings/review-categories')({
  staticData: {
    title: 'settings.reviewCategories',
    areas: ['qualityRules', 'quality'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  loader: (args) => Promise.all([load(args, accountSettingsQuery(accountOf(args))), load(args, allCategoriesQuery)]),
  component: ReviewCategoriesPage,
})

function ReviewCategoriesPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data: settings } = useSuspenseQuery(accountSettingsQuery(accountUuid))
  const { data: categories } = useSuspenseQuery(allCategoriesQuery)
  const hasOwn = categories.some(({ system, active }) => !system && active)
  return (
    <SettingsPageFrame title={t('settings.reviewCategories')} description={t('settings.reviewCategories.text')}>
      <CategorySwitches accountUUID={accountUuid} settings={settings} hasOwn={hasOwn} />
      <CategoryList categories={categories} />
    </SettingsPageFrame>
  )
}
