import { listQuery } from '@dragoman/hooks/list'
import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { organizationFields } from '@dragoman/sdk/list-fields'
import type { OrganizationListItem } from '@dragoman/sdk/operations/organizations'
import { requirements } from '@dragoman/sdk/requirements'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { countryName, formatNumber } from '../../i18n/format.ts'
import { formatAmounts } from '../../i18n/format-amounts.ts'
import { t } from '../../i18n/t.ts'
import { ListCard } from '../../list/ListCard.tsx'
import type { ListColumn } from '../../list/list-columns.ts'
import { ListCounters } from '../../list/ListCounters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useCustomColumns } from '../custom-fields/values/use-custom-columns.tsx'
import { useCustomSpec } from '../custom-fields/values/use-custom-fields.ts'
import type { ListState } from '../../list/list-state.ts'
import type { QuerySpec } from '../../list/query-spec.ts'
import { RowLink } from '../../ground/RowLink.tsx'
import { OtherWays } from '../sample-data/OtherWays.tsx'

const fixedSpec: QuerySpec = {
  fields: organizationFields,
  vocabularies: {},
  names: { country: countryName },
  sources: { unit: 'units', country: 'countries' },
}

/** The organizations that a person may see. */
export function OrganizationList({ list }: { list: ListState }) {
  const custom = useCustomColumns<OrganizationListItem>('ORGANIZATION')
  const seesCosts = useCan(requirements['costs.getSummary'])
  const own = useMemo(() => organizationColumns(seesCosts), [seesCosts])
  const columns = useMemo(() => [...own, ...custom], [own, custom])
  const mayCreate = useCan(requirements['organizations.create'])
  const spec = useCustomSpec(fixedSpec, 'ORGANIZATION', list.search.filter)
  const { data: counted } = useQuery(query(api.organizations.getCounters))
  return (
    <ListPage
      title={t('organizations.title')}
      name="ORGANIZATIONS"
      of="organizations"
      list={list}
      spec={spec}
      searchLabel={t('organizations.search')}
      count={(count) => t('organizations.count', { count })}
      total={counted?.total}
      counters={
        <ListCounters
          list={list}
          spec={spec}
          order={['late', 'active', 'mine', 'addedThisMonth']}
          label={(id) => t(`organizations.counter.${id}`)}
          tones={{ late: 'danger' }}
          counted={counted}
        />
      }
      query={query(api.organizations.list, { query: listQuery(list.request) })}
      columns={columns}
      card={organizationCard}
      create={mayCreate && { to: '/organizations/create', label: t('organizations.new') }}
      empty={{ title: t('organizations.empty.title'), text: t('organizations.empty.text'), more: <OtherWays /> }}
    />
  )
}

const figure = (
  id: 'openProjects' | 'overdueProjects' | 'quotes' | 'orgUnitCount',
  header: string,
): ListColumn<OrganizationListItem> => ({
  id,
  header,
  align: 'end',
  isSortable: true,
  cell: (row) => formatNumber(row[id]),
})

const ordered = (): ListColumn<OrganizationListItem> => ({
  id: 'orderedThisMonth',
  header: t('organizations.orderedThisMonth'),
  align: 'end',
  cell: ({ orderedThisMonth }) => orderedThisMonth && formatAmounts(orderedThisMonth),
})

const organizationColumns = (seesCosts: boolean): ListColumn<OrganizationListItem>[] => [
  {
    id: 'name',
    header: t('organizations.name'),
    isFlexible: true,
    isSortable: true,
    isLocked: true,
    sticky: 'start',
    cell: ({ uuid, name }) => (
      <RowLink to="/organizations/$id" id={uuid}>
        <bdi>{name}</bdi>
      </RowLink>
    ),
  },
  figure('openProjects', t('organizations.open')),
  {
    ...figure('overdueProjects', t('organizations.overdue')),
    cell: ({ overdueProjects }) =>
      overdueProjects > 0 ? (
        <Badge tone="danger">{formatNumber(overdueProjects)}</Badge>
      ) : (
        formatNumber(overdueProjects)
      ),
  },
  figure('quotes', t('organizations.quotes')),
  ...(seesCosts ? [ordered()] : []),
  {
    id: 'lastOrderDate',
    header: t('organizations.lastOrder'),
    isSortable: true,
    cell: ({ lastOrderDate }) => lastOrderDate !== undefined && <Moment value={lastOrderDate} as="date" />,
  },
  figure('orgUnitCount', t('organizations.units')),
  {
    id: 'country',
    isMinor: true,
    header: t('organizations.country'),
    isSortable: true,
    cell: ({ country }) => country && countryName(country),
  },
  {
    id: 'createDate',
    isMinor: true,
    header: t('list.field.created'),
    isSortable: true,
    cell: ({ createDate }) => <Moment value={createDate} as="date" />,
  },
  {
    id: 'id',
    header: t('organizations.number'),
    align: 'end',
    isExtra: true,
    isSortable: true,
    cell: ({ id }) => <bdi>{id}</bdi>,
  },
]

const organizationCard = ({ uuid, name, country, openProjects, lastOrderDate }: OrganizationListItem) => (
  <ListCard
    name={
      <RowLink to="/organizations/$id" id={uuid} data-main="">
        <bdi>{name}</bdi>
      </RowLink>
    }
    due={lastOrderDate !== undefined && <Moment value={lastOrderDate} as="date" />}
    place={country && countryName(country)}
    state={t('organizations.openCount', { count: openProjects })}
    languages={null}
    end={null}
  />
)
