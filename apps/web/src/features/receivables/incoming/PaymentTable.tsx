import { DataTable, type Column, type DataTableProps } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import type { UseQueryResult } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'

interface PaymentTableProps<Row> {
  label: string
  columns: Column<Row>[]
  found: UseQueryResult<{ content: Row[] }>
  rowActions: NonNullable<DataTableProps<Row>['rowActions']>
}

/** Payments in a card, with what can be done with each. */
export function PaymentTable<Row extends { uuid: string }>({
  label,
  columns,
  found: { data, error, refetch, isFetching },
  rowActions,
}: PaymentTableProps<Row>) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={data?.content}
      rowId={({ uuid }) => uuid}
      rowActions={rowActions}
      isEmbedded
      isFitting
      skeletonRows={3}
      error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
      empty={<EmptyState kind="first-use" icon="inbox" headingLevel={3} title={t('receivables.incoming.none')} />}
    />
  )
}
