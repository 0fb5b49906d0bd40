import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { createFileRoute } from '@tanstack/react-router'
import { organizationSearch } from '../../../features/organizations/organization-search.ts'
import { OrganizationList } from '../../../features/organizations/OrganizationList.tsx'
import { requestOf, useListState } from '../../../list/list-state.ts'
import { loadList } from '../../../load.ts'

export const Route = createFileRoute('/_app/organizations/')({
  staticData: {
    title: 'organizations.title',
    areas: ['list'],
    requires: ['ORGANIZATION_list'],
    nav: { section: 'organizations', label: 'shell.nav.organizations', order: 1 },
  },
  validateSearch: organizationSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, query(api.organizations.list, { query: listQuery(requestOf(args.deps)) })),
  component: OrganizationsPage,
})

function OrganizationsPage() {
  return <OrganizationList list={useListState(Route.useSearch())} />
}
