import { useSession } from '@dragoman/hooks/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { placementQuery } from '../../../features/placement/placement-queries.ts'
import { SkipReview } from '../../../features/placement/SkipReview.tsx'
import { SettingsPageFrame } from '../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../i18n/t.ts'
import { accountOf, load } from '../../../load.ts'

export const Route = createFileRoute('/_app/settings/skip-review')({
  staticData: {
    title: 'settings.skipReview',
    areas: ['settings', 'placement', 'organizations'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
  },
  loader: (args) => load(args, placementQuery(accountOf(args))),
  component: SkipReviewPage,
})

function SkipReviewPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data } = useSuspenseQuery(placementQuery(accountUuid))
  return (
    <SettingsPageFrame
      title={t('settings.skipReview')}
      description={t('settings.skipReview.text')}
      lastChange={data.lastSkipReviewChange}
    >
      <SkipReview accountUUID={accountUuid} placement={data} />
    </SettingsPageFrame>
  )
}
