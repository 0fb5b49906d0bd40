import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { listQuery } from '../../list/list-search.ts'
import { ListBar } from '../../list/ListBar.tsx'
import type { List } from '../../list/use-list.ts'
import type { OrganizationSearch } from './organization-search.ts'

/** The search of the list of organizations, and how many there are. */
export function OrganizationBar({ list }: { list: List<OrganizationSearch> }) {
  const { data } = useQuery(query(api.organizations.list, { query: listQuery(list.search) }))
  return (
    <ListBar
      list={list}
      searchLabel={t('organizations.search')}
      count={data && t('organizations.count', { count: data.totalElements })}
    />
  )
}
