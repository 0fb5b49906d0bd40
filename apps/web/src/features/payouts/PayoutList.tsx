import { useCan } from '@dragoman/hooks/permissions'
import type { ListSearch } from '@dragoman/hooks/list'
import type { PayoutItem } from '@dragoman/sdk/operations/payouts'
import { requirements } from '@dragoman/sdk/requirements'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Button } from '@dragoman/ui/Button'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Pagination } from '@dragoman/ui/Pagination'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { Link } from '../../ground/links.ts'
import { RowLink } from '../../ground/RowLink.tsx'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { payoutsQuery } from './payout-search.ts'
import { PayoutStatus } from './PayoutStatus.tsx'

const StatementDialog = overlay(() => import('./statement/StatementDialog.tsx'), 'StatementDialog')

const rowId = ({ uuid }: PayoutItem) => uuid

/** The payment runs of an account, newest first. */
export function PayoutList({ search, onPage }: { search: ListSearch; onPage: (page: number) => void }) {
  const mayImport = useCan(requirements['payouts.importStatement'])
  const [isImporting, setImporting] = useState(false)
  const columns = useMemo(payoutColumns, [])
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...payoutsQuery(search),
    placeholderData: keepPreviousData,
  })
  return (
    <Page>
      <PageHeader
        title={t('payouts.title')}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="list" to="/finance/payables">
                {t('payables.title')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
        actions={
          mayImport && (
            <Button variant="primary" icon="upload" onPress={() => setImporting(true)}>
              {t('payouts.importStatement')}
            </Button>
          )
        }
      />
      <PageBody>
        <DataTable
          label={t('payouts.title')}
          columns={columns}
          rows={data?.content}
          rowId={rowId}
          isFitting
          isRefreshing={isPlaceholderData}
          error={error && <RegionError error={error} onRetry={() => void refetch()} />}
          empty={
            <EmptyState kind="first-use" icon="wallet" title={t('payouts.empty')}>
              {t('payouts.emptyText')}
            </EmptyState>
          }
          footer={
            data &&
            data.totalPages > 1 && (
              <Pagination page={data.number} pageSize={data.size} total={data.totalElements} onPageChange={onPage} />
            )
          }
        />
      </PageBody>
      <Suspense>{isImporting && <StatementDialog onClose={() => setImporting(false)} />}</Suspense>
    </Page>
  )
}

const payoutColumns = (): Column<PayoutItem>[] => [
  {
    id: 'name',
    header: t('payouts.number'),
    cell: ({ uuid, name }) => (
      <RowLink to="/finance/payables/runs/$id" id={uuid}>
        {name}
      </RowLink>
    ),
  },
  { id: 'method', header: t('payouts.method'), cell: ({ method }) => enumWord('payoutMethod', method) },
  {
    id: 'executionDate',
    header: t('payouts.executionDate'),
    cell: ({ executionDate }) => formatDate(Date.parse(executionDate), 'UTC'),
  },
  {
    id: 'created',
    header: t('payouts.createdOn'),
    isMinor: true,
    cell: ({ creationDate }) => <Moment value={creationDate} as="date" />,
  },
  {
    id: 'payables',
    header: t('payouts.payables'),
    align: 'end',
    cell: ({ payables }) => formatNumber(payables),
  },
  {
    id: 'amount',
    header: t('payouts.amount'),
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  { id: 'status', header: t('payouts.statusLabel'), cell: (payout) => <PayoutStatus payout={payout} /> },
]
