import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AccountListItem } from '@dragoman/sdk/operations/accounts'
import { accountTypes } from '@dragoman/sdk/tiers'
import type { Column } from '@dragoman/ui/DataTable'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { StatusWord } from '../../display/StatusWord.tsx'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { ListBar } from '../../list/ListBar.tsx'
import { ListCard } from '../../list/ListCard.tsx'
import { ResourceTable } from '../../list/ResourceTable.tsx'
import type { List } from '../../list/use-list.ts'
import { RowLink } from '../../ground/RowLink.tsx'
import { accountStatuses, type AccountSearch } from './account-search.ts'

/** All accounts, for system administrators. */
export function AccountTable({ list, action }: { list: List<AccountSearch>; action: ReactNode }) {
  const columns = useMemo(accountColumns, [])
  return (
    <ResourceTable
      query={query(api.accounts.list, { query: listQuery(list.search) })}
      columns={columns}
      search={list}
      empty={{ title: t('accounts.empty.title'), text: t('accounts.empty.text'), action }}
      card={accountCard}
    />
  )
}

const accountColumns = (): Column<AccountListItem>[] => [
  {
    id: 'name',
    header: t('accounts.name'),
    minWidth: 190,
    isSortable: true,
    cell: ({ uuid, name }) => (
      <RowLink to="/settings/system-settings/accounts/$id" id={uuid}>
        <bdi>{name}</bdi>
      </RowLink>
    ),
  },
  {
    id: 'accountType',
    header: t('accounts.plan'),
    width: 112,
    isSortable: true,
    cell: ({ accountType }) => enumWord('accountType', accountType),
  },
  {
    id: 'status',
    header: t('accounts.status'),
    width: 124,
    cell: ({ status }) => <StatusWord of="accountStatus" code={status} />,
  },
  {
    id: 'people',
    header: t('accounts.people'),
    width: 96,
    align: 'end',
    cell: ({ people }) => formatNumber(people),
  },
  {
    id: 'words',
    header: t('accounts.usage'),
    width: 180,
    align: 'end',
    cell: usageWords,
  },
  {
    id: 'createDate',
    header: t('accounts.created'),
    width: 124,
    isSortable: true,
    cell: ({ createDate }) => formatDate(createDate),
  },
]

const usageWords = ({ words, currentLimit }: AccountListItem) =>
  currentLimit === undefined
    ? formatNumber(words)
    : t('accounts.usageOf', { words: formatNumber(words), quota: formatNumber(currentLimit) })

const accountCard = (account: AccountListItem) => (
  <ListCard
    name={
      <RowLink to="/settings/system-settings/accounts/$id" id={account.uuid} data-main="">
        <bdi>{account.name}</bdi>
      </RowLink>
    }
    due={formatDate(account.createDate)}
    place={enumWord('accountType', account.accountType)}
    state={<StatusWord of="accountStatus" code={account.status} />}
    languages={null}
    end={usageWords(account)}
  />
)

/** The search and filters of the list of accounts, and how many there are. */
export function AccountBar({ list }: { list: List<AccountSearch> }) {
  const { data } = useQuery(query(api.accounts.list, { query: listQuery(list.search) }))
  return (
    <ListBar
      list={list}
      searchLabel={t('accounts.search')}
      count={data && t('accounts.count', { count: data.totalElements })}
      filters={[
        {
          id: 'accountType',
          label: t('accounts.plan'),
          choices: accountTypes.map((type) => ({ id: type, label: enumWord('accountType', type) })),
          selected: list.search.accountType ?? [],
          onChange: (selected) => list.set({ accountType: accountTypes.filter((type) => selected.includes(type)) }),
        },
        {
          id: 'status',
          label: t('accounts.status'),
          choices: accountStatuses.map((status) => ({ id: status, label: enumWord('accountStatus', status) })),
          selected: list.search.status ?? [],
          onChange: (selected) => list.set({ status: accountStatuses.filter((status) => selected.includes(status)) }),
        },
      ]}
    />
  )
}
