import { listQuery } from '@dragoman/hooks/list'
import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { OrganizationRef } from '@dragoman/sdk/operations/organizations'
import { requirements } from '@dragoman/sdk/requirements'
import type { Column } from '@dragoman/ui/DataTable'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countryName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { ListBar } from '../../list/ListBar.tsx'
import { ResourceTable } from '../../list/ResourceTable.tsx'
import type { List } from '../../list/use-list.ts'
import { LinkButton } from '../../shell/links.ts'
import { RowLink } from '../../shell/RowLink.tsx'
import type { OrganizationSearch } from './organization-search.ts'

/** The organizations that a person may see. */
export function OrganizationTable({ list }: { list: List<OrganizationSearch> }) {
  const columns = useMemo(organizationColumns, [])
  const mayCreate = useCan(requirements['organizations.create'])
  return (
    <ResourceTable
      query={query(api.organizations.list, { query: listQuery(list.search) })}
      columns={columns}
      search={list}
      empty={{
        title: t('organizations.empty.title'),
        text: t('organizations.empty.text'),
        action: mayCreate && (
          <LinkButton to="/organizations/create" variant="primary" icon="plus">
            {t('organizations.new')}
          </LinkButton>
        ),
      }}
    />
  )
}

const organizationColumns = (): Column<OrganizationRef>[] => [
  {
    id: 'name',
    header: t('organizations.name'),
    minWidth: 240,
    isSortable: true,
    cell: ({ uuid, name }) => (
      <RowLink to="/organizations/$id" id={uuid}>
        <bdi>{name}</bdi>
      </RowLink>
    ),
  },
  {
    id: 'country',
    header: t('organizations.country'),
    width: 240,
    cell: ({ country }) => country && countryName(country),
  },
  { id: 'id', header: t('organizations.number'), width: 120, align: 'end', cell: ({ id }) => <bdi>{id}</bdi> },
]

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
