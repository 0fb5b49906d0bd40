import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LastSyncCard } from '../../../../features/scim/LastSyncCard.tsx'
import { lastSyncQuery, provisioningQuery } from '../../../../features/scim/scim-queries.ts'
import { ScimSettings } from '../../../../features/scim/ScimSettings.tsx'
import { ScimToken } from '../../../../features/scim/ScimToken.tsx'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'
import { useMissingFeature } from '../../../../ground/use-missing-feature.ts'

export const Route = createFileRoute('/_app/settings/account-settings/provisioning')({
  staticData: { title: 'settings.provisioning', areas: ['settings', 'provisioning'], requires: ['ROLE_ACCOUNT_ADMIN'] },
  loader: async (args) => {
    await Promise.all([load(args, provisioningQuery()), load(args, lastSyncQuery())])
  },
  component: ProvisioningPage,
})

function ProvisioningPage() {
  const { data } = useSuspenseQuery(provisioningQuery())
  const plans = useMissingFeature('SINGLE_SIGN_ON')
  return (
    <SettingsPageFrame
      title={t('settings.provisioning')}
      description={t('settings.provisioning.text')}
      lastChange={data.lastChange}
    >
      <Stack>
        {plans !== undefined && <InlineAlert tone="info">{t('provisioning.plan', { plans })}</InlineAlert>}
        <ScimToken settings={data} lock={plans !== undefined} />
        <ScimSettings settings={data} lock={plans !== undefined} />
        <LastSyncCard />
      </Stack>
    </SettingsPageFrame>
  )
}
