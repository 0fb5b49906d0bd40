import { listQuery } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UnitFileOptions } from '@dragoman/sdk/operations/fileOptions'
import type { OrgUnitListItem } from '@dragoman/sdk/operations/orgUnits'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { TwoLines, useNarrow } from '../../display/NarrowTable.tsx'
import { formatList, isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { listTable } from '../../list/list-table.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import type { List } from '../../list/use-list.ts'
import { Link } from '../../shell/links.ts'
import { fileOptionsQuery, type UnitsSearch } from './file-options-queries.ts'

const rowId = ({ uuid }: OrgUnitListItem) => uuid

/** The units of the account, each with the file types that it reads in its own way. */
export function UnitsWithOptions({ list }: { list: List<UnitsSearch> }) {
  const units = useQuery({
    ...query(api.orgUnits.list, { query: listQuery(list.search) }),
    placeholderData: keepPreviousData,
  })
  const { data: all } = useQuery(fileOptionsQuery)
  const isNarrow = useNarrow()
  const columns = useMemo(() => (isNarrow ? [narrowColumn(all)] : wideColumns(all)), [isNarrow, all])
  return (
    <>
      <ListBar
        list={list}
        searchLabel={t('segmentation.searchUnits')}
        count={units.data && t('segmentation.unitCount', { count: units.data.totalElements })}
      />
      <DataTable
        label={t('settings.fileOptions')}
        columns={columns}
        rows={units.data?.content}
        rowId={rowId}
        {...listTable(
          list,
          units,
          <EmptyState kind="first-use" icon="building" title={t('segmentation.noUnits')}>
            {t('segmentation.noUnitsText')}
          </EmptyState>,
        )}
      />
    </>
  )
}

const optionsOf = (all: readonly UnitFileOptions[] | undefined, { uuid }: OrgUnitListItem) =>
  all?.filter(({ orgUnitUuid }) => orgUnitUuid === uuid) ?? []

const typesText = (own: readonly UnitFileOptions[]) =>
  own.length === 0 ? t('shell.none') : formatList(own.map(({ fileType }) => isolated(`.${fileType}`)))

const UnitLink = ({ unit: { uuid, name } }: { unit: OrgUnitListItem }) => (
  <Link to="/settings/translation-settings/file-options/$id" params={{ id: uuid }} variant="plain">
    <bdi>{name}</bdi>
  </Link>
)

const narrowColumn = (all: readonly UnitFileOptions[] | undefined): Column<OrgUnitListItem> => ({
  id: 'name',
  header: t('segmentation.unit'),
  minWidth: 160,
  cell: (unit) => <TwoLines below={all && typesText(optionsOf(all, unit))}>{<UnitLink unit={unit} />}</TwoLines>,
})

const wideColumns = (all: readonly UnitFileOptions[] | undefined): Column<OrgUnitListItem>[] => [
  {
    id: 'name',
    header: t('segmentation.unit'),
    minWidth: 170,
    isSortable: true,
    cell: (unit) => <UnitLink unit={unit} />,
  },
  {
    id: 'organization',
    header: t('segmentation.organization'),
    minWidth: 150,
    cell: ({ organization }) => <bdi>{organization.name}</bdi>,
  },
  {
    id: 'types',
    header: t('fileOptions.types'),
    minWidth: 200,
    cell: (unit) => all && typesText(optionsOf(all, unit)),
  },
  {
    id: 'changed',
    header: t('segmentation.changed'),
    width: 200,
    cell: (unit) => {
      const [last] = optionsOf(all, unit).toSorted((one, other) => other.updatedAt - one.updatedAt)
      return (
        last && (
          <>
            <Moment value={last.updatedAt} as="date" />
            {last.updatedBy && (
              <>
                {' '}
                · <bdi>{last.updatedBy.name}</bdi>
              </>
            )}
          </>
        )
      )
    },
  },
]
