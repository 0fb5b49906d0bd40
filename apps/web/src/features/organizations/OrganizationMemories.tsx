import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Organization } from '@dragoman/sdk/operations/organizations'
import type { OrgUnitMemory } from '@dragoman/sdk/operations/translationMemories'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { listSeparator } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { NoUnits } from './NoUnits.tsx'

interface MemoriesOfUnit {
  uuid: string
  name: string
  memories: readonly OrgUnitMemory[]
}

/** The memories that new projects of each organizational unit use. */
export function OrganizationMemories({ organization: { organizationalUnits } }: { organization: Organization }) {
  const found = useQueries({
    queries: organizationalUnits.map(({ uuid }) =>
      query(api.translationMemories.listOfOrgUnit, { path: { orgUnitUUID: uuid } }),
    ),
  })
  const columns = useMemo(memoryColumns, [])
  const failed = found.find(({ error, data }) => error && !data)
  if (failed?.error) return <RegionError error={failed.error} onRetry={() => void failed.refetch()} />
  const rows = organizationalUnits.flatMap(({ uuid, name }, at) => {
    const memories = found[at]?.data
    return memories ? [{ uuid, name, memories }] : []
  })
  return (
    <Card title={t('organizations.tab.memories')} description={t('organizations.memoriesText')} isFlush>
      <DataTable
        label={t('organizations.tab.memories')}
        columns={columns}
        rows={rows.length < found.length ? undefined : rows}
        rowId={({ uuid }) => uuid}
        isEmbedded
        empty={<NoUnits />}
      />
    </Card>
  )
}

const memoryColumns = (): Column<MemoriesOfUnit>[] => [
  {
    id: 'unit',
    header: t('organizations.unit'),
    minWidth: 160,
    cell: ({ uuid, name }) => (
      <Link to="/organizations/units/$id" params={{ id: uuid }} search={{ tab: 'memories' }}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'memories',
    header: t('organizations.tab.memories'),
    minWidth: 280,
    cell: ({ memories }) =>
      memories.length === 0
        ? t('shell.none')
        : memories.map(({ tmUuid, name }, at) => (
            <span key={tmUuid}>
              {at > 0 && listSeparator()}
              <Link to="/tm/$id" params={{ id: tmUuid }}>
                <bdi>{name}</bdi>
              </Link>
            </span>
          )),
  },
]
