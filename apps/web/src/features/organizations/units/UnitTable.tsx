import { listQuery } from '@dragoman/hooks/list'
import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { OrgUnitListItem } from '@dragoman/sdk/operations/orgUnits'
import { requirements } from '@dragoman/sdk/requirements'
import type { Column } from '@dragoman/ui/DataTable'
import { useMemo } from 'react'
import { StatusWord } from '../../../display/StatusWord.tsx'
import { countryName, formatList, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { ResourceTable } from '../../../list/ResourceTable.tsx'
import type { List } from '../../../list/use-list.ts'
import { LinkButton } from '../../../shell/links.ts'
import { RowLink } from '../../../shell/RowLink.tsx'
import { localesOf } from '../../locales/locale-options.ts'
import { type UnitSearch } from '../organization-search.ts'

/** The organizational units that a person may see. */
export function UnitTable({ list }: { list: List<UnitSearch> }) {
  const columns = useMemo(unitColumns, [])
  const mayCreate = useCan(requirements['organizations.create'])
  return (
    <ResourceTable
      query={query(api.orgUnits.list, { query: listQuery(list.search) })}
      columns={columns}
      search={list}
      empty={{
        title: t('organizations.noUnits'),
        text: t('organizations.noUnitsText'),
        action: mayCreate && (
          <LinkButton to="/organizations/create" variant="primary" icon="plus">
            {t('organizations.new')}
          </LinkButton>
        ),
      }}
    />
  )
}

const unitColumns = (): Column<OrgUnitListItem>[] => [
  {
    id: 'name',
    header: t('organizations.unit'),
    minWidth: 180,
    isSortable: true,
    cell: ({ uuid, name }) => (
      <RowLink to="/organizations/units/$id" id={uuid}>
        <bdi>{name}</bdi>
      </RowLink>
    ),
  },
  {
    id: 'organization',
    header: t('organizations.organization'),
    minWidth: 180,
    cell: ({ organization }) => (
      <RowLink to="/organizations/$id" id={organization.uuid}>
        <bdi>{organization.name}</bdi>
      </RowLink>
    ),
  },
  {
    id: 'country',
    header: t('organizations.country'),
    width: 140,
    cell: ({ country }) => country && countryName(country),
  },
  {
    id: 'source',
    header: t('organizations.sourceLanguage'),
    width: 150,
    cell: ({ defaultSourceLanguage }) => defaultSourceLanguage && languageName(defaultSourceLanguage),
  },
  {
    id: 'targets',
    header: t('organizations.targetLanguages'),
    minWidth: 200,
    cell: ({ clientLanguages }) => formatList(localesOf(clientLanguages).map(languageName)),
  },
  {
    id: 'status',
    header: t('organizations.status'),
    width: 110,
    cell: ({ status }) => <StatusWord of="userStatus" code={status} />,
  },
  { id: 'currency', header: t('organizations.currency'), width: 110, cell: ({ currency }) => <bdi>{currency}</bdi> },
]
