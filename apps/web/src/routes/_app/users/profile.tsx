import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { userTabs } from '../../../features/users/user-tabs.ts'
import { UserDetail } from '../../../features/users/UserDetail.tsx'
import { oneOf, search } from '../../../list-search.ts'
import { load } from '../../../load.ts'

const profileQuery = query(api.users.getLoggedUser)

export const Route = createFileRoute('/_app/users/profile')({
  staticData: {
    title: 'users.profile',
    nav: { section: 'people', label: 'shell.nav.profile', order: 4, requires: ['USER_list', 'USER_save'] },
  },
  validateSearch: search({ tab: oneOf(userTabs) }),
  loader: (args) => load(args, profileQuery),
  component: ProfilePage,
})

function ProfilePage() {
  const { data: user } = useSuspenseQuery(profileQuery)
  const { tab = 'overview' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <UserDetail
      user={user}
      tab={tab}
      onTabChange={(next) => void navigate({ search: { tab: next === 'overview' ? undefined : next }, replace: true })}
    />
  )
}
