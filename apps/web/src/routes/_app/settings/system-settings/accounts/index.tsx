import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { accountSearch } from '../../../../../features/accounts/account-search.ts'
import { AccountBar, AccountTable } from '../../../../../features/accounts/AccountTable.tsx'
import { loadPlaces } from '../../../../../features/locales/locale-queries.ts'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../../i18n/t.ts'
import { overlay } from '../../../../../lazy.tsx'
import { useList } from '../../../../../list/use-list.ts'
import { loadList } from '../../../../../load.ts'

const CreateAccount = overlay(() => import('../../../../../features/accounts/CreateAccount.tsx'), 'CreateAccount')

export const Route = createFileRoute('/_app/settings/system-settings/accounts/')({
  staticData: {
    title: 'accounts.title',
    areas: ['settings'],
    requires: ['ROLE_SYSADMIN'],
    refusedTo: '/settings',
    frame: 'wide',
  },
  validateSearch: accountSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    Promise.all([loadList(args, query(api.accounts.list, { query: listQuery(args.deps) })), loadPlaces(args)]),
  component: AccountsPage,
})

function AccountsPage() {
  const list = useList(Route.useSearch())
  const navigate = Route.useNavigate()
  const [isCreating, setCreating] = useState(false)
  const create = (
    <Button variant="primary" icon="plus" onPress={() => setCreating(true)}>
      {t('accounts.new')}
    </Button>
  )
  return (
    <SettingsPageFrame title={t('accounts.title')} description={t('settings.accounts.text')} actions={create}>
      <AccountBar list={list} />
      <AccountTable list={list} action={create} />
      {isCreating && (
        <Suspense>
          <CreateAccount
            onClose={() => setCreating(false)}
            onCreated={({ uuid }) =>
              void navigate({
                to: '/settings/system-settings/accounts/$id',
                params: { id: uuid },
                ignoreBlocker: true,
              })
            }
          />
        </Suspense>
      )}
    </SettingsPageFrame>
  )
}
