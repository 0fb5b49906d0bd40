import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Organization } from '@dragoman/sdk/operations/organizations'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { TwoLines } from '../../display/NarrowTable.tsx'
import { helpOn } from '../../display/help/Help.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { NoUnits } from './NoUnits.tsx'
import { sourceWords } from './units/rate-source.ts'

/** The prices of each organizational unit's projects, and where they are set. */
export function OrganizationRates({ organization: { organizationalUnits } }: { organization: Organization }) {
  const found = useQueries({
    queries: organizationalUnits.map(({ uuid }) => query(api.orgUnits.get, { path: { orgUnitUUID: uuid } })),
  })
  const columns = useMemo(rateColumns, [])
  const failed = found.find(({ error, data }) => error && !data)
  if (failed?.error) return <RegionError error={failed.error} onRetry={() => void failed.refetch()} />
  const units = found.flatMap(({ data }) => data ?? [])
  return (
    <Card title={t('organizations.tab.prices')} isFlush>
      <DataTable
        label={t('organizations.tab.prices')}
        columns={columns}
        rows={units.length < found.length ? undefined : units}
        rowId={({ uuid }) => uuid}
        isEmbedded
        empty={<NoUnits />}
      />
    </Card>
  )
}

const rateColumns = (): Column<OrgUnit>[] => {
  const rates = (pick: (unit: OrgUnit) => OrgUnit['priceList']) => (unit: OrgUnit) => {
    const found = pick(unit)
    return found ? (
      <TwoLines below={sourceWords(found.source, unit)}>
        <bdi>{found.name}</bdi>
      </TwoLines>
    ) : (
      t('shell.none')
    )
  }
  return [
    {
      id: 'unit',
      header: t('organizations.unit'),
      minWidth: 160,
      cell: ({ uuid, name }) => (
        <Link to="/organizations/units/$id" params={{ id: uuid }} search={{ tab: 'prices' }}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { id: 'priceList', header: t('organizations.priceList'), minWidth: 200, cell: rates(({ priceList }) => priceList) },
    {
      id: 'netRates',
      header: t('organizations.netRates'),
      help: helpOn('netRateScheme'),
      minWidth: 200,
      cell: rates((unit) => unit.netRateSettings),
    },
  ]
}
