import type { AccountNetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMemo } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'

const rowId = ({ uuid }: AccountNetRateSettings) => uuid

/** The net rate schemes of the system. */
export function SchemeTable({ schemes }: { schemes: readonly AccountNetRateSettings[] }) {
  const columns = useMemo(schemeColumns, [])
  return (
    <DataTable
      label={t('settings.netRates')}
      columns={columns}
      rows={schemes}
      rowId={rowId}
      empty={
        <EmptyState kind="first-use" icon="wallet" title={t('rates.noSystemScheme')}>
          {t('rates.noSystemSchemeText')}
        </EmptyState>
      }
    />
  )
}

const schemeColumns = (): Column<AccountNetRateSettings>[] => [
  {
    id: 'name',
    header: t('rates.name'),
    minWidth: 220,
    cell: ({ uuid, name }) => (
      <Link to="/settings/system-settings/net-rate-settings/$id" params={{ id: uuid }} variant="plain">
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'bands',
    header: t('rates.bands'),
    width: 132,
    align: 'end',
    cell: ({ matchRanges }) => formatNumber(matchRanges.length),
  },
  {
    id: 'default',
    header: t('rates.use'),
    width: 140,
    cell: ({ isDefaultGlobal }) => isDefaultGlobal && <Badge tone="info">{t('rates.default')}</Badge>,
  },
]
