import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Hierarchy } from '../../../../features/organizations/hierarchy/Hierarchy.tsx'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'

const accountQuery = () => query(api.accounts.getMine)

export const Route = createFileRoute('/_app/settings/account-settings/hierarchy-view')({
  staticData: { title: 'hierarchy.title', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => load(args, accountQuery()),
  component: HierarchyPage,
})

function HierarchyPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data: account } = useSuspenseQuery(accountQuery())
  return (
    <SettingsPageFrame title={t('hierarchy.title')} description={t('hierarchy.text')}>
      <Hierarchy accountUUID={accountUuid} accountName={account.name} />
    </SettingsPageFrame>
  )
}
