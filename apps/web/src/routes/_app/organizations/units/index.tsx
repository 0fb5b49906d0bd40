import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { createFileRoute } from '@tanstack/react-router'
import { unitSearch } from '../../../../features/organizations/organization-search.ts'
import { UnitList } from '../../../../features/organizations/units/UnitList.tsx'
import { requestOf, useListState } from '../../../../list/list-state.ts'
import { loadList } from '../../../../load.ts'

export const Route = createFileRoute('/_app/organizations/units/')({
  staticData: {
    title: 'organizations.units',
    areas: ['list'],
    requires: ['ORG_UNIT_list'],
    nav: { section: 'organizations', label: 'shell.nav.units', order: 3 },
  },
  validateSearch: unitSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, query(api.orgUnits.list, { query: listQuery(requestOf(args.deps)) })),
  component: UnitsPage,
})

function UnitsPage() {
  return <UnitList list={useListState(Route.useSearch())} />
}
