import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { roleOrder } from '@dragoman/sdk/roles'
import { useQuery } from '@tanstack/react-query'
import { enumWord, t } from '../../i18n/t.ts'
import { ListBar } from '../../list/ListBar.tsx'
import type { List } from '../../list/use-list.ts'
import { userStatuses, type UserSearch } from './user-search.ts'

/** Search and filters of the list of people, and how many there are. */
export function UserFilters({ list }: { list: List<UserSearch> }) {
  const { data } = useQuery(query(api.users.list, { query: listQuery(list.search) }))
  return (
    <ListBar
      list={list}
      searchLabel={t('users.search')}
      count={data && t('users.count', { count: data.totalElements })}
      filters={[
        {
          id: 'roles',
          label: t('users.role'),
          choices: roleOrder.map((role) => ({ id: role, label: enumWord('role', role) })),
          selected: list.search.roles ?? [],
          onChange: (selected) => list.set({ roles: roleOrder.filter((role) => selected.includes(role)) }),
        },
        {
          id: 'status',
          label: t('users.status'),
          choices: userStatuses.map((status) => ({ id: status, label: enumWord('userStatus', status) })),
          selected: list.search.status ?? [],
          onChange: (selected) => list.set({ status: userStatuses.filter((status) => selected.includes(status)) }),
        },
      ]}
    />
  )
}
