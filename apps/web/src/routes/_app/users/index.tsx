import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { userSearch } from '../../../features/people/user-search.ts'
import { UserFilters } from '../../../features/people/UserFilters.tsx'
import { UserTable } from '../../../features/people/UserTable.tsx'
import { t } from '../../../i18n/t.ts'
import { useList } from '../../../list/use-list.ts'
import { loadList } from '../../../load.ts'
import { LinkButton } from '../../../shell/links.ts'

export const Route = createFileRoute('/_app/users/')({
  staticData: {
    title: 'users.title',
    requires: ['USER_list'],
    nav: { section: 'people', label: 'shell.nav.users', order: 1 },
  },
  validateSearch: userSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, query(api.users.list, { query: listQuery(args.deps) })),
  component: UsersPage,
})

function UsersPage() {
  const { session } = useSession()
  const list = useList(Route.useSearch())
  return (
    <Page isFilling>
      <PageHeader
        title={t('users.title')}
        actions={
          session.can(requirements['users.create']) && (
            <LinkButton to="/users/create" variant="primary" icon="plus">
              {t('users.create')}
            </LinkButton>
          )
        }
      />
      <PageBody>
        <UserFilters list={list} />
        <UserTable list={list} />
      </PageBody>
    </Page>
  )
}
