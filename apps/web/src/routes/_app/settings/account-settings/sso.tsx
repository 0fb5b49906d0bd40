import { search, text } from '@dragoman/hooks/list'
import { useSession } from '@dragoman/hooks/session'
import { planIncludes } from '@dragoman/sdk/tiers'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { NoSso } from '../../../../features/sso/NoSso.tsx'
import { SsoOverview } from '../../../../features/sso/SsoOverview.tsx'
import { ssoQuery } from '../../../../features/sso/sso-queries.ts'
import { t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/account-settings/sso')({
  staticData: { title: 'settings.sso', areas: ['settings', 'sso'], requires: ['ROLE_ACCOUNT_ADMIN'] },
  validateSearch: search({ trial: text }),
  loader: (args) => load(args, ssoQuery()),
  component: SsoPage,
})

function SsoPage() {
  const subject = useSession().snapshot.subject!
  const { trial } = Route.useSearch()
  const { data } = useSuspenseQuery(ssoQuery())
  return (
    <SettingsPageFrame title={t('settings.sso')} description={t('settings.sso.text')}>
      {planIncludes(subject, 'SINGLE_SIGN_ON') ? <SsoOverview sso={data} trial={trial} /> : <NoSso />}
    </SettingsPageFrame>
  )
}
