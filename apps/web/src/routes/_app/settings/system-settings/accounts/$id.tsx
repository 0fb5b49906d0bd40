import { oneOf, search } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { accountTabs } from '../../../../../features/accounts/account-search.ts'
import { AccountDetail } from '../../../../../features/accounts/AccountDetail.tsx'
import { loadPlaces } from '../../../../../features/locales/locale-queries.ts'
import { t } from '../../../../../i18n/t.ts'
import { load } from '../../../../../load.ts'
import { Link } from '../../../../../ground/links.ts'

const accountQuery = (accountUUID: string) => query(api.accounts.get, { path: { accountUUID } })

export const Route = createFileRoute('/_app/settings/system-settings/accounts/$id')({
  staticData: {
    title: 'accounts.title',
    areas: ['settings', 'activity', 'organizations', 'usage'],
    requires: ['ROLE_SYSADMIN'],
    refusedTo: '/settings',
    frame: 'wide',
  },
  validateSearch: search({ tab: oneOf(accountTabs) }),
  loader: (args) => Promise.all([load(args, accountQuery(args.params.id)), loadPlaces(args)]),
  component: AccountPage,
})

function AccountPage() {
  const { data: account } = useSuspenseQuery(accountQuery(Route.useParams().id))
  const { tab = 'overview' } = Route.useSearch()
  const isOwn = useSession().snapshot.subject?.user.accountUuid === account.uuid
  return (
    <AccountDetail
      key={account.uuid}
      account={account}
      tab={tab}
      isOwn={isOwn}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="settings" to="/settings">
              {t('settings.title')}
            </Link>,
            <Link key="accounts" to="/settings/system-settings/accounts">
              {t('accounts.title')}
            </Link>,
          ]}
        </Breadcrumbs>
      }
    />
  )
}
