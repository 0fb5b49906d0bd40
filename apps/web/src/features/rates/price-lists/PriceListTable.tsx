import { listQuery, type ListSearch } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PriceList } from '@dragoman/sdk/operations/priceLists'
import type { Column } from '@dragoman/ui/DataTable'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMemo, type ReactNode } from 'react'
import { TwoLines, useNarrow } from '../../../display/NarrowTable.tsx'
import { currencyName } from '../../../i18n/format.ts'
import { formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { ResourceTable } from '../../../list/ResourceTable.tsx'
import type { List } from '../../../list/use-list.ts'
import { RowLink } from '../../../ground/RowLink.tsx'

/** The price lists of the account. */
export function PriceListTable({ list, action }: { list: List<ListSearch>; action: ReactNode }) {
  const isNarrow = useNarrow()
  const columns = useMemo(() => (isNarrow ? narrowColumns() : wideColumns()), [isNarrow])
  return (
    <ResourceTable
      query={query(api.priceLists.list, { query: listQuery(list.search) })}
      columns={columns}
      search={list}
      empty={{ title: t('rates.noLists'), text: t('rates.noListsText'), action }}
    />
  )
}

/** The price of a unit of measure for pairs without a price of their own; undefined if there is none. */
function standardPrice({ chargeBy, currency, ...list }: PriceList): string | undefined {
  const prices = { HOUR: list.defaultPricePerHour, PAGE: list.defaultPricePerPage }
  const price = prices[chargeBy as keyof typeof prices] ?? list.defaultPricePerItem
  return price ? formatUnitPrice(price, currency) : undefined
}

const Use = ({ list: { defaultPriceList, status } }: { list: PriceList }) =>
  defaultPriceList ? (
    <Badge tone="info">{t('rates.default')}</Badge>
  ) : (
    status === 'INACTIVE' && <Badge>{t('rates.inactive')}</Badge>
  )

const ListLink = ({ list: { uuid, name } }: { list: PriceList }) => (
  <RowLink to="/settings/account-settings/business/$id" id={uuid}>
    <bdi>{name}</bdi>
  </RowLink>
)

const priceColumn = (): Column<PriceList> => ({
  id: 'price',
  header: t('rates.standardPrice'),
  width: 148,
  align: 'end',
  cell: standardPrice,
})

const narrowColumns = (): Column<PriceList>[] => [
  {
    id: 'name',
    header: t('rates.name'),
    minWidth: 160,
    cell: (list) => (
      <TwoLines below={<Use list={list} />}>
        <ListLink list={list} />
      </TwoLines>
    ),
  },
  { ...priceColumn(), width: 112 },
]

const wideColumns = (): Column<PriceList>[] => [
  { id: 'name', header: t('rates.name'), minWidth: 220, isSortable: true, cell: (list) => <ListLink list={list} /> },
  { id: 'use', header: t('rates.use'), width: 140, cell: (list) => <Use list={list} /> },
  {
    id: 'currency',
    header: t('rates.currency'),
    width: 220,
    isSortable: true,
    cell: ({ currency }) => `${currencyName(currency)} (${currency})`,
  },
  { id: 'chargeBy', header: t('rates.chargeBy'), width: 148, cell: ({ chargeBy }) => enumWord('costUnit', chargeBy) },
  priceColumn(),
]
