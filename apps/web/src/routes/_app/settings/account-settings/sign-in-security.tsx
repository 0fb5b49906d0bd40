import { useSession } from '@dragoman/hooks/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { accountSecurityQuery } from '../../../../features/account/settings/settings-queries.ts'
import { SignInSecurity } from '../../../../features/account/settings/SignInSecurity.tsx'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { accountOf, load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/account-settings/sign-in-security')({
  staticData: { title: 'settings.security', areas: ['settings', 'security'], requires: ['ROLE_ACCOUNT_ADMIN'] },
  loader: (args) => load(args, accountSecurityQuery(accountOf(args))),
  component: SecurityPage,
})

function SecurityPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data } = useSuspenseQuery(accountSecurityQuery(accountUuid))
  return (
    <SettingsPageFrame title={t('settings.security')} description={t('settings.security.text')}>
      <SignInSecurity accountUUID={accountUuid} settings={data} />
    </SettingsPageFrame>
  )
}
