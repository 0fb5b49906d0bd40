import type { QualityProfile } from '@dragoman/sdk/operations/qualityProfiles'
import { Button } from '@dragoman/ui/Button'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ProfileList } from '../../../../../features/quality-rules/ProfileList.tsx'
import { profilesQuery } from '../../../../../features/quality-rules/quality-rules-queries.ts'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../../i18n/t.ts'
import { overlay } from '../../../../../lazy.tsx'
import { load } from '../../../../../load.ts'

const CreateProfileDialog = overlay(
  () => import('../../../../../features/quality-rules/CreateProfileDialog.tsx'),
  'CreateProfileDialog',
)

export const Route = createFileRoute('/_app/settings/account-settings/quality-profiles/')({
  staticData: {
    title: 'settings.qualityProfiles',
    areas: ['qualityRules', 'quality'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  loader: (args) => load(args, profilesQuery),
  component: QualityProfilesPage,
})

function QualityProfilesPage() {
  const { data } = useSuspenseQuery(profilesQuery)
  const [from, setFrom] = useState<QualityProfile>()
  const navigate = Route.useNavigate()
  return (
    <SettingsPageFrame
      title={t('settings.qualityProfiles')}
      description={t('settings.qualityProfiles.text')}
      actions={
        <Button variant="primary" icon="plus" onPress={() => setFrom(data[0])}>
          {t('qualityRules.createProfile')}
        </Button>
      }
    >
      <ProfileList profiles={data} onCopy={setFrom} />
      <Suspense>
        {from && (
          <CreateProfileDialog
            profiles={data}
            from={from}
            onCreated={({ uuid }) =>
              void navigate({ to: '/settings/account-settings/quality-profiles/$id', params: { id: uuid } })
            }
            onClose={() => setFrom(undefined)}
          />
        )}
      </Suspense>
    </SettingsPageFrame>
  )
}
