import { useSession } from '@dragoman/hooks/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AccountSwitches } from '../../../../features/account/settings/AccountSwitches.tsx'
import { accountSettingsQuery } from '../../../../features/account/settings/settings-queries.ts'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { accountOf, load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/account-settings/general')({
  staticData: {
    title: 'accountSettings.title',
    areas: ['settings'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  loader: (args) => load(args, accountSettingsQuery(accountOf(args))),
  component: GeneralPage,
})

function GeneralPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data } = useSuspenseQuery(accountSettingsQuery(accountUuid))
  return (
    <SettingsPageFrame title={t('accountSettings.title')} description={t('accountSettings.text')}>
      <AccountSwitches accountUUID={accountUuid} settings={data} />
    </SettingsPageFrame>
  )
}
