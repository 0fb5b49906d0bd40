import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UserListItem } from '@dragoman/sdk/operations/users'
import { Person } from '@dragoman/ui/Avatar'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PersonStatus } from '../../display/StatusWord.tsx'
import { countryName, formatList, formatNumber } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { listTable } from '../../list/list-table.tsx'
import type { List } from '../../list/use-list.ts'
import { RowLink } from '../../shell/RowLink.tsx'
import { languagePairsText } from './language-pairs.ts'
import { PersonMenu } from './PersonMenu.tsx'
import type { UserSearch } from './user-search.ts'

/** The people of an account. */
export function UserTable({ list }: { list: List<UserSearch> }) {
  const columns = useMemo(userColumns, [])
  const rowActions = useMemo(() => ({ cell: (user: UserListItem) => <PersonMenu user={user} /> }), [])
  const users = useQuery({
    ...query(api.users.list, { query: listQuery(list.search) }),
    placeholderData: keepPreviousData,
  })
  return (
    <DataTable
      label={t('users.title')}
      columns={columns}
      rows={users.data?.content}
      rowId={rowId}
      rowActions={rowActions}
      {...listTable(
        list,
        users,
        <EmptyState kind="first-use" title={t('users.empty.title')}>
          {t('users.empty.text')}
        </EmptyState>,
      )}
    />
  )
}

const rowId = ({ uuid }: UserListItem) => uuid

const userColumns = (): Column<UserListItem>[] => [
  {
    id: 'name',
    header: t('users.name'),
    minWidth: 170,
    isSortable: true,
    cell: ({ uuid, name, avatar }) => (
      <RowLink to="/users/$id" id={uuid}>
        <Person name={name} src={avatar} />
      </RowLink>
    ),
  },
  {
    id: 'email',
    header: t('users.email'),
    minWidth: 200,
    isSortable: true,
    isContent: true,
    cell: ({ email }) => email,
  },
  {
    id: 'roles',
    header: t('users.roles'),
    minWidth: 140,
    cell: ({ roles }) => formatList(roles.map((role) => enumWord('role', role))),
  },
  {
    id: 'status',
    header: t('users.status'),
    width: 110,
    isSortable: true,
    cell: (user) => <PersonStatus user={user} />,
  },
  {
    id: 'languages',
    header: t('users.languages'),
    minWidth: 160,
    cell: ({ supportedLanguagePairs = [] }) => languagePairsText(supportedLanguagePairs),
  },
  {
    id: 'country',
    header: t('users.country'),
    width: 110,
    isSortable: true,
    cell: ({ country }) => country && countryName(country),
  },
  {
    id: 'tasksCompletedCount',
    header: t('users.delivered'),
    width: 132,
    align: 'end',
    cell: ({ tasksCompletedCount }) => tasksCompletedCount !== undefined && formatNumber(tasksCompletedCount),
  },
]
