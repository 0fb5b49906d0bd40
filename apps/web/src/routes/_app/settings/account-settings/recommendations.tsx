import type { RecommendationSettings } from '@dragoman/sdk/operations/recommendationSettings'
import { useSession } from '@dragoman/hooks/session'
import { Button } from '@dragoman/ui/Button'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { RecommendationTable } from '../../../../features/recommendations/RecommendationTable.tsx'
import { recommendationsQuery } from '../../../../features/recommendations/recommendations-query.ts'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { accountOf, load } from '../../../../load.ts'

const RecommendationDialog = lazy(() =>
  import('../../../../features/recommendations/RecommendationDialog.tsx').then((module) => ({
    default: module.RecommendationDialog,
  })),
)

export const Route = createFileRoute('/_app/settings/account-settings/recommendations')({
  staticData: { title: 'recommendations.title', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => load(args, recommendationsQuery(accountOf(args))),
  component: RecommendationsPage,
})

function RecommendationsPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data } = useSuspenseQuery(recommendationsQuery(accountUuid))
  const [open, setOpen] = useState<{ settings: RecommendationSettings; isNew: boolean } | null>(null)
  const [ofAccount] = data.settings
  return (
    <SettingsPageFrame
      title={t('recommendations.title')}
      description={t('recommendations.text')}
      actions={
        ofAccount && (
          <Button variant="primary" icon="plus" onPress={() => setOpen({ settings: ofAccount, isNew: true })}>
            {t('recommendations.add')}
          </Button>
        )
      }
    >
      <RecommendationTable settings={data.settings} onEdit={(settings) => setOpen({ settings, isNew: false })} />
      <Suspense>
        {open && (
          <RecommendationDialog
            {...open}
            taken={data.settings.flatMap(({ orgUnit }) => orgUnit?.uuid ?? [])}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </SettingsPageFrame>
  )
}
