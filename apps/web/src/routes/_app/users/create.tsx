import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { loadPlaces } from '../../../features/locales/locale-queries.ts'
import { CreateUser } from '../../../features/people/CreateUser.tsx'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'
import { Link } from '../../../ground/links.ts'

export const Route = createFileRoute('/_app/users/create')({
  staticData: {
    title: 'users.create',
    areas: ['custom'],
    requires: ['USER_save'],
    nav: { section: 'people', label: 'shell.nav.newUser', order: 2 },
  },
  loader: (args) => Promise.all([load(args, query(api.users.listRoles)), loadPlaces(args)]),
  component: CreateUserPage,
})

function CreateUserPage() {
  const navigate = Route.useNavigate()
  return (
    <Page>
      <PageHeader
        title={t('users.create')}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="users" to="/users">
                {t('users.title')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
      />
      <PageBody>
        <CreateUser
          onCreated={({ uuid }) => void navigate({ to: '/users/$id', params: { id: uuid }, ignoreBlocker: true })}
        />
      </PageBody>
    </Page>
  )
}
