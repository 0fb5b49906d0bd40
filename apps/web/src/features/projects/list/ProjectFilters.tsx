import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { projectLifecycle } from '@dragoman/sdk/lifecycles'
import { isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { FilterBar, type Filter } from '@dragoman/ui/FilterBar'
import { useQuery } from '@tanstack/react-query'
import { enumWord, t } from '../../../i18n/t.ts'
import { useChoices, type Choices } from '../../../list/use-choices.ts'
import type { List } from '../../../list/use-list.ts'
import { useTyped } from '../../../list/use-typed.ts'
import { DateRanges, rangeChips } from './DateRanges.tsx'
import type { ProjectSearch } from './project-search.ts'

/** Search and filters of the list of projects, and how many there are. */
export function ProjectFilters({ list }: { list: List<ProjectSearch> }) {
  const { search, set, clear } = list
  const { data } = useQuery(query(api.projects.list, { query: listQuery(search) }))
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => set({ q: q || undefined }))
  const choices = useChoices()
  const filters = [statusFilter(list), useUnitFilter(list, choices), usePersonFilter(list, choices)]
  return (
    <FilterBar
      search={{ value: typed, onChange: setTyped, label: t('projects.search') }}
      filters={filters.filter((filter) => filter !== null)}
      onFiltersOpen={choices.need}
      chips={rangeChips(list)}
      count={data && t('projects.count', { count: data.totalElements })}
      end={<DateRanges list={list} />}
      onClearAll={clear}
    />
  )
}

const statusFilter = ({ search, set }: List<ProjectSearch>): Filter => ({
  id: 'status',
  label: t('projects.status'),
  choices: projectLifecycle.states.map((status) => ({ id: status, label: enumWord('projectStatus', status) })),
  selected: search.status ?? [],
  onChange: (selected) => set({ status: projectLifecycle.states.filter((status) => selected.includes(status)) }),
})

/** Most units and people that a filter offers; beyond it, the search finds them. */
const mostChoices = 200

function useUnitFilter({ search, set }: List<ProjectSearch>, choices: Choices): Filter | null {
  const { session } = useSession()
  const options = query(api.orgUnits.list, { query: { size: mostChoices } })
  const mayList = session.can(requirements['orgUnits.list'])
  const { data } = useQuery({
    ...options,
    enabled: mayList && (choices.areNeeded || search.orgUnitUuid !== undefined),
  })
  if (!mayList || (data && data.content.length < 2)) return null
  return {
    id: 'orgUnitUuid',
    label: t('projects.unit'),
    isSingle: true,
    choices: data?.content.map(({ uuid, name }) => ({ id: uuid, label: name })),
    selected: search.orgUnitUuid ? [search.orgUnitUuid] : [],
    onChange: ([orgUnitUuid]) => set({ orgUnitUuid }),
  }
}

/**
 * Whose projects: of managers for viewers who see people, else only one's own. A client's own are those they are the
 * contact of.
 */
function usePersonFilter({ search, set }: List<ProjectSearch>, choices: Choices): Filter | null {
  const { session, snapshot } = useSession()
  const options = query(api.users.list, { query: { roles: ['PROJECT_MANAGER'], size: mostChoices, sort: 'name,asc' } })
  const field = isManager(snapshot.subject) ? 'projectManagerUuid' : 'contactPersonUuid'
  const mayList = session.can(requirements['users.list'])
  const { data } = useQuery({ ...options, enabled: mayList && (choices.areNeeded || search[field] !== undefined) })
  const me = snapshot.subject?.user.uuid
  if (!me) return null
  const others = (data?.content ?? []).filter(({ uuid }) => uuid !== me)
  return {
    id: field,
    label: t(field === 'projectManagerUuid' ? 'projects.manager' : 'projects.contact'),
    isSingle: true,
    choices:
      mayList && !data
        ? undefined
        : [{ id: me, label: t('projects.mine') }, ...others.map(({ uuid, name }) => ({ id: uuid, label: name }))],
    selected: search[field] ? [search[field]] : [],
    onChange: ([person]) => set({ [field]: person }),
  }
}
