import { oneOf, search } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { loadPlaces } from '../../../features/locales/locale-queries.ts'
import { ProfileDetail } from '../../../features/people/profile/ProfileDetail.tsx'
import { profileTabs } from '../../../features/people/user-search.ts'
import { load } from '../../../load.ts'

const profileQuery = query(api.users.getLoggedUser)

export const Route = createFileRoute('/_app/users/profile')({
  staticData: {
    title: 'users.profile',
    areas: ['availability', 'profile', 'notifications', 'access', 'billing', 'custom', 'rates', 'agents'],
    nav: { section: 'people', label: 'shell.nav.profile', order: 4, requires: ['USER_list', 'USER_save'] },
  },
  validateSearch: search({ tab: oneOf(profileTabs) }),
  loader: (args) => Promise.all([load(args, profileQuery), loadPlaces(args)]),
  component: ProfilePage,
})

function ProfilePage() {
  const { data: user } = useSuspenseQuery(profileQuery)
  const { tab = 'general' } = Route.useSearch()
  return <ProfileDetail key={user.uuid} user={user} tab={tab} />
}
