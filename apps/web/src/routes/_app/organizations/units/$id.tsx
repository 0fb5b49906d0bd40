import { oneOf, search } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { useSuspenseQuery, type FetchQueryOptions } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { activitySearch } from '../../../../activity/activity-search.ts'
import { summaryQuery } from '../../../../features/organizations/client/summary-query.ts'
import { unitTabs } from '../../../../features/organizations/organization-search.ts'
import { UnitDetail } from '../../../../features/organizations/units/UnitDetail.tsx'
import { t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'
import { Link } from '../../../../ground/links.ts'

const unitQuery = (orgUnitUUID: string) => query(api.orgUnits.get, { path: { orgUnitUUID } })

export const Route = createFileRoute('/_app/organizations/units/$id')({
  staticData: {
    title: 'organizations.units',
    areas: ['list', 'activity', 'custom', 'rates', 'users'],
    requires: ['ORG_UNIT_list'],
  },
  validateSearch: search({ tab: oneOf(unitTabs), ...activitySearch }),
  // The figures of most tabs; without them the page would move while it loads.
  loader: (args) =>
    Promise.all([
      load(args, unitQuery(args.params.id)),
      args.context.queryClient.prefetchQuery(summaryQuery({ kind: 'unit', uuid: args.params.id }) as FetchQueryOptions),
    ]),
  component: UnitPage,
})

function UnitPage() {
  const { data: unit } = useSuspenseQuery(unitQuery(Route.useParams().id))
  const { tab = 'overview' } = Route.useSearch()
  const { uuid, name } = unit.organization
  return (
    <UnitDetail
      key={unit.uuid}
      unit={unit}
      tab={tab}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="units" to="/organizations/units">
              {t('organizations.units')}
            </Link>,
            <Link key="organization" to="/organizations/$id" params={{ id: uuid }}>
              {name}
            </Link>,
          ]}
        </Breadcrumbs>
      }
    />
  )
}
