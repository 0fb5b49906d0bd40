import type { UnitFileOptions } from '@dragoman/sdk/operations/fileOptions'
import type { OrgUnitListItem } from '@dragoman/sdk/operations/orgUnits'
import type { Column } from '@dragoman/ui/DataTable'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { TwoLines, useNarrow } from '../../display/NarrowTable.tsx'
import { formatList, isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import type { List } from '../../list/use-list.ts'
import { Link } from '../../ground/links.ts'
import type { UnitSearch } from '../settings/unit-search.ts'
import { UnitTable } from '../settings/UnitTable.tsx'
import { fileOptionsQuery } from './file-options-queries.ts'

/** The units of the account, each with the file types that it reads in its own way. */
export function UnitsWithOptions({ list }: { list: List<UnitSearch> }) {
  const { data: all } = useQuery(fileOptionsQuery)
  const isNarrow = useNarrow()
  const columns = useMemo(() => (isNarrow ? [narrowColumn(all)] : wideColumns(all)), [isNarrow, all])
  return (
    <UnitTable
      label={t('settings.fileOptions')}
      list={list}
      columns={columns}
      emptyText={t('fileOptions.noUnitsText')}
    />
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
