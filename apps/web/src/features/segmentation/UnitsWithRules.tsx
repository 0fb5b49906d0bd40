import type { OrgUnitListItem } from '@dragoman/sdk/operations/orgUnits'
import type { UnitSegmentationRules } from '@dragoman/sdk/operations/segmentationRules'
import type { Column } from '@dragoman/ui/DataTable'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { t } from '../../i18n/t.ts'
import type { List } from '../../list/use-list.ts'
import { Link } from '../../ground/links.ts'
import type { UnitSearch } from '../settings/unit-search.ts'
import { UnitTable } from '../settings/UnitTable.tsx'
import { unitRulesQuery } from './rules-queries.ts'

/** The units of the account, each with the rules that hold there and where these come from. */
export function UnitsWithRules({ list }: { list: List<UnitSearch> }) {
  const { data: own } = useQuery(unitRulesQuery)
  const columns = useMemo(() => unitColumns(own), [own])
  return (
    <UnitTable
      label={t('settings.segmentation')}
      list={list}
      columns={columns}
      emptyText={t('segmentation.noUnitsText')}
    />
  )
}

function unitColumns(own: readonly UnitSegmentationRules[] | undefined): Column<OrgUnitListItem>[] {
  const rulesOf = ({ uuid }: OrgUnitListItem) => own?.find(({ orgUnitUuid }) => orgUnitUuid === uuid)?.rules
  return [
    {
      id: 'name',
      header: t('segmentation.unit'),
      minWidth: 170,
      isSortable: true,
      cell: ({ uuid, name }) => (
        <Link to="/settings/translation-settings/segmentation/$id" params={{ id: uuid }} variant="plain">
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'organization',
      header: t('segmentation.organization'),
      minWidth: 150,
      cell: ({ organization }) => <bdi>{organization.name}</bdi>,
    },
    {
      id: 'origin',
      header: t('segmentation.origin'),
      width: 150,
      cell: (unit) => own && <RulesOrigin isOwn={rulesOf(unit) !== undefined} />,
    },
    {
      id: 'rules',
      header: t('segmentation.rules'),
      width: 130,
      align: 'end',
      cell: (unit) => {
        const rules = rulesOf(unit)
        return rules && t('segmentation.ruleCount', { count: rules.rules })
      },
    },
    {
      id: 'changed',
      header: t('segmentation.changed'),
      width: 200,
      cell: (unit) => {
        const rules = rulesOf(unit)
        return (
          rules && (
            <>
              <Moment value={rules.creationDate} as="date" />
              {rules.createdBy && (
                <>
                  {' '}
                  · <bdi>{rules.createdBy.name}</bdi>
                </>
              )}
            </>
          )
        )
      },
    },
  ]
}

/** Whether a unit has rules of its own, or the built-in ones hold. */
export function RulesOrigin({ isOwn }: { isOwn: boolean }) {
  return isOwn ? (
    <Badge tone="info">{t('segmentation.own')}</Badge>
  ) : (
    <Badge tone="neutral">{t('segmentation.builtIn')}</Badge>
  )
}
