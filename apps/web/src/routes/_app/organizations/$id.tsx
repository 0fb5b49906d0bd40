import { oneOf, search } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { useSuspenseQuery, type FetchQueryOptions } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { activitySearch } from '../../../activity/activity-search.ts'
import { summaryQuery } from '../../../features/organizations/client/summary-query.ts'
import { organizationTabs } from '../../../features/organizations/organization-search.ts'
import { OrganizationDetail } from '../../../features/organizations/OrganizationDetail.tsx'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'
import { Link } from '../../../ground/links.ts'

const organizationQuery = (organizationUUID: string) => query(api.organizations.get, { path: { organizationUUID } })

export const Route = createFileRoute('/_app/organizations/$id')({
  staticData: {
    title: 'organizations.title',
    areas: ['list', 'activity', 'custom', 'rates', 'users'],
    requires: ['ORGANIZATION_list'],
  },
  validateSearch: search({ tab: oneOf(organizationTabs), ...activitySearch }),
  // The figures of most tabs; without them the page would move while it loads.
  loader: (args) =>
    Promise.all([
      load(args, organizationQuery(args.params.id)),
      args.context.queryClient.prefetchQuery(
        summaryQuery({ kind: 'organization', uuid: args.params.id }) as FetchQueryOptions,
      ),
    ]),
  component: OrganizationPage,
})

function OrganizationPage() {
  const { data: organization } = useSuspenseQuery(organizationQuery(Route.useParams().id))
  const { tab = 'overview' } = Route.useSearch()
  return (
    <OrganizationDetail
      key={organization.uuid}
      organization={organization}
      tab={tab}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="organizations" to="/organizations">
              {t('organizations.title')}
            </Link>,
          ]}
        </Breadcrumbs>
      }
    />
  )
}
