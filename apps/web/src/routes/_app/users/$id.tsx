import { oneOf, search } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { activitySearch } from '../../../activity/activity-search.ts'
import { languagesQuery, loadPlaces } from '../../../features/locales/locale-queries.ts'
import { userTabs } from '../../../features/people/user-search.ts'
import { UserDetail } from '../../../features/people/UserDetail.tsx'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'
import { Link } from '../../../ground/links.ts'

const userQuery = (userUUID: string) => query(api.users.get, { path: { userUUID } })

export const Route = createFileRoute('/_app/users/$id')({
  staticData: {
    title: 'users.title',
    areas: ['availability', 'activity', 'billing', 'custom', 'rates'],
    requires: ['USER_list'],
  },
  validateSearch: search({ tab: oneOf(userTabs), ...activitySearch }),
  loader: (args) =>
    Promise.all([load(args, userQuery(args.params.id)), load(args, languagesQuery()), loadPlaces(args)]),
  component: UserPage,
})

function UserPage() {
  const { data: user } = useSuspenseQuery(userQuery(Route.useParams().id))
  const { tab = 'work' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <UserDetail
      user={user}
      tab={tab}
      onRemoved={() => void navigate({ to: '/users' })}
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
  )
}
