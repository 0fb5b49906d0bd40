import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { createFileRoute } from '@tanstack/react-router'
import { loadPlaces } from '../../../features/locales/locale-queries.ts'
import { CreateUser } from '../../../features/people/CreateUser.tsx'
import { CreatePage } from '../../../form/CreatePage.tsx'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'

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
    <CreatePage title={t('users.create')} list={{ to: '/users', label: t('users.title') }}>
      <CreateUser
        onCreated={({ uuid }) => void navigate({ to: '/users/$id', params: { id: uuid }, ignoreBlocker: true })}
      />
    </CreatePage>
  )
}
