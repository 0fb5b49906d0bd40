import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { OrgUnitListItem } from '@dragoman/sdk/operations/orgUnits'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { listTable } from '../../list/list-table.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import type { List } from '../../list/use-list.ts'
import { LinkButton } from '../../ground/links.ts'
import type { UnitSearch } from './unit-search.ts'

const rowId = ({ uuid }: OrgUnitListItem) => uuid

export interface UnitTableProps {
  label: string
  list: List<UnitSearch>
  columns: Column<OrgUnitListItem>[]
  /** Explains what a unit would have here, for accounts that have no units yet. */
  emptyText: string
}

/** The organizational units of the account, with what a page of settings says of each. */
export function UnitTable({ label, list, columns, emptyText }: UnitTableProps) {
  const units = useQuery({
    ...query(api.orgUnits.list, { query: listQuery(list.search) }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ListBar
        list={list}
        searchLabel={t('segmentation.searchUnits')}
        count={units.data && t('segmentation.unitCount', { count: units.data.totalElements })}
      />
      <DataTable
        label={label}
        columns={columns}
        rows={units.data?.content}
        rowId={rowId}
        {...listTable(
          list,
          units,
          <EmptyState
            kind="first-use"
            icon="building"
            title={t('segmentation.noUnits')}
            action={<LinkButton to="/organizations/create">{t('shell.nav.newOrganization')}</LinkButton>}
          >
            {emptyText}
          </EmptyState>,
        )}
      />
    </>
  )
}
