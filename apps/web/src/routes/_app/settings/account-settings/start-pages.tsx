import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { StartPages } from '../../../../features/accounts/StartPages.tsx'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { accountOf, load } from '../../../../load.ts'

const entryPointsQuery = (accountUUID: string) => query(api.accounts.listEntryPoints, { path: { accountUUID } })

export const Route = createFileRoute('/_app/settings/account-settings/start-pages')({
  staticData: { title: 'settings.startPages', areas: ['accounts'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => load(args, entryPointsQuery(accountOf(args))),
  component: StartPagesPage,
})

function StartPagesPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data: roles } = useSuspenseQuery(entryPointsQuery(accountUuid))
  return (
    <SettingsPageFrame title={t('settings.startPages')} description={t('settings.startPages.text')}>
      <StartPages accountUUID={accountUuid} roles={roles} />
    </SettingsPageFrame>
  )
}
