import { listQuery } from '@dragoman/hooks/list'
import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { orgUnitFields } from '@dragoman/sdk/list-fields'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { OrgUnitListItem } from '@dragoman/sdk/operations/orgUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { useMemo } from 'react'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { countryName, currencyName, formatList, languageName, listSeparator } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { ListCard } from '../../../list/ListCard.tsx'
import type { ListColumn } from '../../../list/list-columns.ts'
import { ListPage } from '../../../list/ListPage.tsx'
import { useCustomColumns } from '../../custom-fields/values/use-custom-columns.tsx'
import { useCustomSpec } from '../../custom-fields/values/use-custom-fields.ts'
import type { ListState } from '../../../list/list-state.ts'
import type { QuerySpec } from '../../../list/query-spec.ts'
import { RowLink } from '../../../ground/RowLink.tsx'
import { localesOf } from '../../locales/locale-options.ts'

const spec: QuerySpec = {
  fields: orgUnitFields,
  vocabularies: { status: 'userStatus', step: 'workflow' },
  names: { country: countryName, currency: currencyName },
  sources: {
    client: 'organizations',
    source: 'languages',
    target: 'languages',
    step: 'steps',
    country: 'countries',
    currency: 'currencies',
  },
}

/** The organizational units that a person may see. */
export function UnitList({ list }: { list: ListState }) {
  const custom = useCustomColumns<OrgUnitListItem>('ORG_UNIT')
  const columns = useMemo(() => [...unitColumns(), ...custom], [custom])
  const mayCreate = useCan(requirements['orgUnits.create'])
  return (
    <ListPage
      title={t('organizations.units')}
      name="ORG_UNITS"
      of="orgUnits"
      list={list}
      spec={useCustomSpec(spec, 'ORG_UNIT', list.search.filter)}
      searchLabel={t('organizations.searchUnits')}
      count={(count) => t('organizations.unitCount', { count })}
      query={query(api.orgUnits.list, { query: listQuery(list.request) })}
      columns={columns}
      card={unitCard}
      create={mayCreate && { to: '/organizations/units/create', label: t('organizations.newUnit') }}
      empty={{ title: t('organizations.noUnits'), text: t('organizations.noUnitsText') }}
    />
  )
}

const unitColumns = (): ListColumn<OrgUnitListItem>[] => [
  {
    id: 'name',
    header: t('organizations.unit'),
    isFlexible: true,
    isSortable: true,
    isLocked: true,
    sticky: 'start',
    cell: ({ uuid, name }) => (
      <RowLink to="/organizations/units/$id" id={uuid}>
        <bdi>{name}</bdi>
      </RowLink>
    ),
  },
  {
    id: 'organization',
    header: t('organizations.organization'),
    isSortable: true,
    cell: ({ organization }) => (
      <RowLink to="/organizations/$id" id={organization.uuid}>
        <bdi>{organization.name}</bdi>
      </RowLink>
    ),
  },
  {
    id: 'status',
    header: t('organizations.status'),
    isSortable: true,
    cell: ({ status }) => <StatusWord of="userStatus" code={status} />,
  },
  {
    id: 'languages',
    header: t('organizations.languages'),
    exported: [
      { field: 'source', title: t('list.field.source') },
      { field: 'targets', title: t('list.field.target') },
    ],
    cell: (unit) => <UnitLanguages unit={unit} />,
  },
  {
    id: 'country',
    header: t('organizations.country'),
    isSortable: true,
    cell: ({ country }) => country && countryName(country),
  },
  {
    id: 'currency',
    header: t('organizations.currency'),
    isSortable: true,
    cell: ({ currency }) => <bdi>{currency}</bdi>,
  },
  {
    id: 'workflows',
    header: t('organizations.steps'),
    isExtra: true,
    cell: ({ workflows }) => formatList(workflows.map((code) => enumWord('workflow', code))),
  },
  {
    id: 'timezone',
    header: t('organizations.timezone'),
    isExtra: true,
    isSortable: true,
    cell: ({ timezone }) => <bdi>{timezone}</bdi>,
  },
  {
    id: 'tags',
    header: t('organizations.tags'),
    isExtra: true,
    cell: ({ tags }) => <bdi>{tags.join(', ')}</bdi>,
  },
  {
    id: 'createDate',
    header: t('list.field.created'),
    isExtra: true,
    isSortable: true,
    cell: ({ createDate }) => <Moment value={createDate} as="date" />,
  },
]

function UnitLanguages({ unit: { defaultSourceLanguage, clientLanguages } }: { unit: OrgUnitListItem }) {
  const targets = localesOf(clientLanguages)
  if (defaultSourceLanguage) return <LanguageCodes source={defaultSourceLanguage} target={targets} />
  return <span title={targets.map(languageName).join(listSeparator())}>{targets.map(toBcp47).join(', ')}</span>
}

const unitCard = (unit: OrgUnitListItem) => (
  <ListCard
    name={
      <RowLink to="/organizations/units/$id" id={unit.uuid} data-main="">
        <bdi>{unit.name}</bdi>
      </RowLink>
    }
    due={<bdi>{unit.currency}</bdi>}
    place={<bdi>{unit.organization.name}</bdi>}
    state={<StatusWord of="userStatus" code={unit.status} />}
    languages={<UnitLanguages unit={unit} />}
    end={unit.country && countryName(unit.country)}
  />
)
