import { useCan } from '@dragoman/hooks/permissions'
import type { InvoiceReadyGroup, InvoiceReadyPage } from '@dragoman/sdk/operations/receivables'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { DataTable } from '@dragoman/ui/DataTable'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link, LinkButton } from '../../../ground/links.ts'
import { formatAmounts } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { readyColumns } from './ready-columns.tsx'
import { mostReady, readyQuery, searchOf } from './ready-query.ts'

const rowId = ({ key }: InvoiceReadyGroup) => key

const actions = {
  width: 160,
  cell: (group: InvoiceReadyGroup) => (
    <LinkButton size="small" to="/finance/receivables/create" search={searchOf(group)}>
      {t('receivables.create')}
    </LinkButton>
  ),
}

/** Delivered projects that are on no invoice yet, the longest waiting first. */
export function ReadyToInvoice() {
  const mayCreate = useCan(requirements['receivables.create'])
  const { data, error, refetch, isFetching } = useQuery(readyQuery({ size: mostReady }))
  const columns = useMemo(readyColumns, [])
  if (data?.totalElements === 0) {
    return (
      <Card title={t('receivables.ready')} actions={<ReadyTotals page={data} />}>
        <p>{t('receivables.nothingReadyText')}</p>
      </Card>
    )
  }
  return (
    <Card
      title={t('receivables.ready')}
      isFlush
      actions={data && <ReadyTotals page={data} />}
      footer={
        data &&
        data.totalElements > mostReady &&
        mayCreate && (
          <Link to="/finance/receivables/create">{t('receivables.showAll', { count: data.totalElements })}</Link>
        )
      }
    >
      <DataTable
        label={t('receivables.ready')}
        columns={columns}
        rows={data?.content}
        rowId={rowId}
        isEmbedded
        isFitting
        skeletonRows={3}
        {...(mayCreate && { rowActions: actions })}
        error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        empty={null}
      />
    </Card>
  )
}

function ReadyTotals({ page: { totals, inWork } }: { page: InvoiceReadyPage }) {
  const projects = inWork.reduce((sum, { count = 0 }) => sum + count, 0)
  return (
    <span>
      {totals.length > 0 && t('receivables.notInvoiced', { amount: formatAmounts(totals) })}
      {totals.length > 0 && projects > 0 && ' · '}
      {projects > 0 && t('receivables.inWork', { amount: formatAmounts(inWork), count: projects })}
    </span>
  )
}
