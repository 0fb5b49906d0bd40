import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import type { Filter } from '@dragoman/ui/FilterBar'
import { useQuery } from '@tanstack/react-query'
import { enumWord, t } from '../../../i18n/t.ts'
import { ListBar } from '../../../list/ListBar.tsx'
import { useChoices } from '../../../list/use-choices.ts'
import type { List } from '../../../list/use-list.ts'
import type { UnitSearch } from '../organization-search.ts'

/** Organizations that one can choose from; more than a menu can hold would need a search of its own. */
const offered = { size: 100, sort: 'name,asc' }

/** Search and filters of the list of units, and how many there are. */
export function UnitFilters({ list }: { list: List<UnitSearch> }) {
  const { session } = useSession()
  const seesOrganizations = session.can(requirements['organizations.list'])
  const { data } = useQuery(query(api.orgUnits.list, { query: listQuery(list.search) }))
  const choices = useChoices()
  const { data: organizations } = useQuery({
    ...query(api.organizations.list, { query: offered }),
    enabled: seesOrganizations && (choices.areNeeded || list.search.organizationUuid !== undefined),
  })
  const { organizationUuid, queryType, status } = list.search
  const byOrganization: Filter = {
    id: 'organizationUuid',
    label: t('organizations.organization'),
    choices: organizations?.content.map(({ uuid, name }) => ({ id: uuid, label: name })),
    selected: organizationUuid ? [organizationUuid] : [],
    onChange: ([chosen]) => list.set({ organizationUuid: chosen }),
    isSingle: true,
  }
  return (
    <ListBar
      list={list}
      searchLabel={t('organizations.searchUnits')}
      count={data && t('organizations.unitCount', { count: data.totalElements })}
      onFiltersOpen={choices.need}
      filters={[
        ...(seesOrganizations ? [byOrganization] : []),
        {
          id: 'status',
          label: t('organizations.status'),
          choices: (['ACTIVE', 'INACTIVE'] as const).map((id) => ({ id, label: enumWord('userStatus', id) })),
          selected: status ? [status] : [],
          onChange: ([chosen]) => list.set({ status: chosen as UnitSearch['status'] }),
          isSingle: true,
        },
        {
          id: 'queryType',
          label: t('organizations.membership'),
          choices: [{ id: 'MINE', label: t('organizations.mine') }],
          selected: queryType ? [queryType] : [],
          onChange: ([chosen]) => list.set({ queryType: chosen === 'MINE' ? 'MINE' : undefined }),
          isSingle: true,
        },
      ]}
    />
  )
}
