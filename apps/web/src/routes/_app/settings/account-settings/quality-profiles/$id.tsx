import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PlacesCard } from '../../../../../features/quality-rules/PlacesCard.tsx'
import { ProfileForm } from '../../../../../features/quality-rules/ProfileForm.tsx'
import { profileQuery } from '../../../../../features/quality-rules/quality-rules-queries.ts'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { Link } from '../../../../../ground/links.ts'
import { t } from '../../../../../i18n/t.ts'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/settings/account-settings/quality-profiles/$id')({
  staticData: {
    title: 'settings.qualityProfiles',
    areas: ['qualityRules', 'quality'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  loader: (args) => load(args, profileQuery(args.params.id)),
  component: QualityProfilePage,
})

function QualityProfilePage() {
  const { data } = useSuspenseQuery(profileQuery(Route.useParams().id))
  return (
    <SettingsPageFrame
      title={data.name}
      description={t('qualityRules.revision', { number: data.revision })}
      parents={[
        <Link key="profiles" to="/settings/account-settings/quality-profiles">
          {t('settings.qualityProfiles')}
        </Link>,
      ]}
    >
      <PlacesCard profile={data} />
      <ProfileForm key={data.uuid} profile={data} />
    </SettingsPageFrame>
  )
}
